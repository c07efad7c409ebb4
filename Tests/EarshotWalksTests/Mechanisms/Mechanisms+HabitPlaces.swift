import EarshotAudit
import EarshotInterface
import EarshotModel

/// Habits of people who write apps, and what comes of them.
extension [Mechanism] {
  static var habits: [Mechanism] {
    habitsOfReach + habitsOfPlace + habitsOfScreens + habitsOfUse + habitsOfTelling
  }

  private static var habitsOfReach: [Mechanism] {
    [
      Mechanism(FocusRules.trap, "a note asks to be read whenever it was left") { bench, isFaulty in
        bench.put(bench.heading("Safety"))
        let note = bench.put(Leaving())
        note.isAccessibilityElement = true
        note.accessibilityLabel = "Read this first"
        note.whenLeft = { [weak bench, weak note] in
          if isFaulty, let note { bench?.post(.layoutChanged(.element(note))) }
        }
        bench.lines("Wear a vest")
        bench.button("Understood", saying: "Thank you")
      },
      Mechanism(FocusRules.unreachable, "what was kept from readers while one typed stays so") {
        bench, isFaulty in
        let field = bench.put(TextField())
        field.accessibilityLabel = "Search"
        let results = bench.put(View(), height: 120)
        for (row, name) in ["Lind", "Holm"].enumerated() {
          let town = bench.button(name) { [weak bench] in bench?.say("\(name) it is") }
          town.frame = Rect(x: 0, y: 56 * Double(row), width: 361, height: 44)
          results.addSubview(town)
        }
        field.addAction(
          Action { _ in if isFaulty { results.accessibilityElementsHidden = true } },
          for: .editingDidBegin)
      },
      Mechanism(FocusRules.asymmetric, "leaving the last stop hides the one before it") {
        bench, isFaulty in
        bench.lines("One", "Two")
        let third = bench.put(bench.words("Three"))
        let last = bench.put(Leaving())
        last.isAccessibilityElement = true
        last.accessibilityLabel = "Four"
        last.whenLeft = { if isFaulty { third.isHidden = true } }
      },
      Mechanism(FocusRules.nondeterministic, "a name counts how often it was asked for") {
        bench, isFaulty in
        bench.put(bench.heading("Riddles"))
        let riddle = bench.put(Asking())
        riddle.isAccessibilityElement = true
        riddle.counts = isFaulty
        bench.lines("Think of it")
      },
    ]
  }

  private static var habitsOfPlace: [Mechanism] {
    [
      Mechanism(FocusRules.movedUnasked, "what is found takes the cursor while one types") {
        bench, isFaulty in
        let field = bench.put(TextField())
        field.accessibilityLabel = "Search"
        let found = bench.put(bench.words("Nothing yet"))
        field.addAction(
          Action { [weak bench, weak field] _ in
            found.text = "Towns with \(field?.text ?? "")"
            if isFaulty {
              bench?.post(.layoutChanged(.element(found)))
            } else {
              bench?.sayBehind(found.text ?? "")
            }
          }, for: .editingChanged)
        bench.lines("There are many towns")
      },
      Mechanism(FocusRules.movedUnasked, "a picture that comes late names itself") {
        bench, isFaulty in
        bench.put(bench.heading("Album"))
        bench.lines("Summer")
        let picture = bench.knob("A beach", .image)
        bench.whenAppeared = { [weak bench, weak picture] in
          bench?.later(5) {
            if isFaulty, let picture { bench?.post(.layoutChanged(.element(picture))) }
          }
        }
      },
      Mechanism(FocusRules.lostLayout, "an alert asks, the row goes, and all begins at the top") {
        bench, isFaulty in
        let title = bench.put(bench.heading("Alarms"))
        var rows: [Knob] = []
        for name in ["Six o'clock", "Seven o'clock", "Eight o'clock"] {
          let row = bench.knob(name, .button)
          rows.append(row)
          row.onActivate = { [weak bench, weak row] in
            let alert = AlertController(
              title: "Delete it?", message: nil, preferredStyle: .alert)
            alert.addAction(
              AlertAction(title: "Delete", style: .destructive) { _ in
                guard let row, let place = rows.firstIndex(where: { $0 === row }) else { return }
                rows.remove(at: place)
                row.removeFromSuperview()
                let next = rows.indices.contains(place) ? rows[place] : rows.last
                bench?.post(.layoutChanged(.element(isFaulty ? title : next ?? title)))
              })
            alert.addAction(AlertAction(title: "Cancel", style: .cancel))
            bench?.present(alert, animated: true)
          }
        }
      },
      Mechanism(FocusRules.resetRefresh, "when one comes back to the app, it has a new root") {
        isFaulty in
        let application = Application.showing(Bench("Queue", isFaulty, Self.queue).inStack)
        let window = application.windows.first
        let observation = application.notificationCenter.addObserver(
          for: ApplicationWillEnterForeground.self
        ) { [weak window] _ in
          if isFaulty { window?.rootViewController = Bench("Queue", isFaulty, Self.queue).inStack }
        }
        (window?.rootViewController?.children.first as? Bench)?.kept = Kept(observation)
        return application
      },
      Mechanism(FocusRules.initialOdd, "a sheet begins in its third field") { bench, isFaulty in
        bench.put(
          bench.button("New Contact") { [weak bench] in
            let sheet = Bench("New Contact", isFaulty) { sheet, _ in
              sheet.put(sheet.heading("New Contact"))
              let fields = ["First name", "Name", "Telephone"].map { name in
                let field = sheet.put(TextField())
                field.accessibilityLabel = name
                return field
              }
              sheet.put(sheet.button("Keep") { [weak sheet] in sheet?.dismiss(animated: true) })
              sheet.whenAppeared = { [weak sheet] in
                if isFaulty { sheet?.post(.screenChanged(.element(fields[2]))) }
              }
            }
            bench?.present(sheet, animated: true)
          })
        bench.lines("Two contacts")
      },
      Mechanism(FocusRules.layoutSilent, "an action of a letter puts its answers below") {
        bench, isFaulty in
        let letter = bench.knob("From Ada: How are you?")
        let place = bench.put(View(), height: 120)
        letter.accessibilityCustomActions = [
          AccessibilityCustomAction(name: "Show Answers") { [weak bench] _ in
            guard let bench, place.subviews.isEmpty else { return false }
            for (row, text) in ["Bob: Fine", "Cleo: Not well"].enumerated() {
              let answer = bench.words(text)
              answer.frame = Rect(x: 0, y: 56 * Double(row), width: 361, height: 44)
              place.addSubview(answer)
            }
            if !isFaulty { bench.post(.layoutChanged(nil)) }
            return true
          }
        ]
        bench.lines("From Dora: Good night")
      },
      Mechanism(FocusRules.stale, "a tile under the cursor goes with its child by a timer") {
        bench, isFaulty in
        bench.put(bench.heading("Today"))
        let place = bench.put(View(), height: 100)
        let tile = Bench("Tip", isFaulty) { tile, _ in
          let button = tile.button("Try the map") { [weak bench, weak tile] in
            bench?.say("The map opens in a second")
            bench?.later(2) {
              tile?.view.removeFromSuperview()
              tile?.removeFromParent()
              if !isFaulty, let title = bench?.view.subviews.first {
                bench?.post(.layoutChanged(.element(title)))
                bench?.sayBehind("The tip is gone")
              }
            }
          }
          tile.put(button)
        }
        bench.addChild(tile)
        tile.view.frame = place.bounds
        place.addSubview(tile.view)
        tile.didMove(toParent: bench)
        bench.lines("Rain until noon")
      },
    ]
  }

  private static func queue(_ bench: Bench, _ isFaulty: Bool) {
    bench.put(bench.heading("Waiting room"))
    bench.lines("Four before you", "About an hour")
    bench.button("Leave", saying: "Ask at the desk")
  }
}

/// A view that tells when the cursor has left it.
final class Leaving: View {
  var whenLeft: () -> Void = {}

  override func accessibilityElementDidLoseFocus() { whenLeft() }
}

/// A view whose name is put together whenever somebody comes to it.
final class Asking: View {
  var counts = false
  private var times = 1

  override var defaultAccessibilityLabel: String? {
    counts ? "Riddle, read \(times) times by you, and not solved" : "Riddle"
  }

  override func accessibilityElementDidBecomeFocused() { times += 1 }
}

/// Keeps something that is no object.
final class Kept {
  private let something: Any

  init(_ something: Any) { self.something = something }
}

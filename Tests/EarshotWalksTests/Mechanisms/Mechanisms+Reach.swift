import EarshotAudit
import EarshotInterface
import EarshotModel

/// Where flicks lead.
extension [Mechanism] {
  static var reach: [Mechanism] { traps + unreachable + asymmetric + nondeterministic }

  private static var traps: [Mechanism] {
    [
      Mechanism(
        FocusRules.trap, "posts are added whenever the last one is come to, above the button below"
      ) { bench, isFaulty in
        let feed = bench.put(View(), height: 400)
        bench.button("Write", saying: "A new post")
        func add(_ number: Int) {
          let post = Knob(frame: Rect(x: 0, y: 20 * Double(number), width: 361, height: 18))
          post.isAccessibilityElement = true
          post.accessibilityLabel = "Post \(number)"
          post.onFocus = { [weak feed] in
            if feed?.subviews.count == number + 1, isFaulty || number < 6 { add(number + 1) }
          }
          feed.addSubview(post)
        }
        for number in 0...3 { add(number) }
      },
      Mechanism(FocusRules.trap, "a field takes the cursor back half a second after it was left") {
        bench, isFaulty in
        bench.put(bench.heading("Your code"))
        let field = bench.put(LeftField())
        field.accessibilityLabel = "Code"
        field.whenLeft = { [weak bench, weak field] in
          guard isFaulty else { return }
          bench?.later(0.5) { if let field { bench?.post(.layoutChanged(.element(field))) } }
        }
        bench.lines("Six digits, from our letter")
        bench.button("Go On", saying: "The code is wrong")
      },
      Mechanism(
        FocusRules.trap, "the keys of a pad lead round, and each of them shows what was pressed"
      ) { bench, isFaulty in
        let shown = bench.put(bench.words("0"))
        let keys = (1...3).map { number in
          let key = bench.knob("\(number)", .button)
          key.onActivate = { shown.text = "\(number)" }
          return key
        }
        let end = bench.knob("Keys end here")
        end.onFocus = { [weak bench] in
          if isFaulty { bench?.post(.layoutChanged(.element(keys[0]))) }
        }
        bench.button("Call", saying: "Calling")
      },
    ]
  }

  private static var unreachable: [Mechanism] {
    [
      Mechanism(
        FocusRules.unreachable, "what was kept from readers during a tour stays so behind it"
      ) { bench, isFaulty in
        let content = bench.put(View(), height: 300)
        let parts = [
          bench.words("A harbour"), bench.button("Tickets") { [weak bench] in bench?.say("Sold") },
          bench.button("Opening Hours") { [weak bench] in bench?.say("Until six") },
        ]
        for (number, part) in parts.enumerated() {
          part.frame = Rect(x: 0, y: 60 * Double(number), width: 361, height: 44)
          content.addSubview(part)
        }
        let begin = bench.put(bench.button("Tour") {})
        begin.addAction(
          Action { [weak bench, weak content, weak begin] _ in
            let card = bench?.card(
              ["Welcome", "This is the harbour."], hidesRest: true, closing: "Done"
            ) {
              if isFaulty { content?.accessibilityElementsHidden = true }
              if let begin { bench?.post(.screenChanged(.element(begin))) }
            }
            if let card { bench?.post(.screenChanged(.element(card.parts[0]))) }
          }, for: .touchUpInside)
      },
      Mechanism(FocusRules.unreachable, "the heart on a card that opens is touched by eye alone") {
        bench, isFaulty in
        bench.put(bench.heading("Flats"))
        let card = bench.knob("Two rooms by the harbour", .button, height: 120)
        let tap = TapGestureRecognizer()
        tap.addAction(Action { [weak bench] _ in bench?.say("Two rooms, 60 square metres") })
        card.addGestureRecognizer(tap)
        card.onActivate = { [weak bench] in bench?.say("Two rooms, 60 square metres") }
        let heart = bench.button("Keep") { [weak bench] in bench?.say("Kept") }
        heart.frame = Rect(x: 310, y: 8, width: 44, height: 44)
        card.addSubview(heart)
        if !isFaulty {
          card.accessibilityCustomActions = [
            AccessibilityCustomAction(name: "Keep") { [weak bench] _ in
              bench?.say("Kept")
              return true
            }
          ]
        }
      },
      Mechanism(FocusRules.unreachable, "a table is an element by itself and keeps its rows") {
        bench, isFaulty in
        let rows = Rows(["Pier", "Station", "Museum"]) { [weak bench] in bench?.say("To the \($0)")
        }
        let table = bench.put(TableView(frame: .zero, style: .plain), height: 300)
        table.dataSource = rows
        table.delegate = rows
        bench.kept = rows
        table.isAccessibilityElement = isFaulty
        table.accessibilityLabel = "Places"
      },
    ]
  }

  private static var asymmetric: [Mechanism] {
    [
      Mechanism(FocusRules.asymmetric, "flicking back from the third stop passes the second") {
        bench, isFaulty in
        let top = bench.knob("First")
        let second = bench.knob("Second")
        let third = bench.knob("Third")
        bench.lines("Fourth")
        var isBelow = false
        top.onFocus = { isBelow = false }
        third.onFocus = { isBelow = true }
        second.onFocus = { [weak bench] in
          if isFaulty, isBelow { bench?.post(.layoutChanged(.element(top))) }
        }
      },
      Mechanism(FocusRules.asymmetric, "the last row has the rows before it sorted anew") {
        bench, isFaulty in
        let rows = ["Apples", "Pears", "Plums"].map { bench.knob($0) }
        let last = bench.knob("Sorted by price")
        bench.view.accessibilityElements = rows + [last]
        last.onFocus = { [weak bench] in
          guard isFaulty else { return }
          bench?.view.accessibilityElements = [rows[1], rows[0], rows[2], last]
          bench?.post(.layoutChanged(nil))
        }
        rows[0].onFocus = { [weak bench] in
          guard isFaulty else { return }
          bench?.view.accessibilityElements = rows + [last]
          bench?.post(.layoutChanged(nil))
        }
      },
    ]
  }

  private static var nondeterministic: [Mechanism] {
    [
      Mechanism(
        FocusRules.nondeterministic, "a list stands in another order when one comes back to it"
      ) { bench, isFaulty in
        let rows = ["Amber", "Birch", "Cedar"].map { name in
          bench.put(
            bench.button(name) { [weak bench] in
              bench?.push(name) { other, _ in other.lines("The wood of \(name)") }
            })
        }
        var times = 0
        bench.whenAppeared = { [weak bench] in
          times += 1
          guard isFaulty, times > 1 else { return }
          bench?.view.accessibilityElements = [rows[1], rows[2], rows[0]]
        }
      },
      Mechanism(FocusRules.nondeterministic, "tiles change places while the app is away") {
        bench, isFaulty in
        let tiles = ["Mail", "News", "Weather"].map { name in
          bench.put(bench.button(name) { [weak bench] in bench?.say("Nothing in \(name)") })
        }
        bench.whenAppeared = { [weak bench] in
          guard let center = bench?.application?.notificationCenter else { return }
          bench?.kept = center.addObserver(for: ApplicationDidBecomeActive.self) { _ in
            guard isFaulty else { return }
            (tiles[0].frame, tiles[2].frame) = (tiles[2].frame, tiles[0].frame)
          }
        }
      },
    ]
  }
}

/// A field that tells when the cursor has left it.
private final class LeftField: TextField {
  var whenLeft: () -> Void = {}

  override func accessibilityElementDidLoseFocus() { whenLeft() }
}

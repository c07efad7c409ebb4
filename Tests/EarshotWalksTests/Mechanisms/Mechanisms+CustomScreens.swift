import EarshotAudit
import EarshotInterface
import EarshotModel

/// What apps do out of custom when something else comes, and when something is used.
extension [Mechanism] {
  static var customsOfScreens: [Mechanism] {
    [
      Mechanism(SpeechRules.transientTooShort, "a child comes with a text and goes in a second") {
        bench, isFaulty in
        bench.put(bench.heading("Notes"))
        bench.put(
          bench.button("Copy") { [weak bench] in
            guard let bench, bench.children.isEmpty else { return }
            guard isFaulty else { return bench.say("All of the text was copied") }
            let toast = Bench("Toast", isFaulty) { toast, _ in
              toast.put(toast.words("All of the text was copied"))
            }
            bench.addChild(toast)
            toast.view.frame = Rect(x: 0, y: 600, width: 393, height: 150)
            bench.view.addSubview(toast.view)
            toast.didMove(toParent: bench)
            bench.later(1) {
              toast.willMove(toParent: nil)
              toast.view.removeFromSuperview()
              toast.removeFromParent()
            }
          })
      },
      Mechanism(SpeechRules.statusNotAnnounced, "the name of a field tells what is wrong with it") {
        bench, isFaulty in
        let field = bench.put(TextField())
        field.accessibilityLabel = "Email"
        bench.put(
          bench.button("Send") { [weak bench] in
            field.accessibilityLabel = "Email, the address is invalid"
            if !isFaulty { bench?.say("The address is invalid") }
          })
      },
      Mechanism(ScreenRules.silent, "an action of a page turns it") { bench, isFaulty in
        let texts = [
          ["The storm", "It began at night", "Nobody slept"],
          ["The calm", "The sea was flat", "All slept"],
        ]
        var page = 0
        let title = bench.put(bench.heading(texts[0][0]))
        let lines = bench.lines(texts[0][1], texts[0][2])
        let more = bench.knob("Book")
        more.accessibilityCustomActions = [
          AccessibilityCustomAction(name: "Next Page") { [weak bench] _ in
            page = 1 - page
            title.text = texts[page][0]
            for (row, line) in lines.enumerated() { line.text = texts[page][row + 1] }
            if !isFaulty { bench?.post(.screenChanged(.element(title))) }
            return true
          }
        ]
      },
      Mechanism(ScreenRules.silent, "a button shows another month under another heading") {
        bench, isFaulty in
        let months = [
          ("May", ["Rowing begins", "The fair", "Repairs"]),
          ("June", ["The race", "Midsummer", "A day off"]),
        ]
        var month = 0
        let title = bench.put(bench.heading("May"))
        let days = months[0].1.map { bench.put(bench.words($0)) }
        bench.put(
          bench.button("Other month") { [weak bench] in
            month = 1 - month
            title.text = months[month].0
            for (day, text) in zip(days, months[month].1) { day.text = text }
            if !isFaulty { bench?.sayBehind("\(months[month].0) is shown") }
          })
      },
      Mechanism(SpeechRules.announcementLost, "an app greets when it has been launched") {
        isFaulty in
        let application = Greeting(isFaulty)
        return .showing(
          Bench("Bench", isFaulty) { bench, _ in
            bench.put(bench.heading("Bank"))
            bench.lines("Nothing is owed")
          }.inStack, in: application)
      },
      Mechanism(ModalRules.focusNotRestored, "of two rows the second loses its place") {
        bench, isFaulty in
        bench.put(bench.heading("Cabins"))
        for (place, name) in ["Cabin 1", "Cabin 2"].enumerated() {
          let row = bench.put(bench.button(name) {})
          row.addAction(
            Action { [weak bench, weak row] _ in
              guard let bench, let row else { return }
              let card = bench.card(["Price", "80 euros"], hidesRest: true, closing: "Close") {
                bench.post(
                  .screenChanged(isFaulty && place == 1 ? nil : .element(row)))
              }
              bench.post(.screenChanged(.element(card.parts[0])))
            }, for: .touchUpInside)
        }
        bench.lines("Breakfast until ten")
      },
      Mechanism(ModalRules.noEscape, "of two rows the second opens what cannot be left") {
        bench, isFaulty in
        bench.put(bench.heading("Help"))
        for (place, name) in ["Hours", "Prices"].enumerated() {
          bench.put(
            bench.button(name) { [weak bench] in
              let isStuck = isFaulty && place == 1
              let sheet = Bench(name, isFaulty) { sheet, _ in
                sheet.put(sheet.heading(name))
                if !isStuck {
                  sheet.put(
                    sheet.button("Close") { [weak sheet] in sheet?.dismiss(animated: true) })
                }
              }
              sheet.isModalInPresentation = isStuck
              bench?.present(sheet, animated: true)
            })
        }
      },
    ]
  }

  static var customsOfUse: [Mechanism] {
    [
      Mechanism(InteractionRules.customActionNoop, "an action moves its row to where it stands") {
        bench, isFaulty in
        bench.put(bench.heading("Order"))
        var rows: [Knob] = []
        for name in ["One", "Two", "Three"] {
          let row = bench.knob(name)
          row.accessibilityCustomActions = [
            AccessibilityCustomAction(name: "Move Up") { [weak row] _ in
              guard let row, let place = rows.firstIndex(where: { $0 === row }), place > 0 else {
                return !isFaulty ? false : true
              }
              let other = rows[place - 1]
              let (mine, its) = (row.center, other.center)
              (row.center, other.center) = isFaulty ? (mine, its) : (its, mine)
              if !isFaulty { rows.swapAt(place, place - 1) }
              return true
            }
          ]
          rows.append(row)
        }
        if !isFaulty { rows[0].accessibilityCustomActions = nil }
      },
      Mechanism(InteractionRules.activationNoop, "a button moves a view away and back") {
        bench, isFaulty in
        let drawer = bench.put(bench.words("Legend"))
        bench.put(
          bench.button("Move the legend") { [weak bench] in
            drawer.center.x += 40
            if isFaulty { drawer.center.x -= 40 } else { bench?.say("Moved") }
          })
      },
      Mechanism(InteractionRules.activationStateSilent, "what is chosen is moved up a little") {
        bench, isFaulty in
        bench.put(bench.heading("Cards"))
        for name in ["Ace", "King"] {
          let card = bench.knob(name, .button)
          card.backgroundColor = Color(white: 0.8)
          var isUp = false
          card.onActivate = { [weak card] in
            isUp.toggle()
            card?.frame.origin.y += isUp ? -6 : 6
            if !isFaulty { card?.accessibilityTraits = isUp ? [.button, .selected] : .button }
          }
        }
      },
    ]
  }
}

/// An app that greets when it has been launched.
final class Greeting: Application, ApplicationDelegate {
  private let isFaulty: Bool

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
    delegate = self
  }

  func application(
    _ application: Application, didFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool {
    var attributes = SpeechAttributes()
    if !isFaulty { attributes.queuesAnnouncement = true }
    post(.announcement(AttributedText("Two letters wait for you", attributes: attributes)))
    return true
  }
}

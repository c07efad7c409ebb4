import EarshotAudit
import EarshotInterface
import EarshotModel

/// What is used, gone over and opened, in further ways.
extension [Mechanism] {
  static var further: [Mechanism] { furtherOverlays + furtherReach + furtherUse + furtherSpeech }

  /// A screen with a button that opens a card.
  private static func card(
    _ rule: AuditRule, _ fault: String,
    _ open: @escaping (Bench, Button, _ isFaulty: Bool) -> Void
  ) -> Mechanism {
    Mechanism(rule, fault) { bench, isFaulty in
      bench.put(bench.heading("Library"))
      bench.button("Opening Hours", saying: "From nine to five")
      let opener = bench.put(bench.button("My Card") {})
      bench.lines("Books are lent for a month")
      opener.addAction(
        Action { [weak bench, weak opener] _ in
          if let bench, let opener { open(bench, opener, isFaulty) }
        }, for: .touchUpInside)
    }
  }

  private static var furtherOverlays: [Mechanism] {
    [
      card(ModalRules.noEscape, "escape is answered by a card that stays") {
        bench, opener, isFaulty in
        let card = bench.card(["My Card", "Number 40"], hidesRest: true, closing: nil) {
          [weak bench] in bench?.post(.screenChanged(.element(opener)))
        }
        if isFaulty { card.close = {} }
        bench.post(.screenChanged(.element(card.parts[0])))
      },
      card(ModalRules.focusNotMoved, "what opened a card is named when it has come") {
        bench, opener, isFaulty in
        let card = bench.card(["My Card", "Number 40"], hidesRest: !isFaulty, closing: "Done") {
          [weak bench] in bench?.post(.screenChanged(.element(opener)))
        }
        bench.post(.layoutChanged(.element(isFaulty ? opener : card.parts[0])))
      },
      card(ModalRules.focusNotRestored, "a card closes by itself, and the screen begins anew") {
        bench, opener, isFaulty in
        let card = bench.card(["My Card", "Number 40"], hidesRest: true, closing: "Done") {
          [weak bench] in bench?.post(.screenChanged(isFaulty ? nil : .element(opener)))
        }
        bench.post(.screenChanged(.element(card.parts[0])))
        bench.later(40) { [weak card] in if card?.superview != nil { card?.close() } }
      },
      card(ModalRules.untitled, "the title of a card is a picture without words") {
        bench, opener, isFaulty in
        let card = bench.card(
          isFaulty ? ["", "Number 40"] : ["My Card", "Number 40"], hidesRest: true, closing: "Done"
        ) { [weak bench] in bench?.post(.screenChanged(.element(opener))) }
        if isFaulty { _ = card.add(ImageView(image: Image(systemName: "textformat"))) }
        bench.post(.screenChanged(.element(card.parts[0])))
      },
    ]
  }

  private static var furtherReach: [Mechanism] {
    [
      Mechanism(FocusRules.unreachable, "a picture answers fingers by itself and is no element") {
        bench, isFaulty in
        bench.lines("Which way?")
        let arrow = bench.put(Arrow())
        arrow.pressed = { [weak bench] in bench?.say("To the left") }
        arrow.isAccessibilityElement = !isFaulty
        arrow.accessibilityLabel = "Arrow"
        arrow.accessibilityTraits = .button
      },
      Mechanism(OrderRules.swipeCost, "a button in sight stands behind thirty notices") {
        bench, isFaulty in
        for number in 1...30 {
          bench.put(bench.words("Notice \(number) of the hall"), height: 10)
        }
        if !isFaulty { bench.put(bench.heading("Answer"), height: 10) }
        bench.button("Write", saying: "Written")
      },
      Mechanism(OrderRules.swipeCost, "a button stands behind twenty-eight fields") {
        bench, isFaulty in
        for number in 1...28 {
          if !isFaulty, number % 7 == 1 {
            bench.put(bench.heading("Part \(number / 7 + 1)"), height: 8)
          }
          bench.put(TextField(), height: 8).accessibilityLabel = "Answer \(number)"
        }
        bench.button("Send", saying: "Sent")
      },
      Mechanism(OrderRules.visualMismatch, "drawn rows give the places that they have in their box")
      {
        bench, isFaulty in
        bench.lines("Monday", "Tuesday", "Wednesday")
        let box = bench.put(View(), height: 200)
        box.accessibilityElements = (0..<4).map { number in
          let row = AccessibilityElement(accessibilityContainer: box)
          row.accessibilityLabel = "Drawn \(number + 1)"
          row.accessibilityFrame = Rect(
            x: 16, y: (isFaulty ? 0 : box.frame.minY) + Double(number) * 40, width: 300, height: 36)
          return row
        }
      },
      Mechanism(OrderRules.rotorDead, "a rotor names what is hidden") { bench, isFaulty in
        bench.lines("Text", "More text")
        let mark = bench.put(bench.words("Mark"))
        mark.isHidden = isFaulty
        bench.view.accessibilityCustomRotors = [
          AccessibilityCustomRotor(name: "Marks") { _ in
            AccessibilityCustomRotor.ItemResult(targetElement: mark)
          }
        ]
      },
      Mechanism(InteractionRules.scrollSilent, "every page is called the same") { bench, isFaulty in
        let text = bench.put(bench.words("Words of page 1"))
        var page = 1
        bench.whenScrolled = { [weak bench] direction in
          let next = page + (direction == .left ? 1 : direction == .right ? -1 : 0)
          guard next != page, (1...4).contains(next) else { return false }
          page = next
          text.text = "Words of page \(page)"
          bench?.post(.pageScrolled(isFaulty ? "Page" : "Page \(page) of 4"))
          return true
        }
      },
    ]
  }

  private static var furtherUse: [Mechanism] {
    [
      Mechanism(InteractionRules.adjustableNotInverse, "the third step in one way is a large one") {
        bench, isFaulty in
        let dial = bench.knob("Heat", .adjustable)
        var (number, run) = (50, 0)
        dial.accessibilityValue = "50"
        dial.onAdjust = { [weak dial] way in
          run = isFaulty && run * way >= 0 ? run + way : way
          number = Swift.min(Swift.max(number + (run >= 3 ? 10 : way), 0), 100)
          dial?.accessibilityValue = "\(number)"
        }
      },
      Mechanism(InteractionRules.adjustableUnbounded, "what ends above goes round below") {
        bench, isFaulty in
        let dial = bench.knob("Light", .adjustable)
        var level = 1
        let names = ["off", "low", "medium", "bright"]
        dial.accessibilityValue = names[level]
        dial.onAdjust = { [weak dial] way in
          level = Swift.min(level + way, 3)
          if level < 0 { level = isFaulty ? 3 : 0 }
          dial?.accessibilityValue = names[level]
        }
      },
      Mechanism(InteractionRules.activationNoop, "an unseen view over a button takes its touches") {
        bench, isFaulty in
        bench.lines("Two seats are left")
        let book = bench.put(bench.button("Book") { [weak bench] in bench?.say("Booked") })
        let glass = View(frame: book.frame)
        glass.isUserInteractionEnabled = isFaulty
        bench.view.addSubview(glass)
      },
      Mechanism(InteractionRules.activationStateSilent, "the mark of a row stands beside it") {
        bench, isFaulty in
        for name in ["Small", "Large"] {
          let row = bench.knob(name, .button)
          row.frame.size.width = 300
          let mark = ImageView(image: Image(systemName: "checkmark"))
          mark.frame = Rect(x: 320, y: row.frame.minY, width: 40, height: 44)
          mark.isHidden = true
          bench.view.addSubview(mark)
          row.onActivate = { [weak row] in
            mark.isHidden.toggle()
            if !isFaulty {
              row?.accessibilityTraits = mark.isHidden ? .button : [.button, .selected]
            }
          }
        }
      },
      Mechanism(InteractionRules.magicTapUnhandled, "a player has buttons with German names") {
        bench, isFaulty in
        bench.put(bench.heading("Lieder"))
        let play = bench.knob("Abspielen", .button)
        func turn() {
          play.accessibilityLabel =
            play.accessibilityLabel == "Abspielen" ? "Anhalten" : "Abspielen"
        }
        play.onActivate = { turn() }
        if !isFaulty {
          bench.whenTapped = {
            turn()
            return true
          }
        }
      },
      Mechanism(InteractionRules.directTouchTrap, "once a game runs, fingers are its own") {
        bench, isFaulty in
        let field = Knob(frame: Rect(x: 0, y: 0, width: 393, height: 800))
        field.isAccessibilityElement = true
        field.accessibilityLabel = "Game"
        field.isHidden = true
        bench.put(
          bench.button("Start") { [weak bench] in
            field.isHidden = false
            field.accessibilityTraits = .allowsDirectInteraction
            if !isFaulty { field.accessibilityDirectTouchOptions = .requiresActivation }
            bench?.post(.layoutChanged(.element(field)))
          })
        bench.view.addSubview(field)
      },
    ]
  }

  private static var furtherSpeech: [Mechanism] {
    [
      Mechanism(SpeechRules.utteranceTooLong, "an alert says all of the terms") { bench, isFaulty in
        bench.put(
          bench.button("Terms") { [weak bench] in
            let long = (1...12).map { "Rule \($0): nobody may take more than \($0) boats." }
            let alert = AlertController(
              title: "Terms", message: isFaulty ? long.joined(separator: " ") : long[0],
              preferredStyle: .alert)
            alert.addAction(AlertAction(title: "OK", style: .cancel))
            bench?.present(alert, animated: true)
          })
      },
      Mechanism(SpeechRules.repeated, "a card says what the text behind it says once more") {
        bench, isFaulty in
        bench.knob("Ferry to Lind, at nine in the morning", .button).onActivate = { [weak bench] in
          bench?.say("Ten euros")
        }
        bench.lines(isFaulty ? "At nine in the morning" : "From the old pier")
      },
      Mechanism(SpeechRules.unpronounceable, "a rating is a row of stars") { bench, isFaulty in
        bench.lines("Plum cake")
        let stars = bench.put(bench.words("★★★★☆"))
        if !isFaulty { stars.accessibilityLabel = "4 of 5 stars" }
      },
    ]
  }
}

/// A picture that fingers move.
private final class Arrow: View {
  var pressed: () -> Void = {}

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { pressed() }

  override func accessibilityActivate() -> Bool {
    pressed()
    return true
  }
}

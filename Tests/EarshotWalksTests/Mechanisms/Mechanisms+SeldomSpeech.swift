import EarshotAudit
import EarshotInterface
import EarshotModel

/// What is said, and what is not, in ways that are seldom seen.
extension [Mechanism] {
  static var seldomSpeech: [Mechanism] { seldomNews + seldomStates + seldomStops + seldomRoles }

  private static var seldomNews: [Mechanism] {
    [
      Mechanism(SpeechRules.announcementInterrupted, "what was sent is said as the screen goes") {
        bench, isFaulty in
        bench.put(
          bench.button("Write") { [weak bench] in
            bench?.push("Write") { letter, isFaulty in
              letter.lines("Dear Ada,", "the wind has turned.")
              letter.put(
                letter.button("Send") { [weak letter] in
                  letter?.say("Your letter was sent to Ada and will be there on Monday")
                  letter?.later(isFaulty ? 1 : 9) {
                    letter?.navigationController?.popViewController(animated: true)
                  }
                })
            }
          })
      },
      Mechanism(SpeechRules.announcementLost, "what matters less is said while something is said") {
        bench, isFaulty in
        bench.lines("Two seats are free")
        bench.put(
          bench.button("Book") { [weak bench] in
            bench?.say("The seat was booked")
            guard isFaulty else {
              bench?.sayBehind("Your number is 40")
              return
            }
            var attributes = SpeechAttributes()
            attributes.announcementPriority = .low
            bench?.post(.announcement(AttributedText("Your number is 40", attributes: attributes)))
            bench?.later(0.1) { bench?.say("Nobody sits beside you") }
          })
      },
      Mechanism(
        SpeechRules.announcementSpam, "three parts of an app tell the same, one after another"
      ) {
        bench, isFaulty in
        bench.lines("Two seats are free")
        bench.put(
          bench.button("Book") { [weak bench] in
            for _ in 1...(isFaulty ? 3 : 1) { bench?.sayBehind("Booked") }
          })
      },
    ]
  }

  private static var seldomStates: [Mechanism] {
    [
      Mechanism(SpeechRules.statusNotAnnounced, "that a field is wrong is a picture beside it") {
        bench, isFaulty in
        bench.put(bench.heading("Sign In"))
        let field = bench.put(TextField())
        field.accessibilityLabel = "Name"
        let mark = ImageView(image: Image(systemName: "exclamationmark.triangle"))
        mark.frame = Rect(x: 330, y: 116, width: 44, height: 44)
        mark.isHidden = true
        bench.view.addSubview(mark)
        bench.put(
          bench.button("Go On") { [weak bench] in
            mark.isHidden = false
            if !isFaulty { bench?.say("Nobody has that name") }
          })
      },
      Mechanism(SpeechRules.statusNotAnnounced, "the sum grows at the foot of the screen, unheard")
      {
        bench, isFaulty in
        bench.put(bench.heading("Menu"))
        let soup = bench.put(bench.button("Add Soup") {})
        bench.lines("With bread", "Every day")
        let sum = bench.knob("Sum")
        sum.accessibilityValue = "0 euros"
        var count = 0
        soup.addAction(
          Action { [weak bench] _ in
            count += 1
            sum.accessibilityValue = "\(count * 6) euros"
            if !isFaulty { bench?.say("The sum is \(count * 6) euros") }
          }, for: .touchUpInside)
      },
      Mechanism(
        SpeechRules.transientTooShort, "what was thrown away can be had back for two seconds"
      ) {
        bench, isFaulty in
        bench.put(bench.heading("Letters"))
        let letter = bench.put(bench.words("From Ada"))
        let place = Rect(x: 16, y: 400, width: 361, height: 44)
        bench.put(
          bench.button("Throw Away") { [weak bench] in
            guard let bench, !letter.isHidden else { return }
            letter.isHidden = true
            let undo = bench.button("Take the Letter of Ada Out of the Bin Again") {}
            undo.frame = place
            undo.addAction(
              Action { [weak bench, weak undo] _ in
                letter.isHidden = false
                undo?.removeFromSuperview()
                bench?.post(.layoutChanged(.element(letter)))
              }, for: .touchUpInside)
            bench.view.addSubview(undo)
            bench.post(.layoutChanged(nil))
            bench.sayBehind("The letter is gone")
            if isFaulty { bench.later(2) { [weak undo] in undo?.removeFromSuperview() } }
          })
      },
      Mechanism(SpeechRules.liveValueWithoutTrait, "the heading of a trial counts the seconds down")
      {
        bench, isFaulty in
        let top = bench.put(bench.heading("60 seconds left"))
        bench.lines("How many masts has a bark?")
        bench.button("Three", saying: "Right")
        if !isFaulty { top.accessibilityTraits = [.header, .updatesFrequently] }
        func tick(_ left: Int) {
          bench.later(1) {
            guard left > 0 else { return }
            top.text = "\(left) seconds left"
            tick(left - 1)
          }
        }
        bench.whenAppeared = { tick(59) }
      },
    ]
  }

  private static var seldomStops: [Mechanism] {
    [
      Mechanism(SpeechRules.utteranceTooLong, "a picture tells all that is on it") {
        bench, isFaulty in
        bench.put(bench.heading("Painting"))
        let picture = bench.put(ImageView(image: Image(systemName: "photo")), height: 200)
        picture.isAccessibilityElement = true
        picture.accessibilityLabel =
          isFaulty
          ? "A harbour in the evening, with eleven boats on the left, three of them red, two men who mend a"
            + " net, a dog that looks at them, a house with a green door, smoke above its roof, and far away"
            + " the light of a tower, under a sky that is nearly dark, painted in 1871 in oil on wood"
          : "A harbour in the evening"
        bench.lines("Given by a friend")
      },
      Mechanism(SpeechRules.hintCut, "a value that runs cuts off what a button is for") {
        bench, isFaulty in
        bench.put(bench.heading("Eggs"))
        let egg = bench.knob("Timer", [.button, .updatesFrequently])
        egg.accessibilityValue = "60"
        egg.accessibilityHint = "Stops the time until you press it again"
        egg.onActivate = { [weak bench] in bench?.say("Stopped") }
        func tick(_ left: Int) {
          bench.later(isFaulty ? 1 : 20) { [weak bench] in
            guard left > 0 else { return }
            egg.accessibilityValue = "\(left)"
            if isFaulty, egg.accessibilityElementIsFocused() { bench?.say("\(left)") }
            tick(left - (isFaulty ? 1 : 20))
          }
        }
        bench.whenAppeared = { tick(59) }
      },
      Mechanism(SpeechRules.repeated, "three buttons in a row are all called details") {
        bench, isFaulty in
        bench.put(bench.heading("Boats"))
        for (number, name) in ["Pilot", "Gull", "Tern"].enumerated() {
          let open = bench.button("Details") { [weak bench] in bench?.say("\(name) is old") }
          open.frame = Rect(x: 16 + 120 * Double(number), y: 200, width: 110, height: 44)
          if !isFaulty { open.accessibilityLabel = "Details of the \(name)" }
          bench.view.addSubview(open)
        }
      },
      Mechanism(SpeechRules.repeated, "a cell is an element, and so is the name in it") {
        bench, isFaulty in
        bench.put(bench.heading("Friends"))
        for name in ["Ada", "Grace"] {
          let row = bench.knob(isFaulty ? name : "Call", .button)
          row.onActivate = { [weak bench] in bench?.say("Calling \(name)") }
          let text = bench.put(bench.words(name), height: 20)
          text.accessibilityTraits = isFaulty ? .button : .staticText
          text.frame = row.frame
          text.frame.origin.y += 10
          text.frame.size.height = 20
          if !isFaulty { row.accessibilityLabel = "Call \(name), a friend" }
          text.isHidden = !isFaulty
        }
      },
      Mechanism(SpeechRules.unpronounceable, "a line is drawn of signs") { bench, isFaulty in
        bench.lines("Flour, two euros")
        let line = bench.put(bench.words("=====---===---====="))
        line.isAccessibilityElement = isFaulty
        bench.lines("Sum, two euros")
      },
    ]
  }

  private static var seldomRoles: [Mechanism] {
    [
      Mechanism(
        SpeechRules.roleInconsistent, "the same page is opened by a link here, a button there"
      ) {
        bench, isFaulty in
        func open(_ bench: Bench, _ traits: AccessibilityTraits) {
          bench.knob("Terms", traits).onActivate = { [weak bench] in
            bench?.push("Terms") { terms, _ in terms.lines("There are none") }
          }
        }
        open(bench, .button)
        bench.lines("Two seats are free")
        bench.put(
          bench.button("Book") { [weak bench] in
            bench?.push("Book") { book, isFaulty in
              book.lines("The seat is yours")
              open(book, isFaulty ? .link : .button)
            }
          })
      }
    ]
  }
}

import EarshotAudit
import EarshotInterface
import EarshotModel

/// What comes a good while after something was done, or by itself.
extension [Mechanism] {
  static var later: [Mechanism] { laterPlaces + laterChanges + laterWords }

  private static var laterPlaces: [Mechanism] {
    [
      Mechanism(
        FocusRules.movedUnasked, "results are there at once, and the cursor is sent to them late"
      ) {
        bench, isFaulty in
        let field = bench.knob("Find", .button)
        bench.lines("Lind, ten euros")
        let count = bench.put(bench.words("No results"))
        field.onActivate = { [weak bench] in
          count.text = "4 results"
          bench?.sayBehind("4 results")
          if isFaulty { bench?.later(6) { bench?.post(.layoutChanged(.element(count))) } }
        }
      },
      Mechanism(FocusRules.movedUnasked, "half a minute later a tip takes the cursor to itself") {
        bench, isFaulty in
        bench.lines("Flour, two euros", "Sugar, three euros")
        let tip = bench.put(bench.words("Tip: what is red is cheaper today"))
        bench.whenAppeared = { [weak bench] in
          bench?.later(30) { if isFaulty { bench?.post(.layoutChanged(.element(tip))) } }
        }
      },
      Mechanism(
        FocusRules.lostLayout, "after a while two answers come in the place of the one that waits"
      ) {
        bench, isFaulty in
        bench.lines("The boat was found")
        let wait = bench.put(bench.button("Please wait") {})
        let answers = ["Take it", "Leave it"].enumerated().map { number, name in
          let answer = bench.button(name) { [weak bench] in bench?.say("Thank you") }
          answer.frame = Rect(x: 16 + 180 * Double(number), y: 116, width: 170, height: 44)
          return answer
        }
        bench.lines("It has two masts")
        wait.addAction(
          Action { [weak bench, weak wait] _ in
            guard let bench, let wait else { return }
            bench.sayBehind("Asking")
            bench.later(12) {
              // Nobody is led away from elsewhere.
              let leads = !isFaulty && wait.accessibilityElementIsFocused()
              wait.removeFromSuperview()
              for answer in answers { bench.view.addSubview(answer) }
              bench.post(.layoutChanged(leads ? .element(answers[0]) : nil))
            }
          }, for: .touchUpInside)
      },
      Mechanism(FocusRules.resetRefresh, "every forty seconds all offers are exchanged") {
        bench, isFaulty in
        bench.put(bench.heading("Offers"))
        bench.lines("Until Sunday")
        let offers = ["Boots for ten", "Hats for two", "Gloves for three"].map { bench.knob($0) }
        bench.lines("While they last")
        func exchange(_ old: [Knob], _ round: Int) {
          bench.later(40) { [weak bench] in
            guard let bench, round < 5 else { return }
            let new = old.map { offer in
              guard isFaulty else { return offer }
              let other = Knob(frame: offer.frame)
              other.isAccessibilityElement = true
              offer.removeFromSuperview()
              bench.view.addSubview(other)
              return other
            }
            for (offer, thing) in zip(new, ["Scarf", "Coat", "Shirt"]) {
              offer.accessibilityLabel = "\(thing) for \(round + 4)"
            }
            if isFaulty { bench.post(.layoutChanged(nil)) }
            exchange(new, round + 1)
          }
        }
        bench.whenAppeared = { exchange(offers, 1) }
      },
      Mechanism(FocusRules.initialOdd, "an app begins at the last of its texts") {
        bench, isFaulty in
        bench.put(bench.heading("Welcome"))
        bench.lines("Boats", "Trains", "Buses")
        let last = bench.put(bench.words("Made in Lind"))
        bench.whenAppeared = { [weak bench] in
          if isFaulty { bench?.post(.screenChanged(.element(last))) }
        }
      },
      Mechanism(FocusRules.stale, "a panel is pushed aside by its own button and keeps the cursor")
      {
        bench, isFaulty in
        bench.put(bench.heading("Map"))
        let show = bench.put(bench.button("Legend") {})
        let panel = bench.put(View(), height: 120)
        let text = bench.words("Blue is water")
        text.frame = Rect(x: 0, y: 0, width: 300, height: 44)
        let hide = bench.button("Hide") {}
        hide.frame = Rect(x: 0, y: 56, width: 300, height: 44)
        for part in [text, hide] as [View] { panel.addSubview(part) }
        let place = panel.frame
        hide.addAction(
          Action { [weak bench] _ in
            panel.frame.origin.x = 500
            if !isFaulty {
              panel.isHidden = true
              bench?.post(.layoutChanged(.element(show)))
            }
          }, for: .touchUpInside)
        show.addAction(
          Action { [weak bench] _ in
            panel.isHidden = false
            panel.frame = place
            bench?.post(.layoutChanged(.element(text)))
          }, for: .touchUpInside)
      },
    ]
  }

  private static var laterChanges: [Mechanism] {
    [
      Mechanism(FocusRules.layoutSilent, "suggestions come below a field while one types") {
        bench, isFaulty in
        let field = bench.put(TextField())
        field.accessibilityLabel = "Harbour"
        bench.button("Go", saying: "No boat goes there")
        field.addAction(
          Action { [weak bench] _ in
            guard let bench, bench.view.subviews.count < 4 else { return }
            for name in ["Ahus", "Almo"] { bench.button(name, saying: "It is far") }
            if !isFaulty {
              bench.post(.layoutChanged(nil))
              bench.sayBehind("Two suggestions")
            }
          }, for: .editingChanged)
      },
      Mechanism(ScreenRules.silent, "a button turns the page, and all stands in the same labels") {
        bench, isFaulty in
        let title = bench.put(bench.heading("The mill"))
        let texts = bench.lines("It was built of oak", "It has four sails", "It still turns")
        bench.put(
          bench.button("Next") { [weak bench] in
            title.text = "The brook"
            for (label, text) in zip(
              texts, ["It comes from the hills", "It is cold", "Trout live there"])
            {
              label.text = text
            }
            if !isFaulty { bench?.post(.screenChanged(.element(title))) }
          })
      },
      Mechanism(ScreenRules.spurious, "each step of a dial is told as a new screen") {
        bench, isFaulty in
        bench.put(bench.heading("Order"))
        bench.lines("Boots", "Hats")
        let dial = bench.knob("Pairs", .adjustable)
        var count = 3
        dial.accessibilityValue = "3"
        dial.onAdjust = { [weak bench, weak dial] way in
          count = Swift.min(Swift.max(count + way, 0), 9)
          dial?.accessibilityValue = "\(count)"
          if isFaulty, let dial { bench?.post(.screenChanged(.element(dial))) }
        }
      },
      Mechanism(ScreenRules.storm, "each of four late pictures is told as a screen") {
        bench, isFaulty in
        bench.put(bench.heading("Pictures"))
        let texts = bench.lines("Harbour", "Mill", "Brook", "Lighthouse")
        bench.whenAppeared = { [weak bench] in
          for (number, text) in texts.enumerated() {
            bench?.later(25 + 0.1 * Double(number)) {
              text.accessibilityValue = "loaded"
              if isFaulty {
                bench?.post(.screenChanged(nil))
              } else if number == 3 {
                bench?.sayBehind("Four pictures were loaded")
              }
            }
          }
        }
      },
      Mechanism(InteractionRules.adjustableNoChange, "what was set snaps back a second later") {
        bench, isFaulty in
        let dial = bench.knob("Heat", .adjustable)
        dial.accessibilityValue = "3"
        dial.onAdjust = { [weak bench, weak dial] way in
          let old = dial?.accessibilityValue.flatMap { Int($0) } ?? 0
          dial?.accessibilityValue = "\(Swift.min(Swift.max(old + way, 0), 6))"
          if isFaulty { bench?.later(1) { dial?.accessibilityValue = "3" } }
        }
      },
    ]
  }

  private static var laterWords: [Mechanism] {
    [
      Mechanism(SpeechRules.statusNotAnnounced, "half a minute later an order is refused, unheard")
      {
        bench, isFaulty in
        let status = bench.words("Nothing ordered")
        bench.put(
          bench.button("Order") { [weak bench] in
            status.text = "Your order is looked at"
            bench?.sayBehind("Your order is looked at")
            bench?.later(30) {
              status.text = "The mill takes no more orders today"
              if !isFaulty { bench?.sayBehind("The mill takes no more orders today") }
            }
          })
        bench.put(status)
      },
      Mechanism(SpeechRules.statusNotAnnounced, "what has come of it is the value of another row") {
        bench, isFaulty in
        let state = bench.knob("Copy of your files")
        state.accessibilityValue = "not made"
        bench.put(
          bench.button("Copy Now") { [weak bench] in
            bench?.later(2) {
              state.accessibilityValue = "three files were left out"
              if !isFaulty { bench?.say("Three files were left out") }
            }
          })
      },
      Mechanism(SpeechRules.transientTooShort, "a text comes by itself and is gone a second later")
      {
        bench, isFaulty in
        bench.put(bench.heading("Chat"))
        bench.lines("Ada: are you there?")
        let typing = bench.words("Ada is writing an answer to you")
        bench.whenAppeared = { [weak bench] in
          bench?.later(25) {
            bench?.put(typing)
            bench?.post(.layoutChanged(nil))
            bench?.later(isFaulty ? 1 : 6) { typing.removeFromSuperview() }
          }
        }
      },
      Mechanism(SpeechRules.announcementInterrupted, "a second word cuts off the first") {
        bench, isFaulty in
        bench.put(
          bench.button("Pay") { [weak bench] in
            bench?.say("Twelve euros were paid to the mill shop")
            bench?.later(0.8) {
              if isFaulty {
                bench?.say("You have eight points")
              } else {
                bench?.sayBehind("You have eight points")
              }
            }
          })
      },
      Mechanism(SpeechRules.announcementLost, "what was kept is said as an alert comes") {
        bench, isFaulty in
        bench.put(
          bench.button("Keep") { [weak bench] in
            let alert = AlertController(
              title: "Tell others?", message: "They can see where you are.", preferredStyle: .alert)
            alert.addAction(AlertAction(title: "No", style: .cancel))
            if isFaulty { bench?.say("Your place was kept") }
            bench?.present(alert, animated: true)
            if !isFaulty { alert.message = "Your place was kept. Others can see it then." }
          })
      },
      Mechanism(SpeechRules.announcementSpam, "each of six trials is announced") {
        bench, isFaulty in
        bench.put(
          bench.button("Connect") { [weak bench] in
            for number in 1...6 {
              bench?.later(0.9 * Double(number)) {
                if isFaulty || number == 6 { bench?.sayBehind("Trial \(number) failed") }
              }
            }
          })
      },
      Mechanism(SpeechRules.liveValueWithoutTrait, "a level runs only while the cursor is on it") {
        bench, isFaulty in
        bench.lines("Microphone")
        let level = bench.knob("Level", isFaulty ? .none : .updatesFrequently)
        level.accessibilityValue = "0 percent"
        func run(_ number: Int) {
          bench.later(0.7) { [weak level] in
            guard let level, level.accessibilityElementIsFocused(), number < 60 else { return }
            level.accessibilityValue = "\(number * 13 % 100) percent"
            run(number + 1)
          }
        }
        level.onFocus = { run(1) }
      },
    ]
  }
}

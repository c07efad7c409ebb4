import EarshotAudit
import EarshotInterface
import EarshotModel

/// What is told beside what stands on a screen.
extension [Mechanism] {
  static var tellings: [Mechanism] { cut + lostWords + often + statuses + short }

  /// A screen with a button, between two texts.
  private static func pressing(
    _ rule: AuditRule, _ fault: String,
    _ press: @escaping (Bench, Button, _ isFaulty: Bool) -> Void
  ) -> Mechanism {
    Mechanism(rule, fault) { bench, isFaulty in
      bench.put(bench.heading("Ferry"))
      bench.lines("It leaves at nine")
      let button = bench.put(bench.button("Book") {})
      bench.lines("Dogs are welcome")
      button.addAction(
        Action { [weak bench, weak button] _ in
          if let bench, let button { press(bench, button, isFaulty) }
        }, for: .touchUpInside)
    }
  }

  private static var cut: [Mechanism] {
    [
      pressing(
        SpeechRules.announcementInterrupted, "four seconds later a seat is shown amid the news"
      ) {
        bench, button, isFaulty in
        bench.say(
          "Your booking was taken and will be looked at by the harbour office until nine in the evening"
        )
        bench.later(isFaulty ? 4 : 9) { [weak bench] in
          bench?.post(.layoutChanged(.element(button)))
        }
      },
      Mechanism(
        SpeechRules.announcementInterrupted, "what a dial announces is cut by its own value"
      ) {
        bench, isFaulty in
        let dial = bench.knob("Tickets", .adjustable)
        var count = 1
        dial.accessibilityValue = "1"
        dial.onAdjust = { [weak bench, weak dial] way in
          count = Swift.min(Swift.max(count + way, 1), 9)
          dial?.accessibilityValue = "\(count)"
          guard isFaulty else { return }
          bench?.say("\(count) tickets cost \(count * 10) euros")
          bench?.later(0.4) { if let dial { bench?.post(.layoutChanged(.element(dial))) } }
        }
      },
    ]
  }

  private static var lostWords: [Mechanism] {
    [
      pressing(
        SpeechRules.announcementLost, "what was booked is said while the cursor is sent away"
      ) {
        bench, button, isFaulty in
        if isFaulty { bench.say("Two seats were booked") }
        bench.post(.layoutChanged(.element(bench.view.subviews[0])))
        if !isFaulty { bench.sayBehind("Two seats were booked") }
      },
      Mechanism(SpeechRules.announcementLost, "a letter tells that it was kept as it is left") {
        bench, isFaulty in
        bench.put(
          bench.button("Letter") { [weak bench] in
            bench?.push("Letter") { letter, isFaulty in
              letter.lines("Dear Ada,")
              letter.whenDisappearing = { [weak letter] in
                if isFaulty { letter?.say("Your letter was kept") }
              }
            }
          })
      },
    ]
  }

  private static var often: [Mechanism] {
    [
      Mechanism(SpeechRules.announcementSpam, "each stop announces its place when it is come to") {
        bench, isFaulty in
        for number in 1...5 {
          let row = bench.knob("Row \(number)")
          row.onFocus = { [weak bench] in if isFaulty { bench?.sayBehind("\(number) of 5") } }
        }
      }
    ]
  }

  private static var statuses: [Mechanism] {
    [
      pressing(SpeechRules.statusNotAnnounced, "that something was added stands below, unheard") {
        bench, button, isFaulty in
        guard bench.view.subviews.count < 5 else { return }
        bench.lines("A seat lies in your basket")
        if !isFaulty { bench.say("A seat lies in your basket") }
      },
      pressing(SpeechRules.statusNotAnnounced, "a text that was there says that all is booked") {
        bench, button, isFaulty in
        (bench.view.subviews[1] as? Label)?.text = "All seats are taken"
        if !isFaulty { bench.say("All seats are taken") }
      },
      Mechanism(SpeechRules.statusNotAnnounced, "the network goes by itself, and a red bar says so")
      {
        bench, isFaulty in
        bench.put(bench.heading("Mail"))
        bench.button("Write", saying: "A new letter")
        bench.whenAppeared = { [weak bench] in
          bench?.later(7) {
            let bar = bench?.lines("No connection")[0]
            bar?.textColor = Color(red: 1, green: 0, blue: 0)
            if !isFaulty {
              bench?.post(.layoutChanged(nil))
              bench?.say("No connection")
            }
          }
        }
      },
    ]
  }

  private static var short: [Mechanism] {
    [
      pressing(SpeechRules.transientTooShort, "a notice closes itself after a second") {
        bench, button, isFaulty in
        let notice = AlertController(
          title: "Booked", message: "Two seats were kept for you until nine in the evening",
          preferredStyle: .alert)
        if !isFaulty { notice.addAction(AlertAction(title: "OK", style: .default)) }
        bench.present(notice, animated: true)
        if isFaulty { bench.later(1.2) { [weak notice] in notice?.dismiss(animated: true) } }
      },
      pressing(SpeechRules.transientTooShort, "a line says for a second that the number was copied")
      {
        bench, button, isFaulty in
        let line = bench.view.subviews[3] as? Label
        line?.text = "The number of your booking was copied"
        bench.say("The number of your booking was copied")
        if isFaulty { bench.later(1.2) { line?.text = "Dogs are welcome" } }
      },
      pressing(SpeechRules.transientTooShort, "a long note stays for five seconds, and takes eight")
      {
        bench, button, isFaulty in
        guard bench.view.subviews.count < 5 else { return }
        let note = bench.lines(
          "Your booking was moved to the ferry at ten, since the one at nine is full and will leave"
            + " earlier than told")[0]
        bench.post(.layoutChanged(.element(note)))
        if isFaulty {
          bench.later(5) { [weak bench] in
            note.removeFromSuperview()
            bench?.post(.layoutChanged(.element(button)))
          }
        }
      },
    ]
  }
}

import EarshotAudit
import EarshotInterface
import EarshotModel

extension [SeededPair] {
  static var speech: [SeededPair] {
    [
      SeededPair(
        SpeechRules.announcementInterrupted, "a change of the layout follows on the announcement"
      ) {
        panel, isFaulty in
        let title = panel.heading("Card")
        panel.button("Renew") { [weak panel] in
          panel?.post(.announcement("Your card is good for another year."))
          if isFaulty {
            panel?.application?.perform(after: 0.5) { panel?.post(.layoutChanged(.element(title))) }
          }
        }
      },
      SeededPair(
        SpeechRules.announcementLost, "saving is announced right before the screen changes"
      ) {
        panel, isFaulty in
        panel.heading("Draft")
        panel.button("Save") { [weak panel] in
          let next = Panel("Drafts") { $0.heading("Drafts") }
          if isFaulty {
            panel?.post(.announcement("Saved"))
            panel?.post(.screenChanged(nil))
            panel?.post(.announcement("Ready"))
          } else {
            panel?.application?.perform(after: 2) { panel?.post(.announcement("Saved")) }
          }
          _ = next
        }
      },
      SeededPair(SpeechRules.announcementSpam, "progress is announced with every percent") {
        panel, isFaulty in
        panel.heading("Download")
        panel.button("Begin") { [weak panel] in
          for number in 1...6 {
            panel?.application?.perform(after: (isFaulty ? 0.4 : 10) * Double(number)) {
              panel?.post(.announcement("\(number) percent"))
            }
          }
          if !isFaulty { panel?.post(.announcement("Begun")) }
        }
      },
      SeededPair(SpeechRules.statusNotAnnounced, "a fault is shown in red and not said") {
        panel, isFaulty in
        panel.heading("Sign in")
        let fault = panel.text("The password is wrong")
        fault.isHidden = true
        panel.button("Sign in") { [weak panel] in
          fault.isHidden = false
          if !isFaulty { panel?.post(.announcement("The password is wrong")) }
        }
      },
      SeededPair(SpeechRules.transientTooShort, "a message goes after one second") {
        panel, isFaulty in
        panel.heading("Notes")
        let toast = panel.text("The note was moved to the archive and can be found there")
        toast.isHidden = true
        panel.button("Archive") { [weak panel] in
          toast.isHidden = false
          panel?.post(.announcement("The note was moved to the archive and can be found there"))
          if isFaulty { panel?.application?.perform(after: 1) { toast.isHidden = true } }
        }
      },
      SeededPair(SpeechRules.utteranceTooLong, "the name of a button is a whole paragraph") {
        panel, isFaulty in
        panel.heading("Terms")
        panel.button(
          isFaulty
            ? "Agree to the terms of use and to the notes on privacy, which you have read, understood and kept, and go on"
              + " to the next page of the form" : "Agree", saying: "Agreed")
      },
      SeededPair(SpeechRules.hintCut, "the hint of a text comes after a long label") {
        panel, isFaulty in
        panel.heading("Tips")
        let tip = panel.text(
          isFaulty
            ? "Turn the device so that its long side lies across, then take it with both hands"
            : "Turn it")
        tip.accessibilityHint = "Shows the keyboard."
      },
      SeededPair(SpeechRules.repeated, "the icon beside a name says the name again") {
        panel, isFaulty in
        panel.heading("Contacts")
        panel.text("Ada Lindqvist")
        panel.add(isFaulty ? "Ada Lindqvist" : "Photo", .image)
      },
      SeededPair(SpeechRules.roleInconsistent, "the same thing is a link here and a button there") {
        panel, isFaulty in
        panel.heading("Start")
        let more = panel.add("More", .button)
        more.accessibilityIdentifier = "more"
        more.onActivate = { [weak panel] in
          let next = Panel("Next") { next in
            next.heading("Next")
            let more = next.add("More", isFaulty ? .link : .button)
            more.accessibilityIdentifier = "more"
            more.onActivate = { [weak next] in next?.post(.announcement("That is all")) }
          }
          panel?.navigationController?.pushViewController(next, animated: false)
        }
      },
      SeededPair(
        SpeechRules.unpronounceable, "a greeting in another script does not say its language"
      ) {
        panel, isFaulty in
        panel.application?.accessibilityLanguage = "en"
        panel.heading("Welcome")
        let greeting = panel.text("Добро пожаловать")
        if !isFaulty { greeting.accessibilityLanguage = "ru" }
      },
      SeededPair(SpeechRules.unpronounceable, "a word is written in signs that no voice reads") {
        panel, isFaulty in
        panel.heading("Alphabets")
        panel.text(isFaulty ? "ᏣᎳᎩ" : "Tsalagi")
      },
      SeededPair(SpeechRules.liveValueWithoutTrait, "a clock runs without its trait") {
        panel, isFaulty in
        panel.heading("Race")
        let clock = panel.text("0 seconds")
        if !isFaulty { clock.accessibilityTraits = [.staticText, .updatesFrequently] }
        for second in 1...20 {
          panel.application?.perform(after: Double(second)) {
            clock.accessibilityLabel = "\(second) seconds"
          }
        }
      },
    ]
  }
}

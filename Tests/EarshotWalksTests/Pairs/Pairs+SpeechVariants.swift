import EarshotAudit
import EarshotInterface
import EarshotModel

/// Further faults of what is announced and said, some of one build with other words and places.
extension [SeededPair] {
  static var speechVariants: [SeededPair] {
    interruptedVariants + lostWordsVariants + spamVariants + shortVariants + hintVariants
      + roleVariants + scriptVariants + clockVariants
  }

  private static var interruptedVariants: [SeededPair] {
    [
      SeededPair(SpeechRules.announcementInterrupted, "a second announcement cuts the first off") {
        panel, isFaulty in
        panel.heading("Card")
        panel.button("Renew") { [weak panel] in
          panel?.post(.announcement("Your card is good for another year and was sent to you."))
          panel?.application?.perform(after: isFaulty ? 0.5 : 30) {
            panel?.post(.announcement("You have two cards."))
          }
        }
      },
      SeededPair(
        SpeechRules.announcementInterrupted, "the answer moves the cursor while it is said"
      ) {
        panel, isFaulty in
        panel.heading("Vote")
        let result = panel.text("No votes yet")
        panel.button("Vote") { [weak panel] in
          result.accessibilityLabel = "One vote"
          panel?.post(.announcement("Thank you for your vote, it was counted with all the others."))
          if isFaulty {
            panel?.application?.perform(after: 0.3) {
              panel?.post(.layoutChanged(.element(result)))
            }
          }
        }
      },
      SeededPair(SpeechRules.announcementInterrupted, "a new screen comes while it is still said") {
        panel, isFaulty in
        let title = panel.heading("Draft")
        panel.button("Save") { [weak panel] in
          panel?.post(.announcement("The draft was saved, and can be found under the others."))
          if isFaulty {
            panel?.application?.perform(after: 0.6) { panel?.post(.screenChanged(.element(title))) }
          }
        }
      },
    ]
  }

  /// Adds a button that announces something and changes the screen with it, or says it once that has been told.
  private static func saving(
    _ name: String, _ words: String, on panel: Panel, isFaulty: Bool,
    change: @escaping (Panel) -> Void
  ) {
    panel.button(name) { [weak panel] in
      guard let panel else { return }
      if isFaulty {
        panel.post(.announcement(AttributedText(words)))
        change(panel)
        panel.post(.announcement("Ready"))
      } else {
        panel.application?.perform(after: 2) { panel.post(.announcement(AttributedText(words))) }
      }
    }
  }

  private static var lostWordsVariants: [SeededPair] {
    [
      SeededPair(SpeechRules.announcementLost, "sending is announced with a new screen") {
        panel, isFaulty in
        let title = panel.heading("Message")
        saving("Send", "Sent", on: panel, isFaulty: isFaulty) {
          $0.post(.screenChanged(.element(title)))
        }
      },
      SeededPair(SpeechRules.announcementLost, "a copy is announced between two changes") {
        panel, isFaulty in
        let title = panel.heading("Link")
        saving("Copy", "Copied", on: panel, isFaulty: isFaulty) {
          $0.post(.screenChanged(.element(title)))
          $0.post(.layoutChanged(.element(title)))
        }
      },
      SeededPair(
        SpeechRules.announcementLost, "what was removed is announced under another announcement"
      ) {
        panel, isFaulty in
        panel.heading("Basket")
        saving("Remove", "Tea was removed", on: panel, isFaulty: isFaulty) {
          $0.post(.screenChanged(nil))
        }
      },
      SeededPair(SpeechRules.announcementLost, "a mistake is announced while the form is told anew")
      {
        panel, isFaulty in
        panel.heading("Form")
        let field = panel.text("Street")
        saving("Go on", "A street is required", on: panel, isFaulty: isFaulty) {
          $0.post(.screenChanged(.element(field)))
        }
      },
    ]
  }

  private static var spamVariants: [SeededPair] {
    [
      ("Upload", "percent", 0.5, 8), ("Timer", "seconds left", 1, 10),
      ("Scan", "devices found", 0.3, 5),
      ("Race", "metres", 0.8, 7),
    ].map { name, unit, pause, count in
      SeededPair(SpeechRules.announcementSpam, "\(name) announces every number of \(unit)") {
        panel, isFaulty in
        panel.heading(name)
        panel.button("Begin") { [weak panel] in
          for number in 1...count {
            panel?.application?.perform(after: (isFaulty ? pause : 10) * Double(number)) {
              panel?.post(.announcement(AttributedText("\(number) \(unit)")))
            }
          }
          if !isFaulty { panel?.post(.announcement("Begun")) }
        }
      }
    }
  }

  private static var shortVariants: [SeededPair] {
    [
      ("Delete", "The message was deleted and can be brought back for thirty days", 1.5),
      ("Copy", "The address of the page was copied and can be put in anywhere", 0.8),
      ("Follow", "You follow Ada now and will see what she writes on your first page", 2),
      ("Mute", "You will hear nothing from this group until you turn it on again", 1.2),
    ].map { name, words, seconds in
      SeededPair(
        SpeechRules.transientTooShort, "what \(name) has done is shown for \(seconds) seconds"
      ) {
        panel, isFaulty in
        panel.heading("Messages")
        let toast = panel.text(words)
        toast.isHidden = true
        panel.button(name) { [weak panel] in
          toast.isHidden = false
          panel?.post(.announcement(AttributedText(words)))
          if isFaulty { panel?.application?.perform(after: seconds) { toast.isHidden = true } }
        }
      }
    }
  }

  private static var hintVariants: [SeededPair] {
    [
      (
        "A picture of the harbour in the evening, with three boats, a crane and the lights of the town behind",
        AccessibilityTraits.image
      ),
      (
        "The train to the coast leaves from platform nine, and stops at every station on its way there",
        .staticText
      ),
      (
        "Hold the device upright before your face, and turn your head slowly from one side to the other",
        .staticText
      ),
      (
        "The chart shows how often it has rained in each month of the year, with most of it in November",
        .image
      ),
    ].map { words, traits in
      SeededPair(SpeechRules.hintCut, "the hint follows on '\(words.prefix(20))…'") {
        panel, isFaulty in
        panel.heading("More")
        let stop = panel.add(isFaulty ? words : String(words.prefix(12)), traits)
        stop.accessibilityHint = "Opens it."
      }
    }
  }

  private static var roleVariants: [SeededPair] {
    [
      ("Help", AccessibilityTraits.button, AccessibilityTraits.link),
      ("Basket", .link, .button), ("Profile", .button, [.button, .link]),
      ("Search", .searchField, .button),
    ].map { name, first, second in
      SeededPair(SpeechRules.roleInconsistent, "\(name) has another role on the next screen") {
        panel, isFaulty in
        panel.heading("Start")
        let one = panel.add(name, first)
        one.accessibilityIdentifier = name
        one.onActivate = { [weak panel] in
          let next = Panel("Next") { next in
            next.heading("Next")
            let other = next.add(name, isFaulty ? second : first)
            other.accessibilityIdentifier = name
            other.onActivate = { [weak next] in next?.post(.announcement("That is all")) }
          }
          panel?.navigationController?.pushViewController(next, animated: false)
        }
      }
    }
  }

  private static var scriptVariants: [SeededPair] {
    [("こんにちは", "ja"), ("Καλημέρα", "el"), ("שלום לכולם", "he")].map { words, language in
      SeededPair(SpeechRules.unpronounceable, "a text in \(language) does not say so") {
        panel, isFaulty in
        panel.application?.accessibilityLanguage = "en"
        panel.heading("Welcome")
        let text = panel.text(words)
        if !isFaulty { text.accessibilityLanguage = language }
      }
    }
  }

  private static var clockVariants: [SeededPair] {
    [("Speed", "kilometres"), ("Price", "pounds"), ("Height", "metres"), ("Heart", "beats")].map {
      name, unit in
      SeededPair(SpeechRules.liveValueWithoutTrait, "\(name) changes every second") {
        panel, isFaulty in
        panel.heading(name)
        let text = panel.text(name)
        text.accessibilityValue = "0 \(unit)"
        if !isFaulty { text.accessibilityTraits = [.staticText, .updatesFrequently] }
        for second in 1...20 {
          panel.application?.perform(after: Double(second)) {
            text.accessibilityValue = "\(second) \(unit)"
          }
        }
      }
    }
  }
}

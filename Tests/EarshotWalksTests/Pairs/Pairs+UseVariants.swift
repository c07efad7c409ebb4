import EarshotAudit
import EarshotInterface
import EarshotModel

/// Further faults of what happens when something is used, each of another build.
extension [SeededPair] {
  static var useVariants: [SeededPair] {
    deadVariants + stillVariants + silentVariants + statusVariants
  }

  private static var deadVariants: [SeededPair] {
    [
      SeededPair(InteractionRules.activationNoop, "a link leads nowhere") { panel, isFaulty in
        panel.heading("Imprint")
        let link = panel.add("Terms", .link)
        if !isFaulty { link.onActivate = { [weak panel] in panel?.post(.announcement("Terms")) } }
      },
      SeededPair(InteractionRules.activationNoop, "a handler answers and does nothing") {
        panel, isFaulty in
        panel.heading("Help")
        panel.button("Chat") { [weak panel] in
          if !isFaulty { panel?.post(.announcement("Nobody is there")) }
        }
      },
      SeededPair(InteractionRules.activationNoop, "a button of the kit has no action") {
        panel, isFaulty in
        panel.heading("Help")
        let button = Button(type: .system)
        button.setTitle("Call us", for: .normal)
        button.frame = Rect(x: 20, y: 300, width: 200, height: 44)
        if !isFaulty {
          button.addAction(
            Action { [weak panel] _ in panel?.post(.announcement("Calling")) },
            for: .touchUpInside)
        }
        panel.view.addSubview(button)
      },
      SeededPair(InteractionRules.activationNoop, "a recognizer was put on the picture behind") {
        panel, isFaulty in
        panel.heading("Help")
        let card = panel.add("Directions", .button)
        let tap = TapGestureRecognizer()
        tap.addAction(
          Action(title: "Go") { [weak panel] _ in panel?.post(.announcement("Left, then right")) })
        if isFaulty {
          let behind = View(frame: Rect(x: 0, y: 700, width: 10, height: 10))
          behind.addGestureRecognizer(tap)
          panel.view.addSubview(behind)
        } else {
          card.addGestureRecognizer(tap)
        }
      },
    ]
  }

  private static var stillVariants: [SeededPair] {
    [
      SeededPair(InteractionRules.adjustableNoChange, "the value is kept and never said") {
        panel, isFaulty in
        panel.heading("Sound")
        let knob = panel.add("Loudness", .adjustable)
        knob.accessibilityValue = "3"
        var loudness = 3
        knob.onAdjust = { [weak knob] step in
          loudness += step
          if !isFaulty { knob?.accessibilityValue = "\(loudness)" }
        }
      },
      SeededPair(InteractionRules.adjustableNoChange, "a slider has one place alone") {
        panel, isFaulty in
        panel.heading("Sound")
        let slider = Slider(frame: Rect(x: 20, y: 300, width: 200, height: 44))
        slider.accessibilityLabel = "Loudness"
        (slider.minimumValue, slider.maximumValue) = (0, isFaulty ? 0 : 1)
        panel.view.addSubview(slider)
      },
      SeededPair(InteractionRules.adjustableNoChange, "a slider is put back where it was") {
        panel, isFaulty in
        panel.heading("Sound")
        let slider = Slider(frame: Rect(x: 20, y: 300, width: 200, height: 44))
        slider.accessibilityLabel = "Loudness"
        slider.value = 0.5
        slider.addAction(
          Action { [weak slider] _ in if isFaulty { slider?.value = 0.5 } }, for: .valueChanged)
        panel.view.addSubview(slider)
      },
      SeededPair(InteractionRules.adjustableNoChange, "the label is built once with its number") {
        panel, isFaulty in
        panel.heading("Order")
        let count = panel.add("2 tickets", .adjustable)
        var tickets = 2
        count.onAdjust = { [weak count] step in
          tickets += step
          if !isFaulty { count?.accessibilityLabel = "\(tickets) tickets" }
        }
      },
    ]
  }

  private static var silentVariants: [SeededPair] {
    [
      SeededPair(FocusRules.layoutSilent, "a row goes when it is deleted") { panel, isFaulty in
        panel.heading("Mail")
        let row = panel.text("From Ada")
        panel.button("Delete") { [weak panel, weak row] in
          row?.removeFromSuperview()
          if !isFaulty { panel?.post(.layoutChanged(nil)) }
        }
      },
      SeededPair(FocusRules.layoutSilent, "more rows are loaded") { panel, isFaulty in
        panel.heading("Results")
        panel.text("First result")
        let more = panel.add("More", .button)
        more.onActivate = { [weak panel, weak more] in
          panel?.text("Second result")
          let third = panel?.text("Third result")
          more?.onActivate = { panel?.post(.announcement("No more")) }
          if !isFaulty, let third { panel?.post(.layoutChanged(.element(third))) }
        }
      },
      SeededPair(FocusRules.layoutSilent, "a group unfolds with all that is in it") {
        panel, isFaulty in
        panel.heading("Questions")
        let answer = View(frame: Rect(x: 0, y: 500, width: 393, height: 120))
        answer.isHidden = true
        for (index, words) in ["Yes, it does", "On every day"].enumerated() {
          let text = Label(frame: Rect(x: 20, y: 60 * Double(index), width: 353, height: 44))
          text.text = words
          answer.addSubview(text)
        }
        panel.view.addSubview(answer)
        panel.button("Does it float?") { [weak panel] in
          answer.isHidden = false
          if !isFaulty { panel?.post(.layoutChanged(.element(answer))) }
        }
      },
      SeededPair(FocusRules.layoutSilent, "a field comes with a choice") { panel, isFaulty in
        panel.heading("Delivery")
        let field = TextField(frame: Rect(x: 20, y: 500, width: 353, height: 44))
        field.accessibilityLabel = "Floor"
        field.isHidden = true
        panel.view.addSubview(field)
        panel.button("Bring it up") { [weak panel] in
          field.isHidden = false
          if !isFaulty { panel?.post(.layoutChanged(.element(field))) }
        }
      },
    ]
  }

  private static var statusVariants: [SeededPair] {
    [
      SeededPair(SpeechRules.statusNotAnnounced, "a text turns into a fault") { panel, isFaulty in
        panel.heading("Pay")
        let note = panel.text("We take all cards")
        panel.button("Pay") { [weak panel] in
          note.accessibilityLabel = "The card has expired"
          if !isFaulty { panel?.post(.announcement("The card has expired")) }
        }
      },
      SeededPair(SpeechRules.statusNotAnnounced, "what is missing is added to the form") {
        panel, isFaulty in
        panel.heading("Address")
        let next = panel.add("Go on", .button)
        next.onActivate = { [weak panel, weak next] in
          let fault = panel?.text("A street is required")
          next?.onActivate = { panel?.post(.announcement("A street is required")) }
          if !isFaulty, let fault { panel?.post(.layoutChanged(.element(fault))) }
        }
      },
      SeededPair(SpeechRules.statusNotAnnounced, "a status that lives comes unheard") {
        panel, isFaulty in
        panel.heading("Upload")
        let status = panel.add("Sending", [.staticText, .updatesFrequently])
        status.isHidden = true
        panel.button("Send") { [weak panel] in
          status.isHidden = false
          if !isFaulty { panel?.post(.announcement("Sending")) }
        }
      },
      SeededPair(SpeechRules.statusNotAnnounced, "the answer of a server comes later") {
        panel, isFaulty in
        panel.heading("Booking")
        let fault = panel.text("The seat could not be kept")
        fault.isHidden = true
        panel.button("Book") { [weak panel] in
          panel?.post(.announcement("Booking"))
          panel?.application?.perform(after: 2) {
            fault.isHidden = false
            if !isFaulty { panel?.post(.announcement("The seat could not be kept")) }
          }
        }
      },
    ]
  }
}

import EarshotAudit
import EarshotInterface
import EarshotModel

/// Faults of what is drawn, of what comes later and of what others lead to: what is said.
extension [Mechanism] {
  static var drawnTellings: [Mechanism] {
    [
      Mechanism(
        SpeechRules.announcementInterrupted,
        "what is found is said, and the keyboard's layout told half a second later"
      ) {
        bench, isFaulty in
        let field = bench.put(TextField())
        field.accessibilityLabel = "Search"
        let first = bench.put(bench.words("All towns of the coast"))
        field.addAction(
          Action { [weak bench] _ in
            bench?.say("Twelve towns begin with what you have typed")
            bench?.later(0.5) { if isFaulty { bench?.post(.layoutChanged(.element(first))) } }
          }, for: .editingChanged)
      },
      Mechanism(
        SpeechRules.announcementLost, "what was kept is said right before the coordinator goes back"
      ) {
        bench, isFaulty in
        bench.put(
          bench.button("Write") { [weak bench] in
            bench?.push("Letter") { letter, _ in
              letter.lines("Dear Ada")
              letter.put(
                letter.button("Keep") { [weak letter, weak bench] in
                  if isFaulty { letter?.say("Your letter is kept") }
                  letter?.navigationController?.popViewController(animated: true)
                  if !isFaulty { bench?.later(2) { bench?.sayBehind("Your letter is kept") } }
                })
            }
          })
        bench.lines("No letters")
      },
      Mechanism(SpeechRules.announcementSpam, "each part of a download is announced") {
        bench, isFaulty in
        bench.put(bench.heading("Chart"))
        bench.put(
          bench.button("Load") { [weak bench] in
            guard isFaulty else {
              bench?.say("Loaded")
              return
            }
            for part in 1...8 {
              bench?.later(0.3 * Double(part)) { bench?.say("Part \(part) of 8") }
            }
          })
      },
      Mechanism(
        SpeechRules.statusNotAnnounced, "that a code is wrong stands in a drawn line, unheard"
      ) {
        bench, isFaulty in
        let field = bench.put(TextField())
        field.accessibilityLabel = "Code"
        var text = "Four letters"
        bench.put(
          Drawn(keepsParts: false) { drawn in [drawn.part(text, at: 0, width: 340)] }, height: 50)
        bench.put(
          bench.button("Check") { [weak bench] in
            text = "The code is wrong"
            if !isFaulty { bench?.say(text) }
          })
      },
      Mechanism(SpeechRules.transientTooShort, "a drawn line says for a second that all was kept") {
        bench, isFaulty in
        var text: String?
        bench.put(bench.heading("Profile"))
        bench.put(
          bench.button("Keep") { [weak bench] in
            text = "All of your changes were kept"
            bench?.post(.layoutChanged(nil))
            guard isFaulty else { return }
            bench?.later(1) {
              text = nil
              bench?.post(.layoutChanged(nil))
            }
          })
        bench.put(
          Drawn(keepsParts: false) { drawn in
            text.map { [drawn.part($0, at: 0, width: 340)] } ?? []
          }, height: 50)
      },
    ]
  }

  static var drawnWords: [Mechanism] {
    [
      Mechanism(SpeechRules.utteranceTooLong, "a drawn curve tells every point of it in one part") {
        bench, isFaulty in
        bench.put(bench.heading("Tide"))
        bench.put(
          Drawn(keepsParts: false) { drawn in
            let part = drawn.part("Tide of today", .image, at: 0)
            part.accessibilityValue = (0...(isFaulty ? 23 : 2)).map {
              "\($0) o'clock, \($0 % 6) metres"
            }
            .joined(separator: ", ")
            return [part]
          }, height: 60)
        bench.lines("At the pier")
      },
      Mechanism(
        SpeechRules.hintCut, "coming to a part that has a hint makes the screen say something"
      ) {
        bench, isFaulty in
        bench.put(bench.heading("Sounds"))
        let sample = bench.knob("Bell", .button)
        sample.accessibilityHint = "Plays the sound of the bell in the harbour"
        sample.onActivate = { [weak bench] in bench?.say("Ding") }
        sample.onFocus = { [weak bench] in
          bench?.later(0.2) { if isFaulty { bench?.say("Bell is chosen") } }
        }
        bench.lines("One sound")
      },
      Mechanism(SpeechRules.repeated, "a drawn bar and the text in it are two parts") {
        bench, isFaulty in
        bench.put(bench.heading("Rain"))
        bench.put(
          Drawn(keepsParts: false) { drawn in
            let bar = drawn.part("Monday, 4 millimetres", at: 0)
            return isFaulty ? [bar, drawn.part("Monday, 4 millimetres", at: 4)] : [bar]
          }, height: 110)
        bench.lines("This week")
      },
      Mechanism(SpeechRules.roleInconsistent, "a drawn part is a button until it was used") {
        bench, isFaulty in
        bench.put(bench.heading("Vote"))
        bench.put(
          Drawn(keepsParts: true) { drawn in
            let part = drawn.part("Yes", .button, at: 0)
            part.onActivate = { [weak bench, weak part] in
              if isFaulty { part?.accessibilityTraits = .staticText }
              bench?.say("You have voted")
            }
            return [part]
          }, height: 60)
        bench.lines("Until Monday")
      },
      Mechanism(SpeechRules.liveValueWithoutTrait, "a drawn clock is another part every second") {
        bench, isFaulty in
        var seconds = 60
        bench.put(bench.heading("Start"))
        bench.put(
          Drawn(keepsParts: false) { drawn in
            let part = drawn.part(
              "Time left", isFaulty ? .none : .updatesFrequently, at: 0, width: 200)
            part.accessibilityValue = "\(seconds) seconds"
            return [part]
          }, height: 60)
        bench.lines("Of the race")
        func tick() {
          bench.later(1) { [weak bench] in
            guard bench != nil, seconds > 0 else { return }
            seconds -= 1
            tick()
          }
        }
        bench.whenAppeared = { tick() }
      },
    ]
  }
}

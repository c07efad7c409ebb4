import EarshotAudit
import EarshotInterface
import EarshotModel

/// What is heard, and what is not, when parts of the kit are used.
extension [Mechanism] {
  static var kitTellings: [Mechanism] {
    [
      Mechanism(SpeechRules.announcementInterrupted, "three results are announced at once") {
        bench, isFaulty in
        bench.put(
          bench.button("Check") { [weak bench] in
            guard isFaulty else {
              bench?.say("Three parts are fine")
              return
            }
            for part in ["The engine is fine", "The radio is fine", "The mast is fine"] {
              bench?.say(part)
            }
          })
        bench.lines("Ready to sail")
      },
      Mechanism(
        SpeechRules.announcementInterrupted, "the layout is told when an animation has ended"
      ) {
        bench, isFaulty in
        bench.put(bench.heading("Cabins"))
        let price = bench.put(bench.words("80 euros"))
        bench.put(
          bench.button("With a window") { [weak bench] in
            bench?.say("The cabin has a window now, and costs a hundred euros")
            price.text = "100 euros"
            bench?.later(0.5) {
              if isFaulty { bench?.post(.layoutChanged(.element(price))) }
            }
          })
      },
      Mechanism(SpeechRules.announcementLost, "a screen says something before it is there") {
        bench, isFaulty in
        bench.put(
          bench.button("Inbox") { [weak bench] in
            bench?.push("Inbox") { [weak bench] next, _ in
              next.lines("Nobody has written")
              if isFaulty {
                bench?.application?.post(.announcement("Nothing new"))
              } else {
                next.whenAppeared = { [weak next] in
                  next?.later(3) { next?.sayBehind("Nothing new") }
                }
              }
            }
          })
        bench.lines("You are offline")
      },
      Mechanism(SpeechRules.announcementLost, "the first screen says something as it appears") {
        bench, isFaulty in
        bench.put(bench.heading("Harbour"))
        bench.lines("Two ships are in")
        bench.whenAppeared = { [weak bench] in
          if isFaulty {
            bench?.say("Two ships came in this night")
          } else {
            bench?.later(4) { bench?.sayBehind("Two ships came in this night") }
          }
        }
      },
      Mechanism(SpeechRules.announcementSpam, "what is sent tells each part of it") {
        bench, isFaulty in
        bench.put(
          bench.button("Send") { [weak bench] in
            for part in 1...6 {
              bench?.later(0.8 * Double(part)) {
                if isFaulty || part == 6 { bench?.say("\(part) of 6") }
              }
            }
          })
        bench.lines("Six pictures")
      },
      Mechanism(SpeechRules.statusNotAnnounced, "the number in the bar grows unheard") {
        bench, isFaulty in
        let count = bench.words("Basket: empty")
        count.frame = Rect(x: 0, y: 0, width: 160, height: 44)
        bench.navigationItem.titleView = count
        bench.put(
          bench.button("Add a loaf") { [weak bench] in
            count.text = "Basket: one loaf"
            if !isFaulty { bench?.say("Basket: one loaf") }
          })
        bench.lines("Bread costs three euros")
      },
      Mechanism(SpeechRules.statusNotAnnounced, "a red line below a field says that it is empty") {
        bench, isFaulty in
        let field = bench.put(TextField())
        field.accessibilityLabel = "Email"
        let line = bench.put(bench.words(""))
        bench.put(
          bench.button("Send") { [weak bench] in
            line.text = "Please enter an address"
            line.textColor = Color(red: 0.9, green: 0, blue: 0)
            if !isFaulty { bench?.say("Please enter an address") }
          })
      },
      Mechanism(SpeechRules.transientTooShort, "an alert closes itself after a second") {
        bench, isFaulty in
        bench.put(bench.heading("Photo"))
        bench.put(
          bench.button("Keep it") { [weak bench] in
            guard let bench else { return }
            let alert = AlertController(
              title: "It was kept", message: "You will find it among your photos of this year",
              preferredStyle: .alert)
            if !isFaulty { alert.addAction(AlertAction(title: "OK")) }
            bench.present(alert, animated: true)
            if isFaulty { bench.later(1) { [weak alert] in alert?.dismiss(animated: true) } }
          })
      },
      Mechanism(SpeechRules.transientTooShort, "what an action has done stands there for a second")
      {
        bench, isFaulty in
        let row = bench.knob("Ada, 12 34 56")
        bench.lines("Bob, 65 43 21")
        row.accessibilityCustomActions = [
          AccessibilityCustomAction(name: "Copy") { [weak bench] _ in
            guard let bench else { return false }
            guard isFaulty else {
              bench.say("The number of Ada was copied")
              return true
            }
            let toast = bench.words("The number of Ada was copied")
            toast.frame = Rect(x: 16, y: 700, width: 361, height: 44)
            bench.view.addSubview(toast)
            bench.later(1) { toast.removeFromSuperview() }
            return true
          }
        ]
      },
    ]
  }

  static var kitWords: [Mechanism] {
    [
      Mechanism(SpeechRules.utteranceTooLong, "a row is one stop with all of its texts") {
        bench, isFaulty in
        let texts = [
          "Cabin 12 on deck four", "with two beds and a window to the sea", "for four persons",
          "breakfast and dinner are part of the price", "from Monday to Friday",
        ]
        let row = bench.knob(
          isFaulty ? texts.joined(separator: ", ") : texts[0], .button)
        row.onActivate = { [weak bench] in bench?.say("Chosen") }
      },
      Mechanism(SpeechRules.hintCut, "a dimmed text explains itself at length") { bench, isFaulty in
        let text = bench.knob(
          isFaulty
            ? "This cabin cannot be booked on the days that you have asked for" : "Sold out")
        text.accessibilityHint = "Choose other days."
        bench.lines("Cabin 12")
      },
      Mechanism(SpeechRules.repeated, "a picture is called as the caption below it") {
        bench, isFaulty in
        let picture = bench.knob(
          isFaulty ? "The old lighthouse" : "A white tower on a rock", .image)
        picture.backgroundColor = Color(white: 0.3)
        bench.lines("The old lighthouse", "Painted in 1902")
      },
      Mechanism(SpeechRules.unpronounceable, "a button is called as its picture's file") {
        bench, isFaulty in
        let play = bench.knob(isFaulty ? "ic_btn_play_24" : "Listen", .button)
        play.onActivate = { [weak bench] in bench?.say("It plays") }
        bench.lines("A song")
      },
      Mechanism(SpeechRules.roleInconsistent, "a button is no more one while it loads") {
        bench, isFaulty in
        let load = bench.knob("More Letters", .button)
        load.onActivate = { [weak bench, weak load] in
          if isFaulty { load?.accessibilityTraits = .none }
          bench?.say("Loading")
        }
        bench.lines("Four letters")
      },
      Mechanism(SpeechRules.liveValueWithoutTrait, "while one records, a text counts") {
        bench, isFaulty in
        let time = bench.put(bench.words("0 seconds"))
        if !isFaulty { time.accessibilityTraits = [.staticText, .updatesFrequently] }
        var seconds = 0
        func tick() {
          bench.later(1) {
            seconds += 1
            time.text = "\(seconds) seconds"
            if seconds < 30 { tick() }
          }
        }
        bench.put(
          bench.button("Record") { [weak bench] in
            bench?.say("It records")
            if seconds == 0 { tick() }
          })
      },
    ]
  }
}

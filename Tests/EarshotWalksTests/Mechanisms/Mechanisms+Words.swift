import EarshotAudit
import EarshotInterface
import EarshotModel

/// What is said at a stop.
extension [Mechanism] {
  static var words: [Mechanism] { long + hints + repeated + unread + roles + live }

  private static var long: [Mechanism] {
    [
      Mechanism(SpeechRules.utteranceTooLong, "a heading is a whole paragraph") { bench, isFaulty in
        let text = "Everything that you should know before you go aboard"
        bench.put(
          bench.heading(
            isFaulty
              ? "\(text), where to leave your car, what to take with you, and why you should not be late,"
                + " told by those who have been there for more than forty years"
              : text))
        bench.lines("Be there at nine")
      },
      Mechanism(
        SpeechRules.utteranceTooLong, "what stands around a button is said at length with it"
      ) {
        bench, isFaulty in
        bench.lines("Welcome")
        let group = bench.put(View(), height: 100)
        group.accessibilityContainerType = .semanticGroup
        group.accessibilityLabel =
          isFaulty
          ? "Things that can be done with the booking that was made on Monday for two grown-up persons and"
            + " a dog, as long as the ferry has not left the harbour"
          : "Booking"
        let button = bench.button("Cancel") { [weak bench] in bench?.say("Cancelled") }
        button.frame = Rect(x: 0, y: 0, width: 361, height: 44)
        group.addSubview(button)
      },
    ]
  }

  private static var hints: [Mechanism] {
    [
      Mechanism(SpeechRules.hintCut, "a hint stands on what holds the texts and is no element") {
        bench, isFaulty in
        let box = bench.put(View(), height: 60)
        let text = bench.words("Seat 12")
        text.frame = Rect(x: 0, y: 0, width: 300, height: 44)
        box.addSubview(text)
        (isFaulty ? box : text).accessibilityHint = "It can be changed until nine"
        bench.button("Change", saying: "Changed")
      },
      Mechanism(SpeechRules.hintCut, "an announcement follows at once on each coming to a seat") {
        bench, isFaulty in
        bench.lines("Seats")
        let seat = bench.knob("Seat 12", .button)
        seat.accessibilityHint = "Keeps this seat for you"
        seat.onActivate = { [weak bench] in bench?.say("Kept") }
        seat.onFocus = { [weak bench] in
          guard isFaulty else { return }
          bench?.later(1.3) { bench?.say("Somebody else looks at it too") }
        }
      },
      Mechanism(SpeechRules.hintCut, "a layout that is told of every second begins the stop anew") {
        bench, isFaulty in
        bench.lines("Ferry")
        let seat = bench.knob("Seat 12", .button)
        seat.accessibilityHint = "Keeps this seat for you"
        seat.onActivate = { [weak bench] in bench?.say("Kept") }
        func tick() {
          bench.later(1) { [weak bench] in
            if isFaulty, seat.accessibilityElementIsFocused() {
              bench?.post(.layoutChanged(.element(seat)))
            }
            tick()
          }
        }
        bench.whenAppeared = { tick() }
      },
    ]
  }

  private static var repeated: [Mechanism] {
    [
      Mechanism(SpeechRules.repeated, "a name stands before a line that begins with it") {
        bench, isFaulty in
        bench.lines(isFaulty ? "Ada Lindqvist" : "Your friend", "Ada Lindqvist, on board")
      },
      Mechanism(SpeechRules.repeated, "a text says what the slider below it says again") {
        bench, isFaulty in
        bench.lines(isFaulty ? "Volume 50%" : "How loud it is")
        let slider = bench.put(Slider())
        slider.value = 0.5
        slider.accessibilityLabel = "Volume"
      },
    ]
  }

  private static var unread: [Mechanism] {
    [
      Mechanism(SpeechRules.unpronounceable, "letters stand in circles") { bench, isFaulty in
        bench.lines(isFaulty ? "Ⓢⓐⓛⓔ Ⓣⓞⓓⓐⓨ" : "Sale today")
      },
      Mechanism(SpeechRules.unpronounceable, "a button is called as the file of its picture") {
        bench, isFaulty in
        bench.button(isFaulty ? "btn_fwd_24px_xhdpi" : "Forward", saying: "Page two")
      },
      Mechanism(
        SpeechRules.unpronounceable, "a city is set in a script that the app does not speak"
      ) {
        bench, isFaulty in
        bench.application?.accessibilityLanguage = "en"
        bench.whenAppeared = { [weak bench] in bench?.application?.accessibilityLanguage = "en" }
        let city = bench.knob("City", .button)
        city.accessibilityValue = isFaulty ? "Санкт-Петербург" : "Saint Petersburg"
        city.onActivate = { [weak bench] in bench?.say("There is no other one") }
      },
    ]
  }

  private static var roles: [Mechanism] {
    [
      Mechanism(
        SpeechRules.roleInconsistent, "what is a button here is a plain text on the next screen"
      ) {
        bench, isFaulty in
        func help(_ bench: Bench, _ traits: AccessibilityTraits) {
          let help = bench.knob("Help", traits)
          help.accessibilityIdentifier = "help"
          help.onActivate = { [weak bench] in bench?.say("Call the office") }
        }
        help(bench, .button)
        bench.put(
          bench.button("Fares") { [weak bench] in
            bench?.push("Fares") { fares, isFaulty in
              fares.lines("Ten euros")
              help(fares, isFaulty ? .none : .button)
            }
          })
      },
      Mechanism(SpeechRules.roleInconsistent, "an action makes a link of a button") {
        bench, isFaulty in
        let row = bench.knob("Terms", .button)
        row.onActivate = { [weak bench] in bench?.say("There are none") }
        row.accessibilityCustomActions = [
          AccessibilityCustomAction(name: "Keep") { [weak bench, weak row] _ in
            row?.accessibilityTraits = isFaulty ? .link : .button
            bench?.say("Kept")
            return true
          }
        ]
      },
    ]
  }

  private static var live: [Mechanism] {
    /// A text that counts.
    func counting(
      _ bench: Bench, _ span: Double, from start: Double, _ show: @escaping (Int) -> Void
    ) {
      func tick(_ count: Int) {
        bench.later(span) {
          show(count)
          tick(count + 1)
        }
      }
      bench.later(start) { tick(1) }
    }
    return [
      Mechanism(SpeechRules.liveValueWithoutTrait, "a clock is another view every second") {
        bench, isFaulty in
        let box = bench.put(View(), height: 60)
        bench.button("Stop", saying: "Stopped")
        func show(_ count: Int) {
          // Who keeps the view says that it runs.
          if !isFaulty, let clock = box.subviews.first as? Label {
            clock.text = "\(count) seconds"
            return
          }
          for old in box.subviews { old.removeFromSuperview() }
          let clock = bench.words("\(count) seconds")
          clock.frame = Rect(x: 0, y: 0, width: 300, height: 44)
          clock.accessibilityTraits = isFaulty ? .staticText : [.staticText, .updatesFrequently]
          box.addSubview(clock)
        }
        show(0)
        bench.whenAppeared = { counting(bench, 1, from: 0, show) }
      },
      Mechanism(SpeechRules.liveValueWithoutTrait, "the price moves when the market has opened") {
        bench, isFaulty in
        let price = bench.knob("Share")
        price.accessibilityValue = "100"
        if !isFaulty { price.accessibilityTraits = .updatesFrequently }
        bench.button("Buy", saying: "Bought")
        bench.whenAppeared = {
          counting(bench, 1, from: 9) { price.accessibilityValue = "\(100 + $0)" }
        }
      },
      Mechanism(SpeechRules.liveValueWithoutTrait, "while a file is sent, its share is counted") {
        bench, isFaulty in
        let share = bench.put(bench.words("Nothing was sent"))
        if !isFaulty { share.accessibilityTraits = [.staticText, .updatesFrequently] }
        let send = bench.put(bench.button("Send") {})
        send.addAction(
          Action { [weak bench] _ in
            for number in 1...5 {
              bench?.later(0.5 * Double(number)) { share.text = "\(number * 20) percent" }
            }
          }, for: .touchUpInside)
      },
    ]
  }
}

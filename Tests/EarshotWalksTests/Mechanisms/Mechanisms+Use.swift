import EarshotAudit
import EarshotInterface
import EarshotModel

/// Using what is on a screen.
extension [Mechanism] {
  static var use: [Mechanism] { adjusting + activating + acting + media }

  /// A dial with numbers.
  private static func dial(
    _ bench: Bench, from start: Int, in range: ClosedRange<Int>, isInLabel: Bool = false,
    _ step: @escaping (Int, _ way: Int) -> Int
  ) -> Knob {
    let dial = bench.knob("Heat", .adjustable)
    var number = start
    func show() {
      if isInLabel {
        dial.accessibilityLabel = "Heat \(number)"
      } else {
        dial.accessibilityValue = "\(number)"
      }
    }
    dial.onAdjust = { way in
      number = Swift.min(Swift.max(step(number, way), range.lowerBound), range.upperBound)
      show()
    }
    show()
    return dial
  }

  private static var adjusting: [Mechanism] {
    [
      Mechanism(
        InteractionRules.adjustableNotInverse,
        "what stands at its top goes down by ten and up by one"
      ) { bench, isFaulty in
        _ = dial(bench, from: 100, in: 0...100) { $0 + ($1 > 0 ? 1 : isFaulty ? -10 : -1) }
      },
      Mechanism(
        InteractionRules.adjustableNotInverse, "a number in a name goes up by two and down by one"
      ) { bench, isFaulty in
        _ = dial(bench, from: 40, in: 0...100, isInLabel: true) {
          $0 + ($1 > 0 ? (isFaulty ? 2 : 1) : -1)
        }
      },
      Mechanism(InteractionRules.adjustableUnbounded, "what has an end above has none below") {
        bench, isFaulty in
        _ = dial(bench, from: 10, in: (isFaulty ? -10_000 : 0)...10) { $0 + $1 }
      },
      Mechanism(InteractionRules.adjustableNoChange, "the bar grows, and what is said of it stays")
      {
        bench, isFaulty in
        let dial = bench.knob("Loudness", .adjustable)
        let bar = View(frame: Rect(x: 0, y: 30, width: 100, height: 8))
        bar.backgroundColor = Color(white: 0)
        dial.addSubview(bar)
        dial.accessibilityValue = "half"
        dial.onAdjust = { [weak dial] way in
          bar.frame.size.width += 10 * Double(way)
          if !isFaulty { dial?.accessibilityValue = "\(Int(bar.frame.size.width)) percent" }
        }
      },
    ]
  }

  private static var activating: [Mechanism] {
    [
      Mechanism(InteractionRules.activationNoop, "a button calls what leaves at once") {
        bench, isFaulty in
        bench.lines("Lost property")
        let office: String? = isFaulty ? nil : "The office is open"
        bench.put(
          bench.button("Ask") { [weak bench] in
            guard let office else { return }
            bench?.say(office)
          })
      },
      Mechanism(InteractionRules.activationNoop, "the third of three buttons of one name is dead") {
        bench, isFaulty in
        for number in 1...3 {
          bench.lines("Bag \(number)")
          let remove = bench.knob("Remove", .button)
          if !isFaulty || number < 3 {
            remove.onActivate = { [weak bench] in bench?.say("Bag \(number) was removed") }
          }
        }
      },
      Mechanism(InteractionRules.activationStateSilent, "a star is filled, which is a picture") {
        bench, isFaulty in
        for name in ["Lind", "Saltpan"] {
          let row = bench.knob("\(name), favourite", .button)
          let star = ImageView(image: Image(systemName: "star"))
          star.frame = Rect(x: 300, y: 8, width: 28, height: 28)
          row.addSubview(star)
          row.onActivate = { [weak row] in
            let isFull = star.image?.name == "star.fill"
            star.image = Image(systemName: isFull ? "star" : "star.fill")
            if !isFaulty { row?.accessibilityTraits = isFull ? .button : [.button, .selected] }
          }
        }
      },
      Mechanism(InteractionRules.activationStateSilent, "a chosen colour is framed by another view")
      {
        bench, isFaulty in
        for name in ["Red", "Green"] {
          let row = bench.knob(name, .button)
          let mark = View(frame: Rect(x: 330, y: 12, width: 20, height: 20))
          mark.backgroundColor = Color(white: 0)
          mark.isHidden = true
          row.addSubview(mark)
          row.onActivate = { [weak row] in
            mark.isHidden.toggle()
            if !isFaulty { row?.accessibilityValue = mark.isHidden ? "off" : "on" }
          }
        }
      },
      Mechanism(InteractionRules.activationStateSilent, "what is chosen has another ground") {
        bench, isFaulty in
        for name in ["Small", "Large"] {
          let row = bench.knob(name, .button)
          row.backgroundColor = Color(white: 1)
          row.onActivate = { [weak row] in
            let isOn = row?.backgroundColor == Color(white: 0)
            row?.backgroundColor = Color(white: isOn ? 1 : 0)
            if !isFaulty { row?.accessibilityTraits = isOn ? .button : [.button, .selected] }
          }
        }
      },
    ]
  }

  private static var acting: [Mechanism] {
    [
      Mechanism(
        InteractionRules.customActionNoop, "the action of the second of two like pictures is dead"
      ) { bench, isFaulty in
        for number in 1...2 {
          bench.lines("Day \(number)")
          let photo = bench.knob("Photo", .image)
          photo.accessibilityCustomActions = [
            AccessibilityCustomAction(name: "Keep") { [weak bench] _ in
              if !isFaulty || number == 1 { bench?.say("Kept") }
              return true
            }
          ]
        }
      },
      Mechanism(InteractionRules.directTouchTrap, "two pads for drums take the screen together") {
        bench, isFaulty in
        for (number, name) in ["Left drum", "Right drum"].enumerated() {
          let pad = Knob(frame: Rect(x: 196 * Double(number), y: 0, width: 196, height: 850))
          pad.isAccessibilityElement = true
          pad.accessibilityLabel = name
          pad.accessibilityTraits = .allowsDirectInteraction
          if !isFaulty { pad.accessibilityDirectTouchOptions = .requiresActivation }
          bench.view.addSubview(pad)
        }
      },
    ]
  }

  private static var media: [Mechanism] {
    [
      Mechanism(InteractionRules.magicTapUnhandled, "a player says nothing of being one") {
        bench, isFaulty in
        bench.put(bench.heading("Sounds of the sea"))
        let play = bench.put(bench.button("Play") {})
        func turn() {
          play.setTitle(play.currentTitle == "Play" ? "Pause" : "Play", for: .normal)
        }
        play.addAction(Action { _ in turn() }, for: .touchUpInside)
        if !isFaulty {
          bench.whenTapped = {
            turn()
            return true
          }
        }
      },
      Mechanism(InteractionRules.magicTapUnhandled, "a magic tap is taken, and the song goes on") {
        bench, isFaulty in
        bench.put(bench.heading("Song"))
        let play = bench.knob("Play", [.button, .startsMediaSession])
        func turn() {
          play.accessibilityLabel = play.accessibilityLabel == "Play" ? "Pause" : "Play"
        }
        play.onActivate = { turn() }
        bench.whenTapped = {
          if !isFaulty { turn() }
          return true
        }
      },
    ]
  }
}

import EarshotAudit
import EarshotInterface
import EarshotModel

/// Further faults of what is turned up and down, or done by gestures of its own, some of one build with other words and places.
extension [SeededPair] {
  static var adjustVariants: [SeededPair] {
    inverseVariants + endlessVariants + actionVariants + magicTapVariants + touchVariants
  }

  /// Adds something to turn up and down that says a value of a list of them, by its place.
  private static func dial(
    _ label: String, on panel: Panel, words: [String], from start: Int = 0,
    _ next: @escaping (Int, Int) -> Int
  ) {
    let dial = panel.add(label, .adjustable)
    var place = start
    dial.accessibilityValue = words[place]
    dial.onAdjust = { [weak dial] step in
      place = next(place, step)
      dial?.accessibilityValue = words[((place % words.count) + words.count) % words.count]
    }
  }

  private static var inverseVariants: [SeededPair] {
    [
      SeededPair(InteractionRules.adjustableNotInverse, "down goes back to the beginning") {
        panel, isFaulty in
        panel.heading("Size")
        dial("Size", on: panel, words: ["small", "medium", "large"], from: 1) {
          isFaulty && $1 < 0 ? 0 : Swift.min(2, Swift.max(0, $0 + $1))
        }
      },
      SeededPair(InteractionRules.adjustableNotInverse, "down goes up as well") { panel, isFaulty in
        panel.heading("Day")
        dial("Day", on: panel, words: ["Monday", "Tuesday", "Wednesday", "Thursday"]) {
          $0 + (isFaulty ? abs($1) : $1)
        }
      },
      SeededPair(InteractionRules.adjustableNotInverse, "the value doubles, and goes down by one") {
        panel, isFaulty in
        panel.heading("Copies")
        let copies = panel.add("Copies", .adjustable)
        var count = 4
        copies.accessibilityValue = "4"
        copies.onAdjust = { [weak copies] step in
          count = step > 0 ? count * 2 : isFaulty ? count - 1 : count / 2
          copies?.accessibilityValue = "\(count)"
        }
      },
      SeededPair(
        InteractionRules.adjustableNotInverse, "a slider is rounded down whenever it moves"
      ) {
        panel, isFaulty in
        panel.heading("Light")
        let slider = Slider(frame: Rect(x: 20, y: 300, width: 200, height: 44))
        slider.accessibilityLabel = "Light"
        (slider.minimumValue, slider.maximumValue, slider.value) = (0, 10, 5)
        slider.addAction(
          Action { [weak slider] _ in
            guard isFaulty, let slider, slider.value < 5.5 else { return }
            slider.value = 2
          }, for: .valueChanged)
        panel.view.addSubview(slider)
      },
    ]
  }

  private static var endlessVariants: [SeededPair] {
    [
      SeededPair(InteractionRules.adjustableUnbounded, "a price goes up for ever") {
        panel, isFaulty in
        panel.heading("Offer")
        let price = panel.add("Price", .adjustable)
        var pounds = 10
        price.accessibilityValue = "10 pounds"
        price.onAdjust = { [weak price] step in
          pounds = isFaulty ? pounds + step * 5 : Swift.min(100, Swift.max(5, pounds + step * 5))
          price?.accessibilityValue = "\(pounds) pounds"
        }
      },
      SeededPair(InteractionRules.adjustableUnbounded, "years have no end") { panel, isFaulty in
        panel.heading("Born")
        let year = panel.add("Year", .adjustable)
        var number = 1_990
        year.accessibilityValue = "1990"
        year.onAdjust = { [weak year] step in
          number += step
          if !isFaulty { number = Swift.min(2_026, Swift.max(1_900, number)) }
          year?.accessibilityValue = "\(number)"
        }
      },
      SeededPair(InteractionRules.adjustableUnbounded, "pages are counted that are not there") {
        panel, isFaulty in
        panel.heading("Book")
        let page = panel.add("Page", .adjustable)
        var number = 1
        page.accessibilityValue = "1"
        page.onAdjust = { [weak page] step in
          number = Swift.max(1, number + step)
          if !isFaulty { number = Swift.min(12, number) }
          page?.accessibilityValue = "\(number)"
        }
      },
      SeededPair(InteractionRules.adjustableUnbounded, "a wheel of numbers never comes round") {
        panel, isFaulty in
        panel.heading("Minutes")
        let wheel = panel.add("Minutes", .adjustable)
        var number = 0
        wheel.accessibilityValue = "0"
        wheel.onAdjust = { [weak wheel] step in
          number += step
          wheel?.accessibilityValue = "\(isFaulty ? number : (number % 60 + 60) % 60)"
        }
      },
    ]
  }

  private static func action(
    _ name: String, on element: Knob, _ handler: @escaping () -> Bool
  ) {
    element.accessibilityCustomActions = [
      AccessibilityCustomAction(name: AttributedText(name)) { _ in handler() }
    ]
  }

  private static var actionVariants: [SeededPair] {
    [
      SeededPair(
        InteractionRules.customActionNoop, "an action says that it was done, and nothing was"
      ) {
        panel, isFaulty in
        panel.heading("Mail")
        let row = panel.button("From Ada", saying: "Opened")
        action("Mark as read", on: row) { [weak panel] in
          if !isFaulty { panel?.post(.announcement("Read")) }
          return true
        }
      },
      SeededPair(InteractionRules.customActionNoop, "an action moves a row to where it stands") {
        panel, isFaulty in
        panel.heading("Tasks")
        let row = panel.text("Water the plants")
        let other = panel.text("Call Grace")
        action("Move down", on: row) { [weak panel, weak row] in
          guard !isFaulty, let row else { return true }
          (row.frame, other.frame) = (other.frame, row.frame)
          panel?.post(.layoutChanged(.element(row)))
          return true
        }
      },
      SeededPair(InteractionRules.customActionNoop, "the second of two actions does nothing") {
        panel, isFaulty in
        panel.heading("Photos")
        let photo = panel.add("A harbour", .image)
        photo.accessibilityCustomActions = [
          AccessibilityCustomAction(name: "Like") { [weak panel] _ in
            panel?.post(.announcement("Liked"))
            return true
          },
          AccessibilityCustomAction(name: "Share") { [weak panel] _ in
            if !isFaulty { panel?.post(.announcement("Shared")) }
            return !isFaulty
          },
        ]
      },
      SeededPair(
        InteractionRules.customActionNoop, "an action of a drawn element is never answered"
      ) {
        panel, isFaulty in
        panel.heading("Chart")
        let chart = View(frame: Rect(x: 0, y: 200, width: 393, height: 200))
        let bar = AccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = "March"
        bar.accessibilityTraits = .staticText
        bar.accessibilityFrame = Rect(x: 20, y: 210, width: 300, height: 44)
        bar.accessibilityCustomActions = [
          AccessibilityCustomAction(name: "Compare") { [weak panel] _ in
            if !isFaulty { panel?.post(.announcement("More than in April")) }
            return !isFaulty
          }
        ]
        chart.accessibilityElements = [bar]
        panel.view.addSubview(chart)
      },
    ]
  }

  private static var magicTapVariants: [SeededPair] {
    [("Record", "recording"), ("Answer", "in a call"), ("Start", "running"), ("Listen", "playing")]
      .enumerated().map { index, words in
        SeededPair(
          InteractionRules.magicTapUnhandled,
          "\(words.0) starts media, and two fingers do nothing"
        ) { panel, isFaulty in
          panel.heading(words.0)
          for number in 0..<index { panel.text("Line \(number + 1)") }
          let start = panel.add(words.0, [.button, .startsMediaSession])
          start.onActivate = { [weak start] in start?.accessibilityValue = words.1 }
          guard !isFaulty else { return }
          panel.onMagicTap = { [weak start] in
            start?.accessibilityValue = words.1
            return true
          }
        }
      }
  }

  private static var touchVariants: [SeededPair] {
    [
      ("Canvas", Rect(x: 0, y: 60, width: 393, height: 792)),
      ("Map", Rect(x: 0, y: 0, width: 393, height: 852)),
      ("Drums", Rect(x: 10, y: 90, width: 373, height: 740)),
      ("Game", Rect(x: 0, y: 120, width: 393, height: 720)),
    ].map { name, frame in
      SeededPair(InteractionRules.directTouchTrap, "\(name) takes all touches of the screen") {
        panel, isFaulty in
        let whole = panel.add(name, .allowsDirectInteraction)
        whole.frame = frame
        panel.navigationItem.title = nil
        panel.title = nil
        panel.navigationController?.isNavigationBarHidden = true
        if !isFaulty { whole.accessibilityDirectTouchOptions = .requiresActivation }
      }
    }
  }
}

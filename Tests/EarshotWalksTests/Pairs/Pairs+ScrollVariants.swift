import EarshotAudit
import EarshotInterface
import EarshotModel

/// Further faults of scrolling, of rotors, and of states that nobody says, some of one build with other words and places.
extension [SeededPair] {
  static var scrollVariants: [SeededPair] {
    scrollUnhandledVariants + scrollSilentVariants + rotorVariants + stateVariants
  }

  /// Puts pages beside each other, of which the first is seen, and has scrolling turn them.
  private static func pages(
    _ names: [String], on panel: Panel, isAnswered: Bool, says status: String?,
    beyond place: Point = Point(x: 420, y: 0)
  ) {
    let stops = names.map { panel.text($0) }
    for (index, stop) in stops.enumerated() where index > 0 {
      stop.frame = Rect(
        x: place.x == 0 ? 20 : place.x, y: place.y == 0 ? stops[0].frame.minY : place.y,
        width: 353, height: 44)
    }
    guard isAnswered else { return }
    var present = 0
    for stop in stops {
      stop.onScroll = { [weak panel] _ in
        let next = (present + 1) % stops.count
        (stops[present].frame, stops[next].frame) = (stops[next].frame, stops[present].frame)
        present = next
        if let status { panel?.post(.pageScrolled(AttributedText(status))) }
        return true
      }
    }
  }

  private static var scrollUnhandledVariants: [SeededPair] {
    [
      SeededPair(InteractionRules.scrollUnhandled, "three pages lie side by side") {
        panel, isFaulty in
        panel.heading("Tour")
        pages(
          ["Welcome", "Listen", "Begin"], on: panel, isAnswered: !isFaulty, says: "Page 2 of 3")
      },
      SeededPair(InteractionRules.scrollUnhandled, "rows lie below the edge of the screen") {
        panel, isFaulty in
        panel.heading("Rows")
        pages(
          ["Row 1", "Row 2"], on: panel, isAnswered: !isFaulty, says: "Rows 2 to 2",
          beyond: Point(x: 0, y: 900))
      },
      SeededPair(InteractionRules.scrollUnhandled, "a card waits beyond the left edge") {
        panel, isFaulty in
        panel.heading("Cards")
        pages(
          ["Today", "Yesterday"], on: panel, isAnswered: !isFaulty, says: "Yesterday",
          beyond: Point(x: -400, y: 0))
      },
      SeededPair(InteractionRules.scrollUnhandled, "a picture lies beyond the right edge") {
        panel, isFaulty in
        panel.heading("Album")
        panel.text("Two pictures")
        pages(
          ["A harbour", "A street"], on: panel, isAnswered: !isFaulty, says: "Picture 2 of 2",
          beyond: Point(x: 800, y: 0))
      },
    ]
  }

  private static var scrollSilentVariants: [SeededPair] {
    [
      SeededPair(InteractionRules.scrollSilent, "three pages of a tour turn without a word") {
        panel, isFaulty in
        panel.heading("Tour")
        pages(
          ["Welcome", "Listen", "Begin"], on: panel, isAnswered: true,
          says: isFaulty ? nil : "Page 2 of 3")
      },
      SeededPair(InteractionRules.scrollSilent, "rows come from below without a word") {
        panel, isFaulty in
        panel.heading("Rows")
        pages(
          ["Row 1", "Row 2"], on: panel, isAnswered: true, says: isFaulty ? nil : "Rows 2 to 2",
          beyond: Point(x: 0, y: 900))
      },
      SeededPair(InteractionRules.scrollSilent, "a week is followed by the next without a word") {
        panel, isFaulty in
        panel.heading("Calendar")
        let week = panel.text("Week 1")
        let other = panel.text("Week 2")
        other.frame = Rect(x: 420, y: week.frame.minY, width: 353, height: 44)
        var number = 1
        week.onScroll = { [weak panel, weak week] _ in
          number += 1
          week?.accessibilityLabel = "Week \(number)"
          if !isFaulty { panel?.post(.pageScrolled(AttributedText("Week \(number)"))) }
          return true
        }
      },
      SeededPair(InteractionRules.scrollSilent, "cards are dealt without a word") {
        panel, isFaulty in
        panel.heading("Cards")
        panel.text("Two cards")
        pages(
          ["Queen", "King"], on: panel, isAnswered: true, says: isFaulty ? nil : "Card 2 of 2",
          beyond: Point(x: 600, y: 0))
      },
    ]
  }

  private static var rotorVariants: [SeededPair] {
    [
      SeededPair(OrderRules.rotorDead, "a rotor for errors names an element that is not shown") {
        panel, isFaulty in
        panel.heading("Form")
        let fault = panel.text("A street is required")
        panel.text("Name")
        panel.view.accessibilityCustomRotors = [
          AccessibilityCustomRotor(name: "Errors") { _ in
            isFaulty ? nil : AccessibilityCustomRotor.ItemResult(targetElement: fault)
          }
        ]
      },
      SeededPair(OrderRules.rotorDead, "of two rotors one is dead") { panel, isFaulty in
        panel.heading("Score")
        let bar = panel.text("Bar 1")
        let note = panel.text("A flat")
        panel.view.accessibilityCustomRotors = [
          AccessibilityCustomRotor(name: "Bars") { _ in
            AccessibilityCustomRotor.ItemResult(targetElement: bar)
          },
          AccessibilityCustomRotor(name: "Notes") { _ in
            isFaulty ? nil : AccessibilityCustomRotor.ItemResult(targetElement: note)
          },
        ]
      },
      SeededPair(OrderRules.rotorDead, "a rotor on one element finds nothing") { panel, isFaulty in
        panel.heading("Map")
        let place = panel.text("Harbour")
        let other = panel.text("Station")
        place.accessibilityCustomRotors = [
          AccessibilityCustomRotor(name: "Places") { _ in
            isFaulty ? nil : AccessibilityCustomRotor.ItemResult(targetElement: other)
          }
        ]
      },
      SeededPair(OrderRules.rotorDead, "a rotor searches a list that was never filled") {
        panel, isFaulty in
        panel.heading("Chat")
        let messages = ["Ada: hello", "Grace: hello"].map { panel.text($0) }
        let unread: [Knob] = isFaulty ? [] : messages
        panel.view.accessibilityCustomRotors = [
          AccessibilityCustomRotor(name: "Unread") { _ in
            unread.last.map { AccessibilityCustomRotor.ItemResult(targetElement: $0) }
          }
        ]
      },
    ]
  }

  private static var stateVariants: [SeededPair] {
    ["Alerts", "Airplane mode", "Dark look", "Repeat"].enumerated().map { index, name in
      SeededPair(
        InteractionRules.activationStateSilent, "\(name) is turned and says the same as before"
      ) { panel, isFaulty in
        panel.heading("Settings")
        for number in 0..<index { panel.text("Line \(number + 1)") }
        let toggle = StillSwitch(frame: Rect(x: 20, y: 500, width: 60, height: 44))
        toggle.accessibilityLabel = name
        toggle.isOn = index % 2 == 1
        toggle.words = isFaulty ? ["set", "on", "", "1"][index] : nil
        panel.view.addSubview(toggle)
      }
    }
  }
}

/// A switch that says some words whatever it is set to.
private final class StillSwitch: Switch {
  var words: String?

  override var accessibilityValue: String? {
    get { words ?? super.accessibilityValue }
    set { super.accessibilityValue = newValue }
  }
}

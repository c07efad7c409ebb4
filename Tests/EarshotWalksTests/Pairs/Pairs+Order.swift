import EarshotAudit
import EarshotInterface
import EarshotModel

extension [SeededPair] {
  static var order: [SeededPair] {
    [
      SeededPair(OrderRules.visualMismatch, "an explicit list goes from the bottom up") {
        panel, isFaulty in
        let stops = ["One", "Two", "Three", "Four"].map { panel.text($0) }
        panel.view.accessibilityElements = isFaulty ? stops.reversed() : stops
      },
      SeededPair(OrderRules.headerAfterContent, "an explicit list names the heading last") {
        panel, isFaulty in
        let header = panel.heading("Ingredients")
        let stops = ["Flour", "Water"].map { panel.text($0) }
        panel.view.accessibilityElements = isFaulty ? stops + [header] : [header] + stops
      },
      SeededPair(OrderRules.swipeCost, "sixty lines of text without headings lie before the button")
      {
        panel, isFaulty in
        panel.heading("Terms")
        for number in 1...60 { panel.add("Clause \(number)", .staticText, height: 4) }
        let agree = panel.add(
          "Agree", isFaulty ? .adjustable : .button, height: 4)
        agree.accessibilityValue = "1"
        agree.onActivate = { [weak panel] in panel?.post(.announcement("Agreed")) }
        agree.onAdjust = { [weak agree] in
          agree?.accessibilityValue = "\((Int(agree?.accessibilityValue ?? "") ?? 0) + $0)"
        }
        for number in 61...120 { panel.add("Clause \(number)", .staticText, height: 4) }
      },
      SeededPair(OrderRules.rotorDead, "a rotor for mentions finds nothing") { panel, isFaulty in
        panel.heading("Chat")
        let first = panel.text("Ada: hello")
        panel.text("Grace: see you, Ada")
        let last = panel.text("Mary: bye")
        panel.view.accessibilityCustomRotors = [
          AccessibilityCustomRotor(name: "Mentions") { _ in
            isFaulty ? nil : AccessibilityCustomRotor.ItemResult(targetElement: last)
          }
        ]
        _ = first
      },
    ]
  }
}

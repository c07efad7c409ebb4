import EarshotAudit
import EarshotInterface
import EarshotModel

/// Further faults of the order and of where the cursor comes, each of another build.
extension [SeededPair] {
  static var orderVariants: [SeededPair] {
    visualVariants + headerVariants + swipeVariants + unreachableVariants
  }

  private static var visualVariants: [SeededPair] {
    [
      SeededPair(OrderRules.visualMismatch, "the footer is named before everything else") {
        panel, isFaulty in
        let stops = ["One", "Two", "Three"].map { panel.text($0) }
        let footer = panel.text("Page 1 of 3")
        panel.view.accessibilityElements = isFaulty ? [footer] + stops : stops + [footer]
      },
      SeededPair(OrderRules.visualMismatch, "prices are named before what they are for") {
        panel, isFaulty in
        var rows: [Knob] = []
        for (index, name) in ["Tea", "Coffee", "Cake"].enumerated() {
          let item = panel.text(name)
          let price = panel.text("\(index + 2) pounds")
          item.frame = Rect(x: 20, y: 110 + 60 * Double(index), width: 170, height: 44)
          price.frame = Rect(x: 200, y: 110 + 60 * Double(index), width: 170, height: 44)
          rows += isFaulty ? [price, item] : [item, price]
        }
        panel.view.accessibilityElements = rows
      },
      SeededPair(OrderRules.visualMismatch, "two groups are named the wrong way round") {
        panel, isFaulty in
        let (upper, lower) = (View(), View())
        upper.frame = Rect(x: 0, y: 110, width: 393, height: 120)
        lower.frame = Rect(x: 0, y: 240, width: 393, height: 120)
        for (group, names) in [(upper, ["Monday", "Rain"]), (lower, ["Tuesday", "Sun"])] {
          for (index, name) in names.enumerated() {
            let text = panel.text(name)
            text.removeFromSuperview()
            text.frame = Rect(x: 20, y: 60 * Double(index), width: 353, height: 44)
            group.addSubview(text)
          }
          panel.view.addSubview(group)
        }
        panel.view.accessibilityElements = isFaulty ? [lower, upper] : [upper, lower]
      },
      SeededPair(OrderRules.visualMismatch, "elements of a drawn chart are made from its end") {
        panel, isFaulty in
        let chart = View(frame: Rect(x: 0, y: 110, width: 393, height: 300))
        let bars = ["March", "April", "May", "June"].enumerated().map { index, name in
          let bar = AccessibilityElement(accessibilityContainer: chart)
          bar.accessibilityLabel = name
          bar.accessibilityFrame = Rect(x: 20, y: 110 + 60 * Double(index), width: 300, height: 44)
          return bar
        }
        chart.accessibilityElements = isFaulty ? bars.reversed() : bars
        panel.view.addSubview(chart)
      },
    ]
  }

  private static var headerVariants: [SeededPair] {
    [
      SeededPair(OrderRules.headerAfterContent, "a heading is named after its first line") {
        panel, isFaulty in
        let header = panel.heading("Method")
        let (first, second) = (panel.text("Mix"), panel.text("Bake"))
        panel.view.accessibilityElements =
          isFaulty ? [first, header, second] : [header, first, second]
      },
      SeededPair(OrderRules.headerAfterContent, "only the second part is named heading last") {
        panel, isFaulty in
        let (one, text) = (panel.heading("Today"), panel.text("Rain"))
        let (two, other) = (panel.heading("Tomorrow"), panel.text("Sun"))
        panel.view.accessibilityElements =
          isFaulty ? [one, text, other, two] : [one, text, two, other]
      },
      SeededPair(OrderRules.headerAfterContent, "a card draws its title last") { panel, isFaulty in
        let card = View(frame: Rect(x: 0, y: 110, width: 393, height: 200))
        let parts = [("Harbour", true), ("Open until six", false)].enumerated().map { index, part in
          let element = AccessibilityElement(accessibilityContainer: card)
          element.accessibilityLabel = part.0
          element.accessibilityTraits = part.1 ? .header : .staticText
          element.accessibilityFrame = Rect(
            x: 20, y: 110 + 60 * Double(index), width: 300, height: 44)
          return element
        }
        card.accessibilityElements = isFaulty ? parts.reversed() : parts
        panel.view.addSubview(card)
      },
      SeededPair(OrderRules.headerAfterContent, "the group of the heading is named behind the list")
      {
        panel, isFaulty in
        let (top, list) = (View(), View())
        top.frame = Rect(x: 0, y: 110, width: 393, height: 60)
        list.frame = Rect(x: 0, y: 180, width: 393, height: 120)
        let header = panel.heading("Trains")
        let train = panel.text("To the coast")
        for (part, group) in [(header, top), (train, list)] {
          part.removeFromSuperview()
          part.frame = Rect(x: 20, y: 0, width: 353, height: 44)
          group.addSubview(part)
          panel.view.addSubview(group)
        }
        panel.view.accessibilityElements = isFaulty ? [list, top] : [top, list]
      },
    ]
  }

  /// A screen of so many stops with one to use in the middle; headings shorten the way where they are.
  private static func long(
    _ panel: Panel, _ traits: AccessibilityTraits, headingEvery step: Int?,
    goal: AccessibilityTraits
  ) {
    for number in 1...130 {
      let isHeading = step.map { number % $0 == 0 } ?? false
      let stop = panel.add("Line \(number)", isHeading ? .header : traits, height: 4)
      stop.onActivate = { [weak panel] in panel?.post(.announcement("Line \(number)")) }
      if number == 65 {
        let value = panel.add("Loudness", goal, height: 4)
        value.accessibilityValue = "1"
        value.onActivate = { [weak panel] in panel?.post(.announcement("Loud")) }
        value.onAdjust = { [weak value] in
          value?.accessibilityValue = "\((Int(value?.accessibilityValue ?? "") ?? 0) + $0)"
        }
      }
    }
  }

  private static var swipeVariants: [SeededPair] {
    [
      SeededPair(OrderRules.swipeCost, "a slider stands in a wall of text") { panel, isFaulty in
        long(panel, .staticText, headingEvery: isFaulty ? nil : 10, goal: .adjustable)
      },
      SeededPair(OrderRules.swipeCost, "a slider stands among pictures") { panel, isFaulty in
        long(panel, .image, headingEvery: isFaulty ? nil : 10, goal: .adjustable)
      },
      SeededPair(OrderRules.swipeCost, "headings stand at the beginning alone") {
        panel, isFaulty in
        for number in 1...3 { panel.add("Part \(number)", .header, height: 4) }
        long(panel, .staticText, headingEvery: isFaulty ? nil : 12, goal: .adjustable)
      },
      SeededPair(OrderRules.swipeCost, "a button stands among buttons") { panel, isFaulty in
        long(panel, isFaulty ? .button : .staticText, headingEvery: nil, goal: .button)
      },
    ]
  }

  private static func tap(_ view: View, on panel: Panel, saying words: String) {
    let tap = TapGestureRecognizer()
    tap.addAction(
      Action(title: words) { [weak panel] _ in
        panel?.post(.announcement(AttributedText(words)))
      })
    view.addGestureRecognizer(tap)
  }

  private static var unreachableVariants: [SeededPair] {
    [
      SeededPair(FocusRules.unreachable, "an explicit list forgets what can be tapped") {
        panel, isFaulty in
        let title = panel.heading("Album")
        let cover = panel.button("Play", saying: "Playing")
        tap(cover, on: panel, saying: "Playing")
        panel.view.accessibilityElements = isFaulty ? [title] : [title, cover]
      },
      SeededPair(FocusRules.unreachable, "a picture view has a recognizer and is no element") {
        panel, isFaulty in
        panel.heading("Album")
        let picture = ImageView(frame: Rect(x: 20, y: 300, width: 200, height: 200))
        picture.isUserInteractionEnabled = true
        picture.isAccessibilityElement = !isFaulty
        picture.accessibilityLabel = "Cover"
        if !isFaulty { picture.accessibilityTraits = .button }
        tap(picture, on: panel, saying: "Larger")
        panel.view.addSubview(picture)
      },
      SeededPair(FocusRules.unreachable, "a button was taken out of the tree") { panel, isFaulty in
        panel.heading("Album")
        let share = Button(
          type: .system,
          primaryAction: Action(title: "Share") { [weak panel] _ in
            panel?.post(.announcement("Shared"))
          })
        share.frame = Rect(x: 20, y: 300, width: 200, height: 44)
        share.isAccessibilityElement = !isFaulty
        panel.view.addSubview(share)
      },
      SeededPair(FocusRules.unreachable, "a row that can be tapped has its text as the element") {
        panel, isFaulty in
        panel.heading("Rooms")
        let row = View(frame: Rect(x: 0, y: 300, width: 393, height: 60))
        tap(row, on: panel, saying: "Kitchen")
        if isFaulty {
          row.isAccessibilityElement = false
        } else {
          row.isAccessibilityElement = true
          row.accessibilityLabel = "Kitchen"
          row.accessibilityTraits = .button
        }
        panel.view.addSubview(row)
      },
    ]
  }
}

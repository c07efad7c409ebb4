import EarshotAudit
import EarshotInterface
import EarshotModel

/// Further faults of where the cursor goes while nothing is used, each of another build.
extension [SeededPair] {
  static var cursorVariants: [SeededPair] {
    trapVariants + asymmetricVariants + unsteadyVariants + movedVariants
  }

  private static var trapVariants: [SeededPair] {
    [
      SeededPair(FocusRules.trap, "a new screen is told whenever its second part is come to") {
        panel, isFaulty in
        let title = panel.heading("Offers")
        let next = panel.text("Terms")
        panel.button("Close", saying: "Closed")
        if isFaulty {
          next.onFocus = { [weak panel] in panel?.post(.screenChanged(.element(title))) }
        }
      },
      SeededPair(FocusRules.trap, "a field of search takes the cursor back from its results") {
        panel, isFaulty in
        let field = TextField(frame: Rect(x: 20, y: 110, width: 353, height: 44))
        field.accessibilityLabel = "Search"
        panel.view.addSubview(field)
        let result = panel.text("First result")
        result.frame = Rect(x: 20, y: 200, width: 353, height: 44)
        let other = panel.text("Second result")
        other.frame = Rect(x: 20, y: 260, width: 353, height: 44)
        if isFaulty {
          result.onFocus = { [weak panel] in panel?.post(.layoutChanged(.element(field))) }
        }
      },
      SeededPair(FocusRules.trap, "the third of four steps leads back to the first") {
        panel, isFaulty in
        let steps = ["One", "Two", "Three", "Four"].map { panel.text($0) }
        if isFaulty {
          steps[2].onFocus = { [weak panel] in panel?.post(.layoutChanged(.element(steps[0]))) }
        }
      },
      SeededPair(FocusRules.trap, "what stands in a drawn view is left for its neighbour at once") {
        panel, isFaulty in
        panel.heading("Chart")
        let chart = Knob(frame: Rect(x: 0, y: 200, width: 393, height: 200))
        let bars = ["March", "April"].enumerated().map { index, name in
          let bar = FocusedElement(accessibilityContainer: chart)
          bar.accessibilityLabel = name
          bar.accessibilityFrame = Rect(x: 20, y: 210 + 60 * Double(index), width: 300, height: 44)
          return bar
        }
        chart.accessibilityElements = bars
        panel.view.addSubview(chart)
        let note = panel.text("In thousands")
        note.frame = Rect(x: 20, y: 500, width: 353, height: 44)
        if isFaulty {
          bars[1].onFocus = { [weak panel] in panel?.post(.layoutChanged(.element(bars[0]))) }
        }
      },
    ]
  }

  private static var asymmetricVariants: [SeededPair] {
    [
      SeededPair(FocusRules.asymmetric, "a note goes when the end of the list is come to") {
        panel, isFaulty in
        panel.heading("List")
        let note = panel.text("Swipe to read on")
        panel.text("Apples")
        let last = panel.text("End of the list")
        if isFaulty {
          last.onFocus = { [weak panel] in
            note.isHidden = true
            panel?.post(.layoutChanged(nil))
          }
        }
      },
      SeededPair(FocusRules.asymmetric, "an advertisement is put between rows at the end") {
        panel, isFaulty in
        panel.heading("Feed")
        panel.text("First post")
        let second = panel.text("Second post")
        second.frame.origin.y += 80
        let last = panel.text("End of the feed")
        last.frame.origin.y += 80
        let advertisement = Knob(frame: Rect(x: 20, y: 220, width: 353, height: 44))
        (advertisement.isAccessibilityElement, advertisement.accessibilityLabel) = (true, "Buy tea")
        if isFaulty {
          last.onFocus = { [weak panel] in
            panel?.view.addSubview(advertisement)
            panel?.post(.layoutChanged(nil))
          }
        }
      },
      SeededPair(FocusRules.asymmetric, "the named order is turned round at the last stop") {
        panel, isFaulty in
        let stops = ["One", "Two", "Three", "Four"].map { panel.text($0) }
        panel.view.accessibilityElements = stops
        if isFaulty {
          stops[3].onFocus = { [weak panel] in
            panel?.view.accessibilityElements = [stops[1], stops[0], stops[2], stops[3]]
            panel?.post(.layoutChanged(nil))
          }
        }
      },
      SeededPair(FocusRules.asymmetric, "rows behind the cursor are let go") { panel, isFaulty in
        panel.heading("Rows")
        let first = panel.text("Row 1")
        panel.text("Row 2")
        let last = panel.text("Row 3")
        if isFaulty {
          last.onFocus = { [weak panel] in
            first.removeFromSuperview()
            panel?.post(.layoutChanged(nil))
          }
        }
      },
    ]
  }

  private static var unsteadyVariants: [SeededPair] {
    [
      SeededPair(FocusRules.nondeterministic, "a text counts how often one has come to it") {
        panel, isFaulty in
        panel.heading("Visits")
        let text = panel.text("Seen")
        panel.text("Imprint")
        var count = 0
        text.onFocus = { [weak text] in
          count += 1
          if isFaulty { text?.accessibilityLabel = "Seen \(count) times" }
        }
      },
      SeededPair(FocusRules.nondeterministic, "the tip is another one whenever the end is come to")
      {
        panel, isFaulty in
        panel.heading("Tips")
        let tip = panel.text("Tip 1")
        let last = panel.text("Footer")
        var number = 1
        if isFaulty {
          last.onFocus = {
            number += 1
            tip.accessibilityLabel = "Tip \(number)"
          }
        }
      },
      SeededPair(FocusRules.nondeterministic, "a note comes and goes with each visit to the footer")
      {
        panel, isFaulty in
        panel.heading("Feed")
        let note = panel.text("New posts")
        panel.text("Older post")
        let last = panel.text("Footer")
        if isFaulty {
          last.onFocus = { [weak panel] in
            note.isHidden.toggle()
            panel?.post(.layoutChanged(nil))
          }
        }
      },
      SeededPair(FocusRules.nondeterministic, "two buttons swap their names at the footer") {
        panel, isFaulty in
        panel.heading("Game")
        let one = panel.button("Left", saying: "Left")
        let other = panel.button("Right", saying: "Right")
        let last = panel.text("Footer")
        if isFaulty {
          last.onFocus = {
            (one.accessibilityLabel, other.accessibilityLabel) = (
              other.accessibilityLabel, one.accessibilityLabel
            )
          }
        }
      },
    ]
  }

  private static var movedVariants: [SeededPair] {
    [
      SeededPair(FocusRules.movedUnasked, "a message that comes in takes the cursor") {
        panel, isFaulty in
        panel.heading("Chat")
        panel.text("Ada: hello")
        let message = panel.text("Grace: hello")
        message.isHidden = true
        panel.application?.perform(after: 8) { [weak panel] in
          message.isHidden = false
          panel?.post(isFaulty ? .layoutChanged(.element(message)) : .announcement("Grace: hello"))
        }
      },
      SeededPair(FocusRules.movedUnasked, "a picture that has loaded is told as a new screen") {
        panel, isFaulty in
        panel.heading("Album")
        panel.text("One picture")
        let picture = panel.add("Loading", .image)
        panel.application?.perform(after: 9) { [weak panel] in
          picture.accessibilityLabel = "A harbour at night"
          if isFaulty { panel?.post(.screenChanged(.element(picture))) }
        }
      },
      SeededPair(FocusRules.movedUnasked, "a stop sends the cursor on past its neighbour") {
        panel, isFaulty in
        panel.heading("Form")
        let hint = panel.text("All fields are needed")
        panel.text("Name")
        let field = panel.text("Street")
        if isFaulty {
          hint.onFocus = { [weak panel] in panel?.post(.layoutChanged(.element(field))) }
        }
      },
      SeededPair(FocusRules.movedUnasked, "the end of a countdown sends the cursor to the start") {
        panel, isFaulty in
        let title = panel.heading("Quiz")
        panel.text("What is heard first?")
        panel.text("The second answer")
        panel.application?.perform(after: 12) { [weak panel] in
          panel?.post(isFaulty ? .layoutChanged(.element(title)) : .announcement("Time is up"))
        }
      },
    ]
  }
}

/// A drawn element that a test hears of when the cursor comes to it.
private final class FocusedElement: AccessibilityElement {
  var onFocus: (() -> Void)?

  override func accessibilityElementDidBecomeFocused() { onFocus?() }
}

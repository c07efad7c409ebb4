import EarshotAudit
import EarshotInterface
import EarshotModel

extension [SeededPair] {
  static var screens: [SeededPair] {
    [
      SeededPair(ScreenRules.silent, "all of the screen is replaced by code and nobody posts it") {
        panel, isFaulty in
        let first = panel.heading("Question 1")
        let text = panel.text("What is heard first?")
        let next = panel.add("Next", .button)
        next.onActivate = { [weak panel] in
          guard let panel else { return }
          for view in [first, text, next] { view.removeFromSuperview() }
          let title = panel.heading("Question 2")
          panel.text("What is heard last?")
          if !isFaulty { panel.post(.screenChanged(.element(title))) }
        }
      },
      SeededPair(ScreenRules.spurious, "a counter is told as a new screen") { panel, isFaulty in
        panel.heading("Votes")
        let count = panel.text("0 votes")
        panel.text("Poll closes at noon")
        panel.text("One vote each")
        panel.button("Vote") { [weak panel] in
          count.accessibilityLabel = "1 vote"
          panel?.post(isFaulty ? .screenChanged(nil) : .announcement("1 vote"))
        }
        panel.text("Thank you")
        panel.text("Imprint")
      },
      SeededPair(ScreenRules.storm, "every part of a change is posted") { panel, isFaulty in
        let title = panel.heading("Sync")
        panel.button("Start") { [weak panel] in
          for _ in 0..<(isFaulty ? 3 : 1) { panel?.post(.screenChanged(.element(title))) }
        }
      },
      SeededPair(ScreenRules.staleChild, "the view of a controller is added without its controller")
      {
        panel, isFaulty in
        panel.heading("Weather")
        let child = ViewController()
        let label = Knob(frame: Rect(x: 20, y: 10, width: 200, height: 44))
        label.isAccessibilityElement = true
        label.accessibilityLabel = "12 degrees"
        label.accessibilityTraits = .staticText
        child.view.addSubview(label)
        child.view.frame = Rect(x: 0, y: 300, width: 393, height: 100)
        panel.kept = child
        if !isFaulty { panel.addChild(child) }
        panel.view.addSubview(child.view)
        if !isFaulty { child.didMove(toParent: panel) }
      },
      SeededPair(
        ScreenRules.restorationFocus, "what was chosen is not kept", keepsState: true
      ) {
        panel, isFaulty in
        panel.heading("Seats")
        let seat = panel.text("No seat")
        if !isFaulty { panel.keptWords = seat }
        panel.button("Choose") { [weak panel] in
          seat.accessibilityLabel = "Seat 12"
          panel?.post(.announcement("Seat 12"))
        }
      },
      SeededPair(
        ScreenRules.backUnhandled,
        "the screen hides its bar, takes escape for itself and has no way back"
      ) {
        panel, isFaulty in
        panel.heading("Start")
        panel.button("Quiz") { [weak panel] in
          let next = Panel("Quiz") { quiz in
            quiz.heading("Quiz")
            quiz.text("No questions left")
            if isFaulty {
              quiz.onEscape = { true }
            } else {
              quiz.button("Close") { [weak quiz] in
                _ = quiz?.navigationController?.popViewController(animated: false)
              }
            }
          }
          panel?.navigationController?.isNavigationBarHidden = true
          panel?.navigationController?.pushViewController(next, animated: false)
        }
      },
    ]
  }
}

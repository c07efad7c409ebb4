import EarshotAudit
import EarshotInterface
import EarshotModel

extension [SeededPair] {
  static var interaction: [SeededPair] {
    [
      SeededPair(
        InteractionRules.adjustableNoChange, "a rating of its own has the trait and no methods"
      ) {
        panel, isFaulty in
        panel.heading("Review")
        rating(on: panel) { isFaulty ? $0 : $0 + $1 }
      },
      SeededPair(InteractionRules.adjustableNotInverse, "up goes by two and down by one") {
        panel, isFaulty in
        panel.heading("Review")
        rating(on: panel) { $0 + (isFaulty && $1 > 0 ? 2 : $1) }
      },
      SeededPair(InteractionRules.adjustableUnbounded, "a counter counts on and on") {
        panel, isFaulty in
        panel.heading("Copies")
        rating(on: panel) { isFaulty ? $0 + $1 : Swift.min(10, Swift.max(1, $0 + $1)) }
      },
      SeededPair(InteractionRules.activationNoop, "a button was never connected") {
        panel, isFaulty in
        panel.heading("Help")
        let call = panel.add("Call us", .button)
        if !isFaulty { call.onActivate = { [weak panel] in panel?.post(.announcement("Calling")) } }
      },
      SeededPair(
        InteractionRules.activationStateSilent,
        "a switch in a row is turned and the row says nothing of it"
      ) {
        panel, isFaulty in
        panel.heading("Settings")
        let toggle = Silent(frame: Rect(x: 20, y: 400, width: 60, height: 44))
        toggle.accessibilityLabel = "Alerts"
        toggle.isSilent = isFaulty
        panel.view.addSubview(toggle)
      },
      SeededPair(InteractionRules.customActionNoop, "an action answers that it was not done") {
        panel, isFaulty in
        panel.heading("Mail")
        let row = panel.button("From Ada", saying: "Opened")
        row.accessibilityCustomActions = [
          AccessibilityCustomAction(name: "Archive") { [weak panel] _ in
            if isFaulty { return false }
            panel?.post(.announcement("Archived"))
            return true
          }
        ]
      },
      SeededPair(InteractionRules.magicTapUnhandled, "a player answers no magic tap") {
        panel, isFaulty in
        panel.heading("Radio")
        let play = panel.add("Play", [.button, .startsMediaSession])
        play.onActivate = { [weak play] in play?.accessibilityValue = "playing" }
        if !isFaulty {
          panel.onMagicTap = { [weak play] in
            play?.accessibilityValue = "playing"
            return true
          }
        }
      },
      SeededPair(
        InteractionRules.scrollUnhandled, "cards lie beyond the edge of a view that does not scroll"
      ) {
        panel, isFaulty in
        panel.heading("Cards")
        let card = panel.text("First card")
        let other = panel.text("Second card")
        other.frame = Rect(x: 420, y: card.frame.minY, width: 353, height: 44)
        if !isFaulty {
          for stop in [card, other] {
            stop.onScroll = { [weak panel] _ in
              (card.frame, other.frame) = (other.frame, card.frame)
              panel?.post(.pageScrolled("Card 2 of 2"))
              return true
            }
          }
        }
      },
      SeededPair(InteractionRules.scrollSilent, "pages turn without a word") { panel, isFaulty in
        panel.heading("Book")
        let page = panel.text("Page one")
        let other = panel.text("Page two")
        other.frame = Rect(x: 420, y: page.frame.minY, width: 353, height: 44)
        for stop in [page, other] {
          stop.onScroll = { [weak panel] _ in
            (page.frame, other.frame) = (other.frame, page.frame)
            if !isFaulty { panel?.post(.pageScrolled("Page 2 of 2")) }
            return true
          }
        }
      },
      SeededPair(InteractionRules.directTouchTrap, "a keyboard of a piano fills the screen") {
        panel, isFaulty in
        let piano = panel.add("Piano", .allowsDirectInteraction)
        piano.frame = Rect(x: 0, y: 100, width: 393, height: 740)
        panel.navigationItem.title = nil
        panel.title = nil
        panel.navigationController?.isNavigationBarHidden = true
        if !isFaulty { piano.accessibilityDirectTouchOptions = .requiresActivation }
        panel.button("Close", saying: "Closed")
      },
    ]
  }

  /// Adds something to turn up and down, which begins at 3.
  private static func rating(on panel: Panel, _ next: @escaping (Int, Int) -> Int) {
    let stars = panel.add("Stars", .adjustable)
    stars.accessibilityValue = "3"
    stars.onAdjust = { [weak stars] step in
      let present = stars?.accessibilityValue.flatMap { Int($0) } ?? 3
      stars?.accessibilityValue = "\(next(present, step))"
    }
  }
}

/// A switch that says the same whatever it is set to.
private final class Silent: Switch {
  var isSilent = false

  override var accessibilityValue: String? {
    get { isSilent ? "set" : super.accessibilityValue }
    set { super.accessibilityValue = newValue }
  }
}

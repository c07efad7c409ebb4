import EarshotInterface

extension VoiceOverRule {
  /// Lists, alone and between bars.
  static let lists: [VoiceOverRule] = [
    VoiceOverRule(
      "a row whose accessory is a switch is one element, which a double tap turns",
      on: LongList.inTabs, [.touch("Row 3"), .doubleTap, .flickRight],
      says: ["Row 3, While charging, off", "on", "Row 4"]),
    VoiceOverRule(
      "actions behind the edge of a row are further actions of it",
      on: { Letters("From Ada", "From Ben") },
      [.touch("From Ada"), .flickDown, .flickDown, .flickDown],
      says: ["From Ada, Two pages, actions available", "Flag", "Archive"]),
    VoiceOverRule(
      "a further action is performed by a double tap",
      on: { Letters("From Ada", "From Ben") },
      [.touch("From Ada"), .flickDown, .doubleTap],
      says: ["From Ada, Two pages, actions available", "Flag", "From Ada flagged"]),
    VoiceOverRule(
      "a row that goes leaves the cursor on the one that takes its place",
      on: { Letters("From Ada", "From Ben") },
      [.touch("From Ada"), .flickDown, .flickDown, .doubleTap],
      says: [
        "From Ada, Two pages, actions available", "Flag", "Archive",
        "From Ben, Two pages, actions available",
      ]),
    VoiceOverRule(
      "the header of a section is a heading",
      on: { Letters("From Ada") }, [.tapAtTop], says: ["Today, heading"]),
    VoiceOverRule(
      "the rows are read to the last before the bar below them",
      on: LongList.inTabs, [.touch("Row 16")] + .init(repeating: .flickRight, count: 36),
      says: (16...50).map { "Row \($0)" } + ["tab bar, selected, Home, tab, 1 of 3"] + [
        "Cart, tab, 2 of 3"
      ]),
    VoiceOverRule(
      "the last element of a screen with tabs is the last tab",
      on: LongList.inTabs, [.tapAtBottom], says: ["tab bar, Me, tab, 3 of 3"]),
    VoiceOverRule(
      "a double tap reaches the row that was scrolled into sight, not the bar",
      on: LongList.inTabs,
      [.touch("Row 17"), .flickRight, .doubleTap, .flickRight, .doubleTap],
      says: [
        "Row 17", "Row 18", "selected, Row 18", "Row 18 chosen", "Row 19", "selected, Row 19",
        "Row 19 chosen",
      ]),
    VoiceOverRule(
      "after a page the cursor is on the first row in sight",
      on: LongList.inTabs, [.touch("Row 1"), .pageDown, .tap],
      says: ["Row 1", "Page 2 of 4", "Row 17"]),
    VoiceOverRule(
      "page after page leads to the end, which is told again there",
      on: LongList.inTabs, [.touch("Row 1"), .pageDown, .pageDown, .pageDown, .pageDown],
      says: ["Row 1", "Page 2 of 4", "Page 3 of 4", "Page 4 of 4", "Page 4 of 4"]),
    VoiceOverRule(
      "and back again",
      on: LongList.inTabs, [.touch("Row 50"), .pageUp, .pageUp, .pageUp, .tap],
      says: ["Row 50", "Page 3 of 4", "Page 2 of 4", "Page 1 of 4", "Row 1"]),
    VoiceOverRule(
      "a page up at the top loads a list again that can be",
      on: { Letters("From Ada", refreshes: true) }, [.touch("From Ada"), .pageUp],
      says: ["From Ada, Two pages, actions available", "No new letters"]),
  ]
}

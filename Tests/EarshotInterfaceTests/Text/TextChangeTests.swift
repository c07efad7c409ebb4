import Testing

@testable import EarshotInterface

/// What of a text has changed, and which changes are taken back together.
@Suite struct TextChangeTests {
  private func text(_ change: TextChange?) -> String {
    change.map { "\($0.start) -\(String($0.removed)) +\($0.insertedCount)" } ?? "none"
  }

  private func change(_ start: Int, removed: String = "", inserted: Int = 0) -> TextChange {
    TextChange(
      start: start, removed: Array(removed), insertedCount: inserted, selectionBefore: 0..<0,
      selectionAfter: start..<start, name: .typing)
  }

  /// Where the change begins, what went and how much came; what is the same at both ends is left out.
  @Test(arguments: [
    ("abc", "abc", "none"), ("", "", "none"), ("", "x", "0 - +1"), ("x", "", "0 -x +0"),
    ("abc", "abXc", "2 - +1"), ("abc", "ac", "1 -b +0"), ("abc", "Xbc", "0 -a +1"),
    ("abc", "abX", "2 -c +1"), ("abc", "xyz", "0 -abc +3"), ("aaa", "aa", "2 -a +0"),
    ("aa", "aaa", "2 - +1"), ("abab", "ab", "2 -ab +0"), ("abcd", "aXYd", "1 -bc +2"),
    ("aba", "aa", "1 -b +0"),
  ])
  func whatIsDifferent(before: String, after: String, expected: String) {
    let found = TextChange(from: EditedText(before), to: EditedText(after), name: .typing)
    #expect(text(found) == expected)
  }

  @Test func aKeyTakesOrBringsOneCharacter() {
    let changes = [
      change(0, inserted: 1), change(0, removed: "a"), change(0, removed: "a", inserted: 1),
      change(0, inserted: 2), change(0, removed: "ab"),
    ]
    #expect(changes.map(\.isOfOneKey) == [true, true, false, false, false])
  }

  /// Typing goes on inside what was typed, and deleting on either side of what was deleted.
  @Test(
    arguments: [
      // Three characters were typed from the second place on.
      (2, "", 3, 5, "", 1, "2 - +4"), (2, "", 3, 2, "", 1, "2 - +4"),
      (2, "", 3, 4, "", 1, "2 - +4"),
      (2, "", 3, 6, "", 1, nil), (2, "", 3, 1, "", 1, nil), (2, "", 3, 4, "z", 0, "2 - +2"),
      (2, "", 3, 5, "z", 0, nil), (2, "", 3, 1, "z", 0, nil), (2, "", 3, 2, "z", 0, "2 - +2"),
      // The character in the fifth place was deleted.
      (5, "e", 0, 4, "d", 0, "4 -de +0"), (5, "e", 0, 5, "f", 0, "5 -ef +0"),
      (5, "e", 0, 3, "c", 0, nil), (5, "e", 0, 6, "g", 0, nil), (5, "e", 0, 5, "", 1, nil),
      (5, "e", 0, 4, "d", 1, nil), (5, "e", 0, 5, "f", 1, nil),
    ] as [(Int, String, Int, Int, String, Int, String?)])
  func changesAreTakenTogether(
    start: Int, removed: String, inserted: Int, next: Int, thenRemoved: String, thenInserted: Int,
    expected: String?
  ) {
    let run = change(start, removed: removed, inserted: inserted)
    let isTaken = run.take(change(next, removed: thenRemoved, inserted: thenInserted))
    #expect(isTaken == (expected != nil))
    #expect(text(run) == expected ?? "\(start) -\(removed) +\(inserted)")
    #expect(run.selectionAfter == (isTaken ? next..<next : start..<start))
  }

  @Test(
    arguments: [
      (0..<0, nil), (1..<1, 0..<1), (3..<3, 2..<3), (1..<2, 1..<2), (0..<3, 0..<3), (2..<9, 2..<3),
      (9..<9, 2..<3),
    ] as [(Range<Int>, Range<Int>?)])
  func theKeyDeletesTheSelectionOrWhatStandsBefore(selection: Range<Int>, expected: Range<Int>?) {
    var edited = EditedText("abc")
    edited.selection = selection
    #expect(edited.deletion == expected)
  }

  @Test(
    arguments: [
      (0..<0, "x", "xabc", 1), (3..<3, "x", "abcx", 4), (1..<2, "xy", "axyc", 3),
      (0..<3, "", "", 0),
      (2..<9, "x", "abx", 3), (1..<1, "", "abc", 1),
    ] as [(Range<Int>, String, String, Int)])
  func theCursorStandsBehindWhatIsNew(
    range: Range<Int>, replacement: String, expected: String, cursor: Int
  ) {
    var edited = EditedText("abc")
    #expect(edited.selection == 3..<3)
    edited.replace(range, with: replacement)
    #expect(edited.text == expected && edited.selection == cursor..<cursor)
  }
}

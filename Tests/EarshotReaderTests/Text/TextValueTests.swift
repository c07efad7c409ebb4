import EarshotModel
import Testing

@testable import EarshotReader

/// What selections become, and what commands of texts are called.
@Suite struct TextValueTests {
  private func change(_ old: Range<Int>, _ new: Range<Int>) -> String {
    let change = SelectionChange(from: old, to: new)
    func text(_ range: Range<Int>) -> String {
      range.isEmpty ? "-" : "\(range.lowerBound)-\(range.upperBound)"
    }
    return "\(text(change.selected)) \(text(change.unselected))"
  }

  @Test(arguments: [
    (2..<2, 2..<4, "2-4 -"), (2..<4, 2..<2, "- 2-4"), (2..<4, 2..<6, "4-6 -"),
    (2..<6, 2..<4, "- 4-6"), (2..<4, 1..<4, "1-2 -"), (1..<4, 2..<4, "- 1-2"),
    (2..<4, 2..<4, "- -"), (2..<4, 1..<2, "1-2 2-4"), (2..<4, 4..<6, "4-6 2-4"),
    (3..<5, 1..<3, "1-3 3-5"),
  ])
  func onlyWhatChangesIsTold(old: Range<Int>, new: Range<Int>, expected: String) {
    #expect(change(old, new) == expected)
  }

  @Test func theEndBehindTheWayStays() {
    func end(_ known: SelectionAnchor?, isForward: Bool) -> Int {
      SelectionAnchor.end(of: 2..<5, known: known, isForward: isForward)
    }
    #expect(end(nil, isForward: true) == 2 && end(nil, isForward: false) == 5)
    let known = SelectionAnchor(end: 5, selection: 2..<5)
    #expect(end(known, isForward: true) == 5 && end(known, isForward: false) == 5)
    let other = SelectionAnchor(end: 5, selection: 3..<5)
    #expect(end(other, isForward: true) == 2 && end(other, isForward: false) == 5)
  }

  @Test(
    arguments: [
      (TextCommand.insert("a"), "typeText", "1 character"),
      (.insert("ab"), "typeText", "2 characters"),
      (.insert(""), "typeText", "0 characters"), (.insert("e\u{301}"), "typeText", "1 character"),
      (.paste("a"), "pasteText", "1 character"), (.pressReturn, "pressReturn", nil),
      (.endEditing, "endEditing", nil),
      (.move(.word, isForward: true), "moveInText", "word forward"),
      (.move(.line, isForward: false), "moveInText", "line backward"),
      (.stepLine(isForward: true), "stepLine", "forward"),
      (.stepLine(isForward: false), "stepLine", "backward"),
      (.select(.text, isForward: true), "select", "text forward"),
      (.select(.text, isForward: false), "select", "text backward"),
      (.delete(.character, isForward: false), "deleteBackward", nil),
      (.delete(.character, isForward: true), "delete", "character forward"),
      (.delete(.word, isForward: false), "delete", "word backward"), (.edit(.cut), "cut", nil),
    ] as [(TextCommand, String, String?)])
  func transcriptsNameCommandsAndNotWhatWasTyped(
    command: TextCommand, name: String, detail: String?
  ) {
    #expect(command.name == name && command.detail == detail)
  }

  /// A text as it is stepped through, without anybody typing in it.
  private func text(_ text: String) -> SteppedText {
    let element = AccessibilityElement(accessibilityContainer: nil)
    element.accessibilityLabel = text
    return SteppedText(of: element)
  }

  /// Where each unit leads back and on from every place of a text.
  @Test(arguments: [
    (TextUnit.character, "0<1 0<2 1<3 2<4 3<5 4<6 5<7 6<7"),
    (.word, "0<2 0<2 0<5 0<5 3<5 3<7 3<7 6<7"), (.text, "0<7 0<7 0<7 0<7 0<7 0<7 0<7 0<7"),
    (.line, "0<7 0<7 0<7 0<7 0<7 0<7 0<7 0<7"), (.paragraph, "0<7 0<7 0<7 0<7 0<7 0<7 0<7 0<7"),
  ])
  func unitsLeadToTheirPlaces(unit: TextUnit, expected: String) {
    let text = text("ab cd e")
    let places = (0...7).map { place in
      let back = unit.place(from: place, isForward: false, in: text)
      return "\(back)<\(unit.place(from: place, isForward: true, in: text))"
    }
    #expect(places.joined(separator: " ") == expected)
  }

  /// The stretches of a text from its start to its end, and none behind it.
  @Test(arguments: [
    (TextUnit.character, "a|b", "a|b"), (.word, "ab, cd! (e)", "ab,|cd!|(e)"), (.word, "  ", ""),
    (.word, "a  b", "a|b"), (.word, "-- a", "--|a"), (.line, "ab\ncd", "ab|cd"),
    (.line, "ab\n", "ab|"), (.line, "\nab", "|ab"), (.line, "", ""), (.line, "a\n\nb", "a||b"),
    (.sentence, "One. Two.", "One. |Two."), (.text, "ab cd", "ab cd"),
  ])
  func stretchesFollowEachOther(unit: TextUnit, words: String, expected: String) {
    let text = text(unit == .character ? "ab" : words)
    var (place, found): (Int?, [String]) = (nil, [])
    while let stretch = text.stretch(unit, from: place, stepping: .next), found.count < 9 {
      found.append(String(text.characters[stretch]))
      place = stretch.lowerBound
    }
    #expect(found.joined(separator: "|") == expected)
    var back: [String] = []
    place = nil
    while let stretch = text.stretch(unit, from: place, stepping: .previous), back.count < 9 {
      back.append(String(text.characters[stretch]))
      place = stretch.lowerBound
    }
    #expect(back == found.reversed())
  }

  /// What an app found in a text, which may lie beside it.
  @Test(arguments: [(0..<2, "ab"), (1..<9, "b cd"), (5..<9, ""), (0..<0, "")])
  func textOfARangeIsThatInside(range: Range<Int>, expected: String) {
    let element = AccessibilityElement(accessibilityContainer: nil)
    element.accessibilityLabel = "ab cd"
    #expect(SteppedText.text(of: element, in: range) == expected)
    element.accessibilityValue = "xy"
    #expect(SteppedText.text(of: element, in: 0..<1) == "x")
  }

  /// A page without an end.
  private final class EndlessPage: AccessibilityElement, AccessibilityReadingContent {
    func accessibilityLineNumber(for point: Point) -> Int? { nil }
    func accessibilityContent(forLineNumber lineNumber: Int) -> AttributedText? {
      AttributedText("a ")
    }
    func accessibilityFrame(forLineNumber lineNumber: Int) -> Rect { .zero }
    func accessibilityPageContent() -> AttributedText? { nil }
  }

  @Test func aPageHasAtMostTenThousandLines() {
    let text = SteppedText(of: EndlessPage(accessibilityContainer: nil))
    #expect(text.contentLines?.count == 10_000 && text.characters.count == 19_999)
    #expect(text.contentLines?.prefix(2) == [0..<1, 2..<3])
  }
}

// A reader asks for a text at once, and its source tells it later and piece by piece:
//
//  1. a text that its node tells whole is known from the beginning; of any other a first piece is asked for
//     when somebody asks for words, around the insertion point where it is edited;
//  2. each time somebody asks for words, the next piece is asked for, so that it is there when it is reached;
//  3. another revision makes what is known old. It is told until the new words are here, which are asked for
//     at once, and the element is pending meanwhile, so that a reader waits before it tells what has changed.
//
// Places are characters for a reader and units for the source, and are changed into each other here alone.

import EarshotModel

/// The text of an element, which lives elsewhere and is known in part.
#if MainActorApps
  @preconcurrency @MainActor
#endif
final class MirrorTextInput: AccessibilityTextInput {
  private unowned let element: MirrorElement
  private(set) var known: KnownText?
  /// What was selected last by a person and is not answered yet, in the unit of the source.
  private var wanted: Range<Int>?
  /// Whether the source does not tell its words.
  private var isRefused = false

  /// The longest text that is fetched at once, and the piece of a longer one, in units.
  private static let page = 4_000
  /// How much of a text is known at most, in units; a reader steps through no more.
  private static let most = 1_000_000

  init(of element: MirrorElement) {
    self.element = element
    takeWhole()
  }

  private var node: NodeText {
    var text = element.node.text ?? NodeText(count: 0, revision: 0)
    text.count = min(max(0, text.count), Int(Int32.max))
    return text
  }
  private var unit: TextOffsetUnit { element.frame?.tree?.textUnit ?? .characters }

  /// Whether the words that are known are those that are there.
  var isCurrent: Bool { known?.revision == node.revision }

  // MARK: What a reader asks

  var isSecure: Bool { element.meaning.isSecret }

  var isEditing: Bool { element.isTextEdited }

  var text: String {
    // What is secret was masked where it was taken in.
    if isSecure { return element.node.value.text ?? String(repeating: "•", count: secretCount) }
    fetch()
    return known.map { String($0.characters) } ?? element.node.value.text ?? ""
  }

  private var secretCount: Int { min(max(0, node.count), Self.page) }

  var selection: Range<Int> {
    let end = isSecure ? text.count : known?.characters.count ?? 0
    guard let units = wanted ?? node.selection else { return end..<end }
    if isSecure { return units.clamped(to: 0..<end) }
    return known?.characters(in: units) ?? end..<end
  }

  func line(at offset: Int) -> Range<Int> {
    if isSecure { return 0..<text.count }
    if let line = known?.line(at: offset) { return line }
    return TextBoundaries(known?.characters ?? []).paragraph(at: offset)
  }

  func word(at offset: Int) -> Range<Int> {
    isSecure ? 0..<text.count : TextBoundaries(known?.characters ?? []).word(at: offset)
  }

  /// How the text looks where the insertion point is, or where it begins.
  var appearance: TextAppearance? {
    guard !isSecure else { return nil }
    return known?.run(at: node.selection.map { known?.character(at: $0.lowerBound) ?? 0 } ?? 0)?
      .appearance
  }

  /// How stretches of the text look, as far as its words are known.
  var appearances: [TextAppearanceRun] {
    isSecure ? [] : known?.appearances ?? []
  }

  /// The text with how it is to be spoken, where all of it is known.
  var attributed: AttributedText? {
    guard !isSecure, isCurrent, let known, !known.runs.isEmpty else { return nil }
    return known.attributed
  }

  // MARK: What a person does

  func select(_ range: Range<Int>) {
    let units: Range<Int>
    if isSecure {
      units = range.clamped(to: 0..<text.count)
    } else if let known {
      units = known.offset(of: range.lowerBound)..<known.offset(of: range.upperBound)
    } else {
      return
    }
    if element.ask(.select(NodeTextSpan(units, revision: node.revision))) { wanted = units }
  }

  func insert(_ text: String) { element.ask(.type(text)) }

  func deleteBackward() { element.ask(.deleteBackward) }

  // MARK: What the source tells

  /// Takes note that the node was told again.
  func nodeWasTold() {
    if element.node.text?.selection != nil { wanted = nil }
    isRefused = false
    takeWhole()
  }

  /// Takes in words; those of an earlier revision are late.
  func take(_ part: NodeTextPart) {
    guard !isSecure, part.revision >= node.revision else { return }
    if !(known?.extend(by: part) ?? false) { known = KnownText(part, in: unit) }
  }

  /// Takes note that what was asked for is answered, or is not going to be.
  func wasAnswered(_ end: RequestEnd) {
    // What changes in between is told, and asked for, anew.
    isRefused = end != .done && end != .stale
  }

  /// Takes note that nothing is selected any more that has not been told.
  func forgetWanted() { wanted = nil }

  /// Takes the words that the node tells by itself, where they are all that there are.
  private func takeWhole() {
    guard !isSecure, !isCurrent else { return }
    let text = node.count == 0 ? "" : element.node.value.text
    guard let text, unit.count(text) == node.count else { return }
    known = KnownText(
      NodeTextPart(text, of: element.identity, revision: node.revision), in: unit)
  }

  /// Asks for the words that somebody is about to come to.
  func fetch() {
    guard !isSecure, !isRefused, node.count > 0, let range = missing else { return }
    element.ask(
      .fetchText(
        NodeTextSpan(range, revision: node.revision),
        wholly: element.meaning.traits.contains(.textArea) ? .line : .character))
  }

  /// The next piece that is not known, in units; `nil` when all of it is, or enough.
  private var missing: Range<Int>? {
    let count = node.count
    guard let known, isCurrent else {
      guard count > Self.page else { return 0..<count }
      let middle = isEditing ? node.selection?.lowerBound ?? 0 : 0
      let start = min(max(0, middle - Self.page / 2), count - Self.page)
      return start..<start + Self.page
    }
    guard known.end - known.start < Self.most else { return nil }
    if let caret = node.selection?.lowerBound, isEditing, caret < known.start || caret > known.end {
      let start = min(max(0, caret - Self.page / 2), max(0, count - Self.page))
      return start..<min(count, start + Self.page)
    }
    if known.end < count { return known.end..<min(count, known.end + Self.page) }
    // What stands before matters where somebody can move there.
    if known.start > 0 { return max(0, known.start - Self.page)..<known.start }
    return nil
  }
}

extension MirrorElement {
  /// What is known of its text; `nil` when its source tells of none.
  var textMemory: MirrorTextInput? {
    guard node.text != nil else { return nil }
    if let textInput { return textInput }
    let input = MirrorTextInput(of: self)
    textInput = input
    return input
  }

  /// Whether typed text goes to it: it has the focus of the platform, and can be changed.
  var isTextEdited: Bool {
    guard let text = node.text, text.isEditable else { return false }
    return frame?.tree?.focusedElement === self || meaning.traits.contains(.isEditing)
  }
}

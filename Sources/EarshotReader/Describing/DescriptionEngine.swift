import EarshotModel
import EarshotSpeech

/// What a listener asks of the element under the cursor without going anywhere: its hint, its place, its
/// table, its looks, where it leads.
final class DescriptionEngine {
  private let cursor: CursorEngine
  private let speech: SpeechEngine
  private let text: TextEngine

  init(cursor: CursorEngine, speech: SpeechEngine, text: TextEngine) {
    (self.cursor, self.speech, self.text) = (cursor, speech, text)
  }

  // MARK: The element

  /// Says how to use the element, whether hints are said or not.
  func readHint(into answer: inout ReaderAnswer) {
    let order = cursor.place(into: &answer)
    guard let stop = cursor.stop else { return answer.sound(.boundary) }
    let runs = speech.words(of: stop, in: order, comingFrom: stop, verbosity: .standard).runs
      .filter { $0.role == .hint }
    guard !runs.isEmpty else { return speech.tell(.noHint, into: &answer) }
    say(
      runs.enumerated().map { index, run in
        var run = run
        run.role = .content
        if index == 0 { run.leadingPause = .zero }
        return run
      }, into: &answer)
  }

  /// Says what the element is, and which of how many on the screen.
  func summarize(into answer: inout ReaderAnswer) {
    guard let element = cursor.element else { return answer.sound(.boundary) }
    summarize(element, into: &answer)
  }

  /// Says what the element is that keys are typed into, and which of how many on the screen.
  func summarizeSystemFocus(into answer: inout ReaderAnswer) {
    guard let element = answer.host.typedElement else {
      return speech.tell(.nothingFocused, into: &answer)
    }
    summarize(element, into: &answer)
  }

  private func summarize(_ element: Responder, into answer: inout ReaderAnswer) {
    let order = cursor.place(into: &answer)
    let screen = ScreenItems(of: order, in: speech)
    let sought = order.stop(for: element)?.element ?? element
    guard let index = screen.items.firstIndex(where: { $0.element === sought }) else {
      guard !cursor.speakAgain(into: &answer) else { return }
      return answer.sound(.boundary)
    }
    let count = String(screen.items.count)
    speech.tell(
      .itemSummary,
      [
        screen.items[index].text, String(index + 1),
        screen.isWhole ? count : speech.text(.moreThan, filledWith: [count]),
      ], into: &answer)
  }

  /// Says everything that the app tells of the element, however little is said as a rule.
  func describe(into answer: inout ReaderAnswer) {
    let order = cursor.place(into: &answer)
    guard let stop = cursor.stop else { return answer.sound(.boundary) }
    let words = speech.words(of: stop, in: order, comingFrom: nil, verbosity: .verbose)
    let facts = stop.element.accessibilityCustomContent
      .filter { $0.importance != .high }
      .map { PhrasePart(.customContent, .header(label: $0.label, value: $0.value)) }
    var runs = words.runs.filter { $0.role == .content }
    runs.join(
      speech.runs(facts, of: stop.element), in: answer.settings.style, comma: speech.textComma)
    runs += words.runs.filter { $0.role == .hint }
    guard !runs.isEmpty else { return speech.tell(.noDescription, into: &answer) }
    say(runs, into: &answer)
  }

  // MARK: Its table

  /// Says what heads the row or the column of the cell.
  func readHeader(ofRow isRow: Bool, into answer: inout ReaderAnswer) {
    let order = cursor.place(into: &answer)
    guard let place = cursor.stop.flatMap({ order.tablePlace(of: $0) }) else {
      return speech.tell(.notInTable, into: &answer)
    }
    let range = isRow ? place.cell.accessibilityRowRange() : place.cell.accessibilityColumnRange()
    let headers =
      range.flatMap { range in
        isRow
          ? place.table.accessibilityHeaderElements(forRow: range.lowerBound)
          : place.table.accessibilityHeaderElements(forColumn: range.lowerBound)
      } ?? []
    let texts = headers.compactMap { $0.accessibilityLabel ?? $0.accessibilityValue }
      .filter { !$0.isEmpty }
    guard !texts.isEmpty else {
      return speech.tell(isRow ? .noRowHeader : .noColumnHeader, into: &answer)
    }
    say(texts, into: &answer)
  }

  /// Says in which row and column of how many the cursor stands.
  func readTablePlace(into answer: inout ReaderAnswer) {
    let order = cursor.place(into: &answer)
    guard let (table, cell) = cursor.stop.flatMap({ order.tablePlace(of: $0) }) else {
      return speech.tell(.notInTable, into: &answer)
    }
    var texts: [String] = []
    if let rows = cell.accessibilityRowRange() {
      let values = [rows.lowerBound + 1, table.accessibilityRowCount()].map(String.init)
      texts.append(speech.text(.rowOf, filledWith: values))
    }
    if let columns = cell.accessibilityColumnRange() {
      let values = [columns.lowerBound + 1, table.accessibilityColumnCount()].map(String.init)
      texts.append(speech.text(.columnOf, filledWith: values))
    }
    guard !texts.isEmpty else { return speech.tell(.notInTable, into: &answer) }
    say(texts, into: &answer)
  }

  // MARK: Its text

  /// Says how the text looks: at the place in it where somebody has stepped to, or else each stretch that
  /// looks otherwise.
  func readTextStyle(into answer: inout ReaderAnswer) {
    guard let element = cursor.element else {
      return speech.tell(.noTextStyle, into: &answer)
    }
    let runs = element.accessibilityTextAppearanceRuns
    let steppedText = SteppedText(of: element)
    text.followCursor()
    if let place = text.place, let run = runs.last(where: { $0.range.contains(place) }) {
      return say(words(for: run.appearance).joined(separator: speech.comma), into: &answer)
    }
    let isAtInsertionPoint = steppedText.input?.isEditing ?? false
    if !isAtInsertionPoint, Set(runs.map(\.appearance)).count > 1 {
      return say(stretches(runs, of: steppedText.characters), into: &answer)
    }
    guard let appearance = element.accessibilityTextAppearance else {
      return speech.tell(.noTextStyle, into: &answer)
    }
    say(words(for: appearance).joined(separator: speech.comma), into: &answer)
  }

  /// How each stretch looks, with its words; what stands between two of them is part of neither.
  private func stretches(_ runs: [TextAppearanceRun], of characters: [Character]) -> String {
    let marks = speech.marks
    return runs.compactMap { run in
      let text = String(characters[run.range.clamped(to: 0..<characters.count)])
      guard text.contains(where: { !$0.isWhitespace }) else { return nil }
      return words(for: run.appearance).joined(separator: marks.comma) + marks.colon + text
    }.joined(separator: marks.semicolon)
  }

  private func words(for text: TextAppearance) -> [String] {
    var texts: [String] = []
    if let font = text.fontName { texts.append(font) }
    if let size = text.pointSize {
      let isWhole = size == size.rounded() && abs(size) < 1e6
      texts.append(speech.text(.points, filledWith: [isWhole ? "\(Int(size))" : "\(size)"]))
    }
    let styles: [(Bool, Word)] = [
      (text.isPlain, .plain), (text.isBold, .bold), (text.isItalic, .italic),
      (text.isUnderlined, .underlined), (text.isStruckThrough, .struckThrough), (text.isDim, .dim),
      (text.isBlinking, .blinking), (text.isReversed, .reversed),
    ]
    texts += styles.filter(\.0).map { speech.text($0.1) }
    if let color = text.color { texts.append(name(of: color)) }
    if let color = text.backgroundColor {
      texts.append(speech.text(.onColor, filledWith: [name(of: color)]))
    }
    if text.quoteLevel > 0 {
      texts.append(speech.text(.quoteLevel, filledWith: [String(text.quoteLevel)]))
    }
    return texts
  }

  private func name(of color: TextColor) -> String {
    switch color {
    case .basic(let color): speech.text(color.word)
    case .named(let name): name
    }
  }

  /// Says where the element leads.
  func readURL(into answer: inout ReaderAnswer) {
    guard let url = cursor.element?.accessibilityURL, !url.isEmpty else {
      return speech.tell(.noURL, into: &answer)
    }
    say([SpeechRun(url)], into: &answer)
  }

  // MARK: Saying

  private func say(_ texts: [String], into answer: inout ReaderAnswer) {
    say(texts.joined(separator: speech.comma), into: &answer)
  }

  private func say(_ text: String, into answer: inout ReaderAnswer) {
    say(speech.runs(AttributedText(text)), into: &answer)
  }

  private func say(_ runs: [SpeechRun], into answer: inout ReaderAnswer) {
    speech.say(runs, source: .status, validity: cursor.generation, into: &answer)
  }
}

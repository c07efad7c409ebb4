import EarshotModel
import EarshotSpeech

/// What a listener asks of the element under the cursor without going anywhere: its hint, its place, its
/// table, its looks, where it leads.
final class DescriptionEngine {
  private let cursor: CursorEngine
  private let speech: SpeechEngine

  init(cursor: CursorEngine, speech: SpeechEngine) {
    (self.cursor, self.speech) = (cursor, speech)
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
    guard let element = answer.host.firstResponder else {
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
    runs.join(speech.runs(facts, of: stop.element), in: answer.settings.style)
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

  /// Says how the text looks.
  func readTextStyle(into answer: inout ReaderAnswer) {
    guard let text = cursor.element?.accessibilityTextAppearance else {
      return speech.tell(.noTextStyle, into: &answer)
    }
    var texts: [String] = []
    if let font = text.fontName { texts.append(font) }
    if let size = text.pointSize {
      let isWhole = size == size.rounded() && abs(size) < 1e6
      texts.append(speech.text(.points, filledWith: [isWhole ? "\(Int(size))" : "\(size)"]))
    }
    if text.isPlain { texts.append(speech.text(.plain)) }
    if text.isBold { texts.append(speech.text(.bold)) }
    if text.isItalic { texts.append(speech.text(.italic)) }
    if text.isUnderlined { texts.append(speech.text(.underlined)) }
    if let color = text.color { texts.append(color) }
    if text.quoteLevel > 0 {
      texts.append(speech.text(.quoteLevel, filledWith: [String(text.quoteLevel)]))
    }
    say(texts, into: &answer)
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
    say(speech.runs(AttributedText(texts.joined(separator: ", "))), into: &answer)
  }

  private func say(_ runs: [SpeechRun], into answer: inout ReaderAnswer) {
    speech.say(runs, source: .status, validity: cursor.generation, into: &answer)
  }
}

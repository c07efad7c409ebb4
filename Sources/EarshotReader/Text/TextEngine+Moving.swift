import EarshotModel
import EarshotSpeech

/// Moving in texts.
extension TextEngine {
  /// Moves the insertion point: past a character, a word or a sentence, which is said, or to a place, and
  /// then what is there.
  func move(by unit: TextUnit, isForward: Bool, into answer: inout ReaderAnswer) {
    guard let target = target(in: answer) else { return answer.sound(.boundary) }
    if isSelecting { return select(by: unit, isForward: isForward, into: &answer) }
    let text = target.text
    let selection = target.selection(in: text)
    let words = words(for: target, in: answer)
    // What is selected is left at one of its ends.
    if !selection.isEmpty, unit == .character {
      let end = isForward ? selection.upperBound : selection.lowerBound
      guard put(end..<end, in: target) else { return tellLater() }
      let unselected = words.runs(text.characters[selection])
      return say(speech.runs(.textUnselected, around: unselected), into: &answer)
    }
    let start = isForward ? selection.upperBound : selection.lowerBound
    let end = unit.place(from: start, isForward: isForward, in: text)
    guard end != start || !unit.passes else { return answer.sound(.boundary) }
    guard put(end..<end, in: target) else { return tellLater() }
    if unit.passes {
      say(text.characters[min(start, end)..<max(start, end)], of: words, into: &answer)
    } else {
      sayPlace(end, in: text, of: words, into: &answer)
    }
  }

  /// Goes to the next or the previous stretch of a text: with the insertion point where it is edited, and
  /// else with a place of its own.
  ///
  /// - Parameters:
  ///   - unit: What is stepped through.
  ///   - direction: Which of the two.
  ///   - answer: Takes what is to be done.
  func step(_ unit: TextUnit, to direction: Direction, into answer: inout ReaderAnswer) {
    guard let element = cursor.element else { return answer.sound(.boundary) }
    let isForward = direction == .next
    let target = TextTarget(element)
    if let target, isSelecting || (target.input.isEditing && unit.passes) {
      return move(by: unit, isForward: isForward, into: &answer)
    }
    let text = SteppedText(of: element)
    let words = words(for: target, in: answer)
    if let target, target.input.isEditing {
      return stepInsertionPoint(unit, stepping: direction, in: target, text, words, into: &answer)
    }
    guard let stretch = text.stretch(unit, from: place, stepping: direction) else {
      return answer.sound(.boundary)
    }
    (place, isInBlankLine) = (stretch.lowerBound, false)
    guard !stretch.isEmpty else { return say(speech.runs(.blank), into: &answer) }
    say(text.characters[stretch], of: words, into: &answer)
  }

  /// Goes to the next or the previous line or paragraph, or to the end of the last one and the start of the
  /// first.
  private func stepInsertionPoint(
    _ unit: TextUnit, stepping direction: Direction, in target: TextTarget, _ text: SteppedText,
    _ words: TextWords,
    into answer: inout ReaderAnswer
  ) {
    let selection = target.selection(in: text)
    let start = direction == .next ? selection.upperBound : selection.lowerBound
    let here = unit == .line ? text.line(at: start) : text.boundaries.paragraph(at: start)
    guard let stretch = text.stretch(unit, from: here.lowerBound, stepping: direction) else {
      return move(by: .text, isForward: direction == .next, into: &answer)
    }
    guard put(stretch.lowerBound..<stretch.lowerBound, in: target) else { return tellLater() }
    guard !stretch.isEmpty else { return say(speech.runs(.blank), into: &answer) }
    say(text.characters[stretch], of: words, into: &answer)
  }

  /// Says what is at a place where the insertion point has gone.
  private func sayPlace(
    _ place: Int, in text: SteppedText, of words: TextWords, into answer: inout ReaderAnswer
  ) {
    if place == 0 {
      say(speech.runs(.insertionPointAtStart), into: &answer)
    } else if place == text.characters.count {
      say(speech.runs(.insertionPointAtEnd), into: &answer)
    } else {
      say(text.characters[place...place], of: words, into: &answer)
    }
  }

  /// Selects characters.
  ///
  /// - Returns: Whether the app has let them be selected.
  func put(_ selection: Range<Int>, in target: TextTarget) -> Bool {
    target.input.select(selection)
    return target.input.selection == selection
  }
}

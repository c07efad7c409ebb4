import EarshotModel
import EarshotSpeech

/// Selecting in texts.
extension TextEngine {
  /// Moves one end of what is selected.
  func select(by unit: TextUnit, isForward: Bool, into answer: inout ReaderAnswer) {
    guard let target = target(in: answer) else { return answer.sound(.boundary) }
    let text = target.text
    let selection = target.selection(in: text)
    let fixed = SelectionAnchor.end(of: selection, known: anchor, isForward: isForward)
    let moving = fixed == selection.lowerBound ? selection.upperBound : selection.lowerBound
    let end = unit.place(from: moving, isForward: isForward, in: text, goingOn: true)
    guard end != moving else { return answer.sound(.boundary) }
    let new = min(fixed, end)..<max(fixed, end)
    guard put(new, in: target) else { return tellLater() }
    anchor = SelectionAnchor(end: fixed, selection: new)
    let change = SelectionChange(from: selection, to: new)
    let words = words(for: target, in: answer)
    var runs: [SpeechRun] = []
    if !change.unselected.isEmpty {
      let unselected = words.runs(text.characters[change.unselected])
      runs = speech.runs(.textUnselected, around: unselected)
    }
    if !change.selected.isEmpty {
      if !runs.isEmpty { runs.append(SpeechRun(speech.comma)) }
      let selected = words.runs(text.characters[change.selected])
      runs += speech.runs(.textSelected, around: selected)
    }
    say(runs, into: &answer)
  }

  /// Says what is selected in the text under the cursor.
  func readSelection(into answer: inout ReaderAnswer) {
    guard let target = target(in: answer) else { return answer.sound(.boundary) }
    let text = target.text
    let selection = target.selection(in: text)
    guard !selection.isEmpty else { return say(speech.runs(.nothingSelected), into: &answer) }
    say(words(for: target, in: answer).runs(text.characters[selection]), into: &answer)
  }

  /// Says what was selected, now that a person selects no more.
  func sayEndOfSelecting(_ target: TextTarget, into answer: inout ReaderAnswer) {
    let text = target.text
    let selection = target.selection(in: text)
    guard !selection.isEmpty else { return say(speech.runs(.nothingSelected), into: &answer) }
    let selected = words(for: target, in: answer).runs(text.characters[selection])
    say(speech.runs(.textSelected, around: selected), into: &answer)
  }

  // MARK: Reading

  /// Says the stretch of a unit at the insertion point, or where stepping has come to.
  func read(_ unit: TextUnit, into answer: inout ReaderAnswer) {
    cursor.place(into: &answer)
    guard let element = cursor.element else { return answer.sound(.boundary) }
    if isInBlankLine { return say(speech.runs(.blank), into: &answer) }
    let text = SteppedText(of: element)
    let words = words(for: TextTarget(element), in: answer)
    guard let stretch = stretch(unit, in: text) else { return answer.sound(.boundary) }
    guard !stretch.isEmpty else { return say(speech.runs(.blank), into: &answer) }
    say(text.characters[stretch], of: words, into: &answer)
  }

  /// Spells what is selected, the word where stepping has come to, or the name of the element.
  func spell(into answer: inout ReaderAnswer) {
    cursor.place(into: &answer)
    guard let element = cursor.element else { return answer.sound(.boundary) }
    let target = TextTarget(element)
    let words = words(for: target, in: answer)
    let text = SteppedText(of: element)
    var spelled = text.characters[...]
    if let selection = target?.selection(in: text), !selection.isEmpty {
      spelled = text.characters[selection]
    } else if place != nil || target?.input.isEditing == true, let word = stretch(.word, in: text) {
      spelled = text.characters[word]
    } else if let label = element.accessibilityAttributedLabel?.trimmed {
      spelled = Array(label.text)[...]
    }
    guard !spelled.isEmpty else { return answer.sound(.boundary) }
    say(words.spelled(spelled), into: &answer)
  }

  /// The stretch of a unit at the present place; at the end of a text the one before it.
  private func stretch(_ unit: TextUnit, in text: SteppedText) -> Range<Int>? {
    let count = text.characters.count
    let isEditing = text.input?.isEditing ?? false
    let present = (isEditing ? text.input?.selection.lowerBound : place) ?? 0
    let place = max(0, min(present, count))
    switch unit {
    case .line: return text.line(at: place)
    case .paragraph: return text.boundaries.paragraph(at: place)
    case .sentence: return text.boundaries.sentence(at: place)
    case .text: return 0..<count
    case .character: return place < count ? place..<(place + 1) : nil
    case .word:
      let word = text.wholeWord(at: place)
      if !word.isEmpty { return word }
      let before = place > 0 ? text.wholeWord(at: place - 1) : word
      return before.isEmpty ? self.stretch(.character, in: text) : before
    }
  }
}

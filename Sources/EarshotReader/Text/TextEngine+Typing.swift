import EarshotModel
import EarshotSpeech

/// Typing and deleting.
extension TextEngine {
  /// Types characters one by one, as keys do, and tells of them together.
  func type(_ text: String, into answer: inout ReaderAnswer) {
    guard let target = answer.host.editedText else {
      // Whether what is typed is a secret is not known, so that nothing is said.
      if !answer.host.typeText(text) { answer.note(Self.nothingTook) }
      return
    }
    let old = target.text
    let selection = target.selection(in: old)
    let words = words(for: target, in: answer)
    let isTaken = answer.host.typeText(text)
    if !isTaken { answer.note(Self.nothingTook) }
    guard isTaken else { return tellLater() }
    let echo = TypedEcho(of: text, after: old.characters[..<selection.lowerBound], words: words)
    let runs = echo.runs(answer.settings.typingEcho, isSecure: target.input.isSecure)
    var change = TextChange(old: old, range: selection, replacement: text, runs: runs)
    if text.count == 1, let letter = text.first,
      echo.saysCharacters(answer.settings.typingEcho)
    {
      change.letter = (letter, words)
    }
    tell(change, of: target, into: &answer)
  }

  /// Puts a text in at once.
  func insert(_ text: String, into answer: inout ReaderAnswer) {
    guard let target = answer.host.editedText else { return answer.note(Self.nothingTook) }
    let isArea = target.element.accessibilityTraits.contains(.textArea)
    let pasted = isArea ? text : String(text.map { $0.isNewline ? " " : $0 })
    let old = target.text
    let selection = target.selection(in: old)
    let words = words(for: target, in: answer)
    target.input.insert(pasted)
    let runs = speech.runs(.textPasted, around: words.runs(Array(pasted)[...]))
    tell(
      TextChange(old: old, range: selection, replacement: pasted, runs: runs), of: target,
      into: &answer)
  }

  /// Deletes what is selected, or else what a key goes over.
  func delete(by unit: TextUnit, isForward: Bool, into answer: inout ReaderAnswer) {
    let backspaces = unit == .character && !isForward
    guard let target = answer.host.editedText else {
      if !backspaces || !answer.host.pressDelete() { answer.note(Self.nothingTook) }
      return
    }
    let old = target.text
    let selection = target.selection(in: old)
    var removed = selection
    if removed.isEmpty {
      let start = removed.lowerBound
      var end = unit.place(from: start, isForward: isForward, in: old)
      // At the end of a line it is the line break that goes.
      if unit == .line, isForward, end == start { end = min(end + 1, old.characters.count) }
      removed = min(start, end)..<max(start, end)
    }
    let words = words(for: target, in: answer)
    if backspaces {
      // Where there is nothing to delete, an app may still make something of the key.
      if !answer.host.pressDelete() { answer.note(Self.nothingTook) }
    } else if !removed.isEmpty {
      target.input.select(removed)
      target.input.deleteBackward()
    }
    if target.has(old, with: removed, replacedBy: "") {
      if removed.isEmpty { return answer.sound(.boundary) }
      say(words.deleted(old.characters[removed]), into: &answer)
    } else if target.isPending {
      let runs = words.deleted(old.characters[removed])
      tell(
        TextChange(old: old, range: removed, replacement: "", runs: runs), of: target,
        into: &answer)
    } else {
      // Refused: then nothing stays selected that was not selected before.
      if !backspaces, target.input.selection == removed, target.text.characters == old.characters {
        target.input.select(selection)
      }
      tellLater()
    }
  }

  private static let nothingTook = "nothing took what was typed"
}

extension TextTarget {
  /// Whether the text is an earlier one with some characters replaced.
  ///
  /// An app may refuse, or write something else. Of a secure field only the number of characters is known.
  func has(_ old: SteppedText, with range: Range<Int>, replacedBy replacement: String) -> Bool {
    if input.isSecure {
      return input.text.count == old.characters.count - range.count + replacement.count
    }
    let head = String(old.characters[..<range.lowerBound])
    let tail = String(old.characters[range.upperBound...])
    return input.text == head + replacement + tail
  }
}

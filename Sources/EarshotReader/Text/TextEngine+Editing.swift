import EarshotModel
import EarshotSpeech

/// Editing as a menu offers it, up the responder chain.
extension TextEngine {
  /// What can be done at present, in the order of the rotor.
  static func edits(at element: Responder?) -> [TextEdit] {
    guard let element else { return [] }
    let standard: [TextEdit] = [.selectAll, .cut, .copy, .paste].filter { edit in
      edit.action.flatMap { element.target(forAction: $0, withSender: nil) } != nil
    }
    return standard + replacements(at: element)
      + (undoManager(at: element) { $0.canUndo } == nil ? [] : [.undo])
      + (undoManager(at: element) { $0.canRedo } == nil ? [] : [.redo])
  }

  /// Does what a menu of editing offers.
  func perform(_ edit: TextEdit, into answer: inout ReaderAnswer) {
    cursor.place(into: &answer)
    let start = cursor.element ?? answer.host.firstResponder ?? answer.host.frontmostResponder
    let target = target(in: answer)
    let before = target?.text
    let selection = before.flatMap { target?.selection(in: $0) }
    switch edit {
    case .replace(let text): replace(with: text, into: &answer)
    case .undo: takeBack(from: start, .editUndo, { $0.canUndo }, { $0.undo() }, into: &answer)
    case .redo: takeBack(from: start, .editRedo, { $0.canRedo }, { $0.redo() }, into: &answer)
    case .selectAll, .cut, .copy, .paste:
      guard let action = edit.action,
        let handler = start?.target(forAction: action, withSender: nil)
      else {
        answer.append(.action(name: edit.name, element: start, handledBy: nil))
        return answer.sound(.boundary)
      }
      handler.perform(action)
      answer.append(.action(name: edit.name, element: start, handledBy: handler))
      guard let target, let before, let selection, handler === target.element else {
        return say(speech.runs(edit.word), into: &answer)
      }
      tell(edit, of: target, before, selection, into: &answer)
    }
  }

  // MARK: Telling

  private func tell(
    _ edit: TextEdit, of target: TextTarget, _ before: SteppedText, _ selection: Range<Int>,
    into answer: inout ReaderAnswer
  ) {
    let words = words(for: target, in: answer)
    let selected = before.characters[selection]
    let after = target.text
    switch edit {
    case .copy: say(speech.runs(.textCopied, around: words.runs(selected)), into: &answer)
    case .cut:
      guard target.has(before, with: selection, replacedBy: "") else { return tellLater() }
      say(speech.runs(.textCut, around: words.runs(selected)), into: &answer)
    case .paste:
      let count = after.characters.count - before.characters.count + selection.count
      let end = selection.lowerBound + count
      guard count > 0, end <= after.characters.count else { return tellLater() }
      let pasted = after.characters[selection.lowerBound..<end]
      say(speech.runs(.textPasted, around: words.runs(pasted)), into: &answer)
    default:
      let all = after.characters[target.selection(in: after)]
      guard !all.isEmpty else { return tellLater() }
      say(speech.runs(.textSelected, around: words.runs(all)), into: &answer)
    }
  }

  // MARK: Replacing

  private static func replacements(at element: Responder) -> [TextEdit] {
    guard let target = TextTarget(element), target.input.isEditing, !target.input.isSecure else {
      return []
    }
    return target.input.replacements(for: replaced(in: target)).map { .replace(with: $0) }
  }

  /// What is replaced: what is selected, or else the word at the insertion point.
  private static func replaced(in target: TextTarget) -> Range<Int> {
    let text = target.text
    let selection = target.selection(in: text)
    guard selection.isEmpty else { return selection }
    let word = text.wholeWord(at: selection.lowerBound)
    guard word.isEmpty, selection.lowerBound > 0 else { return word }
    return text.wholeWord(at: selection.lowerBound - 1)
  }

  private func replace(with replacement: String, into answer: inout ReaderAnswer) {
    guard let target = answer.host.editedText else { return answer.sound(.boundary) }
    let old = target.text
    let range = Self.replaced(in: target)
    let words = words(for: target, in: answer)
    guard !range.isEmpty, put(range, in: target) else { return answer.sound(.boundary) }
    target.input.insert(replacement)
    answer.append(.action(name: "replace", element: target.element, handledBy: target.element))
    let runs = speech.runs(.textReplaced, around: words.runs(Array(replacement)[...]))
    tell(
      TextChange(old: old, range: range, replacement: replacement, runs: runs), of: target,
      into: &answer)
  }

  // MARK: Undo

  /// The nearest manager up the chain for which a condition holds, and whose it is.
  private static func undoManager(
    at element: Responder, _ isWanted: (UndoManager) -> Bool
  ) -> (UndoManager, Responder)? {
    ResponderPath(from: element).first { responder in
      responder.undoManager.flatMap { isWanted($0) ? ($0, responder) : nil }
    }
  }

  /// Takes something back, or does it again, and says what it was and what came of it in the text.
  private func takeBack(
    from start: Responder?, _ word: Word, _ isPossible: (UndoManager) -> Bool,
    _ takeBack: (UndoManager) -> Void, into answer: inout ReaderAnswer
  ) {
    let name = word == .editUndo ? "undo" : "redo"
    guard let start, let (manager, handler) = Self.undoManager(at: start, isPossible) else {
      answer.append(.action(name: name, element: start, handledBy: nil))
      return answer.sound(.boundary)
    }
    let target = target(in: answer)
    let before = target?.text.characters
    let action = word == .editUndo ? manager.undoActionName : manager.redoActionName
    takeBack(manager)
    answer.append(.action(name: name, element: start, handledBy: handler))
    var runs = speech.runs(word)
    if !action.isEmpty { runs.append(SpeechRun(" " + action)) }
    if let target, let before {
      for news in news(from: before, to: target.text.characters, words(for: target, in: answer)) {
        runs.append(SpeechRun(speech.comma))
        runs += news
      }
    }
    say(runs, into: &answer)
  }

  /// What has gone from a text, and what has come into it.
  private func news(
    from old: [Character], to new: [Character], _ words: TextWords
  ) -> [[SpeechRun]] {
    let shorter = min(old.count, new.count)
    let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let rest = 0..<(shorter - start)
    let same = rest.first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? rest.count
    let (gone, come) = (old[start..<(old.count - same)], new[start..<(new.count - same)])
    return (gone.isEmpty ? [] : [speech.runs(.textDeleted, around: words.runs(gone))])
      + (come.isEmpty ? [] : [speech.runs(.textInserted, around: words.runs(come))])
  }
}

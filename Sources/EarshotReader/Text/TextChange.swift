import EarshotModel
import EarshotSpeech

/// What was done to a text, and what is said of it if the text has become what it should.
struct TextChange {
  /// The text before.
  let old: SteppedText
  /// The characters of it that were replaced.
  let range: Range<Int>
  /// What was put in their place.
  var replacement: String
  /// What is said.
  var runs: [SpeechRun]
  /// The letter that is said by itself and rests then, if one is, with its words.
  var letter: (character: Character, words: TextWords)?

  /// Whether nothing has come of it.
  func isUndone(in target: TextTarget) -> Bool { target.text.characters == old.characters }
}

/// What was done to a text that lives elsewhere, to be told when the answer is here.
struct AwaitedTextChange {
  /// What was done.
  var change: TextChange
  /// The text, and whose it is.
  let target: TextTarget
  /// Where the cursor stood.
  let place: FocusGeneration

  /// Takes in what was done at the same place before the answer was here, as somebody does who types on.
  ///
  /// - Returns: Whether both can be told as one.
  mutating func merge(_ later: TextChange, separatedBy comma: String) -> Bool {
    guard later.range == change.range, later.old.characters == change.old.characters,
      !later.replacement.isEmpty, !change.replacement.isEmpty
    else { return false }
    change.replacement += later.replacement
    if !change.runs.isEmpty, !later.runs.isEmpty { change.runs.append(SpeechRun(comma)) }
    change.runs += later.runs
    change.letter = nil
    return true
  }
}

extension TextTarget {
  /// Whether the text lives elsewhere, and what was asked of it has not been answered.
  var isPending: Bool {
    (element as? any AccessibilityPendingAction)?.isAccessibilityActionPending ?? false
  }
}

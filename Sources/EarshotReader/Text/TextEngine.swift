// What is done to text, by whichever way it is asked for: keys, a script, the rotor, a menu of editing.
//
//  1. The text is the one under the cursor, or else the one that is edited (`target`).
//  2. The app is asked to do what a person would do; then the text is compared with what it should have
//     become. An app may refuse, or make something else of it: then the element is said as it is, once the
//     app has come to rest (`tell`).
//  3. A letter that was said by itself rests until something else happens; whoever has a clock asks for
//     its word of the spelling alphabet (`tellRest`).

import EarshotModel
import EarshotSpeech

/// What is typed, deleted, passed, selected and edited in texts, and what is said of that.
final class TextEngine {
  let cursor: CursorEngine
  let speech: SpeechEngine
  /// The place in a text that is not edited, in characters; `nil` before the first step.
  var place: Int?
  /// Whether the place is a line without text behind the element's.
  var isInBlankLine = false
  /// How often a person had moved the insertion point of the host when the cursor last went there.
  var followedMoves = 0
  /// Which end of what is selected moves.
  var anchor: SelectionAnchor?
  /// Whether moves select, because a person began to select.
  private(set) var isSelecting = false
  /// The place of the cursor whose element is to be said once the app has come to rest.
  private var untold: FocusGeneration?
  /// What was done to a text that lives elsewhere, and is not answered yet.
  private var awaited: AwaitedTextChange?
  /// The letter that was said last, until something else happens.
  private(set) var rest: RestingLetter?
  private var restCount = 0
  private var followed = FocusGeneration()

  init(cursor: CursorEngine, speech: SpeechEngine) {
    self.cursor = cursor
    self.speech = speech
  }

  /// Whether the cursor still stands where something was done that was not told.
  var hasUntold: Bool { untold == cursor.generation || awaited != nil }

  /// Forgets everything; the reader is turned off.
  func turnOff() {
    forgetPlace()
    (untold, awaited, rest) = (nil, nil, nil)
  }

  /// Begins anew where the cursor has moved since the last time.
  func followCursor() {
    guard followed != cursor.generation else { return }
    followed = cursor.generation
    forgetPlace()
  }

  /// Begins at the beginning of a text that is not edited, and selects no more.
  func forgetPlace() {
    (place, anchor, isSelecting, isInBlankLine) = (nil, nil, false, false)
  }

  // MARK: Commands

  /// Does what a person asks for.
  func perform(_ command: TextCommand, into answer: inout ReaderAnswer) {
    switch command {
    case .insert(let text): type(text, into: &answer)
    case .paste(let text): insert(text, into: &answer)
    case .pressReturn: type("\n", into: &answer)
    case .endEditing: if !endEditing(into: &answer) { answer.sound(.boundary) }
    case .move(let unit, let isForward): move(by: unit, isForward: isForward, into: &answer)
    case .stepLine(let isForward): step(.line, to: Direction(isForward: isForward), into: &answer)
    case .select(let unit, let isForward): select(by: unit, isForward: isForward, into: &answer)
    case .delete(let unit, let isForward): delete(by: unit, isForward: isForward, into: &answer)
    case .edit(let edit): perform(edit, into: &answer)
    }
  }

  /// The text under the cursor, or else the one that is edited.
  func target(in answer: ReaderAnswer) -> TextTarget? {
    TextTarget(cursor.element) ?? answer.host.editedText
  }

  /// Ends editing where the cursor stands in the text that is edited.
  ///
  /// - Returns: Whether there was anything to end, and nobody objected.
  func endEditing(into answer: inout ReaderAnswer) -> Bool {
    guard let target = answer.host.editedText, target.element === cursor.element,
      target.element.resignFirstResponder()
    else { return false }
    answer.append(.action(name: "endEditing", element: target.element, handledBy: target.element))
    forgetPlace()
    tellLater()
    return true
  }

  /// Has moves select from now on, or no more.
  func toggleSelecting(into answer: inout ReaderAnswer) {
    guard let target = target(in: answer) else { return answer.sound(.boundary) }
    isSelecting.toggle()
    guard !isSelecting else { return say(speech.runs(.selectionStarted), into: &answer) }
    sayEndOfSelecting(target, into: &answer)
  }

  // MARK: Telling

  /// The words for a text.
  func words(for target: TextTarget?, in answer: ReaderAnswer) -> TextWords {
    TextWords(
      of: target?.element ?? cursor.element, isSecure: target?.input.isSecure ?? false,
      speech: speech, settings: answer.settings)
  }

  /// Says something about a text.
  func say(_ runs: [SpeechRun], into answer: inout ReaderAnswer) {
    guard !runs.isEmpty else { return }
    speech.say(runs, source: .textEntry, validity: cursor.generation, into: &answer)
  }

  /// Says a stretch of a text; a letter by itself then rests.
  func say(
    _ characters: ArraySlice<Character>, of words: TextWords, into answer: inout ReaderAnswer
  ) {
    say(words.runs(characters), into: &answer)
    if characters.count == 1, let character = characters.first {
      letRest(character, of: words, into: &answer)
    }
  }

  /// Has the element said as it is once the app has come to rest.
  func tellLater() {
    untold = cursor.generation
  }

  /// Says what was done to a text that has become what it should.
  ///
  /// Where the text lives elsewhere that is known when the answer is here; where an app has made something
  /// else of it, the element is said as it is.
  func tell(_ change: TextChange, of target: TextTarget, into answer: inout ReaderAnswer) {
    if awaited == nil,
      target.has(change.old, with: change.range, replacedBy: change.replacement)
    {
      say(change, into: &answer)
    } else if !target.isPending {
      tellLater()
    } else if awaited == nil {
      awaited = AwaitedTextChange(change: change, target: target, place: cursor.generation)
    } else if !(awaited?.merge(change, separatedBy: speech.comma) ?? false) {
      awaited = nil
      tellLater()
    }
  }

  private func say(_ change: TextChange, into answer: inout ReaderAnswer) {
    say(change.runs, into: &answer)
    if let letter = change.letter {
      letRest(letter.character, of: letter.words, into: &answer)
    }
  }

  /// Says what was done and not told, or the element as it is, once all of it is answered.
  func tell(into answer: inout ReaderAnswer) {
    if let done = awaited {
      guard !done.target.isPending else { return }
      awaited = nil
      let change = done.change
      if done.place != cursor.generation {
        return
      } else if done.target.has(
        change.old, with: change.range, replacedBy: change.replacement)
      {
        return say(change, into: &answer)
      } else if change.isUndone(in: done.target) {
        // Why nothing was done has been said.
        return
      }
      untold = cursor.generation
    }
    guard hasUntold, !(TextTarget(cursor.element)?.isPending ?? false) else { return }
    untold = nil
    cursor.speakAgain(into: &answer)
  }

  // MARK: Rest

  /// Lets a letter rest that was just said.
  func letRest(_ character: Character, of words: TextWords, into answer: inout ReaderAnswer) {
    let phonetics = words.phonetics(of: character)
    guard !phonetics.isEmpty else { return }
    restCount += 1
    rest = RestingLetter(count: restCount, place: cursor.generation, words: phonetics)
  }

  /// Takes note that something else happens.
  func stir() {
    rest = nil
  }

  /// Says the word for the letter that has rested.
  func tellRest(into answer: inout ReaderAnswer) {
    guard let letter = rest else { return }
    rest = nil
    guard letter.place == cursor.generation, !speech.holdsItsTongue(in: answer) else { return }
    speech.say(
      letter.words, source: .textEntry, queueing: .queue, validity: letter.place, into: &answer)
  }
}

/// A letter that was said by itself.
struct RestingLetter {
  /// Which one it is, among all that have rested.
  let count: Int
  /// The place of the cursor at which it was said.
  let place: FocusGeneration
  /// Its word of the spelling alphabet.
  let words: [SpeechRun]
}

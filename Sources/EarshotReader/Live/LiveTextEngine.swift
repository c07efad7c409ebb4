// An app does not tell of texts that change all the time, such as a clock; the trait `updatesFrequently` asks
// assistive technology to look by itself:
//
//  1. `follow` keeps what was said last where the cursor stands on such an element: whatever was said there,
//     by whichever engine, is known;
//  2. whoever has a clock asks `look` again and again; what has become different is said once, behind
//     whatever is being spoken.

import EarshotModel
import EarshotSpeech

/// Follows the words of the element under the cursor, where they change by themselves.
final class LiveTextEngine {
  private let cursor: CursorEngine
  private let speech: SpeechEngine
  private let reading: ReadingEngine
  private var known: (place: FocusGeneration, text: LiveText)?
  /// The element that a listener has followed wherever the cursor goes, and what was known of it.
  private var watched: Watched?

  init(cursor: CursorEngine, speech: SpeechEngine, reading: ReadingEngine) {
    (self.cursor, self.speech, self.reading) = (cursor, speech, reading)
  }

  /// Whether the cursor stands on an element whose words change by themselves.
  var isWatching: Bool { known != nil || watched != nil }

  /// Forgets what was said; the reader is turned off.
  func turnOff() {
    (known, watched) = (nil, nil)
  }

  /// Follows the element under the cursor from now on, or no longer.
  func toggleWatch(into answer: inout ReaderAnswer) {
    cursor.place(into: &answer)
    guard let element = cursor.element else { return answer.sound(.boundary) }
    let isEnding = watched?.element === element
    watched = isEnding ? nil : Watched(element)
    let name = element.accessibilityLabel ?? ""
    speech.tell(isEnding ? .watchingEnds : .watching, isEnding ? [] : [name], into: &answer)
  }

  /// Takes in what was said where the cursor stands.
  func follow(_ effects: [ReaderEffect]) {
    let place = cursor.generation
    guard known?.place != place || effects.contains(where: { $0.speaks(at: place) }) else { return }
    known = cursor.element.flatMap { element in
      element.accessibilityTraits.contains(.updatesFrequently)
        ? (place, LiveText(of: element)) : nil
    }
  }

  /// Says what has become different since something was last said of the element.
  func look(into answer: inout ReaderAnswer) {
    guard !reading.isReading, !speech.holdsItsTongue(in: answer) else { return }
    lookAtWatched(into: &answer)
    guard let known, known.place == cursor.generation, let element = cursor.element
    else { return }
    let text = LiveText(of: element)
    let runs = speech.runs(known.text.news(in: text), of: element)
    self.known = (known.place, text)
    guard !runs.isEmpty else { return }
    speech.say(
      runs, source: .valueChange, queueing: .queue, validity: known.place, into: &answer)
  }

  /// Says what has become different of the element that is followed, with its name where the cursor stands
  /// elsewhere.
  private func lookAtWatched(into answer: inout ReaderAnswer) {
    guard let watched else { return }
    guard let element = watched.element else { return self.watched = nil }
    let text = LiveText(of: element)
    var news = watched.text.news(in: text)
    watched.text = text
    guard !news.isEmpty else { return }
    let isHere = element === cursor.element
    if isHere, known != nil { return }
    let name = element.accessibilityAttributedLabel
    if !isHere, let name, !news.contains(where: { $0.role == .label }) {
      news.insert(PhrasePart(.label, .text(name)), at: 0)
    }
    speech.say(
      speech.runs(news, of: element), source: .valueChange, queueing: .queue, into: &answer)
  }

  /// An element that may go meanwhile.
  private final class Watched {
    private(set) weak var element: Responder?
    /// What was known of it when it was looked at last.
    var text: LiveText

    init(_ element: Responder) {
      self.element = element
      text = LiveText(of: element)
    }
  }
}

extension ReaderEffect {
  /// Whether something is said of the element at a place of the cursor.
  fileprivate func speaks(at place: FocusGeneration) -> Bool {
    guard case .speech(.submit(let utterance)) = self else { return false }
    return utterance.validity == place
  }
}

import EarshotModel
import EarshotSpeech

/// Continuous reading: each element is read when the one before was heard.
final class ReadingEngine {
  private let cursor: CursorEngine
  private let speech: SpeechEngine
  private let actions: ActionEngine
  private var reading: ContinuousReading?

  init(cursor: CursorEngine, speech: SpeechEngine, actions: ActionEngine) {
    self.cursor = cursor
    self.speech = speech
    self.actions = actions
  }

  /// Whether it reads on by itself.
  var isReading: Bool { reading != nil }

  /// Whether the end of an utterance leads on.
  func awaits(_ utterance: Utterance.ID) -> Bool { reading?.awaited == utterance }

  /// Takes the utterance whose end leads on from now on; without one there is nothing to go on with.
  func wait(for utterance: Utterance.ID?) {
    if utterance == nil { reading = nil } else { reading?.awaited = utterance }
  }

  /// Reads on no more.
  func stop() {
    reading = nil
  }

  /// Reads from the cursor on.
  func readAll(into answer: inout ReaderAnswer) {
    let order = cursor.place(into: &answer)
    guard let stop = cursor.stop ?? order.first else { return answer.sound(.boundary) }
    read(stop.isGroup ? order.firstStop(in: stop) ?? stop : stop, in: order, into: &answer)
  }

  /// Reads from the top of the screen.
  func readFromTop(into answer: inout ReaderAnswer) {
    let order = cursor.place(into: &answer)
    guard let first = order.first else { return answer.sound(.boundary) }
    read(first, in: order, into: &answer)
  }

  private func read(_ start: Stop, in order: ReadingOrder, into answer: inout ReaderAnswer) {
    reading = reading ?? ContinuousReading()
    var stop: Stop? = start
    while let next = stop {
      let utterance = cursor.land(
        on: next, in: order, because: .reading, source: .reading, into: &answer)
      reading?.awaited = utterance
      if utterance != nil { return }
      // There is nothing to say here, and so nothing to wait for.
      stop = order.stop(after: next)
    }
    reading = nil
  }

  /// Goes on when what is waited for has ended.
  func goOn(
    after utterance: Utterance.ID, _ outcome: UtteranceOutcome, into answer: inout ReaderAnswer
  ) {
    guard awaits(utterance) else { return }
    guard outcome.leadsOn, answer.host.canBeAsked else { return stop() }
    let last = cursor.element
    let order = cursor.place(into: &answer)
    guard let stop = cursor.stop else { return self.stop() }
    if stop.element !== last { return read(stop, in: order, into: &answer) }
    if stop.element.accessibilityTraits.contains(.causesPageTurn),
      let handler = actions.turnPage(after: stop.element, into: &answer)
    {
      return readPage(of: handler, into: &answer)
    }
    guard let next = order.stop(after: stop) else { return self.stop() }
    read(next, in: order, into: &answer)
  }

  /// Reads on from the top of a page that was turned to.
  private func readPage(of handler: Responder, into answer: inout ReaderAnswer) {
    cursor.doubtOrder()
    let order = cursor.order(of: answer.host)
    let first = order.firstStop(under: handler)
    if first == nil { cursor.place(into: &answer) }
    guard let top = first ?? cursor.stop else { return stop() }
    let words = speech.words(of: top, in: order, comingFrom: nil, includingHint: false)
      .description
    guard reading?.turned(to: words) ?? false else {
      answer.note("the page was turned, but the same text stands on it; reading ended")
      return stop()
    }
    read(top, in: order, into: &answer)
  }
}

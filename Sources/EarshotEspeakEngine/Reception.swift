import CEspeakNG
import EarshotSpeech

/// Receives the sound of one call of the engine and turns its events into word events.
///
/// Words of emoji and of foreign scripts come several times with one position and sometimes with an
/// impossible one, so positions are kept inside the text and only ever rise.
final class Reception {
  private(set) var wasStopped = false
  private(set) var frames: Int

  private let scalarCount: Int
  private let start: (frame: Int, scalar: Int)
  private let deliver: (SynthesisChunk) -> Bool
  private let isOneWord: Bool
  private var lastPosition = -1

  init(
    scalarCount: Int,
    start: (frame: Int, scalar: Int),
    isOneWord: Bool,
    deliver: @escaping (SynthesisChunk) -> Bool
  ) {
    self.isOneWord = isOneWord
    self.scalarCount = scalarCount
    self.start = start
    self.deliver = deliver
    frames = start.frame
  }

  func take(samples: UnsafeBufferPointer<Int16>, words: [espeak_EVENT]) -> Bool {
    guard !wasStopped else { return false }
    let events = isOneWord ? onlyWord() : words.compactMap(word)
    frames += samples.count
    guard !samples.isEmpty || !events.isEmpty else { return true }
    wasStopped = !deliver(SynthesisChunk(samples: Array(samples), words: events))
    return !wasStopped
  }

  /// The whole text at its beginning: the name of a spelled character counts as that character.
  private func onlyWord() -> [WordEvent] {
    guard lastPosition < 0 else { return [] }
    lastPosition = 0
    return [WordEvent(frame: start.frame, range: start.scalar..<(start.scalar + scalarCount))]
  }

  private func word(_ event: espeak_EVENT) -> WordEvent? {
    let position = Int(event.text_position) - 1
    guard position > lastPosition, position < scalarCount else { return nil }
    lastPosition = position
    let length = min(max(Int(event.length), 1), scalarCount - position)
    let lower = start.scalar + position
    return WordEvent(
      frame: start.frame + max(Int(event.sample), 0), range: lower..<(lower + length))
  }
}

/// The engine's callback: answers 1 to stop it.
func receive(
  _ samples: UnsafeMutablePointer<Int16>?,
  _ count: Int32,
  _ events: UnsafeMutablePointer<espeak_EVENT>?
) -> Int32 {
  guard let events else { return 0 }
  var words: [espeak_EVENT] = []
  var index = 0
  while events[index].type != espeakEVENT_LIST_TERMINATED {
    if events[index].type == espeakEVENT_WORD { words.append(events[index]) }
    index += 1
  }
  // Every call of the engine is given our context, so without it the sound is nobody's.
  guard let context = events[index].user_data else { return 0 }
  let reception = Unmanaged<Reception>.fromOpaque(context).takeUnretainedValue()
  let sound = UnsafeBufferPointer(start: samples, count: samples == nil ? 0 : Int(count))
  return reception.take(samples: sound, words: words) ? 0 : 1
}

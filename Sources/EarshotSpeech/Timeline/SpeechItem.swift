/// An utterance inside the timeline and how far its sound has come.
struct SpeechItem<Sound: Sendable>: Sendable {
  /// Sound or silence on its way to the device.
  enum Held: Sendable {
    case sound(Sound, frameCount: Int)
    case silence(frameCount: Int)
  }

  /// A word at its place in the utterance.
  struct Mark: Sendable {
    var frame: Int
    var word: SpokenWord
  }

  private let submission: SpeechSubmission

  /// The piece that the voice is asked for next.
  var nextPiece = 0
  /// The frame at which the piece that is being made begins.
  var pieceStart = 0
  /// The frames made so far, pauses included.
  var frameCount = 0
  /// The frames up to the last audible one made so far, or `nil` when there is none.
  var audibleEnd: Int?
  /// The words that the device has not come to, in order.
  var marks: [Mark] = []
  /// Where the utterance begins on the device's count, once it is current.
  var base = 0
  /// Why the voice could not go on, if so.
  var failure: SpeechFailure?
  /// Whether the voice is at work on one of its pieces.
  var isBeingMade = false

  private var held: [Held] = []

  init(_ utterance: Utterance, pieces: [SpeechPiece]) {
    submission = SpeechSubmission(utterance, pieces: pieces)
  }

  private init(_ submission: SpeechSubmission) {
    self.submission = submission
  }

  var utterance: Utterance { submission.utterance }
  var pieces: [SpeechPiece] { submission.pieces }

  var id: Utterance.ID { submission.utterance.id }

  var group: SpeechGroup? {
    if case .replace(let group) = utterance.queueing { group } else { nil }
  }

  /// Whether the voice has made all it can of the utterance.
  var isMade: Bool {
    !isBeingMade && (failure?.isFinal == true || nextPiece == pieces.count)
  }

  /// Whether the voice has begun with it.
  var isTouched: Bool { nextPiece > 0 }

  mutating func hold(_ sound: Held) {
    held.append(sound)
  }

  mutating func takeHeld() -> [Held] {
    defer { held = [] }
    return held
  }

  /// Forgets the sound of a beginning that was never current.
  mutating func reset() {
    self = SpeechItem(submission)
  }
}

/// What was handed in: the large part of an item, which never changes while the item is passed on.
private final class SpeechSubmission: Sendable {
  let utterance: Utterance
  let pieces: [SpeechPiece]

  init(_ utterance: Utterance, pieces: [SpeechPiece]) {
    self.utterance = utterance
    self.pieces = pieces
  }
}

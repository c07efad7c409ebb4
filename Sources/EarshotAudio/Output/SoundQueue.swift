import EarshotSpeech

/// The sound handed to a device since the last flush: what it has played, and the rest.
struct SoundQueue {
  /// The count of the frames, as the timeline knows it.
  private(set) var position: AudioPosition
  /// The frames that were handed over.
  private(set) var submitted = 0

  private var buffer: [Int16] = []
  private var bufferStart = 0

  init(epoch: Int = 0) {
    position = AudioPosition(epoch: epoch, frame: 0)
  }

  /// Whether everything was played.
  var isDone: Bool { position.frame >= submitted }

  /// Adds sound.
  mutating func append(_ sound: StereoSound) {
    buffer += sound.samples
    submitted += sound.frameCount
  }

  /// The samples of the frames from one place to another, as far as they are still here.
  func samples(_ places: Range<Int>) -> [Int16] {
    let frames = places.clamped(to: bufferStart..<submitted)
    return Array(
      buffer[(frames.lowerBound - bufferStart) * 2..<(frames.upperBound - bufferStart) * 2])
  }

  /// Enters that the device has come to a place; it never goes back.
  mutating func played(through place: Int) {
    position.frame = max(position.frame, min(place, submitted))
    // What was played is dropped now and then, not every time.
    let obsolete = position.frame - bufferStart
    if obsolete > 4096 {
      buffer.removeFirst(obsolete * 2)
      bufferStart += obsolete
    }
  }
}

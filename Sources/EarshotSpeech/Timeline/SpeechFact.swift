/// Something that has happened and that the timeline must know.
package enum SpeechFact<Sound: Sendable>: Sendable {
  /// An utterance was handed in, with what the voice is to be asked for it, in order.
  case submitted(Utterance, pieces: [SpeechPiece])
  /// The voice made a stretch of sound for a request.
  case produced(SynthesisToken, SoundStretch<Sound>)
  /// The voice has made all sound of a request.
  case synthesisEnded(SynthesisToken)
  /// The voice cannot go on with a request; what it made before stands.
  case synthesisFailed(SynthesisToken, SpeechFailure)
  /// The device has played so many of the frames handed to it since the flush of that number.
  case played(AudioPosition)
  /// The cursor moved.
  case focusMoved(FocusGeneration)
  /// The listener asked for silence.
  case silenced
  /// The listener asked for a pause.
  case paused
  /// The listener asked to go on.
  case resumed
  /// The sound device died, and whether another takes its place.
  case deviceLost(SpeechFailure, hasSuccessor: Bool)
  /// There is a sound device again.
  case deviceRestored
  /// Nothing more will be spoken.
  case shutDown
}

/// What tells one request to the voice from another.
package struct SynthesisToken: Hashable, Sendable {
  /// The place of the request among those of its timeline, from 1.
  package let rawValue: UInt64
}

/// A stretch of sound on its way to the device, with what the timeline must know of it.
package struct SoundStretch<Sound: Sendable>: Sendable {
  /// The sound itself, which the timeline only passes on.
  package var sound: Sound
  /// How many frames it lasts.
  package var frameCount: Int
  /// The frames after its start up to its last audible one, or `nil` when all of it is silence.
  package var audibleEnd: Int?
  /// The words that begin in it; frames are counted from the first frame of the request.
  package var words: [WordEvent]

  /// Creates a stretch.
  package init(sound: Sound, frameCount: Int, audibleEnd: Int?, words: [WordEvent] = []) {
    self.sound = sound
    self.frameCount = frameCount
    self.audibleEnd = audibleEnd
    self.words = words
  }
}

/// Sound with its place between the ears.
package struct PlacedSound: Hashable, Sendable {
  /// The sound, one sample a frame.
  package var samples: [Int16]
  /// Where it is heard.
  package var pan: Pan

  /// Creates sound at a place.
  package init(samples: [Int16], pan: Pan = .none) {
    self.samples = samples
    self.pan = pan
  }
}

extension SoundStretch where Sound == PlacedSound {
  /// The stretch that a chunk of a voice is.
  package init(_ chunk: SynthesisChunk, pan: Pan = .none) {
    self.init(
      sound: PlacedSound(samples: chunk.samples, pan: pan), frameCount: chunk.samples.count,
      audibleEnd: chunk.audibleEnd, words: chunk.words)
  }
}

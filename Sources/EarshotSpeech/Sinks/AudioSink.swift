/// A sound device, as far as speech needs one.
///
/// 1. It plays what it is handed in order, and counts the frames of it that it has played; silence
///    it plays for want of sound is not counted.
/// 2. A flush throws away what is not played yet — fading over 3 to 5 ms, so that it does not click
///    — and begins a new count under a new number.
/// 3. Calls return at once; what becomes of the sound is reported, from any thread.
/// 4. A device that dies reports it once and then reports nothing more. It never reports frames as
///    played that were not, for that is what `heard` rests on.
public protocol AudioSink: Sendable {
  /// How its sound is stored.
  var format: AudioFormat { get }
  /// What people call it, such as `PulseAudio`.
  var name: String { get }
  /// How far it has played what it was handed.
  var position: AudioPosition { get }

  /// Opens the device and readies it, so that the first sound meets no delay.
  ///
  /// - Parameters:
  ///   - epoch: The number of the count that begins.
  ///   - patience: How long it may take to answer; one that takes longer counts as absent.
  ///   - report: Told while sound plays, often enough for words to be followed, and when the last
  ///     frame is played.
  /// - Throws: ``SpeechFailure/soundLost(reason:)`` when there is no such device.
  func start(
    epoch: Int, within patience: Duration, report: @escaping @Sendable (AudioReport) -> Void
  ) throws(SpeechFailure)

  /// Takes sound to be played after what it has, at a place between the ears.
  func submit(_ samples: [Int16], pan: Pan)

  /// Takes silence to be played after what it has.
  func submitSilence(frameCount: Int)

  /// Plays a short sound at once, over what is being played; it is not counted.
  func mix(_ sound: StereoSound)

  /// Falls silent, throws away what is not played, and counts anew under `epoch`.
  func flush(epoch: Int)

  /// Holds the sound where it is.
  func pause()

  /// Goes on after a pause.
  func resume()

  /// Closes the device; what is not played is thrown away.
  func stop()
}

extension AudioSink {
  /// Takes sound without a place to be played after what it has.
  public func submit(_ samples: [Int16]) {
    submit(samples, pan: .none)
  }
}

/// What a sound device tells.
public enum AudioReport: Hashable, Sendable {
  /// It has played so far.
  case played(AudioPosition)
  /// It died.
  case failed(SpeechFailure)
}

/// How far a device has played what was handed to it.
public struct AudioPosition: Hashable, Sendable {
  /// The number of the last flush; positions of an earlier one mean nothing any more.
  public var epoch: Int
  /// The frames played since then, of those handed to the device since then.
  public var frame: Int

  /// Creates a position.
  public init(epoch: Int, frame: Int) {
    self.epoch = epoch
    self.frame = frame
  }
}

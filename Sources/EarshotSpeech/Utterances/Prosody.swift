/// A manner of speaking as factors of the voice's own; 1 changes nothing.
public struct Prosody: Hashable, Sendable {
  /// The factor of the pitch, kept from 0 to 2 as `accessibilitySpeechPitch` is.
  public var pitch: Double {
    didSet { pitch = Prosody.clamp(pitch, to: 0...2) }
  }
  /// The factor of the speed, kept from 0.25 to 6.
  public var rate: Double {
    didSet { rate = Prosody.clamp(rate, to: 0.25...6) }
  }
  /// The factor of the loudness, kept from 0 to 2.
  public var volume: Double {
    didSet { volume = Prosody.clamp(volume, to: 0...2) }
  }

  /// The voice's own manner.
  public static let normal = Prosody()

  /// Creates a manner; factors outside their ranges are moved to the nearest end, and what is not
  /// a number becomes 1.
  public init(pitch: Double = 1, rate: Double = 1, volume: Double = 1) {
    self.pitch = Prosody.clamp(pitch, to: 0...2)
    self.rate = Prosody.clamp(rate, to: 0.25...6)
    self.volume = Prosody.clamp(volume, to: 0...2)
  }

  private static func clamp(_ factor: Double, to range: ClosedRange<Double>) -> Double {
    factor.isNaN ? 1 : min(max(factor, range.lowerBound), range.upperBound)
  }
}

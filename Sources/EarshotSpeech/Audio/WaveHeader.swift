/// The 44 bytes before the samples of a WAV file (RIFF, PCM, 16 bits, one channel or two).
public struct WaveHeader: Hashable, Sendable {
  /// The size of a header in bytes.
  public static let byteCount = 44
  /// The most samples that a WAV file can say it holds: its sizes are 32 bits wide.
  private static let maximumSampleCount = (Int(UInt32.max) - 36) / 2

  /// How the samples are stored.
  public var format: AudioFormat
  /// The samples of a frame: 1, or 2 for the left and the right ear.
  public let channelCount: Int
  /// The number of frames that follow, kept from 0 to ``maximumFrameCount(channels:)``.
  public let frameCount: Int

  /// Creates the header of `frameCount` frames; a number of channels below 1 becomes 1.
  public init(format: AudioFormat, channelCount: Int = 1, frameCount: Int) {
    self.format = format
    self.channelCount = min(max(channelCount, 1), 2)
    self.frameCount = min(
      max(frameCount, 0), WaveHeader.maximumFrameCount(channels: self.channelCount))
  }

  /// The most frames that a WAV file can say it holds.
  public static func maximumFrameCount(channels: Int) -> Int {
    maximumSampleCount / max(channels, 1)
  }

  /// The header as it stands in the file.
  public var bytes: [UInt8] {
    let rate = UInt32(clamping: format.sampleRate)
    let frameSize = channelCount * 2
    let dataSize = UInt32(frameCount * frameSize)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(WaveHeader.byteCount)
    bytes += Array("RIFF".utf8)
    WaveHeader.append(dataSize + 36, to: &bytes)
    bytes += Array("WAVEfmt ".utf8)
    WaveHeader.append(UInt32(16), to: &bytes)
    WaveHeader.append(UInt16(1), to: &bytes)  // PCM
    WaveHeader.append(UInt16(channelCount), to: &bytes)
    WaveHeader.append(rate, to: &bytes)
    WaveHeader.append(rate &* UInt32(frameSize), to: &bytes)  // bytes in a second
    WaveHeader.append(UInt16(frameSize), to: &bytes)
    WaveHeader.append(UInt16(16), to: &bytes)  // bits in a sample
    bytes += Array("data".utf8)
    WaveHeader.append(dataSize, to: &bytes)
    return bytes
  }

  /// Adds samples as they stand in the file: two bytes each, the lower first.
  public static func append(_ samples: [Int16], to bytes: inout [UInt8]) {
    // Almost every machine keeps them so itself; a closure for each would cost it dearly.
    let stored = 1.littleEndian == 1 ? samples : samples.map { $0.littleEndian }
    stored.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  private static func append<Number: FixedWidthInteger>(_ number: Number, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}

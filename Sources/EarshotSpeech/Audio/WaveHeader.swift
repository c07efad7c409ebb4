/// The 44 bytes before the samples of a WAV file (RIFF, PCM, 16 bits, one channel).
public struct WaveHeader: Hashable, Sendable {
  /// The size of a header in bytes.
  public static let byteCount = 44
  /// The most frames that a WAV file can say it holds: its sizes are 32 bits wide.
  public static let maximumFrameCount = (Int(UInt32.max) - 36) / 2

  /// How the samples are stored.
  public var format: AudioFormat
  /// The number of frames that follow, kept from 0 to ``maximumFrameCount``.
  public var frameCount: Int

  /// Creates the header of `frameCount` frames.
  public init(format: AudioFormat, frameCount: Int) {
    self.format = format
    self.frameCount = min(max(frameCount, 0), WaveHeader.maximumFrameCount)
  }

  /// The header as it stands in the file.
  public var bytes: [UInt8] {
    let rate = UInt32(clamping: format.sampleRate)
    let dataSize = UInt32(frameCount * 2)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(WaveHeader.byteCount)
    bytes += Array("RIFF".utf8)
    WaveHeader.append(dataSize + 36, to: &bytes)
    bytes += Array("WAVEfmt ".utf8)
    WaveHeader.append(UInt32(16), to: &bytes)
    WaveHeader.append(UInt16(1), to: &bytes)  // PCM
    WaveHeader.append(UInt16(1), to: &bytes)  // channels
    WaveHeader.append(rate, to: &bytes)
    WaveHeader.append(rate &* 2, to: &bytes)  // bytes in a second
    WaveHeader.append(UInt16(2), to: &bytes)  // bytes in a frame
    WaveHeader.append(UInt16(16), to: &bytes)  // bits in a sample
    bytes += Array("data".utf8)
    WaveHeader.append(dataSize, to: &bytes)
    return bytes
  }

  /// The samples as they stand in the file: two bytes each, the lower first.
  public static func bytes(of samples: [Int16]) -> [UInt8] {
    samples.map(\.littleEndian).withUnsafeBytes { Array($0) }
  }

  private static func append<Number: FixedWidthInteger>(_ number: Number, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}

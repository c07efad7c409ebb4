import EarshotSpeech
import Foundation

/// What stands in a WAV file of ours.
struct SoundContents {
  /// How its samples are stored.
  var format: AudioFormat
  /// All its samples.
  var samples: [Int16]

  /// The time from the first audible sample to the last.
  var audibleSeconds: Double {
    let frames = Audibility.audibleRange(in: samples)?.count ?? 0
    return Double(frames) / Double(format.sampleRate)
  }

  /// Reads a file whose header says what follows it.
  init(of url: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: url))
    let rate = bytes[24..<28].reversed().reduce(0) { $0 << 8 | Int($1) }
    format = AudioFormat(sampleRate: rate)
    samples = stride(from: WaveHeader.byteCount, to: bytes.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
    let header = WaveHeader(format: format, frameCount: samples.count).bytes
    guard Array(bytes.prefix(WaveHeader.byteCount)) == header else {
      throw CocoaError(.fileReadCorruptFile)
    }
  }
}

import EarshotFiles
import EarshotSpeech

/// A WAV file that grows as sound is made and stands in its place only when it is whole.
///
/// A pipe or a device gets the bytes as they come, under a header without a length.
final class WaveFile {
  let path: String
  private(set) var frameCount = 0

  private let format: AudioFormat
  private let channelCount: Int
  private let file: WholeFile
  private var buffer: [UInt8] = []

  init(path: String, format: AudioFormat, channelCount: Int) throws(EspeakError) {
    self.path = path
    self.format = format
    self.channelCount = channelCount
    do throws(WholeFile.Failure) {
      file = try WholeFile(path: path)
    } catch {
      throw .file(path: path, error.action, code: error.code)
    }
    let length = file.isStream ? WaveHeader.maximumFrameCount(channels: channelCount) : 0
    buffer = WaveHeader(format: format, channelCount: channelCount, frameCount: length).bytes
  }

  /// Adds the samples of one channel, at their place where the file has two.
  func append(_ samples: [Int16], pan: Pan = .none) throws(EspeakError) {
    let limit = WaveHeader.maximumFrameCount(channels: channelCount)
    guard frameCount + samples.count <= limit else { throw .fileTooLong(path: path) }
    frameCount += samples.count
    WaveHeader.append(
      channelCount == 2 ? StereoSound(samples, pan: pan).samples : samples, to: &buffer)
    if buffer.count >= 1 << 16 { try flush() }
  }

  func appendSilence(_ frames: Int) throws(EspeakError) {
    var left = frames
    while left > 0 {
      let part = min(left, 1 << 14)
      try append([Int16](repeating: 0, count: part))
      left -= part
    }
  }

  /// Writes what is left and puts the file in its place.
  func finish() throws(EspeakError) {
    try flush()
    let header = WaveHeader(format: format, channelCount: channelCount, frameCount: frameCount)
    try attempt { () throws(WholeFile.Failure) in
      if !file.isStream { try file.rewriteStart(header.bytes) }
      try file.finish()
    }
  }

  private func flush() throws(EspeakError) {
    try attempt { () throws(WholeFile.Failure) in try file.write(buffer) }
    buffer.removeAll(keepingCapacity: true)
  }

  private func attempt(_ work: () throws(WholeFile.Failure) -> Void) throws(EspeakError) {
    do throws(WholeFile.Failure) {
      try work()
    } catch {
      throw .file(path: path, error.action, code: error.code)
    }
  }
}

import EarshotSpeech
import Glibc

/// A WAV file that grows as sound is made and stands in its place only when it is whole.
///
/// An ordinary file is written under another name beside it and moved when finished; a pipe or a
/// device gets the bytes as they come, under a header without a length.
final class WaveFile {
  let path: String
  private(set) var frameCount = 0

  private let format: AudioFormat
  private let channelCount: Int
  private let file: Int32
  private let temporaryPath: String?
  private var buffer: [UInt8] = []
  private var isFinished = false

  init(path: String, format: AudioFormat, channelCount: Int) throws(EspeakError) {
    self.path = path
    self.format = format
    self.channelCount = channelCount
    var status = stat()
    let exists = stat(path, &status) == 0
    let isOrdinary = !exists || status.st_mode & S_IFMT == S_IFREG
    temporaryPath = isOrdinary ? "\(path).\(getpid()).part" : nil
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (isOrdinary ? O_TRUNC : 0)
    file = open(temporaryPath ?? path, flags, 0o666)
    guard file >= 0 else { throw .file(path: path, .create, code: errno) }
    let length = isOrdinary ? 0 : WaveHeader.maximumFrameCount(channels: channelCount)
    buffer = WaveHeader(format: format, channelCount: channelCount, frameCount: length).bytes
  }

  deinit {
    guard !isFinished else { return }
    close(file)
    if let temporaryPath { unlink(temporaryPath) }
  }

  /// Adds the samples of one channel, at their place where the file has two.
  func append(_ samples: [Int16], pan: Pan = .none) throws(EspeakError) {
    let limit = WaveHeader.maximumFrameCount(channels: channelCount)
    guard frameCount + samples.count <= limit else { throw .fileTooLong(path: path) }
    frameCount += samples.count
    buffer += WaveHeader.bytes(
      of: channelCount == 2 ? StereoSound(samples, pan: pan).samples : samples)
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
    if let temporaryPath {
      let header = WaveHeader(
        format: format, channelCount: channelCount, frameCount: frameCount
      ).bytes
      guard pwrite(file, header, header.count, 0) == header.count else {
        throw .file(path: path, .write, code: errno)
      }
      guard rename(temporaryPath, path) == 0 else {
        throw .file(path: path, .replace, code: errno)
      }
    }
    isFinished = true
    guard close(file) == 0 else { throw .file(path: path, .write, code: errno) }
  }

  private func flush() throws(EspeakError) {
    var start = 0
    while start < buffer.count {
      let written = buffer.withUnsafeBytes { bytes in
        write(file, bytes.baseAddress.map { $0 + start }, bytes.count - start)
      }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { throw .file(path: path, .write, code: errno) }
      start += written
    }
    buffer.removeAll(keepingCapacity: true)
  }
}

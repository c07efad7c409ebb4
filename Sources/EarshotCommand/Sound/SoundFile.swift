import EarshotSpeech
import Glibc

/// A WAV file that comes to be all at once: under its name stands the finished sound, or what stood
/// there before.
///
/// 1. The sound goes to a file without a name in the same folder, so that whoever ends the program
///    leaves nothing behind.
/// 2. ``finish()`` writes the header, gives the file a temporary name and renames it.
///
/// Where the target is no regular file (`/dev/null`, a pipe) the sound goes straight into it, with
/// the length a stream has.
final class SoundFile {
  /// The path as the caller gave it.
  let path: String
  /// How the samples are stored.
  let format: AudioFormat
  /// The number of frames written so far.
  private(set) var frameCount = 0

  private let target: String
  private let descriptor: Int32
  private let isStream: Bool

  /// Opens a place for the sound, before any of it is made.
  init(path: String, format: AudioFormat) throws(SoundFileError) {
    self.path = path
    self.format = format
    target = Self.followingLinks(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    isStream = exists && status.st_mode & S_IFMT != S_IFREG
    if exists, access(target, W_OK) != 0 { throw SoundFileError(path: path, code: errno) }
    descriptor =
      isStream
      ? open(target, O_WRONLY | O_CLOEXEC)
      : open(Self.folder(of: target), Self.withoutName | O_WRONLY | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SoundFileError(path: path, code: errno) }
    let length = isStream ? WaveHeader.maximumFrameCount : 0
    try write(WaveHeader(format: format, frameCount: length).bytes)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Adds sound.
  func append(_ samples: [Int16]) throws(SoundFileError) {
    frameCount += samples.count
    try write(WaveHeader.bytes(of: samples))
  }

  /// Adds silence.
  func append(silence: Duration) throws(SoundFileError) {
    try append([Int16](repeating: 0, count: format.frames(in: silence)))
  }

  /// Puts the sound under its name.
  func finish() throws(SoundFileError) {
    guard !isStream else { return }
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw SoundFileError(path: path, code: errno) }
    try write(WaveHeader(format: format, frameCount: frameCount).bytes)
    // A link cannot replace a file; a rename can.
    let temporary = "\(target).\(getpid()).part"
    guard
      linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, temporary, AT_SYMLINK_FOLLOW) == 0
    else { throw SoundFileError(path: path, code: errno) }
    guard rename(temporary, target) == 0 else {
      let code = errno
      unlink(temporary)
      throw SoundFileError(path: path, code: code)
    }
  }

  private func write(_ bytes: [UInt8]) throws(SoundFileError) {
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if written >= 0 {
        start += written
      } else if errno != EINTR {
        throw SoundFileError(path: path, code: errno)
      }
    }
  }

  /// `O_TMPFILE`, a macro that Swift does not import.
  private static let withoutName: Int32 = 0o20_000_000 | O_DIRECTORY

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A rename would replace a link and not the file it leads to.
  private static func followingLinks(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

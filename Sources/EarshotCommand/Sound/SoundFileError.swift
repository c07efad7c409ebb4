import Glibc

/// Why a sound file could not be written.
struct SoundFileError: Error, CustomStringConvertible {
  /// The path as the caller gave it.
  var path: String
  /// The system's error number.
  var code: Int32

  /// The line that is reported.
  var description: String {
    "\(path):1:1: error: the sound cannot be written: \(String(cString: strerror(code))); "
      + "expected the path of a WAV file in a folder that this user may write to"
  }
}

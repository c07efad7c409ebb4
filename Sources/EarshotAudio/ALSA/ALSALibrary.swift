import CALSA

/// libasound; its functions for one device must not be called from two threads at once.
typealias ALSALibrary = SoundLibrary<alsa_functions>

extension ALSALibrary {
  /// Opens it by the name it has on every system, for version 2 of its ABI.
  convenience init(name: String = "libasound.so.2") throws(SoundError) {
    try self.init(name, alsa_functions(), open: alsa_open)
  }

  /// What the library calls an error.
  func words(for error: Int) -> String {
    functions.strerror(Int32(clamping: error)).map { String(cString: $0) } ?? "error \(error)"
  }
}

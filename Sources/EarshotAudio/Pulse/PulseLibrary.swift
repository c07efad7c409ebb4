import CPulse

/// libpulse, whose functions may be called from any thread.
typealias PulseLibrary = SoundLibrary<pulse_functions>

extension PulseLibrary {
  /// Opens it by the name it has on every system, for version 0 of its ABI.
  convenience init(name: String = "libpulse.so.0") throws(SoundError) {
    try self.init(name, pulse_functions(), open: pulse_open)
  }

  /// What the library calls an error.
  func words(for error: Int32) -> String {
    functions.strerror(error).map { String(cString: $0) } ?? "error \(error)"
  }
}

import CPulse
import EarshotSpeech

/// libpulse, opened when it is first needed; it stays open as long as a player uses it.
final class PulseLibrary: @unchecked Sendable {
  /// Its functions, which may be called from any thread as its documentation allows.
  let functions: pulse_functions

  /// The name it has on every system, for version 0 of its ABI.
  static let name = "libpulse.so.0"

  /// Opens the library.
  ///
  /// - Throws: ``SoundError/libraryMissing(_:)`` or ``SoundError/libraryTooOld(_:function:)``.
  init(name: String = PulseLibrary.name) throws(SoundError) {
    var functions = pulse_functions()
    var missing: UnsafePointer<CChar>?
    switch pulse_open(name, &functions, &missing) {
    case 0: self.functions = functions
    case -1: throw .libraryMissing(name)
    default:
      throw .libraryTooOld(name, function: missing.map { String(cString: $0) } ?? "")
    }
  }

  deinit {
    var functions = functions
    pulse_close(&functions)
  }

  /// What the library calls an error.
  func words(for error: Int32) -> String {
    functions.strerror(error).map { String(cString: $0) } ?? "error \(error)"
  }
}

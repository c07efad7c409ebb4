import CALSA
import EarshotSpeech

/// libasound, opened when it is first needed; it stays open as long as a player uses it.
final class ALSALibrary: @unchecked Sendable {
  /// Its functions; those of one device must not be called from two threads at once.
  let functions: alsa_functions

  /// The name it has on every system, for version 2 of its ABI.
  static let name = "libasound.so.2"

  /// Opens the library.
  ///
  /// - Throws: ``SoundError/libraryMissing(_:)`` or ``SoundError/libraryTooOld(_:function:)``.
  init(name: String = ALSALibrary.name) throws(SoundError) {
    var functions = alsa_functions()
    var missing: UnsafePointer<CChar>?
    switch alsa_open(name, &functions, &missing) {
    case 0: self.functions = functions
    case -1: throw .libraryMissing(name)
    default:
      throw .libraryTooOld(name, function: missing.map { String(cString: $0) } ?? "")
    }
  }

  deinit {
    var functions = functions
    alsa_close(&functions)
  }

  /// What the library calls an error.
  func words(for error: Int) -> String {
    functions.strerror(Int32(clamping: error)).map { String(cString: $0) } ?? "error \(error)"
  }
}

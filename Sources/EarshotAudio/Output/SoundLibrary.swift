import CSharedLibrary

/// A library of the system's sound, opened when it is first needed; it stays open as long as a player
/// uses it.
///
/// `Functions` is a structure of pointers to its functions, which may be called from whatever thread
/// the library's own documentation allows.
final class SoundLibrary<Functions>: @unchecked Sendable {
  /// Fills the pointers and returns a handle, or names what is missing.
  typealias Open = (
    _ name: UnsafePointer<CChar>, _ pointers: UnsafeMutablePointer<Functions>,
    _ missing: UnsafeMutablePointer<UnsafePointer<CChar>?>
  ) -> UnsafeMutableRawPointer?

  /// Its functions.
  let functions: Functions

  private let handle: UnsafeMutableRawPointer

  /// Opens the library named `name` into pointers that are all null.
  ///
  /// - Throws: ``SoundError/libraryMissing(_:)`` or ``SoundError/libraryTooOld(_:function:)``.
  init(_ name: String, _ empty: Functions, open: Open) throws(SoundError) {
    var functions = empty
    var missing: UnsafePointer<CChar>?
    guard let handle = open(name, &functions, &missing) else {
      guard let missing else { throw .libraryMissing(name) }
      throw .libraryTooOld(name, function: String(cString: missing))
    }
    self.functions = functions
    self.handle = handle
  }

  deinit {
    shared_close(handle)
  }
}

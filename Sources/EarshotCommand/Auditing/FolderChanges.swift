@preconcurrency import Dispatch
import EarshotFiles
import Glibc

/// Tells which files of some folders were written, put there or taken away (inotify).
///
/// Folders are watched, not files, because editors write a new file and give it the old one's name.
enum FolderChanges {
  /// Why folders cannot be watched.
  struct Failure: Error, CustomStringConvertible {
    /// The folder.
    var folder: String
    /// The system's error number.
    var code: Int32

    var description: String {
      "\(folder):1:1: error: cannot be watched: \(SystemError.text(of: code)); "
        + "expected a folder that this user may read"
    }
  }

  /// Begins to watch.
  ///
  /// - Parameter folders: The paths; the present folder is `.`.
  /// - Returns: Paths of files that have changed, each the folder as it was given, a slash and the
  ///   name; of the folder `.` the name alone. It ends when it is no longer waited for.
  /// - Throws: ``Failure``.
  static func watch(_ folders: [String]) throws(Failure) -> AsyncStream<Set<String>> {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw Failure(folder: ".", code: errno) }
    var names: [Int32: String] = [:]
    for folder in folders {
      let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
      let watch = inotify_add_watch(descriptor, folder, events)
      guard watch >= 0 else {
        let code = errno
        close(descriptor)
        throw Failure(folder: folder, code: code)
      }
      names[watch] = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    }
    let prefixes = names
    return AsyncStream { continuation in
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
      source.setEventHandler {
        let changed = Self.read(descriptor, prefixes)
        if !changed.isEmpty { continuation.yield(changed) }
      }
      source.setCancelHandler { close(descriptor) }
      continuation.onTermination = { _ in source.cancel() }
      source.resume()
    }
  }

  /// Everything that has happened up to now.
  private static func read(_ descriptor: Int32, _ prefixes: [Int32: String]) -> Set<String> {
    var changed: Set<String> = []
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return changed }
      buffer.withUnsafeBytes { bytes in
        var offset = 0
        let head = MemoryLayout<inotify_event>.size
        while offset + head <= count {
          let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let name = bytes[(offset + head)..<min(count, offset + head + Int(event.len))]
            .prefix { $0 != 0 }
          if let prefix = prefixes[event.wd], !name.isEmpty {
            changed.insert(prefix + String(decoding: name, as: UTF8.self))
          }
          offset += head + Int(event.len)
        }
      }
    }
  }
}

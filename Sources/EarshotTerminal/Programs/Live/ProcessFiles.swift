import Glibc

/// Files by which the system tells of processes, which are left open since the same ones are read with every key.
nonisolated struct ProcessFiles {
  private final class File {
    let descriptor: Int32

    init?(_ path: String) {
      // Folders are opened so as well.
      descriptor = open(path, O_RDONLY | O_CLOEXEC)
      if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }
  }

  /// How many are left open.
  private static let limit = 6
  /// The most bytes that are read of one.
  private static let longest = 4_096
  /// The most bytes of what a link leads to.
  private static let longestTarget = 256

  private var kept: [(path: String, file: File)] = []

  /// What stands in a file now, without the end of its line; `nil` where there is no such process, or too much.
  mutating func text(at path: String) -> String? {
    look(at: path) { Self.text(of: $0) }
  }

  /// How many folders stand in one, and it itself twice; `nil` where there is no such process.
  mutating func links(at path: String) -> Int? {
    look(at: path) { file in
      var found = stat()
      // Of a process that has ended none are left.
      return fstat(file.descriptor, &found) == 0 && found.st_nlink > 2 ? Int(found.st_nlink) : nil
    }
  }

  /// What a link in a folder leads to; `nil` where there is none, or where that is long.
  mutating func target(of name: String, in path: String) -> String? {
    look(at: path) { file in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: Self.longestTarget) { bytes in
        guard let start = bytes.baseAddress else { return nil }
        let count = readlinkat(file.descriptor, name, start, bytes.count)
        guard count > 0, count < bytes.count else { return nil }
        return String(decoding: UnsafeRawBufferPointer(bytes)[..<count], as: UTF8.self)
      }
    }
  }

  /// Which file a link in a folder leads to; `nil` where there is none.
  mutating func identity(of name: String, in path: String) -> FileIdentity? {
    look(at: path) { FileIdentity(name, in: $0.descriptor) }
  }

  private mutating func look<Found>(at path: String, _ find: (File) -> Found?) -> Found? {
    if let place = kept.firstIndex(where: { $0.path == path }) {
      if let found = find(kept[place].file) { return found }
      // The process has ended; another one may have its number by now.
      kept.remove(at: place)
    }
    guard let file = File(path), let found = find(file) else { return nil }
    if kept.count == Self.limit { kept.removeFirst() }
    kept.append((path, file))
    return found
  }

  private static func text(of file: File) -> String? {
    withUnsafeTemporaryAllocation(byteCount: longest, alignment: 1) { bytes in
      let count = pread(file.descriptor, bytes.baseAddress, bytes.count, 0)
      guard count >= 0, count < bytes.count else { return nil }
      var text = bytes[..<count]
      if text.last == UInt8(ascii: "\n") { text.removeLast() }
      return String(decoding: text, as: UTF8.self)
    }
  }
}

// A script may name any file of the machine, and what is wrong with a file is told with the words in it.
// So that nobody reads a foreign file by way of its refusal, what was met and bears no mark of its kind is
// refused without a byte of it: no key, no value, no name, no place (Decisions, "Files that are met").

extension SourceText {
  /// Reads, and keeps back what an error would quote of a file that was met and is none of the kind.
  ///
  /// - Throws: What `reading` throws, or `foreign` in its place.
  package func keepingForeignWords<Result>(
    _ reading: () throws(FileError) -> Result
  ) throws(FileError) -> Result {
    do throws(FileError) {
      return try reading()
    } catch {
      throw withoutForeignWords(error)
    }
  }

  /// The error itself, or the refusal of the file as a whole where the error could quote a foreign one.
  package func withoutForeignWords(_ error: FileError) -> FileError {
    // Why a file is out of reach, or no text, is told in words of ours.
    guard case .met = origin, error.file == file, !(error.problem is ReadingProblem), !isMarked
    else { return error }
    let marks = (kind?.marks ?? []).map { mark in
      switch mark {
      case .words(let words): words
      case .key(let key): "\(key):"
      }
    }
    return self.error(ReadingProblem.foreign(marks: marks))
  }

  /// Whether the text says of itself that it is of the kind that was asked for.
  private var isMarked: Bool {
    guard let kind else { return false }
    return kind.marks.contains { mark in
      switch mark {
      case .words(let words): contains(words)
      case .key(let key): hasTopLevelKey(key)
      }
    }
  }

  /// How far into a file a mark in words is looked for, in bytes.
  private static let headLength = 4096

  private func contains(_ words: String) -> Bool {
    let words = Array(words.utf8)
    let head = bytes.prefix(Self.headLength)
    return head.indices.contains { head[$0...].starts(with: words) }
  }

  /// Whether a line begins with the key, or the text is a JSON object that has it.
  package func hasTopLevelKey(_ key: String) -> Bool {
    let quoted = "\"\(key)\""
    let names = [key, quoted, "'\(key)'"].map { Array($0.utf8) }
    let isJSON = bytes.first { $0 > 0x20 } == UInt8(ascii: "{")
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = index(of: UInt8(ascii: "\n"), from: start) ?? bytes.endIndex
      let line = bytes[start..<end]
      if names.contains(where: { Self.isKey($0, before: line) }) { return true }
      start = end + 1
    }
    return isJSON && bytes.indices.contains { Self.isKey(names[1], before: bytes[$0...]) }
  }

  private static func isKey(_ name: [UInt8], before text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: name)
      && text.dropFirst(name.count).first { $0 > 0x20 } == UInt8(ascii: ":")
  }
}

// The words of a row are put together for nearly everything that is said. Nearly all rows are ASCII, of which every
// byte is a character, so that none has to be looked for.

extension String {
  /// The words with one blank between them, and none at both ends.
  var words: String {
    var text = self
    let found = text.withUTF8 { bytes -> String? in
      guard bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return nil }
      return String(unsafeUninitializedCapacity: bytes.count) { words in
        var count = 0
        var isApart = false
        for byte in bytes {
          guard byte != 0x20 else {
            isApart = count > 0
            continue
          }
          if isApart {
            words[count] = 0x20
            count += 1
          }
          isApart = false
          words[count] = byte
          count += 1
        }
        return count
      }
    }
    return found ?? split(separator: " ").joined(separator: " ")
  }
}

extension Collection<String> {
  /// The words of cells that stand beside each other.
  var words: String {
    var line = ""
    for cell in self { line += cell }
    return line.words
  }
}

/// The name of a tag or an attribute, in a form in which different names are told apart by two numbers.
struct ElementName {
  /// The name as the document has it.
  let text: String
  /// What it is compared by.
  let key: Key

  init(_ text: String) {
    self.text = text
    key = Key(text)
  }

  /// Whether this is the name that `text` and its key stand for.
  func isSame(as text: String, key other: Key) -> Bool {
    guard key == other else { return false }
    return key.count <= Key.headSize || self.text == text
  }

  /// The first bytes of a name and the number of all of them: for most names, all there is.
  struct Key: Equatable {
    static let headSize = 8

    let head: UInt64
    let count: Int

    init(_ text: String) {
      var text = text
      (head, count) = text.withUTF8 { bytes in
        var head: UInt64 = 0
        for byte in bytes.prefix(Self.headSize) { head = head << 8 | UInt64(byte) }
        return (head, bytes.count)
      }
    }
  }
}

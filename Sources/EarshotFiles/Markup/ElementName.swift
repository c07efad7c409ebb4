/// The name of a tag or an attribute, in a form in which different names are told apart by three numbers.
@usableFromInline
package struct ElementName {
  /// The name as the document has it.
  @usableFromInline package let text: String
  /// What it is compared by.
  @usableFromInline package let key: Key

  package init(_ text: String) {
    // Also makes the text one that stands in one piece, as comparing needs it.
    var text = text
    key = text.withUTF8 { Key($0) }
    self.text = text
  }

  /// Whether this is the name that is looked for.
  package func isSame(as sought: SoughtName) -> Bool {
    guard key == sought.key else { return false }
    if key.isWhole { return true }
    return sought.text.withUTF8Buffer { sought in
      text.utf8.withContiguousStorageIfAvailable { $0.elementsEqual(sought) } ?? false
    }
  }

  /// The first and the last bytes of a name and the number of all of them: for most names, all there is.
  @usableFromInline
  package struct Key: Equatable, Sendable {
    @usableFromInline package let head: UInt64
    @usableFromInline package let tail: UInt64
    @usableFromInline package let count: Int

    /// Whether names with this key are one and the same.
    var isWhole: Bool { count <= 16 }

    @inlinable @inline(__always)
    package init(_ name: UnsafeBufferPointer<UInt8>) {
      count = name.count
      if name.count < 8 {
        head = name.reduce(0) { $0 << 8 | UInt64($1) }
        tail = 0
      } else {
        let bytes = UnsafeRawBufferPointer(name)
        head = bytes.loadUnaligned(as: UInt64.self)
        tail = bytes.loadUnaligned(fromByteOffset: name.count - 8, as: UInt64.self)
      }
    }
  }
}

/// A name, or the value of an attribute, that is looked for: a literal, whose key is made without a string,
/// and where the literal stands, so that the compiler can make it.
@usableFromInline
package struct SoughtName: ExpressibleByStringLiteral, Sendable {
  @usableFromInline package let text: StaticString
  @usableFromInline package let key: ElementName.Key

  @inlinable @inline(__always)
  package init(stringLiteral text: StaticString) {
    self.text = text
    key = text.withUTF8Buffer { ElementName.Key($0) }
  }
}

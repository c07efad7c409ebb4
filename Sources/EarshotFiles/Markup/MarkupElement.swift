/// An element of a document that is read without being kept: it is there while its tag is read, and gone
/// with the next one.
package struct MarkupElement {
  /// The names of the document, each once.
  let names: [ElementName]
  /// The position of the name of the tag.
  let namePosition: Int
  /// The attributes, in the order of the document; their values are stretches of what the parser holds.
  let attributes: [Attribute]
  /// Where the element begins.
  package let place: SourcePlace

  /// An attribute with its value, whose references are replaced.
  struct Attribute {
    /// The position of the name among the names of the document.
    var name: UInt32
    /// The value, in UTF-8.
    var value: UnsafeBufferPointer<UInt8>
  }

  /// The name of the tag.
  package var name: String { names[namePosition].text }

  /// The value of an attribute, or `nil` when the element does not have it.
  package subscript(attribute: SoughtName) -> String? {
    value(of: attribute).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the element has the attribute.
  package func has(_ attribute: SoughtName) -> Bool { value(of: attribute) != nil }

  /// Whether the element has an attribute of that value.
  package func has(_ attribute: SoughtName, _ value: SoughtName) -> Bool {
    guard let found = self.value(of: attribute) else { return false }
    return value.text.withUTF8Buffer { found.elementsEqual($0) }
  }

  /// An attribute as a number; `nil` for anything else.
  package func decimal(_ attribute: SoughtName) -> Double? {
    value(of: attribute).flatMap {
      PlainDecimal.value(of: $0) ?? Double(String(decoding: $0, as: UTF8.self))
    }
  }

  private func value(of attribute: SoughtName) -> UnsafeBufferPointer<UInt8>? {
    attributes.first { names[Int($0.name)].isSame(as: attribute) }?.value
  }
}

/// Takes in the elements of a document one after the other.
package protocol MarkupFollower: AnyObject {
  /// An element begins.
  ///
  /// - Throws: What ends the reading.
  func begin(_ element: MarkupElement) throws(FileError)

  /// The element that began last of those that are open ends.
  func endElement()
}

import EarshotFiles

/// The identity of a finding from one run to the next.
///
/// It is made of the rule, the file's own name, the screen, the element and, where one element can
/// have several findings of one rule, what tells them apart. Lines, frames, counts and wording have
/// no part in it, so that a finding keeps its identity while the file around it moves.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  /// Sixteen hexadecimal digits.
  public let description: String

  /// Takes a fingerprint that was written down before.
  public init(_ description: String) {
    self.description = description
  }

  /// Makes the fingerprint of a finding.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - file: The path of the file; only what follows the last slash counts.
  ///   - screen: The name of the screen.
  ///   - element: The key of the element.
  ///   - detail: What tells findings of the rule on this element apart.
  public init(rule: String, file: String, screen: String, element: String, detail: String = "") {
    let slash = UInt8(ascii: "/")
    var path = file.utf8[...]
    while path.last == slash { path.removeLast() }
    let start = path.lastIndex(of: slash).map(path.index(after:)) ?? path.startIndex
    let name = String(Substring(path[start...]))
    // Short, the same everywhere, and nobody gains by forging one.
    var hash = StableHash()
    for part in [rule, name, screen, element, detail] {
      hash.take(part)
      hash.take(0xFF)
    }
    description = hash.digits
  }

  /// The digits as a number, or a hash of what was written down and is none.
  var number: UInt64 {
    if let number = UInt64(description, radix: 16) { return number }
    var hash = StableHash()
    hash.take(description)
    return hash.value
  }
}

/// The identity of a finding from one run to the next.
///
/// It is made of the rule, the file's own name, the screen, the element and, where one element can
/// have several findings of one rule, what tells them apart. Lines, frames, counts and wording have no
/// part in it, so that a finding keeps its identity while the file around it moves
/// (facts/audits.md §4.2).
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
    let name = file.split(separator: "/").last.map(String.init) ?? ""
    // FNV-1a with 64 bits: short, the same everywhere, and nobody gains by forging one.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in [rule, name, screen, element, detail] {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    description = String(repeating: "0", count: 16 - digits.count) + digits
  }
}

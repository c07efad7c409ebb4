import EarshotFiles

/// A name out of source code, as a number: a project has millions of them, and they are only compared.
///
/// Two names have the same number once in four thousand million times; then code is taken to speak of something
/// that it does not.
nonisolated struct CodeName: Hashable, Comparable, Sendable {
  private let number: UInt32

  /// The name of a text.
  init(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    self.init(bytes, at: 0..<bytes.count)
  }

  /// The name that stands in a stretch of code.
  ///
  /// What Objective-C puts before the names of stored values is no part of it.
  init(_ bytes: [UInt8], at range: Range<Int>) {
    var hash = StableHash()
    var isBegun = false
    for place in range where isBegun || bytes[place] != UInt8(ascii: "_") {
      isBegun = true
      hash.take(bytes[place])
    }
    number = UInt32(truncatingIfNeeded: hash.value ^ (hash.value >> 32))
  }

  private init(number: UInt32) {
    self.number = number
  }

  /// The name of nothing.
  static let none = CodeName(number: 0)

  static func < (one: CodeName, other: CodeName) -> Bool { one.number < other.number }
}

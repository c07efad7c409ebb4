/// The values that code gives objects, as far as they are written there.
nonisolated extension CodeSettings {
  /// The word that a value begins and ends with, or that of an empty text; `nil` for one that is worked out.
  func value(from place: Int) -> CodeName? {
    let start = words.text(from: place)
    // A number may have decimals, as in 0.5; that is not worked out, and is not nothing either.
    switch tokens.sign(at: start + 1) {
    case "\0", ",", ";", "}", "]", ")", "@", "/", "\"": break
    default: return nil
    }
    if tokens.kind(at: start) == .text {
      let isEmpty = words.bytes[tokens[start].range].allSatisfy { $0 <= UInt8(ascii: " ") }
      return isEmpty ? CodedAttributes.emptyText : nil
    }
    return start == place ? tokens.word(at: place) : nil
  }

  /// The value that a method of Objective-C is handed, where it is not one of several.
  func messageValue(from place: Int) -> CodeName? {
    let value = value(from: place)
    return value.map(CodedAttributes.emptyValues.contains) ?? false
      ? emptyTitle(from: place) : value
  }

  /// The empty text that a method is handed; `nil` where it is handed another one, or one for a state in which a control
  /// seldom is.
  func emptyTitle(from place: Int) -> CodeName? {
    guard let value = value(from: place), CodedAttributes.emptyValues.contains(value) else {
      return nil
    }
    let next = words.text(from: place) + 1
    guard tokens.sign(at: next) == "," || tokens.word(at: next) != nil else { return value }
    let rest = next..<min(next + 8, tokens.count)
    let end = rest.first { [")", "]"].contains(tokens.sign(at: $0)) } ?? rest.upperBound
    let isUsual = (next..<end).contains {
      tokens.word(at: $0).map(Self.usualStates.contains) ?? false
    }
    return isUsual ? value : nil
  }

  private static let usualStates = Set(
    ["normal", "Normal", "UIControlStateNormal", "0"].map { CodeName($0) })
}

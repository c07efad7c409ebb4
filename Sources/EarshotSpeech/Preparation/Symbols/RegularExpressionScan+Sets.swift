// Sets and escaped characters.
extension RegularExpressionScan {
  /// What a backslash makes of what follows.
  enum Escaped: Hashable {
    /// One character.
    case character(UInt32)
    /// One of many characters, such as a digit.
    case kind
    /// No character but a place, such as the edge of a word.
    case place
    /// What a group has matched.
    case group(Int)
  }

  /// Reads a set such as `[^a-z]`; a closing bracket at its beginning is one of its characters.
  mutating func readSet() throws(Failure) {
    let start = index
    index += 1
    if next == "^" { index += 1 }
    let first = index
    while let scalar = next {
      if scalar == "]", index > first {
        index += 1
        return
      }
      try readMember()
    }
    throw Failure(fault: .unclosed("["), offset: start)
  }

  /// Reads a character of a set, or a range of them.
  private mutating func readMember() throws(Failure) {
    let start = index
    let lower = try readEnd()
    // A hyphen before the closing bracket stands for itself.
    guard next == "-", index + 1 < scalars.count, scalars[index + 1] != "]" else { return }
    index += 1
    let upper = try readEnd()
    guard case .character(let low) = lower, case .character(let high) = upper else {
      throw unknown(from: start)
    }
    guard low <= high else {
      throw Failure(fault: .runsBackwards(text(start..<index)), offset: start)
    }
  }

  private mutating func readEnd() throws(Failure) -> Escaped {
    if next == "\\" { return try readEscape(inSet: true) }
    return .character(take()?.value ?? 0)
  }

  /// Reads a backslash and what belongs to it.
  mutating func readEscape(inSet: Bool) throws(Failure) -> Escaped {
    let start = index
    index += 1
    guard let scalar = take() else { throw unknown(from: start) }
    switch scalar {
    case "d", "D", "s", "S", "w", "W": return .kind
    case "a", "f", "n", "r", "t", "v": return .character(Self.control(scalar))
    case "b" where inSet: return .character(8)
    case "b", "B", "A", "Z":
      guard !inSet else { throw unknown(from: start) }
      return .place
    case "x": return try readHexadecimal(digits: 2, from: start)
    case "u": return try readHexadecimal(digits: 4, from: start)
    case "U": return try readHexadecimal(digits: 8, from: start)
    case "N":
      guard take() == "{" else { throw unknown(from: start) }
      while let letter = take() { if letter == "}" { return .kind } }
      throw unknown(from: start)
    case "0"..."9":
      index -= 1
      return try readNumbered(inSet: inSet, from: start)
    default:
      guard !scalar.isASCIILetter else { throw unknown(from: start) }
      return .character(scalar.value)
    }
  }

  private static func control(_ letter: Unicode.Scalar) -> UInt32 {
    switch letter {
    case "a": 7
    case "f": 12
    case "n": 10
    case "r": 13
    case "t": 9
    default: 11
    }
  }

  private mutating func readHexadecimal(digits: Int, from start: Int) throws(Failure) -> Escaped {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = take().flatMap({ Character($0).hexDigitValue }) else {
        throw unknown(from: start)
      }
      value = value << 4 | UInt32(digit)
    }
    return .character(value)
  }

  /// Reads the digits after a backslash: three of them, or any after a zero and in a set, are the number
  /// of a character to the base of 8; others are that of a group.
  private mutating func readNumbered(inSet: Bool, from start: Int) throws(Failure) -> Escaped {
    let digits = scalars[index...].prefix(3).prefix { $0.isDigit }.compactMap(\.digitValue)
    let octal = digits.prefix { $0 < 8 }
    if inSet || digits.first == 0 || octal.count == 3 {
      guard !octal.isEmpty else { throw unknown(from: start) }
      index += octal.count
      let value = octal.reduce(0) { $0 * 8 + $1 }
      guard value <= 0o377 else { throw unknown(from: start) }
      return .character(UInt32(value))
    }
    let number = digits.prefix(2).reduce(0) { $0 * 10 + $1 }
    index += min(digits.count, 2)
    return .group(number)
  }
}

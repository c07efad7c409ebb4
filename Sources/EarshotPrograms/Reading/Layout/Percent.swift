/// Percentages in text.
enum Percent {
  /// The last number from 0 to 100 in front of a per cent sign; `nil` without one.
  static func last(in text: String) -> Int? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    var found: Int?
    var digits = ""
    var isFraction = false
    var isBroken = false
    for character in text {
      if let digit = character.wholeNumberValue, character.isASCII {
        if !isFraction, digits.count < 4 { digits += String(digit) }
        continue
      }
      if character == "%" {
        if let number = Int(digits), number <= 100, !isBroken { found = number }
        (digits, isFraction, isBroken) = ("", false, false)
      } else if character == "." || character == ",", !digits.isEmpty, !isFraction {
        isFraction = true
      } else if character == " ", !digits.isEmpty {
        isBroken = isBroken || false
      } else {
        (digits, isFraction, isBroken) = ("", false, character == "-")
      }
    }
    return found
  }
}

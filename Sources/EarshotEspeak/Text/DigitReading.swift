/// Which digits the voice of a language reads, and what it is given for others.
struct DigitReading {
  private let names: [String]
  private let point: String
  private let isKept: Bool
  private let readsDots: Bool

  /// Whether the voice of a language may read its own digits otherwise than those of ASCII.
  private static func readsOwnDigits(_ language: String) -> Bool {
    switch language {
    case "as", "bn", "bpy", "fa", "gu", "km", "kn", "kok", "lo", "ml", "mr", "my", "ne", "or", "pa",
      "ps", "sa", "sd", "shn", "si", "ta", "te", "th", "ug", "ur":
      true
    default: false
    }
  }

  /// What the Hebrew voice, which reads no digits, is given for each.
  private static let hebrew = [
    "אפס", "אחת", "שתיים", "שלוש", "ארבע", "חמש", "שש", "שבע", "שמונה", "תשע",
  ]

  /// The most dots of a cell of Braille whose digits, by which the engine names it, the Arabic voice
  /// survives.
  private static let mostDots = 6

  /// Creates the reading of a language's first subtag.
  init(language: String) {
    readsDots = language != "ar"
    isKept = DigitReading.readsOwnDigits(language)
    let isHebrew = language == "he" || language == "iw"
    names = isHebrew ? DigitReading.hebrew : []
    point = isHebrew ? " נקודה " : ""
  }

  /// Whether a scalar may have to be replaced, told without what stands around it.
  func mayReplace(_ reviewed: ReviewedScalar) -> Bool {
    reviewed.isDigit || !names.isEmpty || (!readsDots && Self.isBraille(reviewed.scalar))
  }

  /// What takes the place of a scalar; `nil` where it stays.
  func words(for index: Int, of scalars: [ReviewedScalar]) -> String? {
    let scalar = scalars[index].scalar
    if !readsDots, Self.isBraille(scalar) {
      let dots = (1...8).filter { dot in scalar.value & (1 << UInt32(dot - 1)) != 0 }
      guard dots.count > Self.mostDots else { return nil }
      return " \(dots.map(String.init).joined(separator: " ")) "
    }
    if !names.isEmpty, scalar == "." || scalar == "," {
      guard index > 0, index + 1 < scalars.count, value(of: scalars[index - 1]) != nil,
        value(of: scalars[index + 1]) != nil
      else { return nil }
      return scalar == "." ? point : " "
    }
    guard let value = value(of: scalars[index]) else { return nil }
    if !names.isEmpty { return " \(names[value]) " }
    return scalar.isASCII || isKept ? nil : String(value)
  }

  private static func isBraille(_ scalar: Unicode.Scalar) -> Bool {
    (0x2800...0x28FF).contains(scalar.value)
  }

  private func value(of reviewed: ReviewedScalar) -> Int? {
    guard reviewed.isDigit else { return nil }
    return reviewed.scalar.properties.numericValue.map { Int($0) }
  }
}

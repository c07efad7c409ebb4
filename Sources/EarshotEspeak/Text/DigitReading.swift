/// Which digits the voice of a language reads, and what it is given for others.
struct DigitReading {
  private let names: [String]
  private let point: String
  private let isKept: Bool

  /// Voices that may read their own digits otherwise than those of ASCII.
  private static let ownDigits: Set<String> = [
    "as", "bn", "bpy", "fa", "gu", "km", "kn", "kok", "lo", "ml", "mr", "my", "ne", "or", "pa",
    "ps",
    "sa", "sd", "shn", "si", "ta", "te", "th", "ug", "ur",
  ]

  /// What the Hebrew voice, which reads no digits, is given for each.
  private static let hebrew = [
    "אפס", "אחת", "שתיים", "שלוש", "ארבע", "חמש", "שש", "שבע", "שמונה", "תשע",
  ]

  /// Creates the reading of a language's first subtag.
  init(language: String) {
    isKept = DigitReading.ownDigits.contains(language)
    let isHebrew = language == "he" || language == "iw"
    names = isHebrew ? DigitReading.hebrew : []
    point = isHebrew ? " נקודה " : ""
  }

  /// What takes the place of a scalar; `nil` where it stays.
  func words(for index: Int, of scalars: [Unicode.Scalar]) -> String? {
    let scalar = scalars[index]
    if !names.isEmpty, scalar == "." || scalar == "," {
      guard index > 0, index + 1 < scalars.count, value(of: scalars[index - 1]) != nil,
        value(of: scalars[index + 1]) != nil
      else { return nil }
      return scalar == "." ? point : " "
    }
    guard let value = value(of: scalar) else { return nil }
    if !names.isEmpty { return " \(names[value]) " }
    return scalar.isASCII || isKept ? nil : String(value)
  }

  private func value(of scalar: Unicode.Scalar) -> Int? {
    if scalar.isASCII {
      return (0x30...0x39).contains(scalar.value) ? Int(scalar.value) - 0x30 : nil
    }
    guard scalar.properties.generalCategory == .decimalNumber else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }
}

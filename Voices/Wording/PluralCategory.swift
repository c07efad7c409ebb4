/// The form of words that a number has beside it (Unicode CLDR, plural rules for cardinal numbers).
///
/// Only whole numbers are counted here, so that categories which only fractions or numbers in compact
/// notation have occur nowhere.
public enum PluralCategory: String, Sendable, CaseIterable {
  /// Nothing, where that has words of its own.
  case zero
  /// The singular.
  case one
  /// The dual.
  case two
  /// A few: the paucal.
  case few
  /// Many.
  case many
  /// All others.
  case other

  /// The category of a whole number in a language, by a tag of `WordingTables.languages`.
  public init(of number: Int, in language: String) {
    let number = number.magnitude
    self =
      switch language {
      case "ar": Self.arabic(number)
      case "he": number == 1 ? .one : number == 2 ? .two : .other
      case "fr", "pt": number < 2 ? .one : .other
      case "pl": Self.slavic(number, isOne: number == 1)
      case "ru": Self.slavic(number, isOne: number % 10 == 1 && number % 100 != 11)
      case "ja", "ko", "zh-Hans", "zh-Hant": .other
      default: number == 1 ? .one : .other
      }
  }

  /// The categories of whole numbers in a language.
  public static func categories(in language: String) -> [PluralCategory] {
    let used = Set((0...200).map { PluralCategory(of: $0, in: language) })
    return allCases.filter(used.contains)
  }

  private static func arabic(_ number: UInt) -> PluralCategory {
    switch (number, number % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  private static func slavic(_ number: UInt, isOne: Bool) -> PluralCategory {
    if isOne { return .one }
    let isFew = (2...4).contains(number % 10) && !(12...14).contains(number % 100)
    return isFew ? .few : .many
  }
}

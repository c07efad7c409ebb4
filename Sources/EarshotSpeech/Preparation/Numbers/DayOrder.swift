/// Whether the day or the month stands first in a date that ends in its year.
enum DayOrder {
  case dayFirst, monthFirst

  /// The order of a language, by its BCP 47 tag.
  ///
  /// English without a region is that of the United States (Unicode CLDR, likely subtags), which with a few
  /// others puts the month first; everybody else who ends with the year puts the day first.
  init(language: String) {
    let parts = language.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    let region = parts.dropFirst().first { $0.utf8.count == 2 }
    let isAmerican = region.map(Self.americanRegions.contains) ?? (parts.first == "en")
    self = isAmerican ? .monthFirst : .dayFirst
  }

  /// The month and the day of two numbers, or `nil` when they are none in either order.
  ///
  /// A number above 12 is the day, wherever it stands.
  func monthAndDay(_ first: Int, _ second: Int) -> (month: Int, day: Int)? {
    let isMonthFirst = first > 12 ? false : second > 12 ? true : self == .monthFirst
    let (month, day) = isMonthFirst ? (first, second) : (second, first)
    return (1...12).contains(month) && (1...31).contains(day) ? (month, day) : nil
  }

  /// Where English puts the month first.
  private static let americanRegions: Set<String> = [
    "us", "ph", "pr", "gu", "as", "mp", "vi", "um",
  ]
}

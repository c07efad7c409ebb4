/// Reads dates in numbers, `2026-11-21` and `11/21/2026`, as the language says them.
///
/// Which number of a date that ends in its year is the month, the language and its region tell. Full stops
/// make a date of it only where numbers have commas, for they stand in versions and numbers as well.
struct LongDates: PreparationStage {
  let symbols: SymbolCatalog
  /// The language of the voice as a BCP 47 tag.
  var voiceLanguage = "en"

  func prepare(_ passage: Passage) -> [Passage] {
    let scalars = passage.scalars
    guard !passage.isSpelled, scalars.count >= 8, scalars.contains(where: \.isDigitToRead),
      let names = names(in: passage.namesLanguage)
    else { return [passage] }
    let order = DayOrder(language: passage.language ?? voiceLanguage)
    var writer = PassageWriter(capacity: scalars.count)
    var index = 0
    while index < scalars.count {
      let date =
        LongDates.date(in: scalars, at: index)
        ?? LongDates.date(
          in: scalars, at: index, by: order, takesStops: passage.namesLanguage != "en")
      guard let date else {
        writer.keep(scalars[index])
        index += 1
        continue
      }
      writer.say(
        LongDates.text(of: date, pattern: names.pattern, months: names.months),
        for: scalars[index..<date.end].source)
      index = date.end
    }
    return [passage.with(writer.scalars)]
  }

  private struct Date {
    var year: Int
    var month: Int
    var day: Int
    var end: Int
  }

  /// Korean says June and October in its own way; Japanese is written as it sounds, because its
  /// voices do not read Chinese characters.
  private func names(in language: String) -> (pattern: String, months: [String])? {
    switch language {
    case "ko": ("y년 MMMM d일", KoreanNumbers.months)
    case "ja": ("yねん Mがつ dにち", [])
    default: symbols.dateNames(in: language)
    }
  }

  /// Whether a date may begin at an index: at a digit that nothing before it belongs to.
  private static func mayBegin(at start: Int, in scalars: [SourcedScalar]) -> Bool {
    guard scalars[start].isDigitToRead else { return false }
    guard start > 0 else { return true }
    let before = scalars[start - 1].scalar
    return !before.isPartOfWord && before != "-" && before != "/" && before != "."
  }

  /// A date that ends in a year of four digits.
  private static func date(
    in scalars: [SourcedScalar], at start: Int, by order: DayOrder, takesStops: Bool
  ) -> Date? {
    guard mayBegin(at: start, in: scalars) else { return nil }
    var cursor = ScalarCursor(scalars: scalars, index: start)
    guard let first = Int(cursor.digits(limit: 2)), let mark = cursor.current,
      mark == "/" || (mark == "." && takesStops), cursor.skip(mark),
      let second = Int(cursor.digits(limit: 2)), cursor.skip(mark),
      let (month, day) = order.monthAndDay(first, second)
    else { return nil }
    let digits = cursor.digits(limit: 4)
    guard digits.utf8.count == 4, let year = Int(digits), year >= 1000 else { return nil }
    let after = cursor.current
    if let after, after.isASCII && after.isPartOfWord || after == "-" || after == "/" { return nil }
    if after == ".", cursor.scalar(at: cursor.index + 1)?.isDigit == true { return nil }
    return Date(year: year, month: month, day: day, end: cursor.index)
  }

  /// A date that begins with its year.
  private static func date(in scalars: [SourcedScalar], at start: Int) -> Date? {
    guard mayBegin(at: start, in: scalars) else { return nil }
    var cursor = ScalarCursor(scalars: scalars, index: start)
    guard let year = Int(cursor.digits(limit: 4)), year >= 1000, let mark = cursor.current,
      mark == "-" || mark == "/" || mark == ".", cursor.skip(mark)
    else { return nil }
    // Korean writes "2026. 11. 21."
    let hasBlanks = mark == "." && cursor.skip(" ")
    guard let month = Int(cursor.digits(limit: 2)), (1...12).contains(month), cursor.skip(mark),
      !hasBlanks || cursor.skip(" "), let day = Int(cursor.digits(limit: 2)),
      (1...31).contains(day)
    else { return nil }
    let after = cursor.current
    if hasBlanks, after == "." { cursor.index += 1 }
    if let after, after.isASCII && after.isPartOfWord || after == "-" || after == "/" { return nil }
    if after == ".", !hasBlanks, cursor.scalar(at: cursor.index + 1)?.isDigit == true { return nil }
    return Date(year: year, month: month, day: day, end: cursor.index)
  }

  /// Fills the pattern of Unicode's date formats: `y`, `M`, `MMMM`, `d`, and words in quotes.
  private static func text(of date: Date, pattern: String, months: [String]) -> String {
    var text = ""
    var isQuoted = false
    var rest = Array(pattern)[...]
    while let character = rest.first {
      let count = isQuoted ? 1 : rest.prefix { $0 == character }.count
      switch character {
      case "'":
        isQuoted.toggle()
        rest = rest.dropFirst()
        continue
      case "y" where !isQuoted: text += String(date.year)
      case "d" where !isQuoted: text += String(date.day)
      case "M" where !isQuoted:
        text += count > 2 && months.count == 12 ? months[date.month - 1] : String(date.month)
      default: text += String(repeating: character, count: count)
      }
      rest = rest.dropFirst(count)
    }
    return text
  }
}

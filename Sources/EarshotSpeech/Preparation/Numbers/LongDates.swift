/// Reads dates that begin with the year, `2026-11-21`, as the language says them.
///
/// Dates in another order mean different days to different people, so they are left as they are.
struct LongDates: PreparationStage {
  let symbols: SymbolCatalog

  func prepare(_ passage: Passage) -> [Passage] {
    let scalars = passage.scalars
    guard !passage.isSpelled, scalars.count >= 8, scalars.contains(where: \.isDigitToRead),
      let names = names(in: passage.namesLanguage)
    else { return [passage] }
    var writer = PassageWriter(capacity: scalars.count)
    var index = 0
    while index < scalars.count {
      guard let date = LongDates.date(in: scalars, at: index) else {
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

  private static func date(in scalars: [SourcedScalar], at start: Int) -> Date? {
    guard scalars[start].isDigitToRead else { return nil }
    if start > 0 {
      let before = scalars[start - 1].scalar
      guard !before.isPartOfWord, before != "-", before != "/", before != "." else { return nil }
    }
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

import Testing

@testable import EarshotSpeech

/// Dates that end in their year, and what is none.
@Suite struct DateTests {
  private func said(_ text: String, voice: String) -> String {
    EarshotPreparationTests.said(
      text, by: LongDates(symbols: catalog, voiceLanguage: voice),
      in: String(voice.prefix { $0 != "-" }))
  }

  /// The first and the last of months and days in either order.
  @Test(
    arguments: [
      ("en", "1/1/2026", "January 1, 2026"), ("en", "12/31/2026", "December 31, 2026"),
      ("en", "0/5/2026", nil), ("en", "5/0/2026", nil), ("en", "1/32/2026", nil),
      ("en", "12/5/2026", "December 5, 2026"), ("en", "13/5/2026", "May 13, 2026"),
      ("en", "5/12/2026", "May 12, 2026"), ("en", "12/12/2026", "December 12, 2026"),
      ("en", "31/1/2026", "January 31, 2026"), ("en", "32/1/2026", nil), ("en", "13/13/2026", nil),
      ("en-GB", "1/12/2026", "December 1, 2026"), ("en-GB", "12/1/2026", "January 12, 2026"),
      ("en-GB", "5/13/2026", "May 13, 2026"), ("en-GB", "13/5/2026", "May 13, 2026"),
      ("en", "1/1/1000", "January 1, 1000"), ("en", "1/1/0999", nil), ("en", "1/1/999", nil),
      ("en", "1/1/9999", "January 1, 9999"), ("en", "01/01/2026", "January 1, 2026"),
      ("en", "001/1/2026", nil), ("en", "1/001/2026", nil), ("en", "1/1/20267", nil),
    ] as [(String, String, String?)])
  func monthsDaysAndYearsHaveTheirBounds(voice: String, text: String, expected: String?) {
    #expect(said(text, voice: voice) == expected ?? text)
  }

  @Test(
    arguments: [
      ("on 1/2/2026", "on January 2, 2026"), ("(1/2/2026)", "( January 2, 2026 )"),
      ("1/2/2026.", "January 2, 2026."), ("1/2/2026. 5", "January 2, 2026. 5"),
      ("1/2/2026é", "January 2, 2026 é"),
      ("1/2/2026, 1/3/2026", "January 2, 2026, January 3, 2026"),
      ("x1/2/2026", nil), ("é1/2/2026", nil), ("-1/2/2026", nil), ("/1/2/2026", nil),
      (".1/2/2026", nil), ("1/2/2026a", nil), ("1/2/2026-", nil), ("1/2/2026/", nil),
      ("1/2/2026.5", nil), ("1/2-2026", nil), ("1-2-2026", nil), ("1.2.2026", nil),
      ("1/2 2026", nil),
      ("1//2/2026", nil), ("/2/2026", nil), ("1/2/", nil), ("1/2/026", nil),
    ] as [(String, String?)])
  func datesStandByThemselves(text: String, expected: String?) {
    #expect(said(text, voice: "en") == expected ?? text)
  }

  /// Where numbers have commas, full stops make a date.
  @Test(
    arguments: [
      ("de", "1.2.2026", "1. Februar 2026"), ("de", "1.2.2026.", "1. Februar 2026."),
      ("de", "1/2/2026", "1. Februar 2026"), ("fr", "1.2.2026", "1 février 2026"),
      ("ko", "1.2.2026", "2026년 2월 1일"), ("de", "1.2/2026", nil), ("de", "1.2.2026.3", nil),
    ] as [(String, String, String?)])
  func fullStopsMakeDatesOutsideOfEnglish(voice: String, text: String, expected: String?) {
    #expect(said(text, voice: voice) == expected ?? text)
  }

  /// Where English puts the month first, by the region of the voice.
  @Test(arguments: [
    ("en", true), ("EN", true), ("en-US", true), ("en_us", true), ("en-PH", true), ("es-PR", true),
    ("en-Latn-US", true), ("en-GB", false), ("en-AU", false), ("en-Latn-GB", false), ("de", false),
    ("de-DE", false), ("fr-CA", false), ("", false), ("es-419", false), ("en-001", true),
  ])
  func regionsPutTheMonthOrTheDayFirst(language: String, isMonthFirst: Bool) {
    let order = DayOrder(language: language)
    #expect((order == .monthFirst) == isMonthFirst)
    let expected = isMonthFirst ? (month: 3, day: 4) : (month: 4, day: 3)
    let found = order.monthAndDay(3, 4)
    #expect(found?.month == expected.month && found?.day == expected.day)
  }

  @Test func whatIsSpelledIsNoDate() {
    var spelled = passage("1/2/2026")
    spelled.isSpelled = true
    #expect(
      LongDates(symbols: catalog).prepare(spelled).map(\.text.string) == ["1/2/2026"])
  }

  /// The twelve months of every language stand in their order.
  @Test(arguments: [
    ("en", "January", "December"), ("de", "Januar", "Dezember"), ("fr", "janvier", "décembre"),
    ("es", "enero", "diciembre"), ("ru", "января", "декабря"), ("it", "gennaio", "dicembre"),
  ])
  func monthsStandInTheirOrder(language: String, first: String, last: String) {
    let months = (1...12).map { month in
      EarshotPreparationTests.said(
        "2026-\(month)-11", by: LongDates(symbols: catalog, voiceLanguage: language), in: language)
    }
    #expect(months[0].contains(first) && months[11].contains(last))
    #expect(Set(months).count == 12)
  }
}

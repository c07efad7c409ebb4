import Testing

@testable import EarshotInterface

/// The calendar, against dates that are known from elsewhere.
@Suite struct CalendarDateTests {
  /// Seconds since the beginning of 2001, the day they begin, and its day of the week.
  private static let days: [(seconds: Double, text: String)] = [
    (-63_113_904_000, "1-1-1 Monday"), (-13_197_600_000, "1582-10-15 Friday"),
    (-12_649_305_600, "1600-2-29 Tuesday"), (-12_649_219_200, "1600-3-1 Wednesday"),
    (-3_182_284_800, "1900-2-28 Wednesday"), (-3_182_198_400, "1900-3-1 Thursday"),
    (-31_708_800, "1999-12-31 Friday"), (-26_611_200, "2000-2-28 Monday"),
    (-26_524_800, "2000-2-29 Tuesday"), (-26_438_400, "2000-3-1 Wednesday"),
    (-86_400, "2000-12-31 Sunday"), (0, "2001-1-1 Monday"), (725_673_600, "2023-12-31 Sunday"),
    (725_760_000, "2024-1-1 Monday"), (730_857_600, "2024-2-29 Thursday"),
    (730_944_000, "2024-3-1 Friday"), (3_129_148_800, "2100-2-28 Sunday"),
    (3_129_235_200, "2100-3-1 Monday"), (252_423_907_200, "9999-12-31 Friday"),
  ]

  private func text(_ date: CalendarDate?) -> String {
    date.map { "\($0.year)-\($0.month)-\($0.day) \($0.hour):\($0.minute)" } ?? "none"
  }

  @Test func daysHaveTheirDates() throws {
    for (seconds, expected) in Self.days {
      for (moment, time) in [(0.0, "0:0"), (59, "0:0"), (60, "0:1"), (86_399, "23:59")] {
        let date = try #require(CalendarDate(secondsSinceReference: seconds + moment))
        #expect("\(text(date)) \(date.weekdayName.rawValue)" == expected.day(at: time))
        #expect(date.secondsSinceReference == seconds + moment)
        #expect(date.startOfDay.secondsSinceReference == seconds)
      }
    }
  }

  @Test func datesAreFoundByTheirNumbers() throws {
    for (seconds, expected) in Self.days {
      let numbers = try #require(expected.split(separator: " ").first).split(separator: "-")
      let (year, month, day) = (Int(numbers[0]), Int(numbers[1]), Int(numbers[2]))
      let date = CalendarDate(
        year: try #require(year), month: try #require(month), day: try #require(day), hour: 13,
        minute: 1)
      #expect(date?.secondsSinceReference == seconds + 46_860)
    }
  }

  /// A whole year of days, one after the other.
  @Test(arguments: [
    (2023, "31 28 31 30 31 30 31 31 30 31 30 31"), (2024, "31 29 31 30 31 30 31 31 30 31 30 31"),
    (1900, "31 28 31 30 31 30 31 31 30 31 30 31"), (2000, "31 29 31 30 31 30 31 31 30 31 30 31"),
  ])
  func monthsHaveTheirDays(year: Int, expected: String) throws {
    let months = try (1...12).map { try #require(CalendarDate(year: year, month: $0, day: 1)) }
    #expect(months.map { String($0.daysInMonth) }.joined(separator: " ") == expected)
    var day = months[0].secondsSinceReference
    for month in months {
      for number in 1...month.daysInMonth {
        let date = try #require(CalendarDate(secondsSinceReference: day))
        #expect(text(date) == "\(year)-\(month.month)-\(number) 0:0")
        #expect(text(date.firstOfMonth) == "\(year)-\(month.month)-1 0:0")
        day += 86_400
      }
    }
    #expect(text(CalendarDate(secondsSinceReference: day)) == "\(year + 1)-1-1 0:0")
  }

  @Test(arguments: [
    (2024, 1, 31), (2023, 2, 28), (2024, 2, 29), (1, 1, 1), (10_000, 12, 31),
  ])
  func thereAreSuchDays(year: Int, month: Int, day: Int) {
    #expect(text(CalendarDate(year: year, month: month, day: day)) == "\(year)-\(month)-\(day) 0:0")
  }

  @Test(arguments: [
    (2024, 1, 0), (2024, 1, 32), (2023, 2, 29), (2024, 2, 30), (2024, 0, 1), (2024, 13, 1),
    (0, 12, 31), (10_001, 1, 1),
  ])
  func thereAreNoSuchDays(year: Int, month: Int, day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }

  @Test func timesAreThoseOfADay() {
    func time(_ hour: Int, _ minute: Int) -> String {
      text(CalendarDate(year: 2024, month: 5, day: 6, hour: hour, minute: minute))
    }
    #expect(
      [time(0, 0), time(23, 59), time(24, 0), time(-1, 0), time(0, 60), time(0, -1)]
        == ["2024-5-6 0:0", "2024-5-6 23:59", "none", "none", "none", "none"])
  }

  @Test func momentsTooFarAwayAreRefused() {
    for moment in [3e11, -3e11, .infinity, -.infinity, .nan] {
      #expect(CalendarDate(secondsSinceReference: moment) == nil)
    }
    #expect(CalendarDate(secondsSinceReference: 2.99e11) != nil)
    #expect(CalendarDate(secondsSinceReference: -2.99e11) != nil)
  }

  @Test func secondsAndTheirPartsAreKept() throws {
    for seconds in [0.25, 59.5, 86_399.75, -0.25] {
      let date = try #require(CalendarDate(secondsSinceReference: seconds))
      #expect(date.secondsSinceReference == seconds)
    }
    #expect(text(CalendarDate(secondsSinceReference: -0.25)) == "2000-12-31 23:59")
  }

  @Test(arguments: [
    (2024, 1, 1, "2024-2-1 0:0"), (2024, 12, 1, "2025-1-1 0:0"), (2024, 1, -1, "2023-12-1 0:0"),
    (2024, 11, 1, "2024-12-1 0:0"), (2024, 5, 19, "2025-12-1 0:0"), (2024, 5, -5, "2023-12-1 0:0"),
    (1, 1, -1, "none"), (10_000, 12, 1, "none"), (10_000, 12, -1, "10000-11-1 0:0"),
  ])
  func monthsFollowOneAnother(year: Int, month: Int, step: Int, expected: String) throws {
    let date = try #require(CalendarDate(year: year, month: month, day: 1))
    #expect(text(date.adding(months: step)) == expected)
  }

  /// The last of January has no like in February.
  @Test func aMonthWithoutTheDayIsNotFound() throws {
    let date = try #require(CalendarDate(year: 2023, month: 1, day: 31, hour: 5, minute: 6))
    #expect(text(date.adding(months: 1)) == "none")
    #expect(text(date.adding(months: 2)) == "2023-3-31 0:0")
    #expect(text(date.firstOfMonth) == "2023-1-1 0:0")
  }

  @Test func aDayIsTheSameAtAnyTime() throws {
    func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) throws -> CalendarDate {
      try #require(CalendarDate(year: year, month: month, day: day, hour: hour))
    }
    let day = try date(2024, 5, 6, 7)
    #expect(day.isSameDay(as: try date(2024, 5, 6, 23)))
    #expect(!day.isSameDay(as: try date(2024, 5, 7, 7)))
    #expect(!day.isSameDay(as: try date(2024, 6, 6, 7)))
    #expect(!day.isSameDay(as: try date(2025, 5, 6, 7)))
  }

  @Test(arguments: [
    (0.0, 0), (59, 0), (60, 1), (3_599, 59), (86_340, 1_439), (86_400, 1_439), (1e300, 1_439),
    (-60, 0), (.nan, 0), (.infinity, 0),
  ])
  func aTimerRunsForWholeMinutes(seconds: Double, minutes: Int) {
    #expect(CalendarDate.wholeMinutes(of: seconds) == minutes)
  }

  @Test func whatBeginsAgainStaysInItsRange() {
    let months = [(12, 1), (1, -1), (6, 1), (6, -1), (1, 25), (1, -25)].map {
      CalendarDate.step($0.0, by: $0.1, in: 1..<13)
    }
    #expect(months == [1, 12, 7, 5, 2, 12])
    #expect(
      [(23, 1), (0, -1), (0, 0)].map { CalendarDate.step($0.0, by: $0.1, in: 0..<24) } == [
        0, 23, 0,
      ])
  }
}

extension String {
  /// A day and its name with a time between them.
  fileprivate func day(at time: String) -> String {
    let parts = split(separator: " ")
    return "\(parts[0]) \(time) \(parts[1])"
  }
}

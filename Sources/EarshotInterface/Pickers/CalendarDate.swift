/// A moment by the Gregorian calendar.
package struct CalendarDate {
  package var year: Int
  /// The month, from 1 to 12.
  package var month: Int
  /// The day of the month, from 1 to 31.
  package var day: Int
  /// The hour of the day, from 0 to 23.
  package var hour: Int
  /// The minute of the hour, from 0 to 59.
  package var minute: Int
  /// The seconds since the minute began, below 60.
  private var secondOfMinute: Double

  /// Finds the moment that lies so many seconds after the beginning of 2001.
  ///
  /// Days are counted from 1 March of the year 0, so that the leap day is the last of its year and
  /// every 400 years have the same number of days. Moments more than about ten thousand years away
  /// are refused.
  package init?(secondsSinceReference seconds: Double) {
    guard seconds.isFinite, abs(seconds) < 3e11 else { return nil }
    let whole = Int(seconds.rounded(.down))
    let secondOfDay = Self.remainder(whole, Self.secondsOfDay)
    let days = (whole - secondOfDay) / Self.secondsOfDay + Self.daysBeforeReference
    let dayOfEra = Self.remainder(days, 146_097)
    let era = (days - dayOfEra) / 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    hour = secondOfDay / 3_600
    minute = secondOfDay % 3_600 / 60
    secondOfMinute = Double(secondOfDay % 60) + (seconds - Double(whole))
  }

  /// Creates the moment at which a minute begins, or `nil` where there is no such day or time.
  package init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    guard (1...10_000).contains(year), (1...12).contains(month), (0..<24).contains(hour),
      (0..<60).contains(minute)
    else { return nil }
    (self.year, self.month, self.day, self.hour, self.minute) = (year, month, day, hour, minute)
    secondOfMinute = 0
    guard (1...daysInMonth).contains(day) else { return nil }
  }

  private static let secondsOfDay = 86_400
  /// The days between 1 March of the year 0 and 1 January 2001.
  private static let daysBeforeReference = 730_791

  /// The moment in seconds since the beginning of 2001.
  package var secondsSinceReference: Double {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let yearOfEra = Self.remainder(yearFromMarch, 400)
    let era = (yearFromMarch - yearOfEra) / 400
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - Self.daysBeforeReference
    return Double(days * Self.secondsOfDay + hour * 3_600 + minute * 60) + secondOfMinute
  }

  /// The beginning of the day.
  var startOfDay: CalendarDate {
    var start = self
    (start.hour, start.minute, start.secondOfMinute) = (0, 0, 0)
    return start
  }

  /// How many days the month has in its year.
  var daysInMonth: Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The day of the week, counted from 0 for Sunday; the year 2001 began on a Monday.
  var weekday: Int {
    let days = (secondsSinceReference / Double(Self.secondsOfDay)).rounded(.down)
    return Self.remainder(Int(days) + 1, 7)
  }

  /// The name of the day of the week.
  var weekdayName: SystemText {
    let names: [SystemText] = [
      .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
    ]
    return names[weekday]
  }

  /// Moves a number by a step inside a range whose end is followed by its beginning.
  static func step(_ number: Int, by step: Int, in range: Range<Int>) -> Int {
    range.lowerBound + remainder(number - range.lowerBound + step, range.count)
  }

  private static func remainder(_ number: Int, _ divisor: Int) -> Int {
    let rest = number % divisor
    return rest < 0 ? rest + divisor : rest
  }

  /// A duration in whole minutes, at most a day and never negative.
  static func wholeMinutes(of seconds: Double) -> Int {
    guard seconds.isFinite else { return 0 }
    return Int(max(0, min(seconds, 86_340)) / 60)
  }

  /// The name of the month.
  var monthName: SystemText {
    let names: [SystemText] = [
      .january, .february, .march, .april, .may, .june, .july, .august, .september, .october,
      .november, .december,
    ]
    return names[month - 1]
  }
}

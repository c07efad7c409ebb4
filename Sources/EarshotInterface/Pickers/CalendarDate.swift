/// A moment by the Gregorian calendar.
struct CalendarDate {
  let year: Int
  /// The month, from 1 to 12.
  let month: Int
  /// The day of the month, from 1 to 31.
  let day: Int
  /// The hour of the day, from 0 to 23.
  let hour: Int
  /// The minute of the hour, from 0 to 59.
  let minute: Int

  /// Finds the moment that lies so many seconds after the beginning of 2001.
  ///
  /// Days are counted from 1 March of the year 0, so that the leap day is the last of its year and
  /// every 400 years have the same number of days. Moments more than about ten thousand years away
  /// are refused.
  init?(secondsSinceReference seconds: Double) {
    guard seconds.isFinite, abs(seconds) < 3e11 else { return nil }
    let whole = Int(seconds.rounded(.down))
    let secondOfDay = Self.remainder(whole, 86_400)
    // 730,791 days lie between 1 March of the year 0 and 1 January 2001.
    let days = (whole - secondOfDay) / 86_400 + 730_791
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

/// Dates and times as a language writes them (Unicode CLDR, the long dates and short times of the Gregorian
/// calendar).
extension CalendarDate {
  /// The hour on the face of a clock, from 1 to 12.
  var hourOfTwelve: Int { hour % 12 == 0 ? 12 : hour % 12 }

  /// Which half of the day it is, such as "AM".
  func partOfDay(in texts: SystemTexts) -> String {
    texts[hour < 12 ? .beforeNoon : .afterNoon]
  }

  /// The day with its month and year, such as "January 5, 2001".
  func longDate(in texts: SystemTexts) -> String {
    texts.format(.longDate, texts.month(beside: self), day, year)
  }

  /// The day with its month, such as "January 5".
  func monthAndDay(in texts: SystemTexts) -> String {
    texts.format(.monthAndDay, texts.month(beside: self), day)
  }

  /// The month with its year, such as "January 2001".
  func monthAndYear(in texts: SystemTexts) -> String {
    texts.format(.monthAndYear, texts.monthBesideYear(of: self), day, year)
  }

  /// The day with its name and month, such as "Friday, January 5".
  func weekdayDate(in texts: SystemTexts) -> String {
    texts.format(.weekdayDate, texts[weekdayName], texts.month(beside: self), day)
  }

  /// The time of day to the minute, such as "9:05 AM".
  func timeOfDay(in texts: SystemTexts) -> String {
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return texts.format(
      .timeOfDay, hourOfTwelve, twoDigits(minute), partOfDay(in: texts), hour, twoDigits(hour))
  }
}

extension SystemTexts {
  /// Whether the halves of the day are told apart, as where twelve hours are counted.
  var tellsPartOfDay: Bool { self[.timeOfDay].contains("{3}") }

  /// What a month is called beside a day: in Polish and Russian in the genitive.
  fileprivate func month(beside date: CalendarDate) -> String {
    form("date", of: date.monthName) ?? self[date.monthName]
  }

  /// What a month is called beside a year alone: a number in Chinese, where it is one beside a day too.
  fileprivate func monthBesideYear(of date: CalendarDate) -> String {
    language.hasPrefix("zh") ? month(beside: date) : self[date.monthName]
  }
}

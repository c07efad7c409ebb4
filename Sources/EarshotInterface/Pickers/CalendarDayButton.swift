import EarshotModel

/// A day in a calendar.
final class CalendarDayButton: Button {
  let date: CalendarDate

  init(_ date: CalendarDate, texts: SystemTexts, choose: @escaping (CalendarDate) -> Void) {
    self.date = date
    super.init(frame: .zero)
    setTitle(String(date.day), for: .normal)
    accessibilityLabel = texts.format(
      .weekdayDate, texts[date.weekdayName], texts[date.monthName], date.day)
    addAction(Action { _ in choose(date) }, for: .primaryActionTriggered)
  }
}

extension CalendarDate {
  /// The first day of the month, at its beginning.
  var firstOfMonth: CalendarDate {
    var first = self
    (first.day, first.hour, first.minute) = (1, 0, 0)
    return first
  }

  /// The same day so many months later, or `nil` where the calendar ends.
  func adding(months: Int) -> CalendarDate? {
    let count = year * 12 + month - 1 + months
    return CalendarDate(year: count / 12, month: count % 12 + 1, day: day)
  }

  /// Whether both are on the same day.
  func isSameDay(as other: CalendarDate) -> Bool {
    (year, month, day) == (other.year, other.month, other.day)
  }
}

extension DatePicker {
  /// Whether any moment of a day can be chosen.
  func permits(_ day: CalendarDate) -> Bool {
    let start = day.firstMoment
    return inLimits(start) < start + 86_400 && inLimits(start + 86_399) >= start
  }
}

extension CalendarDate {
  /// The beginning of the day, in seconds since the beginning of 2001.
  fileprivate var firstMoment: Double {
    var start = self
    (start.hour, start.minute) = (0, 0)
    return start.secondsSinceReference
  }
}

extension CalendarDate {
  /// The first day of the month, at its beginning.
  var firstOfMonth: CalendarDate {
    var first = startOfDay
    first.day = 1
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

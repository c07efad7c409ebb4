// What a person's turn of a wheel does:
//
//  1. months, days, hours and minutes begin again after their last, and take nothing else along; years and
//     dates go on; the two halves of the day, and the hours of a timer, end;
//  2. a day that its month does not have becomes the last of the month;
//  3. a moment outside the limits becomes the limit, if the wheel turns by that; otherwise the wheel stays
//     where it is, so that nothing changes unheard;
//  4. the app is told of what has changed.

import EarshotModel

extension DatePicker {
  /// The moment that the wheels show: the chosen one, or else the current one where that is known.
  final var shownDate: CalendarDate? {
    (date ?? window?.application?.currentDate).flatMap {
      CalendarDate(secondsSinceReference: $0)
    }
  }

  /// The years on the wheel.
  private static let years = 1...10_000

  /// The minutes from one row of the wheel to the next.
  private var interval: Int {
    minuteInterval > 0 && 60 % minuteInterval == 0 ? minuteInterval : 1
  }

  /// Turns a wheel by a row as a person does, and tells the app.
  final func turn(_ kind: DatePickerPart.Kind, by step: Int) {
    if datePickerMode == .countDownTimer {
      turnTimer(kind, by: step)
    } else {
      turnDate(kind, by: step)
    }
  }

  private func turnDate(_ kind: DatePickerPart.Kind, by step: Int) {
    guard let old = shownDate, let wanted = turned(old, kind, by: step) else { return }
    let moment = inLimits(wanted.secondsSinceReference)
    guard let new = CalendarDate(secondsSinceReference: moment),
      row(of: new, on: kind) != row(of: old, on: kind)
    else { return }
    date = moment
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func turned(
    _ old: CalendarDate, _ kind: DatePickerPart.Kind, by step: Int
  ) -> CalendarDate? {
    var date = old
    switch kind {
    case .month: date.month = CalendarDate.step(date.month, by: step, in: 1..<13)
    case .day: date.day = CalendarDate.step(date.day, by: step, in: 1..<date.daysInMonth + 1)
    case .year:
      date.year += step
      guard Self.years.contains(date.year) else { return nil }
    case .date:
      let day = 86_400.0
      return CalendarDate(secondsSinceReference: date.secondsSinceReference + Double(step) * day)
    case .hour: date.hour = CalendarDate.step(date.hour, by: step, in: 0..<24)
    case .minute: date.minute = turnedMinute(date.minute, by: step)
    case .partOfDay:
      guard step > 0 ? date.hour < 12 : date.hour >= 12 else { return nil }
      date.hour += step > 0 ? 12 : -12
    case .hours, .minutes, .dateButton, .timeButton: return nil
    }
    date.day = min(date.day, date.daysInMonth)
    return date
  }

  /// The next minute on the wheel, or the one before; one between two rows goes to the nearer of its
  /// neighbours in that direction.
  private func turnedMinute(_ minute: Int, by step: Int) -> Int {
    let rest = minute % interval
    let start = step < 0 && rest > 0 ? minute - rest + interval : minute - rest
    return CalendarDate.step(start, by: step * interval, in: 0..<60)
  }

  final func inLimits(_ moment: Double) -> Double {
    let (least, most) = (minimumDate ?? -.infinity, maximumDate ?? .infinity)
    return least <= most ? max(least, min(moment, most)) : moment
  }

  /// What a wheel shows of a date, as a number that differs where the wheel does.
  private func row(of date: CalendarDate, on kind: DatePickerPart.Kind) -> Int {
    switch kind {
    case .month: date.month
    case .day: date.day
    case .year: date.year
    case .date: (date.year * 12 + date.month) * 31 + date.day
    case .hour, .hours: date.hour
    case .minute, .minutes: date.minute
    case .partOfDay: date.hour / 12
    case .dateButton, .timeButton: 0
    }
  }

  /// Turns a wheel of a timer, which runs for one row of the minutes at least and never a whole day.
  private func turnTimer(_ kind: DatePickerPart.Kind, by step: Int) {
    let old = CalendarDate.wholeMinutes(of: countDownDuration)
    var (hours, minutes) = (old / 60, old % 60)
    if kind == .hours {
      hours = max(0, min(hours + step, 23))
    } else {
      minutes = turnedMinute(minutes, by: step)
    }
    let new = max(interval, hours * 60 + minutes)
    guard new != old else { return }
    countDownDuration = Double(new * 60)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

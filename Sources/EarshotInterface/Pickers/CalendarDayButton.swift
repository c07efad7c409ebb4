import EarshotModel

/// A day in a calendar.
final class CalendarDayButton: Button {
  let date: CalendarDate

  init(_ date: CalendarDate, texts: SystemTexts, choose: @escaping (CalendarDate) -> Void) {
    self.date = date
    super.init(frame: .zero)
    setTitle(String(date.day), for: .normal)
    accessibilityLabel = date.weekdayDate(in: texts)
    addAction(Action { _ in choose(date) }, for: .primaryActionTriggered)
  }
}

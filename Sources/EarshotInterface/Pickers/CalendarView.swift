import EarshotModel

/// A month as a calendar, in which a person chooses a day of a date picker.
final class CalendarView: View {
  private weak var picker: DatePicker?
  /// The first day of the month that is shown.
  private var month: CalendarDate

  private let monthButton = Button(type: .system)
  private let previousButton = Button(type: .system)
  private let nextButton = Button(type: .system)
  private var days: [CalendarDayButton] = []
  /// The wheels of month and year, while they stand in the place of the days.
  private var wheels: DatePicker?

  private static let barHeight = 44.0
  private static let daysOfWeek = 7

  init(of picker: DatePicker, showing date: CalendarDate, frame: Rect) {
    self.picker = picker
    month = date.firstOfMonth
    super.init(frame: frame)
    let texts = picker.traitCollection.systemTexts
    monthButton.accessibilityLabel = texts[.month]
    previousButton.accessibilityLabel = texts[.previousMonth]
    nextButton.accessibilityLabel = texts[.nextMonth]
    monthButton.addAction(
      Action { [weak self] _ in self?.toggleWheels() }, for: .primaryActionTriggered)
    previousButton.addAction(
      Action { [weak self] _ in self?.turn(by: -1) }, for: .primaryActionTriggered)
    nextButton.addAction(
      Action { [weak self] _ in self?.turn(by: 1) }, for: .primaryActionTriggered)
    for button in [monthButton, previousButton, nextButton] { addSubview(button) }
    showMonth()
  }

  // MARK: The month

  private var texts: SystemTexts { picker?.traitCollection.systemTexts ?? .english }

  private var nameOfMonth: String { month.monthAndYear(in: texts) }

  private func showMonth() {
    monthButton.accessibilityValue = nameOfMonth
    for day in days { day.removeFromSuperview() }
    days = []
    if wheels == nil {
      days = (1...month.daysInMonth).map { number in
        var date = month
        date.day = number
        return CalendarDayButton(date, texts: texts) { [weak self] in self?.choose($0) }
      }
    }
    for day in days { addSubview(day) }
    markDays()
    setNeedsLayout()
  }

  /// Marks the day of the picker, and those that its limits leave out.
  private func markDays() {
    guard let picker else { return }
    let chosen = picker.shownDate
    for day in days {
      day.isSelected = chosen.map(day.date.isSameDay) ?? false
      day.isEnabled = picker.permits(day.date)
    }
  }

  /// Turns the calendar by a month, and tells which one is shown.
  private func turn(by step: Int) {
    guard let other = month.adding(months: step) else { return }
    month = other
    wheels?.date = other.secondsSinceReference
    showMonth()
    window?.application?.post(.announcement(AttributedText(nameOfMonth)))
  }

  private func choose(_ date: CalendarDate) {
    guard let picker, var chosen = picker.shownDate else { return }
    (chosen.year, chosen.month, chosen.day) = (date.year, date.month, date.day)
    picker.choose(chosen.secondsSinceReference)
    markDays()
  }

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    if super.accessibilityScroll(direction) { return true }
    switch direction {
    case .right, .next: turn(by: 1)
    case .left, .previous: turn(by: -1)
    case .up, .down: return false
    }
    return true
  }

  // MARK: The wheels

  /// Puts wheels of month and year in the place of the days, or the days back.
  private func toggleWheels() {
    if let wheels {
      wheels.removeFromSuperview()
      self.wheels = nil
    } else {
      let wheels = DatePicker(frame: .zero)
      wheels.datePickerMode = .yearAndMonth
      wheels.date = month.secondsSinceReference
      wheels.addAction(
        Action { [weak self] _ in self?.followWheels() }, for: .valueChanged)
      addSubview(wheels)
      self.wheels = wheels
    }
    showMonth()
  }

  private func followWheels() {
    guard let date = wheels?.shownDate else { return }
    month = date.firstOfMonth
    monthButton.accessibilityValue = nameOfMonth
  }

  // MARK: Places

  override var accessibilityArrangement: AccessibilityTraversal.Arrangement { .inOrder }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = Self.barHeight
    func place(_ start: Double, _ width: Double, _ top: Double, _ height: Double) -> Rect {
      let x =
        effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? bounds.width - start - width : start
      return Rect(x: x, y: top, width: width, height: height)
    }
    monthButton.frame = place(0, max(0, bounds.width - 2 * height), 0, height)
    previousButton.frame = place(max(0, bounds.width - 2 * height), height, 0, height)
    nextButton.frame = place(max(0, bounds.width - height), height, 0, height)
    let room = max(0, bounds.height - height)
    wheels?.frame = place(0, bounds.width, height, room)
    // Above the days stand the letters of the week, which say nothing that the days do not.
    let (width, line) = (bounds.width / Double(Self.daysOfWeek), room / Double(Self.daysOfWeek))
    for day in days {
      let position = month.weekday + day.date.day - 1
      day.frame = place(
        Double(position % Self.daysOfWeek) * width, width,
        height + Double(position / Self.daysOfWeek + 1) * line, line)
    }
  }
}

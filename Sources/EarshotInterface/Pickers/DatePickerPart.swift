public import EarshotModel

/// A wheel or a button of a date picker.
public final class DatePickerPart: AccessibilityElement {
  /// What the part chooses.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// A wheel of months.
    case month
    /// A wheel of days of a month.
    case day
    /// A wheel of years.
    case year
    /// A wheel of dates.
    case date
    /// A wheel of hours of the day.
    case hour
    /// A wheel of minutes of the hour.
    case minute
    /// A wheel of morning and afternoon.
    case partOfDay
    /// A wheel of hours that a timer runs.
    case hours
    /// A wheel of minutes that a timer runs.
    case minutes
    /// A button with a date.
    case dateButton
    /// A button with a time.
    case timeButton
  }

  /// What the part chooses.
  public let kind: Kind
  /// A reader may hold the part longer than its picker lives, so the reference is weak.
  private var picker: DatePicker? { accessibilityContainer as? DatePicker }

  init(kind: Kind, picker: DatePicker) {
    self.kind = kind
    super.init(accessibilityContainer: picker)
  }

  private var texts: SystemTexts { picker?.traitCollection.systemTexts ?? .english }

  /// The name of the picker, which is no element itself; a button's own; of a wheel that has no
  /// value to say, what it chooses.
  public override var defaultAccessibilityLabel: String? {
    if let picker, picker.hasExplicitAccessibilityLabel { return picker.accessibilityLabel }
    switch kind {
    case .dateButton: return texts[.datePicker]
    case .timeButton: return texts[.timePicker]
    default: return defaultAccessibilityValue == nil ? texts[name] : nil
    }
  }

  private var name: SystemText {
    switch kind {
    case .month: .month
    case .day: .day
    case .year: .year
    case .date, .dateButton: .date
    case .hour, .hours, .timeButton: .hour
    case .minute, .minutes: .minute
    case .partOfDay: .partOfDay
    }
  }

  public override var defaultAccessibilityValue: String? {
    guard let picker else { return nil }
    switch kind {
    case .hours:
      let hours = CalendarDate.wholeMinutes(of: picker.countDownDuration) / 60
      return texts.format(.hours, hours)
    case .minutes:
      return minutes(CalendarDate.wholeMinutes(of: picker.countDownDuration) % 60)
    default:
      return picker.shownDate.map(value)
    }
  }

  private func value(of date: CalendarDate) -> String {
    switch kind {
    case .month: return texts[date.monthName]
    case .day: return String(date.day)
    case .year: return String(date.year)
    case .date: return date.monthAndDay(in: texts)
    case .dateButton: return date.longDate(in: texts)
    case .hour, .hours:
      return texts.format(.oClock, texts.tellsPartOfDay ? date.hourOfTwelve : date.hour)
    case .minute, .minutes: return minutes(date.minute)
    case .partOfDay: return date.partOfDay(in: texts)
    case .timeButton: return date.timeOfDay(in: texts)
    }
  }

  private func minutes(_ count: Int) -> String {
    texts.format(.minutes, count)
  }

  /// A wheel can be turned once its picker has a date to start from.
  public override var defaultAccessibilityTraits: AccessibilityTraits {
    var traits: AccessibilityTraits
    if isButton {
      traits = .button
    } else {
      traits = defaultAccessibilityValue == nil ? .pickerElement : [.adjustable, .pickerElement]
    }
    if !(picker?.isEnabled ?? true) { traits.insert(.notEnabled) }
    return traits
  }

  private var isButton: Bool { kind == .dateButton || kind == .timeButton }

  /// Opens what a date or a time is chosen from; a wheel leaves the double tap to others.
  public override func accessibilityActivate() -> Bool {
    if super.accessibilityActivate() { return true }
    guard let picker, picker.isEnabled else { return false }
    switch kind {
    case .dateButton: return DatePickerOverlay.open(for: picker, choosing: .date, from: self)
    case .timeButton: return DatePickerOverlay.open(for: picker, choosing: .time, from: self)
    default: return false
    }
  }

  public override func accessibilityIncrement() {
    turn(by: 1)
  }

  public override func accessibilityDecrement() {
    turn(by: -1)
  }

  /// Turns the wheel as a person does; a button, and a wheel that cannot be turned, answer that they did
  /// nothing.
  private func turn(by step: Int) {
    guard let picker, picker.isEnabled, !isButton, defaultAccessibilityValue != nil else {
      return reachedDefaultAction = true
    }
    picker.turn(kind, by: step)
  }

  public override var defaultAccessibilityFrame: Rect {
    guard let picker, let index = picker.shownParts.firstIndex(where: { $0 === self })
    else { return .zero }
    let width = picker.bounds.width / Double(picker.shownParts.count)
    return picker.accessibilityConvertToScreen(
      Bar.place(start: width * Double(index), width: width, in: picker))
  }
}

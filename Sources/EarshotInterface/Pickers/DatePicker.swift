public import EarshotModel

/// Chooses a date, a time or a duration (`UIDatePicker`).
open class DatePicker: Control {
  /// What is chosen (`UIDatePicker.Mode`).
  public enum Mode: String, Sendable, CaseIterable {
    /// A time of day.
    case time
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
    /// How long a timer runs.
    case countDownTimer
    /// A month of a year.
    case yearAndMonth
  }

  /// How it is chosen (`UIDatePickerStyle`).
  public enum Style: String, Sendable, CaseIterable {
    /// As the system sees fit: wheels where there is room for them.
    case automatic
    /// By wheels.
    case wheels
    /// By buttons that open a calendar or a clock.
    case compact
    /// In a calendar.
    case inline
  }

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// How it is to be chosen.
  open var preferredDatePickerStyle = Style.automatic
  /// The chosen moment in seconds since the beginning of 2001, in the time zone of the interface;
  /// `nil` while it is not known, as in a file that leaves it to the clock.
  ///
  /// A picker without a date shows ``Application/currentDate``; while that is not known either, its
  /// wheels cannot be turned.
  open var date: Double?
  /// The earliest moment that a person can choose, in seconds since the beginning of 2001.
  open var minimumDate: Double?
  /// The latest moment that a person can choose, in seconds since the beginning of 2001; a minimum after
  /// it leaves both without effect.
  open var maximumDate: Double?
  /// How long the timer runs, in seconds.
  open var countDownDuration = 0.0
  /// The step from one minute on the wheel to the next; one that does not divide the hour counts as 1.
  open var minuteInterval = 1

  /// Sets the date without telling the app, with or without turning the wheels slowly.
  open func setDate(_ date: Double, animated: Bool) {
    self.date = date
  }

  private var parts: [DatePickerPart.Kind: DatePickerPart] = [:]

  private static let wheelHeight = 100.0

  open override var intrinsicContentSize: Size {
    switch preferredDatePickerStyle {
    case .wheels, .automatic: Size(width: 320, height: 216)
    case .compact: Size(width: 180, height: 34)
    case .inline: Size(width: 320, height: datePickerMode == .time ? 52 : 330)
    }
  }

  /// Whether the picker shows wheels where it could show buttons: it was told to, or there is room for
  /// them.
  private var usesWheels: Bool {
    switch preferredDatePickerStyle {
    case .wheels: true
    case .compact, .inline: false
    case .automatic: bounds.height >= Self.wheelHeight
    }
  }

  /// The parts shown, from the leading end on.
  final var shownParts: [DatePickerPart] {
    let kinds: [DatePickerPart.Kind] =
      switch (datePickerMode, usesWheels) {
      case (.time, true): [.hour, .minute, .partOfDay]
      case (.date, true): [.month, .day, .year]
      case (.dateAndTime, true): [.date, .hour, .minute, .partOfDay]
      case (.countDownTimer, _): [.hours, .minutes]
      case (.yearAndMonth, _): [.month, .year]
      case (.time, false): [.timeButton]
      case (.date, false): [.dateButton]
      case (.dateAndTime, false): [.dateButton, .timeButton]
      }
    let isTold = traitCollection.systemTexts.tellsPartOfDay
    return kinds.filter { isTold || $0 != .partOfDay }.map { kind in
      if let part = parts[kind] { return part }
      let part = DatePickerPart(kind: kind, picker: self)
      parts[kind] = part
      return part
    }
  }

  override var accessibilityChildren: [Responder] { shownParts + subviews }

  /// A touch on a date or a time opens what it is chosen from.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    if isTouchInside, let touch { _ = activateElement(under: [touch]) }
  }

  // MARK: State

  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(datePickerMode == .countDownTimer ? countDownDuration : date, for: .value)
  }

  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    guard let value = coder.decode(Double.self, for: .value), value.isFinite else { return }
    if datePickerMode == .countDownTimer { countDownDuration = value } else { date = value }
  }
}

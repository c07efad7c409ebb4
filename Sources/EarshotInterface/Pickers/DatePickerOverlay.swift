// What a compact picker opens over the screen:
//
//  1. a date is chosen in a calendar (`CalendarView`), a time on wheels;
//  2. every choice counts at once, and the overlay stays, as on devices;
//  3. escape, and what lies around it, close it; the cursor goes back to the button.

import EarshotModel

/// The calendar or the clock of a compact date picker, open over the screen.
final class DatePickerOverlay: ViewController {
  private weak var picker: DatePicker?
  private let mode: DatePicker.Mode

  private static let calendarSize = Size(width: 320, height: 360)
  private static let wheelSize = Size(width: 320, height: 216)

  private init(for picker: DatePicker, choosing mode: DatePicker.Mode, from source: Responder) {
    (self.picker, self.mode) = (picker, mode)
    super.init()
    modalPresentationStyle = .popover
    preferredContentSize = mode == .date ? Self.calendarSize : Self.wheelSize
    popoverPresentationController?.sourceView = picker
    popoverPresentationController?.sourceRect = picker.convertFromScreen(
      source.accessibilityFrame)
  }

  /// Opens what one part of a picker is chosen from.
  ///
  /// - Parameters:
  ///   - picker: The picker, which hears of every choice.
  ///   - mode: What is chosen: a date or a time.
  ///   - source: The part of the picker that was pressed.
  /// - Returns: Whether there was a date to begin with, and a screen to open it over.
  static func open(
    for picker: DatePicker, choosing mode: DatePicker.Mode, from source: Responder
  ) -> Bool {
    guard picker.shownDate != nil,
      let presenter = picker.nearestViewController ?? picker.window?.rootViewController
    else { return false }
    presenter.present(
      DatePickerOverlay(for: picker, choosing: mode, from: source), animated: true)
    return true
  }

  override func loadView() {
    guard let picker, let date = picker.shownDate else { return view = View() }
    let frame = Rect(origin: .zero, size: preferredContentSize)
    guard mode != .date else {
      return view = CalendarView(of: picker, showing: date, frame: frame)
    }
    let wheels = DatePicker(frame: frame)
    wheels.datePickerMode = mode
    wheels.preferredDatePickerStyle = .wheels
    wheels.share(picker)
    wheels.addAction(
      Action { [weak picker, weak wheels] _ in
        if let date = wheels?.date { picker?.choose(date) }
      }, for: .valueChanged)
    view = wheels
  }
}

extension DatePicker {
  /// Takes on the date of another picker, and what limits it.
  func share(_ other: DatePicker) {
    date = other.shownDate?.secondsSinceReference
    (minimumDate, maximumDate) = (other.minimumDate, other.maximumDate)
    minuteInterval = other.minuteInterval
  }

  /// Takes a date that a person has chosen, as near as the limits let it come, and tells the app.
  func choose(_ moment: Double) {
    let moment = inLimits(moment)
    guard moment != date else { return }
    date = moment
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Whether any moment of a day can be chosen.
  func permits(_ day: CalendarDate) -> Bool {
    let start = day.startOfDay.secondsSinceReference
    return inLimits(start) < start + 86_400 && inLimits(start + 86_399) >= start
  }
}

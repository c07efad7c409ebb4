import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

@Suite struct DatePickerTests {
  private let picker = DatePicker(frame: Rect(x: 0, y: 0, width: 300, height: 216))
  private let log = Log()

  /// 2024-07-05 15:07:30, in seconds since the beginning of 2001.
  private static let moment = 741_884_850.0
  private static let day = 86_400.0

  init() {
    picker.addAction(Action { [log] _ in log("changed") }, for: .valueChanged)
    picker.date = Self.moment
  }

  private var wheels: [Responder] { picker.accessibilityTraversal.children }
  private var values: String {
    wheels.map { $0.accessibilityValue ?? "-" }.joined(separator: " ")
  }

  /// Turns a wheel by so many rows, and says what all of them show then.
  private func turn(_ wheel: Int, by rows: Int) -> String {
    for _ in 0..<abs(rows) {
      if rows > 0 {
        wheels[wheel].accessibilityIncrement()
      } else {
        wheels[wheel].accessibilityDecrement()
      }
    }
    return values
  }

  @Test func wheelsOfADateTurn() {
    picker.datePickerMode = .date
    #expect(turn(0, by: 1) == "August 5 2024")
    #expect(picker.date == Self.moment + 31 * Self.day && log.take() == ["changed"])
    #expect(turn(0, by: 5) == "January 5 2024")
    #expect(turn(0, by: -1) == "December 5 2024")
    #expect(turn(1, by: -5) == "December 31 2024")
    #expect(turn(1, by: 1) == "December 1 2024")
    #expect(turn(2, by: 2) == "December 1 2026")
    _ = log.take()
    #expect(turn(2, by: -1) == "December 1 2025" && log.take() == ["changed"])
  }

  /// The last of January is followed by the last of February, in leap years and others.
  @Test func aDayThatTheMonthDoesNotHaveIsItsLast() {
    picker.datePickerMode = .date
    _ = turn(1, by: -5)
    #expect(turn(0, by: -1) == "June 30 2024")
    _ = turn(0, by: -5)
    #expect(turn(1, by: 2) == "January 31 2024")
    #expect(turn(0, by: 1) == "February 29 2024")
    #expect(turn(2, by: 1) == "February 28 2025")
    #expect(turn(2, by: -125) == "February 28 1900")
    #expect(turn(1, by: 1) == "February 1 1900")
    #expect(turn(2, by: 100) == "February 1 2000")
    #expect(turn(1, by: -1) == "February 29 2000")
  }

  @Test func wheelsOfATimeTurnInsideTheDay() {
    picker.datePickerMode = .time
    #expect(turn(0, by: 9) == "12 o’clock 7 minutes AM")
    #expect(turn(0, by: -1) == "11 o’clock 7 minutes PM")
    #expect(turn(1, by: -8) == "11 o’clock 59 minutes PM")
    #expect(turn(1, by: 1) == "11 o’clock 0 minutes PM")
    #expect(picker.date == Self.moment + (8 * 60 - 7) * 60)
    _ = log.take()
    #expect(turn(2, by: 1) == "11 o’clock 0 minutes PM" && log.take().isEmpty)
    #expect(turn(2, by: -1) == "11 o’clock 0 minutes AM")
    #expect(turn(2, by: -1) == "11 o’clock 0 minutes AM")
    #expect(turn(2, by: 1) == "11 o’clock 0 minutes PM" && log.take() == ["changed", "changed"])
  }

  @Test func minutesGoByTheInterval() {
    (picker.datePickerMode, picker.minuteInterval) = (.time, 15)
    #expect(turn(1, by: -1) == "3 o’clock 0 minutes PM")
    picker.date = Self.moment
    #expect(turn(1, by: 1) == "3 o’clock 15 minutes PM")
    #expect(turn(1, by: 3) == "3 o’clock 0 minutes PM")
    picker.minuteInterval = 7
    #expect(turn(1, by: 1) == "3 o’clock 1 minute PM")
    picker.minuteInterval = 0
    #expect(turn(1, by: 1) == "3 o’clock 2 minutes PM")
  }

  @Test func datesAndTimesTurn() {
    #expect(turn(0, by: 27) == "August 1 3 o’clock 7 minutes PM")
    #expect(turn(0, by: -32) == "June 30 3 o’clock 7 minutes PM")
    #expect(picker.date == Self.moment - 5 * Self.day)
    #expect(turn(1, by: 1) == "June 30 4 o’clock 7 minutes PM")
  }

  @Test func limitsHold() {
    picker.datePickerMode = .date
    picker.minimumDate = Self.moment - 2 * Self.day
    picker.maximumDate = Self.moment + 200 * Self.day
    #expect(turn(1, by: -3) == "July 3 2024" && log.take() == ["changed", "changed"])
    // The month before would only change the day, unheard.
    #expect(turn(0, by: -1) == "July 3 2024" && log.take().isEmpty)
    #expect(turn(2, by: 1) == "January 21 2025")
    #expect(picker.date == picker.maximumDate)
    picker.minimumDate = Self.moment + 300 * Self.day
    #expect(turn(2, by: 1) == "January 21 2026")
  }

  /// The wheel has years from 1 to 10,000.
  @Test func yearsEndSomewhere() {
    picker.datePickerMode = .date
    // The first day of 9999.
    picker.date = 252_392_457_600
    #expect(turn(2, by: 5) == "January 1 10000")
    // The first day of 3.
    picker.date = -63_050_832_000
    #expect(turn(2, by: -5) == "January 1 1")
    picker.date = -64_000_000_000
    let before = values
    #expect(turn(2, by: 1) == before && turn(2, by: -1) == before)
  }

  @Test func aTimerTurns() {
    (picker.datePickerMode, picker.countDownDuration) = (.countDownTimer, 3_660)
    #expect(turn(0, by: 1) == "2 hours 1 minute")
    #expect(turn(1, by: -2) == "2 hours 59 minutes")
    #expect(picker.countDownDuration == 179 * 60 && log.take().count == 3)
    #expect(turn(0, by: 30) == "23 hours 59 minutes")
    #expect(turn(0, by: -30) == "0 hours 59 minutes")
    _ = log.take()
    // It runs for a minute at least.
    #expect(turn(1, by: 1) == "0 hours 1 minute")
    #expect(turn(1, by: -1) == "0 hours 1 minute" && log.take() == ["changed"])
    #expect(picker.date == Self.moment)
  }

  @Test func aDisabledPickerDoesNotTurn() {
    (picker.datePickerMode, picker.isEnabled) = (.date, false)
    #expect(turn(0, by: 1) == "July 5 2024" && log.take().isEmpty)
    #expect(wheels[0].accessibilityTraits == [.adjustable, .pickerElement, .notEnabled])
  }

  /// Observed as `picker`.
  @Test func noWheelSaysItsPlace() {
    for mode in DatePicker.Mode.allCases {
      picker.datePickerMode = mode
      #expect(wheels.allSatisfy { $0.accessibilitySeriesPosition == nil })
    }
  }

  /// Without a date the wheels stand where the app's clock does, once somebody has set that.
  @Test func theCurrentDateStandsInForADate() {
    let app = TestApp()
    app.add(picker, 0, 0, 300, 216)
    (picker.datePickerMode, picker.date) = (.date, nil)
    #expect(turn(0, by: 1) == "- - -" && log.take().isEmpty && picker.date == nil)
    #expect(wheels[0].accessibilityTraits == .pickerElement)
    app.application.currentDate = Self.moment
    #expect(values == "July 5 2024" && picker.date == nil)
    #expect(turn(0, by: 1) == "August 5 2024" && log.take() == ["changed"])
    #expect(picker.date == Self.moment + 31 * Self.day)
    picker.setDate(Self.moment, animated: true)
    #expect(values == "July 5 2024" && log.take().isEmpty)
  }

  @Test func buttonsOfACompactPickerAreNotTurned() {
    picker.preferredDatePickerStyle = .compact
    let before = values
    #expect(turn(0, by: 1) == before && log.take().isEmpty)
  }
}

import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Foundation
import Testing

@Suite struct PickerAccessibilityTests {
  private static let wheels = Rect(x: 0, y: 0, width: 300, height: 216)

  private func picker(_ mode: DatePicker.Mode, _ date: Double?, frame: Rect = wheels) -> String {
    let picker = DatePicker(frame: frame)
    picker.datePickerMode = mode
    picker.date = date
    picker.countDownDuration = 3_660
    return TreeText.of(picker, frames: false)
  }

  /// 2024-07-05 15:07:00, in seconds since the beginning of 2001.
  private static let moment = 741_884_820.0

  @Test func wheelsOfAPicker() {
    let picker = PickerView(frame: Self.wheels)
    #expect(
      TreeText.of(picker) == """
        PickerView 0 0 300 216
          * Column pickerElement 0 0 300 216
        """)
    picker.accessibilityLabel = "Size"
    picker.columns = [
      .init(titles: ["S", "M"], selectedRow: 1), .init(titles: [], selectedRow: 3),
    ]
    #expect(
      TreeText.of(picker) == """
        PickerView "Size" 0 0 300 216
          * Column "Size" = "M" adjustable, pickerElement 0 0 150 216
          * Column "Size" pickerElement 150 0 150 216
        """)
    #expect(picker.columns[0].next === picker)
  }

  @Test func wheelsOfADate() {
    #expect(
      picker(.date, Self.moment) == """
        DatePicker
          * DatePickerPart = "July" adjustable, pickerElement
          * DatePickerPart = "5" adjustable, pickerElement
          * DatePickerPart = "2024" adjustable, pickerElement
        """)
    #expect(
      picker(.dateAndTime, Self.moment) == """
        DatePicker
          * DatePickerPart = "July 5" adjustable, pickerElement
          * DatePickerPart = "3 o’clock" adjustable, pickerElement
          * DatePickerPart = "7 minutes" adjustable, pickerElement
          * DatePickerPart = "PM" adjustable, pickerElement
        """)
  }

  @Test func aDateThatIsNotKnownSaysWhatEachWheelChooses() {
    #expect(
      picker(.time, nil) == """
        DatePicker
          * DatePickerPart "Hour" pickerElement
          * DatePickerPart "Minute" pickerElement
          * DatePickerPart "AM/PM" pickerElement
        """)
  }

  @Test func aTimer() {
    #expect(
      picker(.countDownTimer, nil) == """
        DatePicker
          * DatePickerPart = "1 hour" adjustable, pickerElement
          * DatePickerPart = "1 minute" adjustable, pickerElement
        """)
  }

  @Test(arguments: [
    (0.0, "0 hours", "0 minutes"), (59, "0 hours", "0 minutes"), (60, "0 hours", "1 minute"),
    (3_599, "0 hours", "59 minutes"), (3_600, "1 hour", "0 minutes"),
    (86_340, "23 hours", "59 minutes"), (90_000, "23 hours", "59 minutes"),
    (-60, "0 hours", "0 minutes"),
  ])
  func aTimerRunsForADayAtMost(seconds: Double, hours: String, minutes: String) {
    let picker = DatePicker(frame: Self.wheels)
    (picker.datePickerMode, picker.countDownDuration) = (.countDownTimer, seconds)
    let values = picker.accessibilityTraversal.children.map(\.accessibilityValue)
    #expect(values == [hours, minutes])
  }

  /// The wheels of a timer end at the first and the last row.
  @Test(arguments: [
    (86_340.0, 0, true, "23 hours 59 minutes"), (86_340, 0, false, "22 hours 59 minutes"),
    (79_200, 0, true, "23 hours 0 minutes"), (3_540, 0, false, "0 hours 59 minutes"),
    (3_600, 0, false, "0 hours 1 minute"), (7_200, 0, false, "1 hour 0 minutes"),
  ])
  func aTimerTurnsWithinADay(seconds: Double, wheel: Int, isUp: Bool, expected: String) throws {
    let picker = DatePicker(frame: Self.wheels)
    (picker.datePickerMode, picker.countDownDuration) = (.countDownTimer, seconds)
    let wheels = picker.accessibilityTraversal.children
    if isUp {
      wheels[wheel].accessibilityIncrement()
    } else {
      wheels[wheel].accessibilityDecrement()
    }
    let values = picker.accessibilityTraversal.children.compactMap(\.accessibilityValue)
    #expect(values.joined(separator: " ") == expected)
  }

  @Test func aSmallPickerIsButtons() {
    let frame = Rect(x: 0, y: 0, width: 200, height: 34)
    #expect(
      picker(.dateAndTime, Self.moment, frame: frame) == """
        DatePicker
          * DatePickerPart "Date Picker" = "July 5, 2024" button
          * DatePickerPart "Time Picker" = "3:07 PM" button
        """)
  }

  @Test func theStyleDecidesOverTheRoom() {
    let picker = DatePicker(frame: Self.wheels)
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode = .date
    picker.isEnabled = false
    picker.accessibilityLabel = "Birthday"
    #expect(
      TreeText.of(picker) == """
        DatePicker "Birthday" notEnabled 0 0 300 216
          * DatePickerPart "Birthday" button, notEnabled 0 0 300 216
        """)
  }

  @Test(arguments: [UInt64(6), 7]) func datesAgreeWithFoundation(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    let picker = DatePicker(frame: Self.wheels)
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let parts: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute]
    for _ in 0..<SoakScale.rounds(of: 20_000) {
      // From the introduction of the calendar to the year 4000: before, Foundation counts by Julius.
      let seconds = Double(Int.random(in: -13_000_000_000...63_000_000_000, using: &generator))
      let expected = calendar.dateComponents(
        parts, from: Date(timeIntervalSinceReferenceDate: seconds))
      picker.date = seconds
      picker.datePickerMode = .date
      let date = picker.accessibilityTraversal.children.compactMap(\.accessibilityValue)
      #expect(date[0] == months[(expected.month ?? 1) - 1], "seed \(seed), \(seconds)")
      #expect(date[1] == String(expected.day ?? 0), "seed \(seed), \(seconds)")
      #expect(date[2] == String(expected.year ?? 0), "seed \(seed), \(seconds)")
      picker.datePickerMode = .time
      let time = picker.accessibilityTraversal.children.compactMap(\.accessibilityValue)
      let hour = ((expected.hour ?? 0) + 11) % 12 + 1
      #expect(time[0] == "\(hour) o’clock", "seed \(seed), \(seconds)")
      #expect(time[2] == ((expected.hour ?? 0) < 12 ? "AM" : "PM"), "seed \(seed), \(seconds)")
      #expect(time[1].hasPrefix("\(expected.minute ?? -1) minute"), "seed \(seed), \(seconds)")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func nonsenseDatesSayNothing(date: Double) {
    let picker = DatePicker(frame: Self.wheels)
    picker.date = date
    picker.countDownDuration = date
    for mode in DatePicker.Mode.allCases {
      picker.datePickerMode = mode
      #expect(!TreeText.of(picker).isEmpty)
    }
    picker.datePickerMode = .date
    #expect(TreeText.of(picker, frames: false).contains("* DatePickerPart \"Year\""))
  }

  @Test(
    arguments: [
      (.automatic, .date, 320, 216), (.wheels, .time, 320, 216), (.compact, .date, 180, 34),
      (.inline, .time, 320, 52), (.inline, .date, 320, 330), (.inline, .dateAndTime, 320, 330),
    ] as [(DatePicker.Style, DatePicker.Mode, Double, Double)])
  func aPickerWantsTheRoomOfItsStyle(
    style: DatePicker.Style, mode: DatePicker.Mode, width: Double, height: Double
  ) {
    let picker = DatePicker()
    (picker.preferredDatePickerStyle, picker.datePickerMode) = (style, mode)
    #expect(picker.intrinsicContentSize == Size(width: width, height: height))
  }

  /// Less than 100 points are too little for wheels.
  @Test(arguments: [(99.0, 1), (100, 3)]) func wheelsNeedRoom(height: Double, count: Int) {
    let picker = DatePicker(frame: Rect(x: 0, y: 0, width: 300, height: height))
    picker.datePickerMode = .time
    #expect(picker.accessibilityTraversal.children.count == count)
  }
}

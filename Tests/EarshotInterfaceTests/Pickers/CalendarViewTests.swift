import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

@testable import EarshotInterface

/// A month as a calendar, 350 points wide with lines of 50 points, and the parts of a picker.
@Suite struct CalendarViewTests {
  private let app = TestApp()
  private let picker = DatePicker(frame: Rect(x: 0, y: 0, width: 300, height: 216))

  /// 1 October 2026, a Thursday, at 14:05.
  private static let october = CalendarDate(year: 2026, month: 10, day: 1, hour: 14, minute: 5)

  init() throws {
    picker.date = try #require(Self.october).secondsSinceReference
    picker.addAction(Action { [app] _ in app.log("changed") }, for: .valueChanged)
  }

  private func calendar() throws -> CalendarView {
    let frame = Rect(x: 0, y: 0, width: 350, height: 394)
    let calendar = CalendarView(of: picker, showing: try #require(Self.october), frame: frame)
    app.window.addSubview(calendar)
    app.application.update()
    return calendar
  }

  private func frames(_ calendar: CalendarView) -> [String] {
    calendar.layoutIfNeeded()
    return calendar.subviews.map { TreeText.text(of: $0.frame) }
  }

  private func month(_ calendar: CalendarView) -> String? {
    calendar.subviews[0].accessibilityValue
  }

  @Test func daysStandUnderTheirDaysOfTheWeek() throws {
    let calendar = try calendar()
    let places = frames(calendar)
    #expect(places.count == 34)
    #expect(places.prefix(3) == ["0 0 262 44", "262 0 44 44", "306 0 44 44"])
    // The 1st, 3rd, 4th, 10th, 11th and 31st.
    #expect(
      [0, 2, 3, 9, 10, 30].map { places[$0 + 3] } == [
        "200 94 50 50", "300 94 50 50", "0 144 50 50", "300 144 50 50", "0 194 50 50",
        "300 294 50 50",
      ])
    calendar.semanticContentAttribute = .forceRightToLeft
    calendar.setNeedsLayout()
    let mirrored = frames(calendar)
    #expect(mirrored.prefix(3) == ["88 0 262 44", "44 0 44 44", "0 0 44 44"])
    #expect(mirrored[3] == "100 94 50 50" && mirrored[6] == "300 144 50 50")
  }

  @Test func aCalendarWithoutRoomStaysInside() throws {
    let calendar = try calendar()
    calendar.frame.size = Size(width: 40, height: 20)
    #expect(frames(calendar).prefix(3) == ["0 0 0 44", "0 0 44 44", "0 0 44 44"])
    #expect(calendar.subviews[3].frame.height == 0)
  }

  @Test(
    arguments: [
      (.right, "November 2026"), (.next, "November 2026"), (.left, "September 2026"),
      (.previous, "September 2026"), (.up, nil), (.down, nil),
    ] as [(AccessibilityScrollDirection, String?)])
  func aCalendarIsTurned(direction: AccessibilityScrollDirection, expected: String?) throws {
    let calendar = try calendar()
    #expect(calendar.accessibilityScroll(direction) == (expected != nil))
    #expect(month(calendar) == expected ?? "October 2026")
  }

  /// The months have their days, and the wheels stand in the place of these.
  @Test func wheelsTakeThePlaceOfTheDays() throws {
    let calendar = try calendar()
    #expect(app.activate(calendar.subviews[0]) && calendar.subviews.count == 4)
    #expect(frames(calendar).last == "0 44 350 350")
    #expect(calendar.accessibilityScroll(.next) && month(calendar) == "November 2026")
    let wheels = try #require(calendar.subviews.last as? DatePicker)
    #expect(wheels.shownDate?.month == 11)
    wheels.accessibilityTraversal.children[0].accessibilityIncrement()
    #expect(month(calendar) == "December 2026")
    #expect(app.activate(calendar.subviews[0]) && calendar.subviews.count == 34)
    #expect(calendar.accessibilityScroll(.previous) && calendar.subviews.count == 33)
  }

  @Test func aDayIsChosenWithItsTime() throws {
    let calendar = try calendar()
    func chosen() -> [Int] {
      calendar.subviews.dropFirst(3).enumerated()
        .filter { ($0.element as? Button)?.isSelected == true }.map { $0.offset + 1 }
    }
    #expect(chosen() == [1])
    #expect(app.activate(calendar.subviews[3 + 8]) && chosen() == [9])
    let expected = CalendarDate(year: 2026, month: 10, day: 9, hour: 14, minute: 5)
    #expect(picker.date == expected?.secondsSinceReference && app.log.take() == ["changed"])
    // The same day once more is no choice.
    #expect(app.activate(calendar.subviews[3 + 8]) && app.log.take() == [])
  }

  /// A day can be chosen when the limits leave any of its moments, in seconds from its beginning.
  @Test(
    arguments: [
      (0, nil, true), (86_399, nil, true), (86_400, nil, false), (nil, 0, true), (nil, -1, false),
      (10, 20, true), (-10, -5, false), (90_000, 95_000, false), (86_400, 0, true),
      (nil, nil, true),
    ] as [(Double?, Double?, Bool)])
  func limitsLeaveDaysOut(least: Double?, most: Double?, expected: Bool) throws {
    let day = try #require(Self.october)
    let start = day.startOfDay.secondsSinceReference
    (picker.minimumDate, picker.maximumDate) = (least.map { start + $0 }, most.map { start + $0 })
    #expect(picker.permits(day) == expected)
  }

  @Test(arguments: [
    (0, 0, "12:00 AM"), (0, 9, "12:09 AM"), (1, 10, "1:10 AM"), (11, 59, "11:59 AM"),
    (12, 0, "12:00 PM"), (13, 5, "1:05 PM"), (23, 45, "11:45 PM"),
  ])
  func timesAreTold(hour: Int, minute: Int, expected: String) throws {
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .compact
    picker.date =
      CalendarDate(year: 2026, month: 1, day: 2, hour: hour, minute: minute)?
      .secondsSinceReference
    #expect(picker.accessibilityTraversal.children.map(\.accessibilityValue) == [expected])
  }

  /// The wheel of the halves of the day moves half a day, and no day.
  @Test func halvesOfADay() throws {
    picker.datePickerMode = .time
    let (halves, afternoon) = (picker.accessibilityTraversal.children[2], picker.date)
    halves.accessibilityDecrement()
    #expect(picker.date == afternoon.map { $0 - 43_200 })
    halves.accessibilityIncrement()
    #expect(picker.date == afternoon)
  }

  @Test func partsShareTheWidth() {
    func frames() -> [String] {
      picker.accessibilityTraversal.children.map { TreeText.text(of: $0.accessibilityFrame) }
    }
    picker.datePickerMode = .date
    #expect(frames() == ["0 0 100 216", "100 0 100 216", "200 0 100 216"])
    picker.semanticContentAttribute = .forceRightToLeft
    #expect(frames() == ["200 0 100 216", "100 0 100 216", "0 0 100 216"])
    let wheels = PickerView(frame: picker.frame)
    wheels.columns = [.init(titles: ["A"]), .init(titles: ["B"]), .init(titles: ["C"])]
    #expect(
      wheels.accessibilityTraversal.children.map(\.accessibilityFrame.minX) == [0, 100, 200])
    #expect(PickerView.Column(titles: ["A"]).accessibilityFrame == .zero)
  }

  /// Wheels end where their rows do, and a row beyond them has no value and no place.
  @Test(
    arguments: [
      (0, 0, "A", 1), (2, 2, "C", 3), (3, 2, nil, nil), (-1, 0, nil, nil), (1, 2, "B", 2),
    ] as [(Int, Int, String?, Int?)])
  func aWheelEndsWithItsRows(row: Int, next: Int, value: String?, position: Int?) {
    let column = PickerView.Column(titles: ["A", "B", "C"], selectedRow: row)
    #expect(column.accessibilityValue == value)
    #expect(column.accessibilitySeriesPosition?.index == position)
    #expect((column.accessibilitySeriesPosition?.count ?? 3) == 3)
    if row == 0 { column.accessibilityDecrement() } else { column.accessibilityIncrement() }
    #expect(column.selectedRow == next)
  }

  /// What opens beside the button is as large as a calendar or as wheels.
  @Test(
    arguments: [(.date, 320, 360), (.time, 320, 216)] as [(DatePicker.Mode, Double, Double)])
  func whatOpensHasItsSize(mode: DatePicker.Mode, width: Double, height: Double) {
    let screen = ViewController()
    app.window.rootViewController = screen
    picker.frame = Rect(x: 40, y: 100, width: 180, height: 34)
    screen.view.addSubview(picker)
    app.application.update()
    #expect(DatePickerOverlay.open(for: picker, choosing: mode, from: picker))
    app.application.update()
    let place = screen.presentedViewController?.view.frame
    #expect(place == Rect(x: 0, y: 134, width: width, height: height))
  }
}

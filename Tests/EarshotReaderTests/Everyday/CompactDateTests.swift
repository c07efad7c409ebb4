import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import EarshotTestSupport
import Testing

/// A compact date picker under a reader.
@Suite struct CompactDateTests {
  private let picker = DatePicker(frame: Rect(x: 100, y: 100, width: 200, height: 34))
  private let stage: Stage
  private let log = Log()

  /// Tuesday, 31 March 2026, 14:05, in seconds since the beginning of 2001.
  private static let moment = 796_658_700.0

  init() {
    let root = ViewController()
    stage = Stage(root: root)
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode = .dateAndTime
    picker.addAction(
      Action { [log] action in
        log("\((action.sender as? DatePicker)?.date ?? 0)")
      }, for: .valueChanged)
    stage.application.currentDate = Self.moment
    root.view.addSubview(picker)
    stage.start()
    stage.perform(.first)
    _ = stage.spoken()
  }

  private func heard(_ names: ReaderCommand.Name...) -> [String] {
    for name in names { stage.perform(name) }
    return stage.spoken()
  }

  @Test func aDayIsChosenInACalendar() {
    #expect(heard(.speakItem) == ["Date Picker, March 31, 2026, button"])
    #expect(heard(.activate) == ["Month, March 2026, button"])
    #expect(
      heard(.moveForward, .moveForward, .moveForward)
        == ["Previous Month, button", "Next Month, button", "Sunday, March 1, button"])
    #expect(
      heard(.last, .moveBackward)
        == ["dismiss popup window, button", "selected, Tuesday, March 31, button"])
    #expect(heard(.moveBackward, .activate).last == "selected, Monday, March 30")
    #expect(log.take() == ["\(Self.moment - 86_400)"])
    #expect(heard(.moveForward) == ["Tuesday, March 31, button"])
    #expect(heard(.escape) == ["Date Picker, March 30, 2026, button"])
  }

  @Test func theCalendarTurns() {
    stage.perform(.activate, .moveForward, .moveForward)
    _ = stage.spoken()
    #expect(heard(.activate, .activate) == ["April 2026", "May 2026"])
    #expect(heard(.moveForward) == ["Friday, May 1, button"])
    #expect(heard(.moveBackward, .moveBackward, .activate).last == "April 2026")
    #expect(heard(.moveBackward) == ["Month, April 2026, button"])
    #expect(heard(.activate, .last, .moveBackward).last == "2026, picker item, adjustable")
    #expect(heard(.increment, .moveBackward, .increment).suffix(1) == ["May"])
    stage.perform(.first)
    #expect(heard(.activate, .last, .moveBackward).last == "Monday, May 31, button")
    #expect(log.take() == [])
  }

  @Test func daysOutsideTheLimitsAreDimmed() {
    picker.minimumDate = Self.moment - 86_400
    picker.maximumDate = Self.moment
    stage.perform(.activate, .last, .moveBackward, .moveBackward, .moveBackward)
    #expect(
      stage.spoken().suffix(3) == [
        "selected, Tuesday, March 31, button", "Monday, March 30, button",
        "Sunday, March 29, dimmed, button",
      ])
  }

  @Test func aTimeIsChosenOnWheels() {
    #expect(heard(.moveForward) == ["Time Picker, 2:05 PM, button"])
    #expect(
      heard(.activate, .increment, .moveForward, .decrement)
        == [
          "2 o’clock, picker item, adjustable", "3 o’clock",
          "5 minutes, picker item, adjustable", "4 minutes",
        ])
    #expect(heard(.escape) == ["Time Picker, 3:04 PM, button"])
  }

  @Test func aTouchOpensItToo() {
    stage.session.perform(.tap(Point(x: 120, y: 110)))
    #expect(stage.spoken() == ["Month, March 2026, button"])
  }

  @Test func withoutADateNothingOpens() {
    stage.application.currentDate = nil
    #expect(heard(.activate) == [])
  }
}

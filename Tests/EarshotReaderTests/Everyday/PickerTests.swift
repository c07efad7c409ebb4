import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import Testing

/// Wheels under a reader.
@Suite struct PickerTests {
  private static let place = Rect(x: 0, y: 0, width: 400, height: 216)

  private func stage(with picker: View) -> Stage {
    let stage = Stage()
    picker.frame = Self.place
    stage.window.addSubview(picker)
    stage.start()
    return stage
  }

  @Test func aWheelTurnsAndSaysItsNewValueAlone() {
    let picker = PickerView()
    picker.columns = [.init(titles: ["Red", "Green", "Blue"], selectedRow: 1)]
    let stage = stage(with: picker)
    stage.perform(.first)
    #expect(stage.spoken() == ["Green, picker item, adjustable, 2 of 3"])
    stage.perform(.increment)
    #expect(stage.spoken() == ["Blue"])
    stage.perform(.increment)
    #expect(
      stage.lines().filter { !$0.hasPrefix("outcome") } == [
        "action: Column increment, handled by Column", "sound: increment", "sound: boundary",
        "speech: Blue, because of valueChange",
      ])
    stage.perform(.decrement, .decrement)
    #expect(stage.spoken() == ["Green", "Red"])
  }

  @Test func aPickerWithoutRowsPromisesNothing() {
    let stage = stage(with: PickerView())
    stage.perform(.first)
    #expect(stage.spoken() == ["picker item"])
  }

  @Test func aDateTurns() {
    let picker = DatePicker()
    (picker.datePickerMode, picker.date) = (.date, 0)
    let stage = stage(with: picker)
    stage.perform(.first)
    #expect(stage.spoken() == ["January, picker item, adjustable"])
    stage.perform(.decrement)
    #expect(stage.spoken() == ["December"])
    stage.perform(.moveForward)
    #expect(stage.spoken() == ["1, picker item, adjustable"])
  }

  @Test func aDateThatIsNotKnownPromisesNothing() {
    let stage = stage(with: DatePicker())
    stage.perform(.first)
    #expect(stage.spoken() == ["Date, picker item"])
    stage.perform(.increment)
    #expect(stage.lines().first == "action: DatePickerPart increment")
  }
}

import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Testing

/// A menu of dishes: courses on the first wheel, dishes of the course on the second.
private final class Dishes: PickerViewDataSource, PickerViewAccessibilityDelegate {
  var courses = [["Soup", "Salad"], ["Pasta", "Rice", "Fish"], []]
  let log = Log()

  func numberOfComponents(in pickerView: PickerView) -> Int {
    log("components")
    return 2
  }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    log("rows of \(component)")
    return component == 0
      ? courses.count : courses[max(0, pickerView.selectedRow(inComponent: 0))].count
  }

  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  {
    component == 0
      ? "Course \(row + 1)" : courses[pickerView.selectedRow(inComponent: 0)][row]
  }

  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    log("chose \(row) in \(component)")
    if component == 0 { pickerView.reloadComponent(1) }
  }

  func pickerView(_ pickerView: PickerView, accessibilityLabelForComponent component: Int)
    -> String?
  {
    component == 0 ? "Course" : nil
  }

  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double? {
    component == 0 ? 80 : nil
  }
}

/// Numbers on views or with attributes, and nobody to say how many wheels there are.
private final class Views: PickerViewDataSource, PickerViewDelegate {
  func numberOfComponents(in pickerView: PickerView) -> Int { 2 }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
  func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View? {
    guard component == 0 else { return nil }
    let label = Label(frame: Rect(x: 0, y: 0, width: 50, height: 20))
    label.text = "View \(row)"
    return label
  }
  func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> AttributedText? { AttributedText("Title \(row)") }
}

@Suite struct PickerViewTests {
  private let picker = PickerView(frame: Rect(x: 0, y: 0, width: 300, height: 216))
  private let dishes = Dishes()

  init() {
    (picker.dataSource, picker.delegate) = (dishes, dishes)
  }

  private var wheels: [Responder] { picker.accessibilityTraversal.children }
  private var values: [String] { wheels.map { $0.accessibilityValue ?? "-" } }

  @Test func wheelsOfADataSource() {
    picker.accessibilityLabel = "Dish"
    #expect(
      TreeText.of(picker, frames: false) == """
        PickerView "Dish"
          * Column "Course" = "Course 1" adjustable, pickerElement
          * Column "Dish" = "Soup" adjustable, pickerElement
        """)
    #expect(dishes.log.lines == ["components", "rows of 0", "rows of 1"])
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 3)
    #expect(picker.numberOfRows(inComponent: 2) == 0 && picker.selectedRow(inComponent: 2) == -1)
    #expect(picker.rowSize(forComponent: 0) == Size(width: 80, height: 32))
    #expect(picker.rowSize(forComponent: 1) == Size(width: 150, height: 32))
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
  }

  @Test func turningAWheelTellsTheDelegate() {
    let wheel = wheels[0]
    _ = dishes.log.take()
    wheel.accessibilityIncrement()
    #expect(dishes.log.lines == ["chose 1 in 0", "rows of 1"])
    #expect(values == ["Course 2", "Pasta"])
    wheels[1].accessibilityIncrement()
    wheels[1].accessibilityIncrement()
    #expect(values == ["Course 2", "Fish"])
    // The course before has fewer dishes, so that the last of them is chosen.
    wheel.accessibilityDecrement()
    #expect(values == ["Course 1", "Salad"])
    _ = dishes.log.take()
    wheel.accessibilityDecrement()
    #expect(dishes.log.lines.isEmpty && values == ["Course 1", "Salad"])
    #expect(wheels[0] === wheel)
  }

  @Test func whatTheProgramSelectsIsNotTold() {
    picker.selectRow(1, inComponent: 0, animated: true)
    picker.reloadComponent(1)
    picker.selectRow(9, inComponent: 1, animated: false)
    picker.selectRow(9, inComponent: 7, animated: false)
    #expect(values == ["Course 2", "Fish"])
    #expect(!dishes.log.lines.contains { $0.hasPrefix("chose") })
    picker.selectRow(-1, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 0)
  }

  @Test func reloadingKeepsWhatIsStillThere() {
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.reloadAllComponents()
    #expect(values == ["Course 3", "-"])
    #expect(picker.selectedRow(inComponent: 1) == -1)
    #expect(wheels[1].accessibilityTraits == .pickerElement)
    dishes.courses.removeLast()
    let wheel = wheels[0]
    picker.reloadAllComponents()
    #expect(values == ["Course 2", "Pasta"] && wheels[0] === wheel)
    #expect(wheel.accessibilitySeriesPosition == AccessibilitySeriesPosition(index: 2, count: 2))
    picker.dataSource = nil
    #expect(values == ["-"] && picker.numberOfComponents == 0)
  }

  @Test func viewsAndAttributedTitlesWinOverTitles() {
    let views = Views()
    (picker.dataSource, picker.delegate) = (views, views)
    #expect(values == ["View 0", "Title 0"])
    #expect(picker.view(forRow: 4, forComponent: 0) is Label)
    #expect(picker.view(forRow: 5, forComponent: 0) == nil)
    #expect(wheels[0].accessibilityHint == nil)
    #expect(picker.numberOfRows(inComponent: 1) == 5)
    // Nobody is told, and nothing is asked of a delegate that is gone.
    picker.delegate = nil
    wheels[0].accessibilityIncrement()
    #expect(values == ["-", "-"] && picker.selectedRow(inComponent: 0) == 1)
  }

  @Test func wheelsWithoutADataSourceTurnAsWell() {
    picker.dataSource = nil
    picker.columns = [.init(titles: ["S", "M"])]
    wheels[0].accessibilityIncrement()
    #expect(values == ["M"] && dishes.log.lines == ["chose 1 in 0"])
    #expect(picker.columns[0].rowCount == 2)
  }
}

import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotTestApps
import Testing

private final class ColourController: ViewController, PickerViewDataSource, PickerViewDelegate {
  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { row == 0 ? "Red" : "Green" }
}

private let screen = storyboard(
  """
  <viewController customClass="ColourController" id="m" sceneMemberID="viewController"><view key="view" id="v">
  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
  <subviews>
  <pickerView id="p"><rect key="frame" x="0.0" y="0.0" width="375" height="216"/>
  <connections><outlet property="dataSource" destination="m" id="o1"/>
  <outlet property="delegate" destination="m" id="o2"/></connections></pickerView>
  <datePicker datePickerMode="date" id="d">
  <rect key="frame" x="0.0" y="300" width="375" height="216"/>
  <date key="date" timeIntervalSinceReferenceDate="0"/>
  <date key="minimumDate" timeIntervalSinceReferenceDate="-86400"/>
  <date key="maximumDate" timeIntervalSinceReferenceDate="86400"/></datePicker>
  </subviews></view></viewController>
  """)

/// What a storyboard tells of wheels.
@Suite struct PickerOutletTests {
  @Test func theControllerBringsTheRows() throws {
    var classes = StoryboardClasses()
    classes.register(ColourController.init)
    let running = try RunningStoryboard(screen, classes)
    let view = running.application.windows[0].rootViewController?.view
    let picker = try #require(view?.subviews.first as? PickerView)
    let wheel = try #require(picker.accessibilityTraversal.children.first)
    #expect(wheel.accessibilityValue == "Red")
    wheel.accessibilityIncrement()
    #expect(wheel.accessibilityValue == "Green")
    #expect(running.storyboard.problems == [])
  }

  /// A controller of another class than the file says brings nothing, which is no mistake of the file.
  @Test func withoutTheClassNothingIsKnown() throws {
    let running = try RunningStoryboard(screen, StoryboardClasses())
    let view = running.application.windows[0].rootViewController?.view
    let picker = try #require(view?.subviews.first as? PickerView)
    let wheels = picker.accessibilityTraversal.children
    #expect(wheels.count == 1 && wheels[0].accessibilityValue == nil)
  }

  @Test func theLimitsOfADateHold() throws {
    let running = try RunningStoryboard(screen, StoryboardClasses())
    let view = running.application.windows[0].rootViewController?.view
    let picker = try #require(view?.subviews.last as? DatePicker)
    #expect(picker.minimumDate == -86_400 && picker.maximumDate == 86_400)
  }
}

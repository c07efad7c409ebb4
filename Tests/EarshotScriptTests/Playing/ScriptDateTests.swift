import EarshotFiles
import EarshotScript
import EarshotSession
import Testing

/// The date of a script, which is always the same.
@Suite struct ScriptDateTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="23504" targetRuntime="iOS.CocoaTouch" initialViewController="a">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene><objects><viewController id="a" sceneMemberID="viewController">
      <view key="view" id="av"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <datePicker datePickerMode="dateAndTime" style="compact" useCurrentDate="YES" id="d">
      <rect key="frame" x="20" y="100" width="200" height="34"/></datePicker>
      </subviews></view></viewController></objects></scene></scenes>
    </document>
    """

  private func play(_ date: String, _ steps: String) throws -> ScriptReport {
    try ScriptReport.of(
      steps, settings: date, over: Self.storyboard, named: "Main.storyboard")
  }

  @Test func pickersShowIt() throws {
    let report = try play(
      "date: 2026-03-31 14:05\n",
      """
        - first
        - expect: { speech: "Date Picker, March 31, 2026, button" }
        - moveForward
        - expect: { speech: "Time Picker, 2:05 PM, button" }
        - moveBackward
        - activate
        - expect: { speech: "Month, March 2026, button" }
      """)
    #expect(report.failures.isEmpty && report.refusal == nil)
  }

  @Test func withoutItNoDateIsKnown() throws {
    let report = try play("", "  - first\n  - expect: { speech: \"Date Picker, button\" }")
    #expect(report.failures.isEmpty && report.refusal == nil)
  }

  @Test(
    arguments: [
      "2026-02-30", "today", "2026-03-31 24:00", "2026-03-31 14", "2026-3", "\"2026-1-1 \"",
    ])
  func otherTextsAreRefused(date: String) throws {
    #expect(throws: ScriptRefusal.self) { try play("date: \(date)\n", "  - first") }
  }
}

import EarshotScript
import EarshotSession
import Foundation
import Testing

/// Scripts that walk through the app of a storyboard.
@Suite struct StoryboardScriptTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="23504" targetRuntime="iOS.CocoaTouch" initialViewController="a">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene><objects><viewController id="a" sceneMemberID="viewController">
      <view key="view" id="av"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <button buttonType="system" id="b1"><rect key="frame" x="20" y="100" width="90" height="44"/>
      <state key="normal" title="Details"/></button>
      <button buttonType="system" id="b2"><rect key="frame" x="20" y="160" width="90" height="44"/>
      <accessibility key="accessibilityConfiguration" identifier="help"/>
      <state key="normal" title="Help"/></button>
      <toolbar id="t"><rect key="frame" x="0" y="600" width="375" height="44"/><items>
      <barButtonItem systemItem="action" id="i1"/></items></toolbar>
      </subviews></view></viewController></objects></scene></scenes>
    </document>
    """

  /// What stands at the places that a script finds, and where the cursor is said to be.
  @Test func partsAreNamedAsInTheFile() throws {
    let steps = """
        - focus: i1
        - expect: { focused: i1, speech: "Toolbar, Share, button" }
        - focus: b1
        - expect: { focused: b1, speech: "Details, button" }
        - focus: b2
        - expect: { focused: help }
        - focus: Details
        - expect: { focused: b1 }
      """
    let report = try ScriptReport.of(steps, over: Self.storyboard, named: "Main.storyboard")
    #expect(
      report.results.map { "\($0.isMet ? "yes" : "no"): \($0.actual)" } == [
        "yes: i1", "yes: Toolbar, Share, button", "yes: b1", "yes: Details, button", "yes: help",
        "yes: b1",
      ])
  }
}

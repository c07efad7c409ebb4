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

  /// What was drawn for a phone that lies on its side is heard when it is turned, and goes again.
  @Test func whatIsDrawnForATurnedPhoneIsHeardThere() throws {
    let text = Self.storyboard.replacing(
      "</subviews></view></viewController>",
      with: """
        <label text="Turned" id="l"><rect key="frame" x="20" y="220" width="90" height="20"/></label>
        </subviews><variation key="default"><mask key="subviews"><exclude reference="l"/></mask>
        </variation><variation key="heightClass=compact"><mask key="subviews">
        <include reference="l"/><exclude reference="b2"/></mask></variation></view></viewController>
        """)
    let report = try ScriptReport.of(
      """
        - focus: b2
        - rotate: landscape
        - expect: { focused: b1 }
        - focus: Turned
        - expect: Turned
        - rotate: portrait
        - focus: b2
        - expect: "Help, button"
      """, over: text, named: "Main.storyboard")
    #expect(
      report.results.map { "\($0.isMet ? "yes" : "no"): \($0.actual)" } == [
        "yes: b1", "yes: Turned", "yes: Help, button",
      ])
  }

  /// What stands at the places that a script finds, and where the cursor is said to be.
  @Test func partsAreNamedAsInTheFile() throws {
    let report = try ScriptReport.of(Self.tour, over: Self.storyboard, named: "Main.storyboard")
    #expect(
      report.results.map { "\($0.isMet ? "yes" : "no"): \($0.actual)" } == [
        "yes: i1", "yes: Toolbar, Share, button", "yes: b1", "yes: Details, button", "yes: help",
        "yes: b1",
      ])
  }

  private static let tour = """
      - focus: i1
      - expect: { focused: i1, speech: "Toolbar, Share, button" }
      - focus: b1
      - expect: { focused: b1, speech: "Details, button" }
      - focus: b2
      - expect: { focused: help }
      - focus: Details
      - expect: { focused: b1 }
    """
}

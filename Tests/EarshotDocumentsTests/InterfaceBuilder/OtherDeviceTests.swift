import EarshotDocuments
import EarshotTestApps
@testable import EarshotFiles
import EarshotModel
import EarshotTestSupport
import Testing

/// Storyboards read for another device than the one they were drawn for: masks and constraints place
/// what they speak of, and what nothing places is told.
@Suite struct OtherDeviceTests {
  private static let text = storyboard(
    """
    <viewController id="c"><view key="view" id="cv">\(frame(0, 0, 375, 667))
    <subviews>
    <label text="Pinned" translatesAutoresizingMaskIntoConstraints="NO" id="l">\(frame(20, 40, 335, 20))</label>
    <label text="Masked" id="m">\(frame(20, 600, 100, 20))
    <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/></label>
    <label text="Loose" id="o">\(frame(30, 300, 100, 20))</label>
    </subviews>
    <constraints>
    <constraint firstItem="l" firstAttribute="leading" secondItem="cv" secondAttribute="leading" constant="20" id="k1"/>
    <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="20" id="k2"/>
    <constraint firstItem="l" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="20" id="k3"/>
    <constraint firstItem="l" firstAttribute="height" constant="20" id="k4"/>
    <constraint firstItem="l" firstAttribute="height" constant="30" id="k5"/>
    </constraints><viewLayoutGuide key="safeArea" id="sa"/></view></viewController>
    """)

  private func read(_ device: String?) throws -> (lines: [String], notes: [String]) {
    let document = try DocumentReader(device: device)
      .read(Array(Self.text.utf8), file: "Main.storyboard")
    return (
      AccessibleText(document.screens[0].root).lines(withFrames: true),
      document.notes.map { "\($0.line):\($0.column): \($0.message)" }
    )
  }

  @Test func whatIsDrawnServesItsOwnDevice() throws {
    let (lines, notes) = try read(nil)
    #expect(
      lines == [
        "Pinned [staticText] 20 40 335 20", "Masked [staticText] 20 600 100 20",
        "Loose [staticText] 30 300 100 20",
      ])
    #expect(notes == [])
  }

  /// 59 points are covered at the top; the mask keeps the distances to the right and the bottom.
  @Test func anotherDeviceIsLaidOutAndWhatCannotBePlacedIsTold() throws {
    let (lines, notes) = try read("retina6_12")
    #expect(
      lines == [
        "Pinned [staticText] 20 79 353 20", "Masked [staticText] 38 785 100 20",
        "Loose [staticText] 30 300 100 20",
      ])
    #expect(
      notes == [
        "11:1: 1 view without a constraint or a mask: left where it was drawn",
        "18:1: 1 constraint that contradicts others: left out",
      ])
  }

  @Test func aDeviceThatNobodyKnowsIsRefused() {
    #expect(throws: FileError.self) { try read("newton") }
  }
}

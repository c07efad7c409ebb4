import EarshotDocuments
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// What the canvas covered where a scene was drawn tells what is covered on another device.
@Suite struct CanvasReleaseTests {
  /// A label that begins where the safe area does and one that ends with it, so many points from the
  /// edges of a phone or a tablet.
  private func lines(
    _ top: Double, tools: String, from drawn: String = "retina4_7", to device: String
  ) throws -> [String] {
    let size = drawn == "retina5_9" ? (375, 812) : (375, 667)
    let bottom = drawn == "retina5_9" ? 778 : 667
    let text = storyboard(
      """
      <viewController id="c"><view key="view" id="cv">\(frame(0, 0, Double(size.0), Double(size.1)))
      <subviews>
      <label text="First" translatesAutoresizingMaskIntoConstraints="NO" id="a">\(frame(0, top, 100, 20))</label>
      <label text="Last" translatesAutoresizingMaskIntoConstraints="NO" id="b">\(frame(0, Double(bottom) - 20, 100, 20))</label>
      </subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="sa" secondAttribute="top" id="k1"/>
      <constraint firstItem="sa" firstAttribute="bottom" secondItem="b" secondAttribute="bottom" id="k2"/>
      </constraints><viewLayoutGuide key="safeArea" id="sa"/></view></viewController>
      """
    )
    .replacing(#/toolsVersion="[^"]*"/#, with: "toolsVersion=\"\(tools)\"")
    .replacing(#/<device id="[^"]*"/#, with: "<device id=\"\(drawn)\"")
    let document = try DocumentReader(device: device)
      .read(Array(text.utf8), file: "Main.storyboard")
    return AccessibleText(document.screens[0].root).lines(withFrames: true)
      .map { String($0.split(separator: "]")[1].split(separator: " ")[1]) }
  }

  @Test("Up to Xcode 10 there was a status bar on every phone")
  func older() throws {
    #expect(try lines(20, tools: "14490", to: "retina5_9") == ["44", "758"])
    #expect(try lines(20, tools: "14490", to: "retina4_0") == ["20", "548"])
    #expect(try lines(44, tools: "14490", from: "retina5_9", to: "retina4_7") == ["20", "647"])
    #expect(try lines(0, tools: "14490", to: "retina5_9") == ["0", "758"], "nothing was covered")
  }

  @Test("Since Xcode 11 there is none on phones without a notch")
  func newer() throws {
    #expect(try lines(0, tools: "17156", to: "retina6_1") == ["44", "842"])
    #expect(try lines(0, tools: "17156", to: "retina4_0") == ["0", "548"])
    #expect(try lines(44, tools: "17156", from: "retina5_9", to: "retina4_7") == ["0", "647"])
    #expect(try lines(20, tools: "17156", to: "retina4_0") == ["20", "548"], "drawn with one")
  }

  @Test("A bar goes along, as high as bars are there")
  func bars() throws {
    #expect(try lines(64, tools: "14490", to: "retina5_9") == ["88", "758"])
    #expect(try lines(44, tools: "17156", to: "retina6_1") == ["88", "842"])
    #expect(try lines(64, tools: "14460", to: "ipad9_7") == ["70", "1004"])
    #expect(try lines(64, tools: "14109", to: "ipad9_7") == ["64", "1004"])
  }

  @Test("Xcode 16 and later count the safe area twice, and devices do not")
  func doubled() throws {
    #expect(try lines(100, tools: "24128", from: "retina5_9", to: "retina6_1").first == "48")
  }

  @Test("The bar of a sheet begins below the status bar of the screen")
  func sheets() throws {
    #expect(try lines(56, tools: "17701", to: "retina6_1").first == "56")
  }
}

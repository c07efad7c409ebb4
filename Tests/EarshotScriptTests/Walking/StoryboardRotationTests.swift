import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Testing

@testable import EarshotScript

/// A storyboard's device covers its own edges, upright and across.
@Suite struct StoryboardRotationTests {
  @Test(arguments: [
    ("retina6_12", "59 0 34 0", "0 59 21 59"), ("retina4_7", "20 0 0 0", "0 0 0 0"),
    ("ipad11_0rounded", "24 0 20 0", "24 0 20 0"),
  ])
  func edgesFollowTheDevice(device: String, upright: String, across: String) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="23504" targetRuntime="iOS.CocoaTouch" initialViewController="a">
      <device id="\(device)" orientation="portrait"/><scenes><scene><objects>
      <viewController id="a"><view key="view" id="v"/></viewController>
      </objects></scene></scenes></document>
      """
    let application = try AppReader().application(of: Array(text.utf8), file: "Main.storyboard")
    application.launch()
    application.update()
    func edges() -> String {
      let edges = application.windows[0].deviceSafeAreaInsets
      return [edges.top, edges.left, edges.bottom, edges.right].map { "\(Int($0))" }
        .joined(separator: " ")
    }
    #expect(edges() == upright)
    application.rotate(isLandscape: true)
    #expect(edges() == across)
    application.rotate(isLandscape: false)
    #expect(edges() == upright)
  }
}

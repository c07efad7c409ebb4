import EarshotInterface
import EarshotModel
import EarshotTestApps
import Testing

private let guided = storyboard(
  """
  <viewController id="g" sceneMemberID="viewController">
  <layoutGuides>
  <viewControllerLayoutGuide type="top" id="tg"/><viewControllerLayoutGuide type="bottom" id="bg"/>
  </layoutGuides>
  <view key="view" id="root">\(frame(0, 0, 375, 900))<subviews>
  <label text="First" translatesAutoresizingMaskIntoConstraints="NO" id="first">
  \(frame(16, 72, 343, 20))</label>
  <label text="Last" translatesAutoresizingMaskIntoConstraints="NO" id="last">
  \(frame(16, 800, 343, 20))</label></subviews>
  <constraints>
  <constraint firstItem="first" firstAttribute="top" secondItem="tg" secondAttribute="bottom" \
  constant="8" id="c1"/>
  <constraint firstItem="bg" firstAttribute="top" secondItem="last" secondAttribute="bottom" \
  constant="12" id="c2"/>
  </constraints></view></viewController>
  """)

/// Constraints to what bars and the device leave (guide row G12).
@Suite struct LayoutGuideTests {
  @Test func contentStaysClearOfWhatCoversTheEdges() throws {
    let running = try RunningStoryboard(guided)
    let window = running.application.windows[0]
    window.deviceSafeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    window.transition(to: Size(width: 320, height: 568))
    let labels = window.rootViewController?.view.subviews.map(\.frame)
    #expect(
      labels == [
        Rect(x: 16, y: 28, width: 343, height: 20), Rect(x: 16, y: 502, width: 343, height: 20),
      ])
    let guides = window.rootViewController?.view.layoutGuides
    #expect(guides?.map(\.identifier) == ["top", "bottom"])
    #expect(window.rootViewController?.topLayoutGuide === guides?.first)
  }
}

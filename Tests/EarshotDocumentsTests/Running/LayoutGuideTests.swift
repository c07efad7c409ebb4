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

  @Test func contentFollowsBarsThatComeAndGoWhileItIsShown() throws {
    let text = storyboard(
      navigation(to: "g"),
      """
      <viewController id="g" sceneMemberID="viewController">
      <view key="view" id="root">\(frame(0, 0, 375, 667))<subviews>
      <label text="First" translatesAutoresizingMaskIntoConstraints="NO" id="first">
      \(frame(16, 72, 343, 20))</label>
      <label text="Last" translatesAutoresizingMaskIntoConstraints="NO" id="last">
      \(frame(16, 635, 343, 20))</label></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
      <constraint firstItem="first" firstAttribute="top" secondItem="safe" secondAttribute="top" \
      constant="8" id="c1"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="last" \
      secondAttribute="bottom" constant="12" id="c2"/>
      </constraints></view></viewController>
      """, attributes: "initialViewController=\"n\"")
    let running = try RunningStoryboard(text)
    let root = running.application.windows[0].rootViewController
    let stack = try #require(root as? NavigationController)
    func places() -> [Double] {
      running.application.update()
      return stack.topViewController?.view.subviews.map(\.frame.minY) ?? []
    }
    #expect(places() == [72, 635])
    stack.isToolbarHidden = false
    #expect(places() == [72, 591])
    stack.isToolbarHidden = true
    #expect(places() == [72, 635])
    stack.isNavigationBarHidden = true
    #expect(places() == [28, 635])
  }
}

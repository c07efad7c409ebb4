import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotTestApps
import Testing

/// What a storyboard draws for some size classes, as it is read without being run.
@Suite struct VariationTests {
  private static let text = storyboard(
    subviews: """
      <label text="Both" id="l1">\(frame(20, 40, 100, 20))</label>
      <view id="v">\(frame(0, 100, 375, 200))<subviews>
      <label text="Across" id="l2">\(frame(20, 0, 100, 20))</label>
      <label text="Upright" id="l3">\(frame(20, 40, 100, 20))</label>
      <label text="Pad" id="l4">\(frame(20, 80, 100, 20))</label>
      <imageView image="tall" id="i">\(frame(20, 120, 20, 20))
      <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>
      <variation key="heightClass=compact" image="wide"/></imageView></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="l2"/>
      <exclude reference="l4"/></mask></variation>
      <variation key="heightClass=compact-widthClass=compact"><mask key="subviews">
      <exclude reference="l1"/><exclude reference="l3"/></mask></variation>
      <variation key="heightClass=compact"><mask key="subviews"><include reference="l2"/></mask></variation>
      <variation key="userInterfaceIdiom=pad"><mask key="subviews"><include reference="l4"/></mask></variation>
      <variation key="somethingNew=yes"><mask key="subviews"><exclude reference="l3"/></mask></variation>
      </view>
      """)

  private func read(_ device: String?) throws -> String {
    let document = try DocumentReader(device: device)
      .read(Array(Self.text.utf8), file: "Main.storyboard")
    return AccessibleText(document.screens[0].root).elements
      .map { $0.accessibilityLabel ?? "-" }.joined(separator: ", ")
  }

  @Test("A view whose frame is fixed stands where it was drawn for a size class")
  func frames() throws {
    let text = storyboard(
      subviews: """
        <label text="Name" fixedFrame="YES" id="l"><frame key="frameInset" minX="-42" minY="-21" width="42" height="21"/>
        <variation key="widthClass=compact" fixedFrame="YES">\(frame(20, 105, 209, 48))</variation></label>
        """)
    let place = { (device: String) in
      try DocumentReader(device: device).read(Array(text.utf8), file: "Main.storyboard").screens[0]
        .root.accessibilityFrame(of: "Name")
    }
    #expect(try place("retina4_7")?.size == Size(width: 209, height: 48))
    #expect(try place("ipad9_7")?.size == Size(width: 42, height: 21))
  }

  @Test("A square that stands for any device shows what was drawn for a phone that is held upright")
  func anyDevice() throws {
    let views = """
      <button id="b" translatesAutoresizingMaskIntoConstraints="NO">\(frame(0, 0, 46, 30))<state key="normal" title="Phone"/>
      <variation key="heightClass=regular-widthClass=compact">\(frame(300, 20, 100, 50))</variation></button>
      <label text="Pad" id="p">\(frame(20, 80, 100, 20))</label>
      <label text="Short" id="s">\(frame(20, 120, 100, 20))</label>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useTraitCollections="YES"><scenes><scene sceneID="s1"><objects>
      <viewController id="c"><view key="view" id="v">\(frame(0, 0, 600, 600))<subviews>\(views)</subviews>
      <variation key="default"><mask key="subviews"><exclude reference="b"/><exclude reference="p"/>
      <exclude reference="s"/></mask></variation>
      <variation key="heightClass=compact"><mask key="subviews"><include reference="s"/></mask></variation>
      <variation key="heightClass=regular-widthClass=compact"><mask key="subviews"><include reference="b"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="p"/></mask></variation>
      </view></viewController></objects></scene></scenes></document>
      """
    let root = try DocumentReader().read(Array(text.utf8), file: "Main.storyboard").screens[0].root
    let shown = AccessibleText(root).elements
    #expect(shown.map { $0.accessibilityLabel ?? "-" } == ["Phone"])
    // Where it stands nobody knows.
    #expect(shown.compactMap { ($0 as? View)?.hasKnownFrame } == [false])
  }

  @Test(arguments: [
    (nil, "Both, Upright, tall"),
    ("retina4_7/landscape", "Both, Across, wide"),
    ("retina5_5/landscape", "Both, Across, Upright, wide"),
    ("ipad9_7", "Both, Upright, Pad, tall"), ("ipad9_7/landscape", "Both, Upright, Pad, tall"),
  ])
  func aDeviceShowsWhatWasDrawnForIt(device: String?, labels: String) throws {
    #expect(try read(device) == labels)
  }
}

extension Responder {
  /// The frame of the first element with a name.
  fileprivate func accessibilityFrame(of name: String) -> Rect? {
    AccessibleText(self).elements.first { $0.accessibilityLabel == name }?.accessibilityFrame
  }
}

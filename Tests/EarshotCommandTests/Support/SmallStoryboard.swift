/// A storyboard of one scene, `Home`, or of scenes of one's own.
enum SmallStoryboard {
  /// The whole file; `objects` stand on the scene's view from line 11 on.
  static func text(_ objects: String = label("Hello")) -> String {
    text(
      scenes: """
                <scene sceneID="scn-00-aaa">
                    <objects>
                        <viewController title="Home" id="ctr-00-aaa" sceneMemberID="viewController">
                            <view key="view" id="viw-00-aaa">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <subviews>
        \(objects)
                                </subviews>
                            </view>
                        </viewController>
                    </objects>
                </scene>
        """, first: "ctr-00-aaa")
  }

  /// The whole file; `first` is the id of the controller that is shown first.
  static func text(scenes: String, first: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="\(first)">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
    \(scenes)
        </scenes>
    </document>

    """
  }

  /// A file in which no scene stands, as Xcode makes it.
  static var withoutScenes: String {
    text(scenes: "", first: "").replacing(" initialViewController=\"\"", with: "")
  }

  /// A label.
  static func label(_ text: String, id: String = "lbl-00-aaa") -> String {
    """
    <label text="\(text)" id="\(id)"><rect key="frame" x="16" y="75" width="361" \
    height="41"/></label>
    """
  }
}

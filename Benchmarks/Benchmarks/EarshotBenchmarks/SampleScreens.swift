import Earshot

/// Screens of any size to measure with.
enum SampleScreens {
  /// A grid of buttons, three in a row.
  static func root(elements count: Int) -> View {
    let root = View(frame: Rect(x: 0, y: 0, width: 390, height: Double(count) * 20))
    for index in 0..<count {
      let button = Button(frame: frame(of: index))
      button.accessibilityLabel = "Button \(index)"
      root.addSubview(button)
    }
    return root
  }

  /// A screen document of the same buttons.
  static func document(elements count: Int) -> String {
    let children = (0..<count).map { index in
      let frame = frame(of: index)
      return """
        {"label": "Button \(index)", "traits": ["button"], \
        "frame": [\(frame.origin.x), \(frame.origin.y), 120, 44]}
        """
    }
    return """
      {"earshot": 1, "screens": [{"name": "Grid", "root": {"children": \
      [\(children.joined(separator: ", "))]}}]}
      """
  }

  /// A storyboard of scenes with ten labels each.
  static func storyboard(scenes count: Int) -> String {
    let scenes = (0..<count).map { scene in
      let labels = (0..<10).map { label in
        """
        <label text="Label \(label)" id="lbl-\(scene)-\(label)"><rect key="frame" x="16" \
        y="\(60 * label)" width="300" height="40"/></label>
        """
      }
      return """
        <scene sceneID="scn-\(scene)"><objects><viewController id="ctr-\(scene)" \
        sceneMemberID="viewController"><view key="view" id="viw-\(scene)"><rect key="frame" \
        x="0.0" y="0.0" width="393" height="852"/><subviews>\(labels.joined())</subviews></view>\
        </viewController></objects></scene>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><device id="retina6_12" orientation="portrait"/>
      <scenes>\(scenes.joined())</scenes></document>
      """
  }

  private static func frame(of index: Int) -> Rect {
    Rect(x: Double(index % 3) * 130, y: Double(index / 3) * 52, width: 120, height: 44)
  }
}

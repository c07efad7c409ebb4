import EarshotDocuments

/// A storyboard for an iPhone 8 held upright, with these scenes, each given by its objects.
func storyboard(
  _ scenes: String..., device: String? = "retina4_7", attributes: String = "",
  resources: String = ""
) -> String {
  let device = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
  let list = scenes.map { "<scene><objects>\n\($0)\n</objects></scene>" }.joined(separator: "\n")
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="23504" targetRuntime="iOS.CocoaTouch" \(attributes)>
    \(device)
    <scenes>
    \(list)
    </scenes>
    <resources>\(resources)</resources>
    </document>
    """
}

/// A storyboard whose only scene has a screen with these subviews.
func storyboard(subviews: String, resources: String = "") -> String {
  storyboard(controller("c", subviews: subviews), resources: resources)
}

/// A view controller whose root view fills an iPhone 8 and has these subviews.
func controller(
  _ identifier: String, _ attributes: String = "", subviews: String = "", rest: String = ""
) -> String {
  """
  <viewController id="\(identifier)" \(attributes) sceneMemberID="viewController">
  <view key="view" id="\(identifier)-view">\(frame(0, 0, 375, 667))
  <subviews>\(subviews)</subviews></view>
  \(rest)
  </viewController>
  """
}

/// A saved frame.
func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
  "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
}

/// A scene with a navigation stack, whose identifier is `n`.
func navigation(to root: String) -> String {
  """
  <navigationController id="n" sceneMemberID="viewController"><connections>
  \(segue("relationship", to: root, "relationship=\"rootViewController\""))</connections>
  </navigationController>
  """
}

/// A segue among the connections of an object.
func segue(_ kind: String, to destination: String, _ attributes: String = "") -> String {
  "<segue destination=\"\(destination)\" kind=\"\(kind)\" \(attributes) "
    + "id=\"\(kind)-\(destination)\"/>"
}

/// Reads a document from its text.
func read(_ text: String, file: String = "Main.storyboard") throws -> Document {
  try DocumentReader().read(Array(text.utf8), file: file)
}

/// The first screen of a storyboard as text, without its headline.
func firstScreen(_ text: String) throws -> String {
  let lines = try outline(read(text)).split(separator: "\n").dropFirst()
  return lines.prefix { !$0.hasPrefix("#") }.map { $0.dropFirst(2) }.joined(separator: "\n")
}

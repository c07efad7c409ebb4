/// A small file that shows what a rule means.
public struct RuleExample: Hashable, Sendable {
  /// What the file is.
  public enum Form: String, Hashable, Sendable {
    /// A screen document.
    case screens
    /// A storyboard.
    case storyboard
  }

  /// What the file is.
  public let form: Form
  /// The file.
  public let text: String

  /// A screen document with these elements, each a line of YAML in braces, on one screen.
  public static func elements(_ elements: String...) -> RuleExample {
    let lines = elements.map { "        - \($0)" }.joined(separator: "\n")
    return RuleExample(
      form: .screens,
      text: """
        earshot: 1
        language: en
        screens:
          - name: Example
            root:
              children:
        \(lines)

        """)
  }

  /// A screen document as it stands.
  public static func screens(_ text: String) -> RuleExample {
    RuleExample(form: .screens, text: text)
  }

  /// A storyboard with one scene that holds these views, as Xcode writes them.
  public static func storyboard(_ views: String) -> RuleExample {
    RuleExample(
      form: .storyboard,
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch">
          <device id="retina6_12" orientation="portrait"/>
          <scenes><scene sceneID="s"><objects>
            <viewController id="c" title="Example">
              <view key="view" id="v">
                <rect key="frame" x="0" y="0" width="393" height="852"/>
                <subviews>
        \(views)
                </subviews>
              </view>
            </viewController>
          </objects></scene></scenes>
        </document>

        """)
  }
}

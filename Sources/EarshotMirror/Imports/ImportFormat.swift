/// A format in which another tool writes down what is on a screen.
public enum ImportFormat: String, Sendable, CaseIterable {
  /// The page source of Appium's XCUITest driver, as XML.
  case xcuiTest = "xcuitest"
  /// The `debugDescription` of an `XCUIElement`, as text.
  case xcuiDescription = "xcui-description"
  /// What idb, AXe or WebDriverAgent describe of an iOS screen, as JSON.
  case appleJSON = "apple-json"
  /// A dump of UiAutomator, or the page source of Appium's UiAutomator2 driver, as XML.
  case uiAutomator = "uiautomator"
  /// Chromium's answer to `Accessibility.getFullAXTree`, as JSON.
  case chromium = "chromium"
  /// A snapshot of Playwright's ARIA tree, as YAML.
  case ariaSnapshot = "aria-snapshot"
  /// What Flutter's `debugDumpSemanticsTree` prints, as text.
  case flutter = "flutter"
  /// What `printToString` and `printToLog` of Compose's test rules print, as text.
  case compose = "compose"
  /// What `toJSON` of React Native's test renderer gives, as JSON, or what its tests print, as tags.
  case reactNative = "react-native"
  /// The hierarchy that AccessibilitySnapshot's parser finds, as JSON.
  case accessibilitySnapshot = "accessibility-snapshot"
  /// A dump of AT-SPI's tree in Earshot's own JSON.
  case atSPI = "at-spi"

  /// What the roles and states of the format mean.
  public var vocabulary: Vocabulary {
    switch self {
    case .xcuiTest, .xcuiDescription, .appleJSON: .xcuiTest
    case .uiAutomator: .android
    case .chromium, .ariaSnapshot: .aria
    case .flutter: .flutter
    case .compose: .compose
    case .reactNative: .reactNative
    case .accessibilitySnapshot: .accessibilitySnapshot
    case .atSPI: .atSPI
    }
  }

  /// Whether it has the words of Apple's tests.
  var isOfApple: Bool {
    switch self {
    case .xcuiTest, .xcuiDescription, .appleJSON: true
    default: false
    }
  }

  /// What people call the format.
  public var title: String {
    switch self {
    case .xcuiTest: "an XCUITest page source"
    case .xcuiDescription: "the debug description of an XCUIElement"
    case .appleJSON: "a description of an iOS screen by idb, AXe or WebDriverAgent"
    case .uiAutomator: "a UiAutomator dump"
    case .chromium: "an accessibility tree of Chromium"
    case .ariaSnapshot: "an ARIA snapshot"
    case .flutter: "a dump of Flutter's semantics tree"
    case .compose: "a printed semantics tree of Compose"
    case .reactNative: "a tree of React Native's test renderer"
    case .accessibilitySnapshot: "a hierarchy of AccessibilitySnapshot"
    case .atSPI: "a dump of AT-SPI's tree"
    }
  }

  /// The state that says whether a node can be seen, where a tool may call what only arranges others
  /// invisible.
  var visibility: String? {
    switch self {
    case .xcuiTest, .xcuiDescription, .appleJSON: "visible"
    case .uiAutomator: "displayed"
    default: nil
    }
  }

  /// Whether something that is used inside something else that is used is reached by itself, as it is on Android.
  var reachesNested: Bool { self == .uiAutomator || self == .compose }

  /// The most that is read of one file, in bytes: 100 MiB of XML, 32 MiB of anything else.
  public var sizeLimit: Int {
    switch self {
    case .xcuiTest, .uiAutomator: 100 << 20
    default: 32 << 20
    }
  }

  /// How many elements a file may hold: 1,000,000 in XML, 2,000,000 in YAML, and 500,000 in anything else; more
  /// would take more memory than a few times the size of the file.
  public var nodeLimit: Int {
    switch self {
    case .xcuiTest, .uiAutomator: 1_000_000
    case .ariaSnapshot: 2_000_000
    default: 500_000
    }
  }

  /// The most that is read of one file of any format, in bytes.
  public static let largestSize = 100 << 20

  /// Whether places are counted in pixels, of which nobody says how many make a point.
  var countsPixels: Bool { self == .uiAutomator || self == .compose }
}

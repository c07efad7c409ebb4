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

  /// What the roles and states of the format mean.
  public var vocabulary: Vocabulary {
    switch self {
    case .xcuiTest, .xcuiDescription, .appleJSON: .xcuiTest
    case .uiAutomator: .android
    case .chromium, .ariaSnapshot: .aria
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
    }
  }
}

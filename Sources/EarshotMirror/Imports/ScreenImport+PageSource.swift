import EarshotFiles
import EarshotModel

extension ScreenImport {
  /// Takes in the page source of Appium's XCUITest driver.
  func readPageSource(_ source: SourceText) throws(FileError) {
    let follower = PageSourceFollower(self)
    tellsHeadings = false
    prepareAppleElements()
    try MarkupReader.read(source, in: source.markupRange, follower: follower)
    finishAppleElements(tellsElements: follower.tellsElements)
  }

  /// Looks for the name of the screen in its navigation bar, or else at the screen itself.
  func prepareAppleElements() {
    titleOf = { node in
      node.role == "NavigationBar" ? node.name ?? node.identifier : nil
    }
  }

  /// Takes in an element of an iOS screen, which becomes the present node.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - place: Where the file describes it.
  ///   - change: What else is known of it.
  /// - Throws: `tooMany`, at an element behind the last that is taken in.
  func begin(
    _ element: AppleElement, at place: SourcePlace, change: (inout MirrorNode) -> Void = { _ in }
  ) throws(FileError) {
    var node = element.node(at: place, inside: around?.role)
    change(&node)
    // In pages the texts of a link are elements, and the link is none.
    if node.isElement == true, isInside({ $0.part == .group && $0.traits.contains(.link) }) {
      node.traits.insert(.link)
    }
    if hasNoRoot {
      screenName = NodeMeaning(node, in: vocabulary).isSecret ? nil : node.name
      screenPlace = node.place?.rect
    }
    try begin(node)
  }

  /// Gives the screen the name and the size that its elements tell, and says what was assumed.
  func finishAppleElements(tellsElements: Bool) {
    title = title ?? screenName
    if !tellsElements {
      notes.append(
        "the file does not tell which nodes are accessibility elements; their types decided")
    }
  }
}

/// Takes in a page source element by element.
#if MainActorApps
  @preconcurrency @MainActor
#endif
private final class PageSourceFollower: MarkupFollower {
  private let screen: ScreenImport
  /// Which of the tags that are open are elements.
  private var areElements: [Bool] = []
  /// Whether the file says of any node whether it is an accessibility element.
  private(set) var tellsElements = false

  init(_ screen: ScreenImport) { self.screen = screen }

  func begin(_ element: MarkupElement) throws(FileError) {
    // Before XCUITest the tags were those of UIAutomation.
    let isType = element.name.hasPrefix("XCUIElementType") || element.name.hasPrefix("UIA")
    let type = element["type"] ?? (isType ? element.name : nil)
    areElements.append(type != nil)
    guard let type else { return }
    let described = AppleElement(pageSource: element, type: type)
    tellsElements = tellsElements || described.isAccessible != nil
    screen.tellsHeadings = screen.tellsHeadings || element.has("traits")
    try screen.begin(described, at: element.place)
  }

  func endElement() {
    if areElements.popLast() ?? false { screen.end() }
  }
}

extension AppleElement {
  fileprivate init(pageSource element: MarkupElement, type: String) {
    self.init(type: type)
    let name = element["name"] ?? element["identifier"]
    // The driver for the Mac has titles besides.
    label = element["label"]?.nonBlank ?? element["title"]
    value = element["value"]
    identifier = name == label ? nil : name
    placeholder = element["placeholderValue"]
    hint = element["hint"]
    isEnabled = !element.has("enabled", "false")
    isVisible = element["visible"].map { $0 == "true" }
    isSelected = element.has("selected", "true")
    isFocused = element.has("focused", "true")
    isAccessible = element["accessible"].map { $0 == "true" }
    traits = element["traits"]?.split { $0 == "," || $0 == "|" }.map(String.init) ?? []
    if let width = element.decimal("width"), let height = element.decimal("height") {
      frame = Rect.imported(
        x: element.decimal("x") ?? 0, y: element.decimal("y") ?? 0, width: width, height: height)
    }
  }
}

extension Rect {
  /// A place as a file tells it, or `nil` when the numbers are none that a screen could have.
  static func imported(x: Double, y: Double, width: Double, height: Double) -> Rect? {
    let limit = 1e9
    guard [x, y, width, height].allSatisfy({ $0.isFinite && abs($0) <= limit }) else {
      return nil
    }
    return Rect(x: x, y: y, width: max(width, 0), height: max(height, 0))
  }
}

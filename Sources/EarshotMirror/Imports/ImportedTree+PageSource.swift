import EarshotFiles
import EarshotModel

extension ImportedTree {
  /// Takes in the page source of Appium's XCUITest driver.
  ///
  /// The elements stand in the file in the order of the tree, each before what is inside, so one walk over
  /// the list is enough.
  mutating func readPageSource(_ file: ElementTree) throws(FileError) {
    var identities: [Int: NodeIdentity] = [:]
    var types: [Int: String] = [:]
    var tellsElements = false
    tellsHeadings = false
    for element in file.elements {
      guard let type = element["type"] ?? element.typeOfTag else { continue }
      let parent = element.parent.flatMap { identities[$0.index] }
      let container = element.parent.flatMap { types[$0.index] }
      let described = AppleElement(pageSource: element, type: type)
      tellsElements = tellsElements || described.isAccessible != nil
      tellsHeadings = tellsHeadings || element.has("traits")
      let identity = tree.makeIdentity()
      addAppleNode(
        described.node(identity, at: element.place, inside: container), under: parent)
      identities[element.index] = identity
      types[element.index] = AppleElement.plainType(type)
    }
    try requireNodes(file.root)
    finishAppleElements(tellsElements: tellsElements)
  }

  /// Refuses a file without any node.
  func requireNodes(_ root: Element) throws(FileError) {
    guard !tree.nodes.isEmpty else { throw root.error(ImportProblem.noNodes(format)) }
  }

  /// Gives the screen the name and the size that its elements tell, and says what was assumed.
  mutating func finishAppleElements(tellsElements: Bool) {
    showWhatHoldsVisible("visible")
    if let root = tree.roots.first.flatMap({ tree[$0] }) {
      tree.bounds = root.place?.rect
      tree.title = root.name
    }
    if let bar = tree.first(where: { $0.role == "NavigationBar" }) {
      let title = bar.name ?? bar.identifier
      tree.title = title ?? tree.title
    }
    if !tellsElements {
      notes.append(
        "the file does not tell which nodes are accessibility elements; their types decided")
    }
  }
}

extension Element {
  /// The type that the name of the tag tells, or `nil` for a tag that only holds others.
  fileprivate var typeOfTag: String? { name.hasPrefix("XCUIElementType") ? name : nil }
}

extension AppleElement {
  fileprivate init(pageSource element: Element, type: String) {
    self.init(type: type)
    let name = element["name"]
    label = element["label"]
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

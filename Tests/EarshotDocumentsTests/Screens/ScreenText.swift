import EarshotInterface
import EarshotModel

@testable import EarshotDocuments

/// Everything a reader can ask of a tree, as text, so that two trees can be compared to the last bit.
///
/// What is hidden from readers is left out: a document also holds views that their classes keep back.
enum ScreenText {
  static func of(_ document: Document) -> String {
    var lines = [
      "\(document.interfaceIdiom) \(document.layoutDirection) \(document.language ?? "-")"
    ]
    for screen in document.screens {
      lines.append(
        "\(screen.name) \(screen.identifier ?? "-") \(screen.size.width)x\(screen.size.height) "
          + "\(screen.isContainer)")
      append(screen.root, depth: 0, to: &lines)
    }
    return lines.joined(separator: "\n")
  }

  static func of(_ root: Responder) -> String {
    var lines: [String] = []
    append(root, depth: 0, to: &lines)
    return lines.joined(separator: "\n")
  }

  private static func append(_ responder: Responder, depth: Int, to lines: inout [String]) {
    let traversal = responder.accessibilityTraversal
    let children = traversal.children.filter { !$0.accessibilityElementsHidden }
    var list = responder.accessibilityElements
    if list == nil, traversal.usesIndexedElements,
      let count = responder.accessibilityElementCount(),
      count > 0
    {
      list = (0..<count).compactMap { responder.accessibilityElement(at: $0) }
    }
    if list == nil, traversal.arrangement == .inOrder, !traversal.children.isEmpty {
      list = traversal.children
    }
    list?.removeAll(where: \.accessibilityElementsHidden)
    lines.append(String(repeating: " ", count: depth) + line(of: responder))
    // What stands in a list without being a child is written as one.
    let extra = (list ?? []).filter { element in
      !children.contains { $0 === element } && !(element is DocumentElement)
    }
    if let list {
      let isInOrder = list.elementsEqual(children + extra, by: ===)
      let order = isInOrder ? "in order" : "explicit \(list.map(name))"
      lines.append(String(repeating: " ", count: depth) + order)
    }
    if let table = responder as? any AccessibilityContainerDataTable {
      lines.append(String(repeating: " ", count: depth) + text(of: table))
    }
    for child in children + extra { append(child, depth: depth + 1, to: &lines) }
  }

  /// What is asked of one responder.
  static func line(of responder: Responder) -> String {
    parts(of: responder).joined(separator: " ")
  }

  private static func name(_ responder: Responder) -> String {
    if let label = responder.accessibilityLabel { return label }
    // The name that Interface Builder gave to an element is no identifier of the view.
    guard let element = responder as? DocumentElement, element.savedPlace != nil else {
      return responder.accessibilityIdentifier ?? "?"
    }
    return element.explicitIdentifier ?? "?"
  }

  private static func parts(of responder: Responder) -> [String] {
    let traversal = responder.accessibilityTraversal
    let frame = responder.accessibilityFrame
    var parts = [responder.isAccessibilityElement ? "*" : "-"]
    parts.append(responder.accessibilityLabel?.debugDescription ?? "nil")
    if let value = responder.disclosedAccessibilityValue?.text {
      parts.append("value \(value.debugDescription)")
    }
    if let hint = responder.accessibilityHint { parts.append("hint \(hint.debugDescription)") }
    parts.append("[\(responder.accessibilityTraits)]")
    parts.append("\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)")
    let point = responder.accessibilityActivationPoint
    if point != frame.center { parts.append("point \(point.x) \(point.y)") }
    if let language = responder.accessibilityLanguage { parts.append("language \(language)") }
    if responder.accessibilityElementsHidden { parts.append("elementsHidden") }
    if traversal.isPruned { parts.append("pruned") }
    if traversal.clips { parts.append("clips") }
    if traversal.scrollRegion != nil { parts.append("scrolls") }
    if responder.accessibilityViewIsModal { parts.append("modal") }
    if responder.shouldGroupAccessibilityChildren { parts.append("groups") }
    if responder.accessibilityContainerType != .none {
      parts.append("\(responder.accessibilityContainerType)")
    }
    if responder.accessibilityNavigationStyle != .automatic {
      parts.append("\(responder.accessibilityNavigationStyle)")
    }
    return parts + content(of: responder)
  }

  private static func content(of responder: Responder) -> [String] {
    var parts: [String] = []
    if let actions = responder.accessibilityCustomActions {
      parts.append("actions \(actions.map { "\($0.name.text)/\($0.category ?? "-")" })")
    }
    for fact in responder.accessibilityCustomContent {
      parts.append("fact \(fact.label.text)=\(fact.value.text)/\(fact.importance)")
    }
    for rotor in responder.accessibilityCustomRotors ?? [] {
      parts.append("rotor \(rotor.name.text)/\(rotor.systemRotorType) \(found(by: rotor))")
    }
    if responder.accessibilityExpandedStatus != .unsupported {
      parts.append("\(responder.accessibilityExpandedStatus)")
    }
    if responder.isAccessibilityRequired { parts.append("required") }
    let invalidity = responder.accessibilityInvalidity
    if invalidity != .none { parts.append("invalid \(invalidity)") }
    if let labels = responder.accessibilityUserInputLabels { parts.append("input \(labels)") }
    if let context = responder.accessibilityTextualContext { parts.append("\(context)") }
    let runs = responder.accessibilityAttributedLabel?.runs ?? []
    if let place = responder.accessibilitySeriesPosition {
      parts.append("\(place.index) of \(place.count)")
    }
    if let level = runs.compactMap(\.attributes.headingLevel).first { parts.append("h\(level)") }
    if let responds = responder.accessibilityRespondsToUserInteraction {
      parts.append("responds \(responds)")
    }
    return parts
  }

  static func found(by rotor: AccessibilityCustomRotor) -> [String] {
    var names: [String] = []
    var item = AccessibilityCustomRotor.ItemResult(targetElement: nil)
    while names.count < 20,
      let next = rotor.itemSearch(.init(currentItem: item, searchDirection: .next)),
      let element = next.targetElement
    {
      names.append(name(element))
      item = next
    }
    return names
  }

  private static func text(of table: any AccessibilityContainerDataTable) -> String {
    var parts: [String] = []
    for row in 0..<table.accessibilityRowCount() {
      let headers = table.accessibilityHeaderElements(forRow: row)?.map { name($0) }
      parts.append("row \(row) \(headers ?? [])")
      for column in 0..<table.accessibilityColumnCount() {
        let cell = table.accessibilityDataTableCellElement(forRow: row, column: column)
        let rows = cell?.accessibilityRowRange().map { "\($0)" } ?? "-"
        let columns = cell?.accessibilityColumnRange().map { "\($0)" } ?? "-"
        parts.append("(\(cell.map { name($0) } ?? "-") \(rows) \(columns))")
      }
    }
    for column in 0..<table.accessibilityColumnCount() {
      let headers = table.accessibilityHeaderElements(forColumn: column)?.map { name($0) }
      parts.append("column \(column) \(headers ?? [])")
    }
    return parts.joined(separator: " ")
  }
}

/// A screen document from the YAML of its elements, which are the children of the root.
func screens(_ elements: String) throws -> Document {
  let text = """
    screens:
      - root:
          children:

    """
  let lines = elements.split(separator: "\n", omittingEmptySubsequences: false)
  let indented = lines.map { "        " + $0 }.joined(separator: "\n")
  return try Document(screenDocument: text + indented, file: "x.yaml")
}

extension Document {
  /// Reads the text of a screen document.
  init(screenDocument text: String, file: String) throws {
    self = try DocumentReader().read(Array(text.utf8), file: file)
  }

  /// The element of the first screen with a name.
  func element(_ id: String) -> DocumentElement? {
    func find(_ view: View) -> DocumentElement? {
      if let element = view as? DocumentElement, element.id == id { return element }
      return view.subviews.lazy.compactMap { find($0) }.first
    }
    return screens.first.flatMap { find($0.root) }
  }
}

/// The first line in which two texts differ, or `nil` when they are the same.
func firstDifference(_ first: String, _ second: String) -> String? {
  if first == second { return nil }
  let (left, right) = (first.split(separator: "\n"), second.split(separator: "\n"))
  let index = zip(left, right).enumerated().first { $1.0 != $1.1 }?.offset
  guard let index else { return "\(left.count) lines against \(right.count)" }
  return "line \(index + 1): \(left[index]) / \(right[index])"
}

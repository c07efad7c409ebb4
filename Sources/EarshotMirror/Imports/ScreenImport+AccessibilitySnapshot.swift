import EarshotFiles
import EarshotModel

// What AccessibilitySnapshot's parser finds in a view, as Swift's `Codable` writes it: a list of elements and of
// containers with those inside, or of elements alone. What it says is what UIKit says, so traits are taken as
// they are.

extension ScreenImport {
  /// Takes in a hierarchy of AccessibilitySnapshot.
  func readAccessibilitySnapshot(_ document: NodeCursor) throws(FileError) {
    var roots = document
    // A report may hold the list beside other things.
    if case .mapping = document.node.content {
      var members = try document.mapping()
      if let payload = try members["payload"]?.mapping() { members = payload }
      roots = members["hierarchy"] ?? members["tree"] ?? members["elements"] ?? document
    }
    titleOf = { $0.traits.contains(.header) ? $0.name : nil }
    if case .sequence = roots.node.content {
      for root in try roots.list() { try addSnapshotNode(root) }
    } else {
      try addSnapshotNode(roots)
    }
  }

  private func addSnapshotNode(_ cursor: NodeCursor) throws(FileError) {
    guard case .mapping = cursor.node.content else {
      throw cursor.error(ImportProblem.noNode(format, found: cursor.node.summary))
    }
    let members = try cursor.mapping()
    var children = members["children"]
    var held = members
    var isContainer = false
    for key in ["element", "container"] {
      // The case of an enumeration holds what belongs to it; a value without a name is `_0`.
      guard let given = members[key], case .mapping = given.node.content else { continue }
      let inside = try given.mapping()
      isContainer = key == "container"
      children = inside["children"]
      held = try inside["_0"]?.mapping() ?? inside
    }
    var node =
      isContainer ? MirrorNode(snapshotContainer: held) : MirrorNode(snapshotElement: held)
    node.source = cursor.node.place
    try begin(node)
    defer { end() }
    guard let children, case .sequence = children.node.content else { return }
    for child in try children.list() { try addSnapshotNode(child) }
  }
}

extension MirrorNode {
  fileprivate init(snapshotElement members: NodeMapping) {
    self.init(role: "element", name: members["label"]?.scalar?.nonBlank)
    value.text = members["value"]?.scalar?.nonBlank
    // Older versions write only what is spoken.
    if name == nil, value.text == nil { name = members["description"]?.scalar?.nonBlank }
    summary = members["hint"]?.scalar?.nonBlank
    identifier = members["identifier"]?.scalar?.nonBlank
    language = members["accessibilityLanguage"]?.scalar
    isElement = true
    traits = members["traits"]?.snapshotTraits ?? .none
    for action in (try? members["customActions"]?.list()) ?? [] {
      let label = action.scalar ?? (try? action.mapping())?["name"]?.scalar
      if let label { actions.append(NodeAction(label, label: label)) }
    }
    place = (members["shape"] ?? members["frame"])?.snapshotRect.map { NodePlace($0) }
  }

  fileprivate init(snapshotContainer members: NodeMapping) {
    let type = members["type"]
    let kinds = ["none", "dataTable", "list", "landmark", "semanticGroup"]
    var kind = "none"
    var words = members
    if let number = type?.node.number.flatMap({ Int(exactly: $0) }), kinds.indices.contains(number)
    {
      kind = kinds[number]
    } else if let name = type?.scalar {
      kind = name
    } else if let given = try? type?.mapping(), let first = given.members.first?.key {
      kind = first
      words = (try? given[first]?.mapping()) ?? members
    }
    self.init(role: kind, name: (words["label"] ?? members["label"])?.scalar?.nonBlank)
    value.text = (words["value"] ?? members["value"])?.scalar?.nonBlank
    identifier = (members["identifier"] ?? words["identifier"])?.scalar?.nonBlank
    if members["traits"]?.snapshotTraits.contains(.tabBar) == true { role = "tabBar" }
    if members["isModalBoundary"]?.scalar == "true" { states["isModalBoundary"] = "true" }
    place = members["frame"]?.snapshotRect.map { NodePlace($0) }
  }
}

extension NodeCursor {
  /// Traits by their names, or as the number that UIKit has for them.
  fileprivate var snapshotTraits: AccessibilityTraits {
    if let names = try? texts() {
      return names.reduce(into: .none) { $0.formUnion(AccessibilityTraits(name: $1) ?? .none) }
    }
    return scalar.flatMap { UInt64($0) }.map { AccessibilityTraits(rawValue: $0) } ?? .none
  }

  /// The place that a shape has: its frame, however Swift writes that.
  fileprivate var snapshotRect: Rect? {
    let numbers = snapshotNumbers(depth: 0)
    guard numbers.count == 4 else { return nil }
    return Rect.imported(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The four numbers of a frame, in lists or by their names, in the order x, y, width, height.
  private func snapshotNumbers(depth: Int) -> [Double] {
    guard depth < 6 else { return [] }
    switch node.content {
    case .scalar: return node.number.map { [$0] } ?? []
    case .sequence: return ((try? list()) ?? []).flatMap { $0.snapshotNumbers(depth: depth + 1) }
    case .mapping:
      guard let members = try? mapping() else { return [] }
      for key in ["frame", "_0"] {
        if let inside = members[key] { return inside.snapshotNumbers(depth: depth + 1) }
      }
      return ["origin", "x", "y", "size", "width", "height"].compactMap { members[$0] }
        .flatMap { $0.snapshotNumbers(depth: depth + 1) }
    }
  }
}

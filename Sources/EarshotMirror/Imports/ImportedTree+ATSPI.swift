import EarshotFiles
import EarshotModel

// A desktop has no format of its own for its trees, so this one is ours: a mapping with `atspi: 1` and `root`. It
// is described on the page Importing screens.

extension ImportedTree {
  /// Takes in a dump of AT-SPI's tree.
  mutating func readATSPI(_ document: NodeCursor) throws(FileError) {
    let members = try document.mapping()
    let version = try members.required("atspi")
    guard version.scalar == "1" else { throw version.wrong("1") }
    var lacksStates = false
    var named: [String: NodeIdentity] = [:]
    var related: [(from: NodeIdentity, kind: NodeRelation.Kind, to: [String])] = []
    func add(
      _ cursor: NodeCursor, under parent: NodeIdentity?, to imported: inout ImportedTree
    ) throws(FileError) {
      guard case .mapping = cursor.node.content else {
        throw cursor.error(ImportProblem.noNode(imported.format, found: cursor.node.summary))
      }
      let members = try cursor.mapping()
      let identity = imported.tree.makeIdentity()
      var node = try MirrorNode(atSPI: members, identity)
      node.source = cursor.node.place
      lacksStates = lacksStates || members["states"] == nil
      if let id = members["id"]?.scalar { named[id] = named[id] ?? identity }
      for (key, kind) in [
        ("labelledBy", NodeRelation.Kind.labelledBy), ("describedBy", .describedBy),
      ] {
        if let names = try members[key]?.texts() { related.append((identity, kind, names)) }
      }
      imported.tree.add(node, under: parent)
      guard let children = members["children"] else { return }
      for child in try children.list() { try add(child, under: identity, to: &imported) }
    }
    try add(try members.required("root"), under: nil, to: &self)
    for (identity, kind, targets) in related {
      tree[identity]?.relations.append(NodeRelation(kind, targets.compactMap { named[$0] }))
    }
    tellsHeadings = true
    tree.title = tree.roots.first.flatMap { tree[$0]?.name }
    if lacksStates {
      notes.append("elements without states are taken to be shown and to respond")
    }
  }
}

extension MirrorNode {
  fileprivate init(atSPI members: NodeMapping, _ identity: NodeIdentity) throws(FileError) {
    let role = try members.required("role").text()
    self.init(identity, role: role.lowercased(), name: members["name"]?.scalar?.nonBlank)
    summary = members["description"]?.scalar?.nonBlank
    identifier = members["id"]?.scalar
    language = members["locale"]?.scalar
    let names = try members["states"]?.texts() ?? ["sensitive", "showing"]
    for name in names {
      states[name.lowercased().replacing("_", with: " ").replacing("-", with: " ")] = "true"
    }
    value.text = members["text"]?.scalar?.nonBlank
    if let given = try members["value"]?.mapping() {
      value.text = given["text"]?.scalar?.nonBlank ?? value.text
      if let current = given["current"]?.node.number {
        value.range = NodeRange(
          current, minimum: given["minimum"]?.node.number, maximum: given["maximum"]?.node.number,
          step: given["step"]?.node.number)
      }
    }
    if let attributes = try members["attributes"]?.mapping() {
      placeholder = attributes["placeholder-text"]?.scalar?.nonBlank
      if self.role == "heading" {
        headingLevel = attributes["level"]?.scalar.flatMap { Int($0) }
      }
    }
    for action in try members["actions"]?.texts() ?? [] { actions.append(NodeAction(action)) }
    place = try members["extents"]?.mapping().imported.map { NodePlace($0) }
  }
}

extension NodeMapping {
  /// A place by its four numbers; `nil` where one of them is none.
  fileprivate var imported: Rect? {
    guard let x = self["x"]?.node.number, let y = self["y"]?.node.number,
      let width = self["width"]?.node.number, let height = self["height"]?.node.number
    else { return nil }
    return Rect.imported(x: x, y: y, width: width, height: height)
  }
}

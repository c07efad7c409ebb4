import EarshotDocuments
import EarshotModel

/// What an element does, by what sets it going.
typealias ElementBehaviours = [DocumentTrigger: [Behaviour]]

/// Reads the behaviours of a screen document, and checks that all they name exists.
struct BehaviourParser {
  private let document: Document
  private let ids: Set<String>

  private init(_ document: Document) {
    self.document = document
    var ids: Set<String> = []
    for screen in document.screens {
      screen.root.eachElement { if let id = $0.id { ids.insert(id) } }
    }
    self.ids = ids
  }

  /// The behaviours of every element, by the place of its `on`.
  ///
  /// - Throws: A problem at the first action that does not exist, or names what does not exist.
  static func behaviours(
    of document: Document
  ) throws(FileError) -> [SourcePlace: ElementBehaviours] {
    let parser = BehaviourParser(document)
    var mappings: [NodeMapping] = []
    for screen in document.screens {
      screen.root.eachElement { if let mapping = $0.behaviours { mappings.append(mapping) } }
    }
    var result: [SourcePlace: ElementBehaviours] = [:]
    for mapping in mappings { result[mapping.place] = try parser.behaviours(mapping) }
    return result
  }

  private func behaviours(_ mapping: NodeMapping) throws(FileError) -> ElementBehaviours {
    var result: ElementBehaviours = [:]
    for trigger in DocumentTrigger.allCases where mapping.contains(trigger.rawValue) {
      result[trigger] = try list(mapping.required(trigger.rawValue))
    }
    return result
  }

  private func list(_ cursor: NodeCursor) throws(FileError) -> [Behaviour] {
    guard case .sequence(let values) = cursor.node.content else { return [try behaviour(cursor)] }
    guard !values.isEmpty else { throw cursor.wrong("an action, or a list of them") }
    return try cursor.list().map { action throws(FileError) in try behaviour(action) }
  }

  private func behaviour(_ cursor: NodeCursor) throws(FileError) -> Behaviour {
    guard case .mapping(let members) = cursor.node.content, let first = members.first else {
      return try behaviour(cursor.name(DocumentAction.self, kind: "action"), alone: cursor)
    }
    let mapping = try cursor.mapping()
    let named = DocumentAction.members(members)
    guard named.count < 2 else { throw cursor.wrong("one action, or a list of them") }
    let member = named.first?.member ?? first
    let action = try mapping.name(of: member, DocumentAction.self, kind: "action")
    try mapping.require(keysAmong: [action.rawValue] + action.options)
    guard let argument = mapping[member.key] else { return try behaviour(action, alone: cursor) }
    return try behaviour(action, argument, in: mapping)
  }

  /// An action that is nothing but its word.
  private func behaviour(
    _ action: DocumentAction, alone cursor: NodeCursor
  ) throws(FileError) -> Behaviour {
    switch action {
    case .dismiss: return .dismiss
    case .pop: return .pop
    case .toggle: return .toggle(id: nil)
    case .handled: return .handled
    case .unhandled: return .unhandled
    case .push, .present, .announce, .set, .post:
      throw cursor.error(.missingKey("what to \(action.rawValue)"))
    }
  }

  /// An action with what stands behind its word.
  private func behaviour(
    _ action: DocumentAction, _ argument: NodeCursor, in mapping: NodeMapping
  ) throws(FileError) -> Behaviour {
    switch action {
    case .push: return .push(screen: try screen(argument))
    case .present:
      let style = try mapping["style"]?.name(PresentationManner.self, kind: "style")
      return .present(screen: try screen(argument), style: style ?? .sheet)
    case .announce: return .announce(try mapping.announcement(of: argument))
    case .set: return .set(try change(argument))
    case .post:
      let notification = try PostedNotification(argument)
      if let element = notification.element { _ = try id(element) }
      return .post(notification)
    case .toggle: return .toggle(id: try id(argument))
    case .dismiss, .pop, .handled, .unhandled: throw argument.wrong("nothing behind it")
    }
  }

  private func screen(_ cursor: NodeCursor) throws(FileError) -> Int {
    let name = try cursor.text()
    guard let index = document.index(ofScreen: name) else {
      throw cursor.error(
        .unknownName(name.printable, kind: "screen", known: document.screens.map(\.name)))
    }
    return index
  }

  private func id(_ cursor: NodeCursor) throws(FileError) -> String {
    let id = try cursor.text()
    guard ids.contains(id) else {
      throw cursor.error(.unresolvedReference(id.printable, from: cursor.key))
    }
    return id
  }

  private func change(_ cursor: NodeCursor) throws(FileError) -> ElementChange {
    let changes = ["label", "value", "hint", "traits", "hidden"]
    let keys = try cursor.mapping(["id"] + changes)
    let name = try id(keys.required("id"))
    guard changes.contains(where: { keys[$0] != nil }) else {
      throw cursor.wrong("something to change: one of \(changes.joined(separator: ", "))")
    }
    return ElementChange(
      id: name, label: try keys["label"]?.text(),
      value: try keys["value"]?.text(), hint: try keys["hint"]?.text(),
      traits: try keys["traits"]?.traits(), isHidden: try keys["hidden"]?.flag())
  }
}

import EarshotDocuments
import EarshotModel

/// What an element does, by what sets it going.
typealias ElementBehaviours = [DocumentTrigger: [Behaviour]]

/// Reads the behaviours of a screen document, and checks that all they name exists.
struct BehaviourParser {
  private enum Action: String, CaseIterable {
    case push, present, dismiss, pop, announce, set, post, toggle, handled, unhandled

    /// Whether the word alone is enough.
    var isComplete: Bool {
      switch self {
      case .dismiss, .pop, .toggle, .handled, .unhandled: true
      case .push, .present, .announce, .set, .post: false
      }
    }
  }

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
  ) throws(DocumentError) -> [DocumentPlace: ElementBehaviours] {
    let parser = BehaviourParser(document)
    var mappings: [DocumentMapping] = []
    for screen in document.screens {
      screen.root.eachElement { if let mapping = $0.behaviours { mappings.append(mapping) } }
    }
    var result: [DocumentPlace: ElementBehaviours] = [:]
    for mapping in mappings { result[mapping.place] = try parser.behaviours(mapping) }
    return result
  }

  private func behaviours(_ mapping: DocumentMapping) throws(DocumentError) -> ElementBehaviours {
    var result: ElementBehaviours = [:]
    for trigger in DocumentTrigger.allCases {
      if let cursor = mapping[trigger.rawValue] { result[trigger] = try list(cursor) }
    }
    return result
  }

  private func list(_ cursor: DocumentCursor) throws(DocumentError) -> [Behaviour] {
    guard case .sequence = cursor.node.content else { return [try behaviour(cursor)] }
    return try cursor.list().map { action throws(DocumentError) in try behaviour(action) }
  }

  private func behaviour(_ cursor: DocumentCursor) throws(DocumentError) -> Behaviour {
    guard case .mapping(let members) = cursor.node.content, let first = members.first else {
      let action = try cursor.name(Action.self, kind: "action")
      guard action.isComplete else {
        throw cursor.error(.missingKey("what to \(action.rawValue)"))
      }
      return try self.behaviour(action, cursor, in: nil)
    }
    let mapping = try cursor.mapping()
    // The action may stand behind its options.
    let member = members.first { Action(rawValue: $0.key) != nil } ?? first
    let action = try mapping.name(of: member, Action.self, kind: "action")
    return try behaviour(action, mapping.required(member.key), in: mapping)
  }

  private func behaviour(
    _ action: Action, _ cursor: DocumentCursor, in mapping: DocumentMapping?
  ) throws(DocumentError) -> Behaviour {
    let options =
      switch action {
      case .present: ["style"]
      case .announce: DocumentMapping.announcementKeys
      default: [String]()
      }
    try mapping?.require(keysAmong: [action.rawValue] + options)
    switch action {
    case .push: return .push(screen: try screen(cursor))
    case .present:
      let style = try mapping?["style"]?.name(PresentationManner.self, kind: "style")
      return .present(screen: try screen(cursor), style: style ?? .sheet)
    case .announce:
      guard let mapping else { throw cursor.error(.missingKey("what to announce")) }
      return .announce(try mapping.announcement(of: cursor))
    case .set: return .set(try change(cursor))
    case .post:
      let notification = try PostedNotification(cursor)
      if let element = notification.element { _ = try id(element) }
      return .post(notification)
    case .toggle:
      return .toggle(id: mapping == nil || cursor.node.flag == true ? nil : try id(cursor))
    case .dismiss: return .dismiss
    case .pop: return .pop
    case .handled: return .handled
    case .unhandled: return .unhandled
    }
  }

  private func screen(_ cursor: DocumentCursor) throws(DocumentError) -> Int {
    let name = try cursor.text()
    guard let index = document.index(ofScreen: name) else {
      throw cursor.error(.noSuchScreen(name.printable, known: document.screens.map(\.name)))
    }
    return index
  }

  private func id(_ cursor: DocumentCursor) throws(DocumentError) -> String {
    let id = try cursor.text()
    guard ids.contains(id) else {
      throw cursor.error(.unresolvedReference(id.printable, from: cursor.key))
    }
    return id
  }

  private func change(_ cursor: DocumentCursor) throws(DocumentError) -> ElementChange {
    let keys = try cursor.mapping(["id", "label", "value", "hint", "traits", "hidden"])
    return ElementChange(
      id: try id(keys.required("id")), label: try keys["label"]?.text(),
      value: try keys["value"]?.text(), hint: try keys["hint"]?.text(),
      traits: try keys["traits"]?.traits(), isHidden: try keys["hidden"]?.flag())
  }
}

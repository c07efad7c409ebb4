import EarshotFiles
import EarshotInterface

/// Connects the outlets, actions and segues of objects, and reports what cannot be connected.
struct Connector {
  let loaded: LoadedStoryboard
  let workshop: StoryboardWorkshop
  /// Performs the segues; `nil` in a xib, which has none.
  let trigger: SegueTrigger?
  /// The object of an identifier, if there is one.
  let object: (String) -> AnyObject?
  /// What the connections lead to that lead nowhere, by their positions.
  private let idle: [Int: String]

  init(
    loaded: LoadedStoryboard, workshop: StoryboardWorkshop, trigger: SegueTrigger?,
    object: @escaping (String) -> AnyObject?
  ) {
    self.loaded = loaded
    self.workshop = workshop
    self.trigger = trigger
    self.object = object
    idle = Dictionary(
      loaded.file.idleConnections.map { ($0.index, $0["destination"] ?? "") },
      uniquingKeysWith: { first, _ in first })
  }

  /// Connects everything that an object is connected to.
  func connect(_ owner: Element) {
    guard let list = owner.child("connections") else { return }
    let source = owner["id"].flatMap(object)
    for connection in list.children {
      if let identifier = idle[connection.index] {
        let name = connection.connectionName
        workshop.report(connection, .missingObject(name, identifier: identifier))
        continue
      }
      switch connection.name {
      case "outlet", "outletCollection": connectOutlet(connection, of: owner, source)
      case "action": connectAction(connection, of: owner, source)
      case "segue": connectSegue(connection, of: owner, source)
      default: continue
      }
    }
  }

  // MARK: Outlets

  private func connectOutlet(_ connection: Element, of owner: Element, _ source: AnyObject?) {
    guard let key = connection["property"], let identifier = connection["destination"] else {
      return workshop.report(connection, .incompleteConnection(connection.name))
    }
    // Nobody needs to own a xib.
    if source == nil, owner.name == "placeholder" { return workshop.resolve(connection) }
    guard let source, let target = object(identifier) else {
      return leaveOut(connection, key, from: owner)
    }
    if mayDeclareOutlets(owner), let outlet = DeclaredProperties.outlet(key, of: source) {
      guard outlet.connect(target) else {
        return workshop.report(
          connection,
          .wrongOutlet(
            class: Self.name(of: source), key: key, expected: outlet.typeName,
            found: String(describing: type(of: target))))
      }
      return workshop.resolve(connection)
    }
    // Looking for a protocol that a class does not have takes long, and a class that is not registered
    // cannot be asked for what it would conform to.
    if ["delegate", "dataSource"].contains(key), !(source is PickerView), isReplaced(identifier),
      !(target is TableViewController), !(target is CollectionViewController)
    {
      return workshop.report(connection)
    }
    switch StandardOutlets.connect(key, of: source, to: target) {
    case .connected: workshop.resolve(connection)
    case .refused(let expected):
      // A class that is not registered cannot be asked for what it would conform to.
      guard !isReplaced(identifier) else { return workshop.report(connection) }
      workshop.report(
        connection,
        .wrongOutlet(
          class: Self.name(of: source), key: key, expected: expected,
          found: String(describing: type(of: target))))
    case .ignored:
      guard !isReplaced(owner) else { return workshop.report(connection) }
      workshop.report(connection, .ignoredOutlet(class: Self.name(of: source), key: key))
    case .unknown:
      guard !isReplaced(owner) else { return workshop.report(connection) }
      workshop.report(connection, .missingOutlet(class: Self.name(of: source), key: key))
    }
  }

  /// Whether an element stands for an object of the app's own, whose class may declare outlets: looking
  /// for them takes long.
  private func mayDeclareOutlets(_ owner: Element) -> Bool {
    owner.name == "placeholder" || workshop.ownClass(of: owner).map(workshop.classes.hold) ?? false
  }

  private static func name(of object: AnyObject) -> String { String(describing: type(of: object)) }

  /// An outlet of or to something that was not made.
  private func leaveOut(_ connection: Element, _ key: String, from owner: Element) {
    let target = connection["destination"].flatMap { loaded.file.objects[$0] }
    let ends = [owner, target].compactMap(\.self)
    if target?.name == "placeholder" {
      workshop.resolve(connection)
    } else if let tag = ends.map(\.name).first(where: InterfaceBuilderTags.isNeverMade) {
      workshop.report(connection, .notMade(key, tag))
    } else {
      workshop.report(connection, .outsideScene(key))
    }
  }

  /// Whether an element stands for a class that is not registered.
  private func isReplaced(_ element: Element) -> Bool {
    workshop.ownClass(of: element).map { !workshop.classes.hold($0) } ?? false
  }

  private func isReplaced(_ identifier: String) -> Bool {
    loaded.file.objects[identifier].map(isReplaced) ?? false
  }

  // MARK: Actions

  private func connectAction(_ connection: Element, of owner: Element, _ source: AnyObject?) {
    guard let selector = connection["selector"], let identifier = connection["destination"] else {
      return workshop.report(connection, .incompleteConnection(connection.name))
    }
    guard let source else { return workshop.report(connection, .outsideScene(selector)) }
    let destination = loaded.file.objects[identifier]
    guard let events = ControlEvents(interfaceBuilder: connection["eventType"]) else {
      return workshop.report(connection, .unknownEvent(connection["eventType"] ?? ""))
    }
    if destination?.name == "exit" {
      let isConnected = trigger?.connectUnwinding(selector, at: connection, to: source, for: events)
      return settle(connection, isConnected ?? false, from: owner, source, "action '\(selector)'")
    }
    let isFirstResponder =
      destination?["placeholderIdentifier"] == "IBFirstResponder" || identifier == "-2"
    let target = isFirstResponder ? nil : object(identifier)
    if let target {
      guard ActionMethod.method(selector, of: target) != nil else {
        if isReplaced(identifier) { return workshop.report(connection) }
        let name = String(describing: type(of: target))
        return workshop.report(connection, .missingAction(class: name, selector: selector))
      }
    } else if !isFirstResponder, destination?.name != "placeholder" {
      return workshop.report(connection, .outsideScene(selector))
    }
    switch source {
    case let control as Control: control.addTarget(target, action: selector, for: events)
    case let item as BarButtonItem: item.setTarget(target, action: selector)
    case let recognizer as GestureRecognizer: recognizer.addTarget(target, action: selector)
    default: return settle(connection, false, from: owner, source, "action '\(selector)'")
    }
    workshop.resolve(connection)
  }

  /// Counts a connection that something on the screen is to set off, and reports one that nothing
  /// does.
  private func settle(
    _ connection: Element, _ isConnected: Bool, from owner: Element, _ source: AnyObject,
    _ name: String
  ) {
    if isConnected {
      workshop.resolve(connection)
    } else if isReplaced(owner) {
      workshop.report(connection)
    } else {
      workshop.report(
        connection, .noTrigger(class: String(describing: type(of: source)), name))
    }
  }

  // MARK: Segues

  private func connectSegue(_ connection: Element, of owner: Element, _ source: AnyObject?) {
    // What holds others was connected when it was made (`SceneMaker`, `SceneSource`).
    guard connection["kind"] != "relationship", connection["kind"] != "embed" else { return }
    let found = (loaded.segues[owner.index] ?? []).first { $0.element.index == connection.index }
    guard let segue = found else {
      return workshop.report(connection, .incompleteConnection(connection.name))
    }
    guard let trigger, let source else {
      return workshop.report(connection, .outsideScene(segue.kind))
    }
    settle(
      connection, trigger.connect(segue, to: source), from: owner, source, "segue '\(segue.name)'")
  }
}

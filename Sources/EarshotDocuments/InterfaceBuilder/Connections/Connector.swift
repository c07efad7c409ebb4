import EarshotInterface

/// Connects the outlets, actions and segues of objects, and reports what cannot be connected.
struct Connector {
  let loaded: LoadedStoryboard
  let workshop: StoryboardWorkshop
  /// Performs the segues; `nil` in a xib, which has none.
  let trigger: SegueTrigger?
  /// The object of an identifier, if there is one.
  let object: (String) -> AnyObject?

  init(
    loaded: LoadedStoryboard, workshop: StoryboardWorkshop, trigger: SegueTrigger?,
    object: @escaping (String) -> AnyObject?
  ) {
    self.loaded = loaded
    self.workshop = workshop
    self.trigger = trigger
    self.object = object
  }

  /// Connects everything that an object is connected to.
  func connect(_ owner: Element) {
    guard let list = owner.child("connections") else { return }
    let source = owner["id"].flatMap(object)
    for connection in list.children {
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
    let key = connection["property"] ?? ""
    guard let identifier = connection["destination"] else { return }
    // Nobody needs to own a xib.
    if source == nil, owner.name == "placeholder" { return workshop.resolve(connection) }
    guard let source, let target = object(identifier) else {
      return leaveOut(connection, key, identifier)
    }
    let name = String(describing: type(of: source))
    if let outlet = DeclaredProperties.outlet(key, of: source) {
      guard outlet.connect(target) else {
        return workshop.report(
          connection,
          .wrongOutlet(
            class: name, key: key, expected: outlet.typeName,
            found: String(describing: type(of: target))))
      }
      return workshop.resolve(connection)
    }
    switch StandardOutlets.connect(key, of: source, to: target) {
    case .connected: workshop.resolve(connection)
    case .refused(let expected):
      // A class that is not registered cannot be asked for what it would conform to.
      guard !isReplaced(identifier) else { return workshop.report(connection) }
      workshop.report(
        connection,
        .wrongOutlet(
          class: name, key: key, expected: expected, found: String(describing: type(of: target))))
    case .unknown:
      guard !isReplaced(owner) else { return workshop.report(connection) }
      workshop.report(connection, .missingOutlet(class: name, key: key))
    }
  }

  /// An outlet of or to something that was not made.
  private func leaveOut(_ connection: Element, _ key: String, _ identifier: String) {
    switch loaded.file.objects[identifier]?.name {
    case "placeholder", "exit": workshop.resolve(connection)
    default: workshop.report(connection, .notInstalled(key))
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
      return
    }
    guard let source else { return workshop.report(connection, .notInstalled(selector)) }
    let destination = loaded.file.objects[identifier]
    if destination?.name == "exit" {
      trigger?.connectUnwinding(selector, to: source)
      return workshop.resolve(connection)
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
      return workshop.report(connection, .notInstalled(selector))
    }
    switch source {
    case let control as Control:
      let events = ControlEvents(interfaceBuilder: connection["eventType"])
      control.addTarget(target, action: selector, for: events)
    case let item as BarButtonItem: item.setTarget(target, action: selector)
    case let recognizer as GestureRecognizer: recognizer.addTarget(target, action: selector)
    default: return workshop.report(connection, .notInstalled(selector))
    }
    workshop.resolve(connection)
  }

  // MARK: Segues

  private func connectSegue(_ connection: Element, of owner: Element, _ source: AnyObject?) {
    guard connection["kind"] != "relationship", connection["kind"] != "embed",
      let segue = (loaded.segues[owner.index] ?? []).first(where: {
        $0.element.index == connection.index
      })
    else { return }
    guard let trigger, let source else {
      return workshop.report(connection, .notInstalled(connection["kind"] ?? "segue"))
    }
    trigger.connect(segue, to: source)
    workshop.resolve(connection)
  }
}

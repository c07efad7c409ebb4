import EarshotFiles
import EarshotInterface

/// Performs the segues of one scene when what they start from is pressed, chosen or loaded.
///
/// What it puts into controls and rows holds the controller weakly.
struct SegueTrigger {
  private weak var source: SceneSource?
  private weak var controller: ViewController?

  /// How deep controllers may stand inside each other: a scene can embed itself.
  private static let embeddingLimit = 6

  init(source: SceneSource, controller: ViewController) {
    self.source = source
    self.controller = controller
  }

  /// Has a segue performed when its source is pressed or chosen.
  ///
  /// A segue that starts from the controller itself is performed by code alone.
  ///
  /// - Returns: Whether anything performs it.
  func connect(_ segue: StoryboardSegue, to object: AnyObject) -> Bool {
    switch object {
    case is ViewController: return true
    case let cell as TableViewCell:
      if segue.element["trigger"]?.hasPrefix("accessory") ?? false {
        cell.onAccessory = { [weak cell] in perform(segue, sender: cell) }
      } else {
        cell.onSelection = { [weak cell] in perform(segue, sender: cell) }
      }
      return true
    case let cell as CollectionViewCell:
      cell.onSelection = { [weak cell] in perform(segue, sender: cell) }
      return true
    default:
      let name = segue.element["identifier"] ?? "segue \(segue.name)"
      return connect(object, for: Self.events(of: object), name) { perform(segue, sender: $0) }
    }
  }

  /// What has to happen to a control for its segue to be performed.
  private static func events(of object: AnyObject) -> ControlEvents {
    switch object {
    case is Slider, is Stepper, is Switch, is SegmentedControl, is PageControl, is DatePicker:
      .valueChanged
    case is TextField: .editingDidEndOnExit
    default: .touchUpInside
    }
  }

  /// Has an object go back by the method of a screen before, as old storyboards write it.
  ///
  /// - Returns: Whether the object can be pressed or recognised.
  func connectUnwinding(
    _ selector: String, at connection: Element, to object: AnyObject, for events: ControlEvents
  ) -> Bool {
    connect(object, for: events, selector) { sender in
      unwind(selector, at: connection, sender: sender)
    }
  }

  /// Has `perform` called with an object when it is pressed or recognised; a gesture that lasts
  /// counts when it begins.
  ///
  /// - Returns: Whether the object is a control, an item on a bar or a gesture.
  private func connect(
    _ object: AnyObject, for events: ControlEvents, _ name: String,
    perform: @escaping (AnyObject?) -> Void
  ) -> Bool {
    let start = (object as? GestureRecognizer).map {
      $0.isContinuous ? GestureRecognizer.State.began : .ended
    }
    let action = Action(identifier: Action.Identifier(name)) { action in
      guard (action.sender as? GestureRecognizer)?.state == start else { return }
      perform(action.sender)
    }
    switch object {
    case let control as Control: control.addAction(action, for: events)
    case let item as BarButtonItem: item.primaryAction = action
    case let recognizer as GestureRecognizer: recognizer.addAction(action)
    default: return false
    }
    return true
  }

  // MARK: Performing

  /// Performs a segue, if the controller lets it.
  func perform(_ segue: StoryboardSegue, sender: AnyObject?) {
    guard let controller else { return }
    controller.performIfAllowed(segue.element["identifier"], sender: sender) {
      make(segue, sender: sender)
    }
  }

  private func unwind(_ action: String, at element: Element, sender: AnyObject?) {
    controller?.performIfAllowed(nil, sender: sender) {
      makeUnwinding(action, identifier: nil, at: element, sender: sender)
    }
  }

  /// Makes a segue and its destination; `nil`, which was reported, when there is no destination.
  func make(_ segue: StoryboardSegue, sender: Any?) -> Segue? {
    guard let source, let controller else { return nil }
    let storyboard = source.storyboard
    let element = segue.element
    let identifier = element["identifier"]
    if segue.kind == "unwind" {
      return makeUnwinding(
        element["unwindAction"] ?? "", identifier: identifier, at: element, sender: sender)
    }
    if segue.kind == "embed", depth(of: controller) >= Self.embeddingLimit {
      storyboard.workshop.note(.endlessScenes, at: element)
      return nil
    }
    // What is embedded belongs to the front at hand; what is shown is a front of its own.
    let maker =
      segue.kind == "embed"
      ? SceneMaker(storyboard: storyboard, budget: source.budget) : storyboard.maker
    guard let destination = maker.controller(withObjectIdentifier: segue.destination)
    else { return nil }
    let made = makeObject(
      element, identifier, from: controller, to: destination, otherwise: "a segue that shows")
    if made.kind != .embed, element.has("animates", "NO") { made.isAnimated = false }
    if let style = element["modalPresentationStyle"].flatMap(ModalPresentationStyle.init(rawValue:))
    {
      destination.modalPresentationStyle = style
    }
    if made.kind == .popover { destination.modalPresentationStyle = .popover }
    made.containerView = segue.source["id"].flatMap(source.object) as? View
    return made
  }

  private func makeObject(
    _ element: Element, _ identifier: String?, from source: ViewController,
    to destination: ViewController, otherwise base: String
  ) -> Segue {
    let workshop = self.source?.storyboard.workshop
    let kind = element["kind"] ?? ""
    if let name = element["customClass"] {
      if let own = workshop?.classes.makeSegue(name, identifier, from: source, to: destination) {
        // What a class of the app's own leaves to its base goes the way that was drawn.
        if kind != "custom" { own.kind = Segue.Kind(interfaceBuilder: kind) }
        return own
      }
      workshop?.note(.unregisteredClass(name, base: base), at: element)
    }
    let segue = Segue(identifier: identifier, source: source, destination: destination)
    segue.kind = Segue.Kind(interfaceBuilder: kind)
    return segue
  }

  private func makeUnwinding(
    _ action: String, identifier: String?, at element: Element, sender: Any?
  ) -> Segue? {
    guard let controller else { return nil }
    var destination = controller.unwindDestination(action, sender: sender)
    if destination == nil {
      source?.storyboard.workshop.note(.noUnwindAction(action), at: element)
      destination = controller.screenBefore
    }
    guard let destination else { return nil }
    let segue = makeObject(
      element, identifier, from: controller, to: destination, otherwise: "a segue that goes back")
    segue.kind = .unwind
    if element.has("animates", "NO") { segue.isAnimated = false }
    segue.unwindAction = action
    return segue
  }

  private func depth(of controller: ViewController) -> Int {
    var depth = 0
    var current = controller.parent
    while let parent = current {
      depth += 1
      current = parent.parent
    }
    return depth
  }
}

extension Segue.Kind {
  /// The kind of segue that a file names; a custom one without a class of its own shows.
  fileprivate init(interfaceBuilder name: String) {
    switch name {
    case "push": self = .push
    case "showDetail", "replace": self = .showDetail
    case "modal", "presentation": self = .present
    case "popover", "popoverPresentation": self = .popover
    case "embed": self = .embed
    default: self = .show
    }
  }
}

import EarshotFiles
package import EarshotInterface
package import EarshotModel

extension Storyboard {
  /// Tells why an element that was activated has led no further.
  ///
  /// - Parameters:
  ///   - element: What was activated.
  ///   - controllers: The controllers in front.
  ///   - hasAnswered: Whether it has said something.
  /// - Returns: The reason: a scene that is not there, or the names of its actions, or else the class of the scene in
  ///   which it stands; `nil` where it has done what it does, and for what nobody expects to do anything.
  package static func deadEnd(
    at element: Responder, in controllers: [ViewController], hasAnswered: Bool
  ) -> DeadEnd? {
    guard !hasAnswered || isRowForOneChoice(element) else { return nil }
    let (connections, file) = connections(of: element, in: controllers)
    if let storyboard = controllers.lazy.compactMap({ $0.storyboardSource as? SceneSource })
      .map(\.storyboard).first(where: { $0.loaded === file }),
      let missing = connections.lazy.compactMap({ storyboard.missingScreen(behind: $0) }).first
    {
      return .missingScreen(missing)
    }
    let isEnabled = !element.accessibilityTraits.contains(.notEnabled)
    let actions = actions(of: element, in: controllers)
    if !actions.isEmpty, isEnabled {
      return .code(actions.map(SceneWords.spaced).joined(separator: ", "))
    }
    let isAsked =
      isRow(element) || element is Control
      || !element.accessibilityTraits.isDisjoint(with: [.button, .link])
    guard isAsked else { return nil }
    let className = controllers.reversed().lazy.compactMap { controller in
      (controller.storyboardSource as? SceneSource)?.element["customClass"]
    }.first
    // A segue that is there and leads nowhere now is no matter of code.
    if let className, isEnabled, connections.isEmpty { return .code(className) }
    return hasAnswered ? nil : .nothing
  }

  /// The actions that an element, or what it stands in, is connected to.
  static func actions(of element: Responder, in controllers: [ViewController]) -> [String] {
    connections(of: element, in: controllers).found.compactMap { connection in
      if case .action(let selector) = connection { selector } else { nil }
    }
  }

  /// What an element, or what it stands in, is connected to, and the file that says so.
  private static func connections(
    of element: Responder, in controllers: [ViewController]
  ) -> (found: [ElementConnection], file: LoadedStoryboard?) {
    let files = files(of: controllers)
    for responder in ResponderPath(from: element) {
      if responder is ViewController { break }
      guard let (origin, file) = origin(of: responder, in: files) else { continue }
      let found = origin.connections.filter { connection in
        if case .gesture = connection { false } else { true }
      }
      if !found.isEmpty { return (found, file) }
    }
    return ([], nil)
  }

  /// What the scene is called that a connection leads to, where it is not there.
  private func missingScreen(behind connection: ElementConnection) -> String? {
    guard case .screen(let identifier) = connection, resolved(identifier) == nil else { return nil }
    let reference = loaded.file.objects[identifier]
    let names = [reference?["storyboardName"], reference?["referencedIdentifier"]]
    let name = names.compactMap(\.self).joined(separator: ": ")
    return name.isEmpty ? identifier : name
  }

  private static func isRow(_ element: Responder) -> Bool {
    element is TableViewCell || element is CollectionViewCell
  }

  /// Whether it is a row of a list in which one at a time is chosen, so that choosing it asks for more.
  private static func isRowForOneChoice(_ element: Responder) -> Bool {
    guard isRow(element) else { return false }
    for responder in ResponderPath(from: element) {
      switch responder {
      case let list as TableView: return !list.allowsMultipleSelection
      case let list as CollectionView: return !list.allowsMultipleSelection
      default: continue
      }
    }
    return false
  }
}

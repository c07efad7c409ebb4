import EarshotInterface
import EarshotModel

/// Finds or makes the controllers of an archive, in the order of guide row G39.
struct ControllerSearch {
  private let pass: RestorationPass
  /// The controllers that exist when restoration begins, by their paths.
  private let existing: [String: ViewController]
  private var used: Set<ObjectIdentifier> = []
  /// Paths behind which nothing is looked for, because their restoration class gave nothing.
  private var refused: Set<String> = []

  init(pass: RestorationPass) {
    self.pass = pass
    var existing: [String: ViewController] = [:]
    var seen: Set<ObjectIdentifier> = []
    var waiting = pass.application.windows.reversed().compactMap(\.rootViewController)
    while let controller = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
      if let path = controller.restorationPath?.description, existing[path] == nil {
        existing[path] = controller
      }
      waiting += controller.subordinates.reversed()
    }
    self.existing = existing
  }

  /// The controller for what an archive holds, or `nil` when it does not come back.
  mutating func controller(for object: ArchivedObject) -> ViewController? {
    guard !isBehindRefused(object.path), let controller = locate(object) else { return nil }
    guard used.insert(ObjectIdentifier(controller)).inserted else {
      pass.warn("\(object.path) was found at another path before, and is not restored twice.")
      return nil
    }
    // Without its names the controller could not be kept again.
    if controller.restorationIdentifier == nil {
      controller.restorationIdentifier = object.identifier
    }
    if controller.restorationClass == nil, let name = object.restorationClass {
      controller.restorationClass = pass.keeper.restorationClass(named: name)
    }
    return controller
  }

  private func isBehindRefused(_ path: String) -> Bool {
    guard !refused.isEmpty else { return false }
    let scalars = path.unicodeScalars
    return scalars.indices.contains { index in
      scalars[index] == "/" && refused.contains(String(scalars[..<index]))
    }
  }

  private mutating func locate(_ object: ArchivedObject) -> ViewController? {
    let path = RestorationPath(object.path)?.identifiers ?? []
    let coder = RestorationCoder(DecodingStorage(object, pass: pass))
    if let name = object.restorationClass {
      guard let type = pass.keeper.restorationClass(named: name) else {
        pass.warn("The restoration class \(name) of \(object.path) was not found.")
        refused.insert(object.path)
        return nil
      }
      pass.application.note(
        .callback(receiver: name, name: "viewController(withRestorationIdentifierPath:coder:)"))
      let made = type.viewController(withRestorationIdentifierPath: path, coder: coder)
      if made == nil { refused.insert(object.path) }
      return made
    }
    let application = pass.application
    let given = application.tellDelegate(
      "application(_:viewControllerWithRestorationIdentifierPath:coder:)"
    ) {
      $0.application(
        application, viewControllerWithRestorationIdentifierPath: path, coder: coder)
    }
    if let controller = given ?? nil { return controller }
    if let controller = existing[object.path] { return controller }
    guard let storyboard = coder.storyboard, let identifier = object.identifier else { return nil }
    let made = storyboard.restoredViewController(withIdentifier: identifier)
    made?.storyboard = storyboard
    return made
  }
}

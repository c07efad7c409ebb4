// The order of coming back (What UIKit does, "State restoration"):
//
//  1. the delegate is asked whether the state is to come back;
//  2. every controller is looked for (`ControllerSearch`) and its view is loaded;
//  3. every object that was found takes its state back, unless it is of another class than the one
//     that wrote it (guide row G42): each controller, then the named views in its care, then
//     registered objects;
//  4. containers on screen show what they took back;
//  5. every object hears that all have their state, then the delegate does.

import EarshotInterface
import EarshotModel

/// Brings an archive back; used once.
final class RestorationPass {
  let archive: StateArchive
  let application: Application
  let keeper: StateRestoration
  private var controllers: [String: ViewController] = [:]
  private var views: [String: View] = [:]
  private var objects: [String: any StateRestoring] = [:]
  private var decoded: [any StateRestoring] = []

  init(_ archive: StateArchive, application: Application, keeper: StateRestoration) {
    self.archive = archive
    self.application = application
    self.keeper = keeper
  }

  /// Brings everything back.
  ///
  /// - Returns: Whether the delegate wanted it.
  func run() -> Bool {
    let coder = RestorationCoder(DecodingStorage(archive.application, pass: self))
    let isWanted = application.tellDelegate("application(_:shouldRestoreSecureApplicationState:)") {
      $0.application(application, shouldRestoreSecureApplicationState: coder)
    }
    guard isWanted == true else { return false }
    findControllers()
    findObjects()
    application.whileDecoding {
      decodeControllers()
      for object in archive.objects {
        if let found = objects[object.path] { decode(object, into: found) }
      }
    }
    for object in decoded {
      tell(object, "applicationFinishedRestoringState")
      object.applicationFinishedRestoringState()
    }
    application.tellDelegate("application(_:didDecodeRestorableStateWith:)") {
      $0.application(application, didDecodeRestorableStateWith: coder)
    }
    application.restoreFirstResponders(archive.firstResponders.compactMap { views[$0] })
    if keeper.keepsReaderPosition { restoreReaderPosition() }
    return true
  }

  private func restoreReaderPosition() {
    guard let cursor = archive.cursor else { return }
    let controller = cursor.controller.flatMap { controllers[$0] }
    application.restoreReaderPosition { [weak controller] in
      let element = controller.flatMap { controller in
        cursor.element.flatMap {
          ElementPlace(of: controller).element(named: $0, label: cursor.label)
        }
      }
      return ReaderPosition(element: element, rotor: cursor.rotor)
    }
  }

  /// What a reference leads to, or `nil` when it did not come back.
  func object(for reference: ArchivedReference) -> (any StateRestoring)? {
    switch reference.kind {
    case .controller: controllers[reference.path]
    case .view: views[reference.path]
    case .object: objects[reference.path]
    }
  }

  // MARK: Finding

  private func findControllers() {
    var search = ControllerSearch(pass: self)
    for object in archive.controllers {
      guard let controller = search.controller(for: object) else { continue }
      controllers[object.path] = controller
      controller.loadViewIfNeeded()
      for view in controller.view.viewsOfSameController {
        guard let identifier = view.restorationIdentifier else { continue }
        let path = RestorationPath(object.path)?.appending(identifier).description
        if let path, views[path] == nil { views[path] = view }
      }
    }
  }

  private func findObjects() {
    for registered in application.registeredObjects {
      if let path = registered.path?.description, objects[path] == nil {
        objects[path] = registered.object
      }
    }
    for object in archive.objects {
      guard let name = object.restorationClass else { continue }
      let type = keeper.objectRestorationClass(named: name)
      let coder = RestorationCoder(DecodingStorage(object, pass: self))
      let path = RestorationPath(object.path)?.identifiers ?? []
      if type == nil { warn("The restoration class \(name) of \(object.path) was not found.") }
      objects[object.path] = type?.object(withRestorationIdentifierPath: path, coder: coder)
    }
  }

  // MARK: Taking back

  private func decodeControllers() {
    // Views stand in the archive behind each other as their controllers do.
    let viewsByOwner = Dictionary(grouping: archive.views) { view in
      RestorationPath(view.path)?.owner.description ?? ""
    }
    for object in archive.controllers {
      guard let controller = controllers[object.path] else { continue }
      decode(object, into: controller)
      for view in viewsByOwner[object.path] ?? [] {
        if let found = views[view.path] { decode(view, into: found) }
      }
    }
  }

  private func decode(_ archived: ArchivedObject, into object: any StateRestoring) {
    guard ClassName.inheritance(of: object, holds: archived.className) else {
      warn(
        "\(archived.path) is a \(ClassName.of(type(of: object))); the state of a "
          + "\(archived.className) was not given to it.")
      return
    }
    tell(object, "decodeRestorableState(with:)")
    object.decodeRestorableState(
      with: RestorationCoder(DecodingStorage(archived, pass: self)))
    decoded.append(object)
  }

  private func tell(_ object: any StateRestoring, _ name: String) {
    guard let controller = object as? ViewController else { return }
    application.note(.callback(receiver: controller.transcriptName, name: name))
  }

  func warn(_ text: String) {
    application.note(.warning(text))
  }
}

extension RestorationPath {
  /// The path without its last step: that of the controller in whose care a view is.
  fileprivate var owner: RestorationPath { RestorationPath(components.dropLast()) }

  /// The path of a view in the care of the controller that this path leads to.
  fileprivate func appending(_ identifier: String) -> RestorationPath {
    RestorationPath(components + [.identifier(identifier)])
  }
}

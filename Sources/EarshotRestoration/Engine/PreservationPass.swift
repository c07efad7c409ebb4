// The order of keeping (What UIKit does, "State restoration"):
//
//  1. the delegate is asked whether the state is to be kept;
//  2. the delegate writes what belongs to no object;
//  3. the root controller of every window writes its state, then each controller that it referred to,
//     and so on: containers and presenters refer to their children, so nothing is walked by hand, and
//     a controller without an identifier cuts off all behind it (guide row G35);
//  4. after each controller the named views in its care, and a note about controllers whose views
//     stand there although they are no children;
//  5. registered objects.

import EarshotFiles
import EarshotInterface
import EarshotModel
import FoundationEssentials

/// Makes an archive of the state of an app; used once.
final class PreservationPass {
  let application: Application
  private let keeper: StateRestoration
  private var archive = StateArchive()
  /// What has been referred to and is yet to be kept, in the order of the references.
  private var referred: [ViewController] = []
  private var found: Set<ObjectIdentifier> = []
  private var taken: Set<ArchivedReference> = []
  private var paths: [ObjectIdentifier: String] = [:]
  let secrets: SecretTexts

  init(_ application: Application, keeper: StateRestoration) {
    self.application = application
    self.keeper = keeper
    secrets = SecretTexts(of: application)
  }

  /// The archive, or `nil` when the delegate does not want one.
  func run() -> StateArchive? {
    fillHeader()
    let question = EncodingStorage(archive.application, pass: self)
    let coder = RestorationCoder(question)
    let isWanted = application.tellDelegate("application(_:shouldSaveSecureApplicationState:)") {
      $0.application(application, shouldSaveSecureApplicationState: coder)
    }
    guard isWanted == true else { return nil }
    archive.ignoresSnapshot = application.whilePreserving {
      application.tellDelegate("application(_:willEncodeRestorableStateWith:)") {
        $0.application(application, willEncodeRestorableStateWith: coder)
      }
      archive.application = question.object
      // What the delegate referred to comes after what the windows lead to.
      let later = exchange(&referred, with: [])
      for window in application.windows {
        if let root = window.rootViewController { _ = reference(to: root) }
        keepControllers()
      }
      referred += later
      keepControllers()
      for registered in application.registeredObjects { keep(registered) }
    }
    archive.firstResponders = application.windows.compactMap { window in
      (window.firstResponder as? View)?.restorationPath?.description
    }
    if keeper.keepsReaderPosition { archive.cursor = archivedCursor }
    return archive
  }

  /// Where the reader stands, as far as it stands in something that is kept.
  private var archivedCursor: ArchivedCursor? {
    guard let position = application.readerPosition?() else { return nil }
    var cursor = ArchivedCursor(rotor: position.rotor)
    if let element = position.element, let controller = element.owningController,
      let path = path(of: controller), taken.contains(ArchivedReference(.controller, path)),
      let name = ElementPlace(of: controller).name(of: element)
    {
      cursor.controller = path
      cursor.element = name
      cursor.label = element.accessibilityLabel.flatMap {
        secrets.standIn(.text($0)) ? nil : $0
      }
    }
    return cursor == ArchivedCursor() ? nil : cursor
  }

  private func fillHeader() {
    archive.bundleVersion = keeper.bundleVersion
    archive.systemVersion = keeper.systemVersion
    archive.userInterfaceIdiom = application.interfaceIdiom.rawValue
    archive.timestamp = keeper.timestamp().ISO8601Format()
    archive.windows = application.windows.map { window in
      let traits = window.traitCollection
      return ArchivedWindow(
        horizontal: traits.horizontalSizeClass.rawValue,
        vertical: traits.verticalSizeClass.rawValue)
    }
  }

  // MARK: References

  /// What stands for an object, or `nil` when it has no name.
  ///
  /// A controller is kept because of it.
  func reference(to object: any StateRestoring) -> ArchivedReference? {
    switch object {
    case let controller as ViewController:
      guard let path = path(of: controller) else { return nil }
      if found.insert(ObjectIdentifier(controller)).inserted { referred.append(controller) }
      return ArchivedReference(.controller, path)
    case let view as View:
      return view.restorationPath.map { ArchivedReference(.view, $0.description) }
    default:
      let registered = application.registeredObjects.first { $0.object === object }
      return registered?.path.map { ArchivedReference(.object, $0.description) }
    }
  }

  private func path(of controller: ViewController) -> String? {
    if let path = paths[ObjectIdentifier(controller)] { return path }
    let path = controller.restorationPath?.description
    paths[ObjectIdentifier(controller)] = path
    return path
  }

  // MARK: Keeping

  /// Keeps what has been referred to and all that it leads to, each controller before its children.
  private func keepControllers() {
    // What comes next stands last, so that what a controller refers to comes before what waits.
    var waiting: [ViewController] = exchange(&referred, with: []).reversed()
    while let controller = waiting.popLast() {
      keep(controller)
      waiting += exchange(&referred, with: []).reversed()
    }
  }

  private func keep(_ controller: ViewController) {
    guard let path = path(of: controller), isFree(ArchivedReference(.controller, path)) else {
      return
    }
    var object = ArchivedObject(path: path, className: ClassName.of(type(of: controller)))
    object.restorationClass = controller.restorationClass.map { type in
      let name = ClassName.of(type)
      if keeper.restorationClass(named: name) != type {
        warn("\(name) cannot be found by its name; give it to the keeper of the app's state.")
      }
      return name
    }
    object.storyboard = controller.storyboard?.name
    let storage = EncodingStorage(object, pass: self)
    application.note(
      .callback(receiver: controller.transcriptName, name: "encodeRestorableState(with:)"))
    controller.encodeRestorableState(with: RestorationCoder(storage))
    archive.controllers.append(storage.object)
    for view in controller.viewIfLoaded?.viewsOfSameController ?? [] { keep(view, inside: path) }
    for stray in controller.embeddedWithoutContainment {
      let name = stray.restorationIdentifier ?? stray.transcriptName
      warn(
        "The view of \(name) stands in that of \(path), of which it is no child; its state is not "
          + "found there. Add it with addChild.")
    }
  }

  private func keep(_ view: View, inside path: String) {
    guard view.restorationIdentifier != nil, let path = view.restorationPath?.description,
      isFree(ArchivedReference(.view, path))
    else { return }
    let storage = EncodingStorage(
      ArchivedObject(path: path, className: ClassName.of(type(of: view))), pass: self)
    view.encodeRestorableState(with: RestorationCoder(storage))
    archive.views.append(storage.object)
  }

  private func keep(_ registered: RegisteredObject) {
    guard let object = registered.object, let path = registered.path?.description,
      isFree(ArchivedReference(.object, path))
    else { return }
    var archived = ArchivedObject(path: path, className: ClassName.of(type(of: object)))
    archived.restorationClass = object.objectRestorationClass.map { ClassName.of($0) }
    let storage = EncodingStorage(archived, pass: self)
    object.encodeRestorableState(with: RestorationCoder(storage))
    archive.objects.append(storage.object)
  }

  /// Whether no other object has a path; a second one is left out with a warning.
  private func isFree(_ reference: ArchivedReference) -> Bool {
    if taken.insert(reference).inserted { return true }
    warn(
      "Two objects have the path \(reference.path); only the state of the first is kept, because "
        + "paths must be unique.")
    return false
  }

  func warn(_ text: String) {
    application.note(.warning(text))
  }
}

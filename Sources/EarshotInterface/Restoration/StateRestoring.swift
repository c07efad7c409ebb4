/// An object whose state is kept while the app is away (`UIStateRestoring`).
///
/// Views and view controllers are such objects; others are made known with
/// ``Application/registerObject(forStateRestoration:restorationIdentifier:)``.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol StateRestoring: AnyObject {
  /// The object whose path comes before that of this one; `nil` when its identifier alone names it.
  /// Views and view controllers are not asked.
  var restorationParent: (any StateRestoring)? { get }

  /// Who makes the object anew; without it the object must exist and be registered before its state
  /// comes back. Views and view controllers are not asked.
  var objectRestorationClass: (any ObjectRestoration.Type)? { get }

  /// Writes down what is needed to come back; overrides call `super` (guide row G40).
  func encodeRestorableState(with coder: RestorationCoder)

  /// Takes back what was written down; overrides call `super`.
  func decodeRestorableState(with coder: RestorationCoder)

  /// Tells the object that everything has its state back.
  func applicationFinishedRestoringState()
}

extension StateRestoring {
  /// None.
  public var restorationParent: (any StateRestoring)? { nil }
  /// None.
  public var objectRestorationClass: (any ObjectRestoration.Type)? { nil }
  /// Writes nothing.
  public func encodeRestorableState(with coder: RestorationCoder) {}
  /// Takes nothing.
  public func decodeRestorableState(with coder: RestorationCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}

/// A class that makes view controllers anew (`UIViewControllerRestoration`).
///
/// It is found again by its name when it stands at the top level of its module, and otherwise has to
/// be given to the keeper of the app's state.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol ViewControllerRestoration: AnyObject {
  /// Makes the controller with the identifiers from the root down to it, or finds it.
  ///
  /// - Returns: The controller, or `nil` when it is not to come back; nothing else is asked then
  ///   (guide row G39).
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> ViewController?
}

/// A class that makes other objects anew (`UIObjectRestoration`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol ObjectRestoration: AnyObject {
  /// Makes the object with the identifiers from the root down to it, or finds it.
  ///
  /// - Returns: The object, or `nil` when it is not to come back.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> (any StateRestoring)?
}

/// A data source that knows its elements by names that outlive their places
/// (`UIDataSourceModelAssociation`, guide row G38).
///
/// The data source of a table or collection adopts it, so that the chosen rows and the first row on
/// screen are found again although rows were added or moved meanwhile.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol DataSourceModelAssociation: AnyObject {
  /// The name of the element at a place, or `nil` when it has none.
  func modelIdentifierForElement(at indexPath: IndexPath, in view: View) -> String?

  /// The place of the element with a name, or `nil` when it is gone.
  func indexPathForElement(withModelIdentifier identifier: String, in view: View) -> IndexPath?
}

/// A storyboard as restoration uses it: it makes the controllers that neither a class nor the
/// delegate makes (guide row G39).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol RestorableStoryboard: AnyObject {
  /// The name by which an archive finds the storyboard again.
  var name: String { get }

  /// Makes the controller that the storyboard calls `identifier`, which is the restoration
  /// identifier of the controller as well.
  ///
  /// - Returns: The controller, or `nil` when the storyboard knows none by that name.
  func restoredViewController(withIdentifier identifier: String) -> ViewController?

  /// Makes the controller that the storyboard calls `identifier`, as an app asks for it; a name that the
  /// storyboard does not know stops the program.
  func instantiateViewController(withIdentifier identifier: String) -> ViewController
}

extension RestorableStoryboard {
  /// Makes the controller that restoration would make.
  public func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    guard let controller = restoredViewController(withIdentifier: identifier) else {
      preconditionFailure("The storyboard \(name) has no screen called '\(identifier)'.")
    }
    return controller
  }
}

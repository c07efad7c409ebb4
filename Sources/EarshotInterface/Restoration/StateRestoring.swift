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

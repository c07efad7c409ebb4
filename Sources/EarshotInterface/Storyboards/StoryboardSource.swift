/// What a controller came out of: a scene of a storyboard or a xib.
///
/// A controller that has one asks it for its views, step by step in the order of guide row G08. The
/// source keeps no controller alive.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol StoryboardSource: AnyObject {
  /// Makes the views of a controller, their places as saved.
  ///
  /// - Returns: The root view, or `nil` when the file leaves it to the controller.
  func instantiateViews(for controller: ViewController) -> View?

  /// Connects the outlets and actions of the controller and of everything in its views; `view` is
  /// `nil` when the controller makes its views itself.
  func connectOutletsAndActions(of controller: ViewController, in view: View?)

  /// Makes the children that container views embed and puts them into the views (guide row G22).
  func embedChildren(of controller: ViewController)

  /// Tells everything that was made for the controller, except the controller, that it is awake.
  func awakeObjects(of controller: ViewController)

  /// Makes a segue of the controller and its destination, without performing it.
  ///
  /// - Returns: The segue, or `nil` when the controller has none of that name.
  func segue(
    withIdentifier identifier: String, from controller: ViewController, sender: Any?
  ) -> Segue?
}

/// Who has the xibs that controllers name (`Bundle`, as far as a view controller needs one).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol NibSource: AnyObject {
  /// Makes the objects of a xib, and has them and the controller find each other by their outlets, the
  /// root view by the outlet `view`.
  ///
  /// - Parameters:
  ///   - name: The name of the xib, without a folder and without `.xib`.
  ///   - owner: The controller that loads its view.
  /// - Throws: Why there is no such xib, or why it cannot be read.
  func loadNib(named name: String, owner: ViewController) throws
}

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

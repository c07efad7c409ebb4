/// A rectangle inside a view that constraints refer to (`UILayoutGuide`).
public final class LayoutGuide {
  /// What the guide is called in a file or a log.
  public var identifier: String
  /// The view in whose coordinates the guide lies.
  public internal(set) weak var owningView: View?

  /// Creates a guide without a view.
  public init(identifier: String = "") {
    self.identifier = identifier
  }
}

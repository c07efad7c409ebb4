public import EarshotModel

/// A rectangle inside a view that constraints refer to (`UILayoutGuide`).
public final class LayoutGuide {
  /// What the guide is called in a file or a log.
  public var identifier: String
  /// The view in whose coordinates the guide lies.
  public internal(set) weak var owningView: View?
  private let place: (View) -> Rect

  /// Creates a guide without a view; once it has one, it is as large as that.
  public convenience init(identifier: String = "") {
    self.init(identifier: identifier, in: nil) { $0.bounds }
  }

  init(identifier: String, in view: View?, place: @escaping (View) -> Rect) {
    self.identifier = identifier
    owningView = view
    self.place = place
  }

  /// The rectangle in the coordinates of the view, in points; of no size without a view.
  public var layoutFrame: Rect { owningView.map(place) ?? .zero }
}

/// How an element of a screen document scrolls (`scroll`).
public struct DocumentScroll: Hashable, Sendable {
  /// The way in which content moves.
  public enum Axis: String, Sendable, CaseIterable {
    /// To the left and the right.
    case horizontal
    /// Up and down.
    case vertical
  }

  /// The page that is shown, counted from 1.
  public var page: Int?
  /// The number of pages.
  public var pages: Int?
  /// The way in which content moves.
  public var axis: Axis?

  /// Creates a description; what is left out is not known.
  public init(page: Int? = nil, pages: Int? = nil, axis: Axis? = nil) {
    self.page = page
    self.pages = pages
    self.axis = axis
  }
}

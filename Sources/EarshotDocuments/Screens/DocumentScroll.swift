public import EarshotModel

/// How an element of a screen document scrolls (`scroll`).
nonisolated public struct DocumentScroll: Hashable, Sendable {
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
  /// How far the content has been moved up and to the left where it rests, in points: less than nothing
  /// below a bar that covers the top.
  ///
  /// Frames of the content are given as if it were not moved at all.
  public var offset: Point

  /// Creates a description; what is left out is not known.
  public init(
    page: Int? = nil, pages: Int? = nil, axis: Axis? = nil, offset: Point = .zero
  ) {
    self.page = page
    self.pages = pages
    self.axis = axis
    self.offset = offset
  }
}

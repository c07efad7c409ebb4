public import EarshotModel

/// What is said of an element because of the containers around it.
public struct StopContext {
  /// A place among counted elements.
  public struct Position: Hashable, Sendable {
    /// The place, counted from 1.
    public var index: Int
    /// The number of elements.
    public var count: Int
    /// Whether the elements are tabs, which are called so instead of buttons.
    public var isTab: Bool

    /// Creates a place.
    public init(index: Int, count: Int, isTab: Bool = false) {
      self.index = index
      self.count = count
      self.isTab = isTab
    }
  }

  /// Where a list or a landmark begins, ends or is come into.
  public struct Boundary: Hashable, Sendable {
    /// On which side of the border an element stands.
    public enum Edge: String, Sendable, CaseIterable {
      /// The first element of a list.
      case listStart
      /// The last element of a list that has several.
      case listEnd
      /// The first element of a landmark.
      case landmarkStart
      /// An element in the midst of a landmark, to which the cursor comes from outside.
      case landmarkInside
      /// The last element of a landmark that has several.
      case landmarkEnd
    }

    /// On which side of the border the element stands.
    public var edge: Edge
    /// The name of the container, where it belongs to the border: "Main, landmark", "end, Main".
    public var name: AttributedText?

    /// Creates a border of a container with a name or without one.
    public init(_ edge: Edge, of name: AttributedText? = nil) {
      self.edge = edge
      self.name = name
    }
  }

  /// The extent of a data table.
  public struct TableSize: Hashable, Sendable {
    /// The number of rows.
    public var rows: Int
    /// The number of columns.
    public var columns: Int

    /// Creates an extent.
    public init(rows: Int, columns: Int) {
      self.rows = rows
      self.columns = columns
    }
  }

  /// The names of the containers that the cursor enters here, the outermost first; those of landmarks
  /// stand in ``boundaries``.
  public var enteredNames: [AttributedText]
  /// Whether the cursor comes into a bar of tabs here, which is told by what it is.
  public var entersTabBar = false
  /// The place among counted elements.
  public var position: Position?
  /// The containers that start here or are come into, the outermost first, and then those that end, the
  /// innermost first.
  public var boundaries: [Boundary]
  /// The place in a data table.
  public var cell: TableCell?
  /// The extent of the data table whose first element this is.
  public var startedTable: TableSize?
  /// Whether this is the last element of a data table that has several.
  public var endsTable = false
  /// The kind of the outermost container that adds something, for styles in which only that one is
  /// mentioned; with `nil` all are.
  public var provider: ContainerKind?

  /// Creates a context; without arguments, that of an element outside of all containers.
  public init(
    enteredNames: [AttributedText] = [], position: Position? = nil, boundaries: [Boundary] = [],
    cell: TableCell? = nil
  ) {
    self.enteredNames = enteredNames
    self.position = position
    self.boundaries = boundaries
    self.cell = cell
  }

  /// The place that is told of an element: among its siblings, or else the place of what is chosen in it.
  func position(of element: Responder) -> Position? {
    position
      ?? element.accessibilitySeriesPosition.map { Position(index: $0.index, count: $0.count) }
  }
}

/// Where something on a screen stands in its file, and what the file says of it that no view knows.
public struct ElementOrigin: Hashable, Sendable {
  /// The name by which the file refers to it.
  public var id: String?
  /// The line on which it begins, counted from 1.
  public var line: Int
  /// The column on which it begins, counted from 1, where it is known.
  public var column: Int?
  /// The class that the app gave it in place of the library's.
  public var customClass: String?
  /// What it sets off when it is touched, in the order of the file.
  public var connections: [ElementConnection]
  /// Whether code of the app holds on to it, and so may set what the file leaves open.
  public var hasOutlet: Bool

  /// What is to be typed into it, in Apple's words, such as `emailAddress`.
  public var contentType: String?
  /// Whether a constraint of its own keeps its height as it is.
  public var hasFixedHeight = false
  /// The number it stands at with the ends it is saved with, in whatever order those are.
  public var range: SavedRange?

  /// A number with its ends as a file has them, which need not fit each other.
  public struct SavedRange: Hashable, Sendable {
    /// The number.
    public var value: Double
    /// The smallest it may be.
    public var minimum: Double
    /// The largest it may be.
    public var maximum: Double
  }

  /// Creates the origin of an element.
  public init(
    id: String? = nil, line: Int, column: Int? = nil, customClass: String? = nil,
    connections: [ElementConnection] = [], hasOutlet: Bool = false
  ) {
    self.id = id
    self.line = line
    self.column = column
    self.customClass = customClass
    self.connections = connections
    self.hasOutlet = hasOutlet
  }
}

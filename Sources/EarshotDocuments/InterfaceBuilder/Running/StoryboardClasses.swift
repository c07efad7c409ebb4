public import EarshotInterface

/// The app's own classes that a storyboard names, and how each is made.
///
/// ```swift
/// var classes = StoryboardClasses()
/// classes.register(PlayerViewController.init)
/// ```
///
/// A class that is not registered is replaced by the library's class that it inherits from, with
/// one note.
public struct StoryboardClasses {
  private var makers: [String: () -> AnyObject] = [:]
  private var cells: [String: (TableViewCell.CellStyle, String?) -> TableViewCell] = [:]
  private var segues: [String: (String?, ViewController, ViewController) -> Segue] = [:]

  /// Creates a register without classes.
  public init() {}

  /// Registers a class under its own name, with an initialiser that takes no arguments.
  public mutating func register<Made: AnyObject>(_ make: @escaping () -> Made) {
    register(String(describing: Made.self), make)
  }

  /// Registers a class under a name that the storyboard uses for it.
  public mutating func register<Made: AnyObject>(_ name: String, _ make: @escaping () -> Made) {
    makers[name] = make
  }

  /// Registers a class of rows under its own name, with its initialiser; that is given the style in
  /// which the row was drawn and the identifier of the prototype.
  public mutating func register<Made: TableViewCell>(
    cell make: @escaping (TableViewCell.CellStyle, String?) -> Made
  ) {
    cells[String(describing: Made.self)] = make
  }

  /// Registers a class of segues under its own name, with its initialiser.
  public mutating func register<Made: Segue>(
    segue make: @escaping (String?, ViewController, ViewController) -> Made
  ) {
    segues[String(describing: Made.self)] = make
  }

  /// Whether a class is registered.
  func hold(_ name: String) -> Bool { makers[name] != nil || cells[name] != nil }

  /// Makes an object of a class, or `nil` when it is not registered; rows are made by whoever knows how
  /// they were drawn.
  func make(
    _ name: String,
    cell: ((TableViewCell.CellStyle, String?) -> TableViewCell) -> TableViewCell
  ) -> AnyObject? {
    makers[name]?() ?? cells[name].map(cell)
  }

  /// Makes a segue of a class, or `nil` when it is not registered.
  func makeSegue(
    _ name: String, _ identifier: String?, from source: ViewController,
    to destination: ViewController
  ) -> Segue? {
    segues[name]?(identifier, source, destination)
  }
}

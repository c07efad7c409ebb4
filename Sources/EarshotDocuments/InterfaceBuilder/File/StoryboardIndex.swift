import EarshotFiles

/// Files the objects of a document by identifier while its elements pass by, and remembers what
/// refers to them.
struct StoryboardIndex {
  /// The objects by identifier.
  private(set) var objects: [String: Element] = [:]
  private var allSegues: [StoryboardSegue] = []

  /// The identifiers of objects that are connected to others, at either end.
  private(set) var connected: Set<String> = []

  private var references: [Element] = []
  private var arrangements: Set<String> = []
  /// What there is to do with elements, by the positions of their names.
  private let roles: [Role]

  /// What an element is to the index.
  private enum Role {
    case reference, segue, arrangement, unheeded, object

    init(_ name: String) {
      switch name {
      case "outlet", "outletCollection", "action": self = .reference
      case "segue": self = .segue
      case "constraint", "viewLayoutGuide", "viewControllerLayoutGuide", "layoutGuide":
        self = .arrangement
      case "device", "adaptation": self = .unheeded
      default: self = .object
      }
    }
  }

  /// Creates the index of a document, whose elements are then added in their order.
  init(of tree: ElementTree) {
    roles = tree.names.map { Role($0.text) }
  }

  /// Takes in the next element of the document.
  ///
  /// - Throws: `duplicateIdentifier`.
  mutating func add(_ element: Element) throws(FileError) {
    switch roles[element.namePosition] {
    case .reference:
      addReference(element)
    case .segue:
      // `<inferredMetricsTieBreakers>` lists references to segues under the same name.
      guard let list = element.parent, list.name == "connections", let source = list.parent
      else { return }
      addReference(element)
      guard let destination = element["destination"] else { return }
      allSegues.append(
        StoryboardSegue(
          element: element, source: source, sourceController: Self.controller(of: source),
          destination: destination))
    case .arrangement:
      // Outlets lead here, but of one that stands twice either does: nobody reads it.
      if let identifier = element["id"] { arrangements.insert(identifier) }
    case .unheeded:
      return
    case .object:
      guard let identifier = element["id"] else { return }
      guard let first = objects.updateValue(element, forKey: identifier) else { return }
      // A document put together by hand repeats these lawfully.
      guard !Self.placeholders.contains(identifier) else { return }
      throw element.error(DocumentProblem.duplicateIdentifier(identifier, firstLine: first.line))
    }
  }

  private mutating func addReference(_ element: Element) {
    references.append(element)
    if let owner = element.parent?.parent?["id"] { connected.insert(owner) }
    if let destination = element["destination"] { connected.insert(destination) }
  }

  /// The connections whose object is not there, in the order of the file.
  ///
  /// Interface Builder leaves such behind when files are merged or a class loses an outlet. It opens the file, and the
  /// app runs until somebody gets to what is missing.
  var idleConnections: [Element] {
    references.filter { $0["destination"].map { !isThere($0) } ?? false }
  }

  /// The segues that lead to a scene, in the order of the file.
  var segues: [StoryboardSegue] { allSegues.filter { isThere($0.destination) } }

  /// Whether an identifier is that of something in the file, or of what whoever loads it brings along.
  private func isThere(_ identifier: String) -> Bool {
    objects[identifier] != nil || arrangements.contains(identifier)
      || Self.placeholders.contains(identifier)
  }

  /// The identifiers of the owner and the first responder in every xib.
  private static let placeholders: Set = ["-1", "-2"]

  /// The controller of the scene that an object belongs to; a gesture stands beside it in the file.
  static func controller(of element: Element) -> Element {
    var object = element
    while let parent = object.parent, parent.name != "objects" { object = parent }
    guard !object.name.hasSuffix("Controller"), let scene = object.parent else { return object }
    return scene.children.first { $0.name.hasSuffix("Controller") } ?? object
  }
}

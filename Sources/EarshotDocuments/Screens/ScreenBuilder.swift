import EarshotFiles
import EarshotInterface
import EarshotModel

/// Makes the views of one screen.
///
/// What refers to other elements by their names is kept until all are made.
struct ScreenBuilder {
  let file: String
  /// The names that tables give to their cells, known before the first element is made, because a
  /// cell is of a class of its own.
  private var cellNames: Set<String> = []
  var elements: [String: DocumentElement] = [:]
  var lists: [(element: DocumentElement, names: NodeCursor)] = []
  var rotors: [(element: DocumentElement, rotors: NodeCursor)] = []
  var pages: [(element: DocumentElement, names: NodeCursor)] = []
  var links: [(element: DocumentElement, name: NodeCursor)] = []
  var tables: [(table: DocumentTable, keys: NodeMapping)] = []

  private init(file: String) {
    self.file = file
  }

  /// The root of a screen, with everything inside.
  static func root(
    _ cursor: NodeCursor?, in file: String, size: Size, top: Double = 0,
    cutsCircles: Bool = false
  ) throws(FileError) -> DocumentElement {
    let screen = Rect(origin: .zero, size: size)
    guard let cursor else {
      let root = DocumentElement(id: nil, at: .start)
      root.frame = screen
      root.documentFrame = screen
      return root
    }
    var builder = ScreenBuilder(file: file)
    builder.collectCellNames(in: cursor.node)
    let root = try builder.element(cursor)
    try builder.resolveLists()
    try builder.resolveTables()
    try builder.resolveRotors()
    try builder.resolvePages()
    try builder.resolveLinks()
    ScreenPlacement().place(root, in: screen, top: top)
    try ReadingPaths.check(root, names: builder.lists, cutsCircles: cutsCircles)
    return root
  }

  private mutating func collectCellNames(in node: SourceNode) {
    switch node.content {
    case .scalar: return
    case .sequence(let values):
      for value in values { collectCellNames(in: value) }
    case .mapping(let members):
      for member in members {
        if member.key == "dataTable", case .mapping(let keys) = member.value.content {
          for key in keys where ["cells", "rowHeaders", "columnHeaders"].contains(key.key) {
            collectNames(in: key.value)
          }
        }
        collectCellNames(in: member.value)
      }
    }
  }

  private mutating func collectNames(in node: SourceNode) {
    switch node.content {
    case .scalar(let name, _): cellNames.insert(name)
    case .sequence(let values):
      for value in values { collectNames(in: value) }
    case .mapping(let members):
      for member in members where member.key == "id" { collectNames(in: member.value) }
    }
  }

  private mutating func element(
    _ cursor: NodeCursor
  ) throws(FileError) -> DocumentElement {
    let keys = try cursor.mapping(ScreenKeys.element.names)
    let id = try keys["id"]?.text()
    let place = keys.place
    let element: DocumentElement =
      if keys["dataTable"] != nil {
        DocumentTable(id: id, at: place)
      } else if let id, cellNames.contains(id) {
        DocumentTableCell(id: id, at: place)
      } else if keys.isField {
        DocumentField(id: id, at: place)
      } else {
        DocumentElement(id: id, at: place)
      }
    if let id, let first = elements.updateValue(element, forKey: id) {
      throw (keys["id"] ?? cursor).error(
        DocumentProblem.duplicateIdentifier(id.printable, firstLine: first.line))
    }
    if let frame = try keys["frame"]?.rect() {
      element.documentFrame = frame
      element.hasGivenFrame = true
    }
    try readSpeech(of: element, from: keys)
    try readTree(of: element, from: keys)
    try readContent(of: element, from: keys)
    try readLooks(of: element, from: keys)
    try readReferences(of: element, from: keys)
    try keys["children"]?.eachItem("a list of elements") { child throws(FileError) in
      element.addSubview(try self.element(child))
    }
    return element
  }

  /// Keeps what names other elements, which may stand further down.
  private mutating func readReferences(
    of element: DocumentElement, from keys: NodeMapping
  ) throws(FileError) {
    if let names = keys["elements"] { lists.append((element, names)) }
    if let name = keys["linkedTo"] { links.append((element, name)) }
    if let names = try keys["scroll"]?.mapping()["elements"] { pages.append((element, names)) }
    if let cursor = keys["customRotors"] { rotors.append((element, cursor)) }
    if let table = element as? DocumentTable, let cursor = keys["dataTable"] {
      let keys = try cursor.mapping(ScreenKeys.dataTable.names)
      tables.append((table, keys))
    }
  }
}

extension NodeMapping {
  /// Whether the traits of an element make it a text field.
  fileprivate var isField: Bool {
    guard case .sequence(let traits)? = self["traits"]?.node.content else { return false }
    return traits.contains {
      if case .scalar(let name, _) = $0.content {
        name == "textEntry" || name == "secureTextField"
      } else {
        false
      }
    }
  }
}

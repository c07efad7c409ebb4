import EarshotFiles

/// Notes which things in a document were passed over, once for each kind.
struct StoryboardNotes {
  /// The notes, in the order in which they matter.
  private(set) var notes: [DocumentNote] = []

  /// Looks through a storyboard of which screens were made.
  init(_ storyboard: Storyboard) {
    addUnknown(in: storyboard.loaded.file)
    addLooseItems(in: storyboard.loaded.file)
    addMissingStart(in: storyboard.loaded.file)
    addIdleConnections(in: storyboard.loaded.file)
    let missing = storyboard.workshop.missingFrames
    if missing.count > 0 {
      add(
        "\(missing.counted("view")) without a saved frame: placed by constraints "
          + "or by what is around",
        at: missing.first)
    }
    for problem in storyboard.workshop.omissions {
      notes.append(
        DocumentNote(message: problem.message, line: problem.line, column: problem.column))
    }
  }

  private mutating func addUnknown(in file: StoryboardFile) {
    var customs = 0
    var names: [String] = []
    var unknown = 0
    var tags: [String] = []
    var first: Element?
    for element in file.objects.values {
      if let name = element["customClass"], element.name != "placeholder",
        !StoryboardDecoder.isNamedClass(name)
      {
        customs += 1
        names.append(name)
      } else if !InterfaceBuilderTags.isKnown(element.name) {
        unknown += 1
        tags.append(element.name)
      } else {
        continue
      }
      if element.index < first?.index ?? .max { first = element }
    }
    guard let first else { return }
    var parts: [String] = []
    if customs > 0 {
      parts.append(
        "\(Occurrences.counted(customs, "object")) of the app's own classes, read as their base "
          + "classes (\(Self.list(names)))")
    }
    if unknown > 0 {
      parts.append(
        "\(Occurrences.counted(unknown, "unknown element")), read as plain (\(Self.list(tags)))")
    }
    add(parts.joined(separator: "; "), at: first.place)
  }

  /// Notes the items of bars beside the views of a xib, which stand on no screen by themselves.
  private mutating func addLooseItems(in file: StoryboardFile) {
    let items = file.tree.root.items(of: "objects").filter { $0.name.hasSuffix("Item") }
    guard let first = items.first else { return }
    add(
      "\(Occurrences.counted(items.count, "item")) beside the views, which only code puts on a bar "
        + "(\(Self.list(items.map(\.name))))", at: first.place)
  }

  /// Notes that the scene which an app would begin with is not in the file.
  private mutating func addMissingStart(in file: StoryboardFile) {
    let root = file.tree.root
    guard let named = root["initialViewController"], file.initialViewController == nil else {
      return
    }
    add("the initial view controller '\(named)' is not in the file", at: root.place)
  }

  /// Notes the connections to objects that are not in the file, which lead nowhere.
  private mutating func addIdleConnections(in file: StoryboardFile) {
    let kinds: [(noun: String, tags: Set<String>)] = [
      ("action", ["action"]), ("outlet", ["outlet", "outletCollection"]), ("segue", ["segue"]),
    ]
    for kind in kinds {
      let idle = file.idleConnections.filter { kind.tags.contains($0.name) }
      guard let first = idle.first else { continue }
      // The note stands at the first of them.
      let names = idle.map { element in
        element.index == first.index
          ? element.connectionName : "\(element.connectionName) on line \(element.line)"
      }
      add(
        "\(Occurrences.counted(idle.count, kind.noun)) to objects that are not in the file, left "
          + "out (\(names.prefix(3).joined(separator: ", "))\(names.count > 3 ? " …" : ""))",
        at: first.place)
    }
  }

  private mutating func add(_ message: String, at place: SourcePlace) {
    notes.append(DocumentNote(message, at: place))
  }

  /// At most three names, the most frequent first.
  private static func list(_ names: [String]) -> String {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    return sorted.prefix(3).joined(separator: ", ") + (sorted.count > 3 ? " …" : "")
  }
}

extension Element {
  /// What a connection is called: by its property, its action, or what kind of segue it is.
  var connectionName: String { self["property"] ?? self["selector"] ?? self["kind"] ?? name }
}

extension StoryboardProblem.Kind {
  /// Whether a scene is not there that a person would find on a device.
  var leavesScenesOut: Bool {
    switch self {
    case .missingReference, .missingScene, .unreadableReference, .endlessScenes, .tooManyScenes:
      true
    default: false
    }
  }
}

/// Tells what of a document was passed over, once for each kind.
struct StoryboardNotes {
  /// The notes, in the order in which they matter.
  private(set) var notes: [DocumentNote] = []

  /// Looks through a document in which so many views had no saved frame, the first on that line.
  init(file: StoryboardFile, missingFrames: (count: Int, firstLine: Int)?) {
    addUnknown(in: file)
    if let missingFrames {
      add(
        "\(Self.count(missingFrames.count, "view")) without a saved frame: placed by constraints "
          + "or by what is around",
        at: missingFrames.firstLine)
    }
    let references = file.scenes.filter(\.isReference)
    if let first = references.first {
      add(
        "\(Self.count(references.count, "reference")) to other storyboards: not followed",
        at: first.main.line)
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
        StoryboardDecoder.namedClasses[name] == nil
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
        "\(Self.count(customs, "object")) of the app's own classes, read as their base classes "
          + "(\(Self.list(names)))")
    }
    if unknown > 0 {
      parts.append("\(Self.count(unknown, "unknown element")), read as plain (\(Self.list(tags)))")
    }
    add(parts.joined(separator: "; "), at: first.line)
  }

  private mutating func add(_ message: String, at line: Int) {
    notes.append(DocumentNote(message: message, line: line))
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// At most three names, the most frequent first.
  private static func list(_ names: [String]) -> String {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    return sorted.prefix(3).joined(separator: ", ") + (sorted.count > 3 ? " …" : "")
  }
}

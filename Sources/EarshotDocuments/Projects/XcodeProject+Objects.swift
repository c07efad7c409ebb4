import EarshotFiles

// Xcode writes a project as a list of properties of its first kind, with braces, equals signs and semicolons. Other programs,
// such as those that add libraries to it, write the same list in XML, and Xcode reads that as well.

/// How the objects of a project are read.
nonisolated extension XcodeProject {
  /// The objects of a project that is a list in XML, by their identifiers; `nil` where it is none.
  static func objects(ofList source: SourceText) -> [String: Object]? {
    guard let list = XMLPropertyList(source) else { return nil }
    let objects = list.entries.first { $0.key == "objects" }?.value
    return Dictionary(
      (objects.map(XMLPropertyList.entries) ?? []).map { ($0.key, object(in: $0.value)) },
      uniquingKeysWith: { _, last in last })
  }

  private static func object(in list: Element) -> Object {
    XMLPropertyList.entries(of: list).reduce(into: Object()) { object, entry in
      if entry.value.name == "string" {
        object.values[entry.key] = entry.value.text
      } else if entry.key == "children" {
        object.children = entry.value.children.compactMap(\.text)
      }
    }
  }

  /// The objects by their identifiers.
  static func objects(of bytes: [UInt8]) -> [String: Object] {
    let tokens = CodeScanner.tokens(of: bytes)
    let text = { (place: Int) in String(decoding: bytes[tokens[place].range], as: UTF8.self) }
    var objects: [String: Object] = [:]
    /// The objects around a place, the innermost last.
    var open: [(identifier: String, object: Object)] = []
    for place in tokens.indices {
      switch tokens.sign(at: place) {
      case "{":
        let isNamed = tokens.sign(at: place - 1) == "=" && tokens.word(at: place - 2) != nil
        open.append((isNamed ? text(place - 2) : "", Object()))
      case "}":
        if let last = open.popLast(), !last.identifier.isEmpty {
          objects[last.identifier] = last.object
        }
      case "=":
        guard !open.isEmpty, tokens.word(at: place - 1) != nil else { continue }
        let key = text(place - 1)
        if tokens.sign(at: place + 1) == "(", key == "children" {
          let end = tokens[place...].indices.first { tokens.sign(at: $0) == ")" } ?? tokens.count
          open[open.count - 1].object.children = (place..<end)
            .filter { tokens.word(at: $0) != nil }.map(text)
        } else if tokens.sign(at: place + 1) != "{", tokens.sign(at: place + 1) != "(",
          let end = tokens[place...].indices.prefix(40).first(where: { tokens.sign(at: $0) == ";" }
          ),
          end > place + 1
        {
          let value = tokens[place + 1].range.lowerBound..<tokens[end - 1].range.upperBound
          open[open.count - 1].object.values[key] = String(decoding: bytes[value], as: UTF8.self)
        }
      default: break
      }
    }
    return objects
  }
}

import EarshotFiles

/// The names by which a storyboard or xib speaks of classes of the app and of other files, scene by scene.
///
/// The file is only looked through: it need not be one that can be read as a whole.
nonisolated struct InterfaceNames {
  /// A scene of a storyboard; or what stands outside of scenes, which is all of a xib.
  struct Part: Sendable {
    /// The classes, files and scenes that it names.
    fileprivate(set) var mentioned: Set<String> = []
    /// Those among them that name other files and scenes, and not classes.
    fileprivate(set) var referenced: Set<String> = []
    /// The class of the controller of a scene; of a xib the classes of everything in it but its owner.
    fileprivate(set) var made: Set<String> = []
    /// The names under which code asks for the scene.
    fileprivate(set) var identifiers: Set<String> = []
    /// The numbers of the parts that its segues lead to.
    fileprivate(set) var destinations: Set<Int> = []
    /// The numbers of the parts that segues lead to which no control starts, by the names under which code performs
    /// them.
    fileprivate(set) var performed: [String: Set<Int>] = [:]
  }

  /// What stands outside of scenes, and behind it the scenes in order.
  private(set) var parts = [Part()]
  /// The number of the part that an app shows when it names the file only.
  private(set) var initialPart: Int?
  /// The names under which code asks for copies of its rows and items.
  private(set) var reuseIdentifiers: Set<String> = []

  /// What an attribute tells.
  private enum Meaning {
    case className, mention, reference, storyboardIdentifier, reuseIdentifier, identifier, initial
  }

  private static let meanings: [[UInt8]: Meaning] = {
    let names: [String: Meaning] = [
      "customClass": .className, "storyboardName": .reference, "referencedIdentifier": .reference,
      "nibName": .mention, "value": .mention, "storyboardIdentifier": .storyboardIdentifier,
      "reuseIdentifier": .reuseIdentifier, "id": .identifier,
      "initialViewController": .initial,
    ]
    return Dictionary(uniqueKeysWithValues: names.map { (Array($0.key.utf8), $0.value) })
  }()
  /// What is longer names nothing, in bytes.
  private static let limit = 200
  private static let sceneStart = Array("<scene ".utf8)
  private static let sceneEnd = Array("</scene>".utf8)
  private static let segueStart = Array("<segue ".utf8)
  private static let placeholder = Array("placeholder".utf8)
  private static let controller = Array("Controller".utf8)
  private static let connectionsEnd = Array("</connections>".utf8)

  /// Looks through a file.
  init(_ bytes: [UInt8]) {
    var references = References()
    var part = 0
    var place = 0
    var tag = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "<"):
        tag = place + 1
        if bytes[place...].starts(with: Self.sceneStart) {
          parts.append(Part())
          part = parts.count - 1
        } else if bytes[place...].starts(with: Self.sceneEnd) {
          part = 0
        } else if bytes[place...].starts(with: Self.segueStart) {
          references.segues.append(InterfaceSegue(bytes, at: place, in: part))
        } else if bytes[place...].starts(with: Self.connectionsEnd) {
          references.endConnections(before: bytes[(place + Self.connectionsEnd.count)...])
        }
        place += 1
      case UInt8(ascii: "\"") where place > 0 && bytes[place - 1] == UInt8(ascii: "="):
        let start =
          bytes[..<(place - 1)].lastIndex { !CodeScanner.isWord($0) }.map { $0 + 1 } ?? 0
        let name = Array(bytes[start..<(place - 1)])
        let end = bytes[(place + 1)...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
        if let meaning = Self.meanings[name] {
          take(bytes, (place + 1)..<end, as: meaning, in: part, &references)
          if meaning == .className,
            isMade(bytes[tag...].prefix(while: CodeScanner.isWord), in: part)
          {
            parts[part].made.insert(String(decoding: bytes[(place + 1)..<end], as: UTF8.self))
          }
        }
        place = end + 1
      default: place += 1
      }
    }
    initialPart = references.initial.flatMap { references.owners[$0] }
    for segue in references.segues {
      guard let destination = segue.destination,
        let other = references.owners[CodeName(destination)],
        other != segue.part
      else { continue }
      if segue.isPerformedByCode {
        parts[segue.part].performed[segue.identifier ?? "", default: []].insert(other)
      } else {
        parts[segue.part].destinations.insert(other)
      }
    }
  }

  /// What the parts say of each other's objects, until all of them are known.
  private struct References {
    var owners: [CodeName: Int] = [:]
    var segues: [InterfaceSegue] = []
    /// How many of the segues stand in connections that have ended.
    var closed = 0
    var initial: CodeName?

    /// Tells the segues of connections that end here whose they are, by what ends next.
    mutating func endConnections(before rest: ArraySlice<UInt8>) {
      let isOfController = InterfaceSegue.isEndOfController(rest)
      for number in closed..<segues.count { segues[number].isOfController = isOfController }
      closed = segues.count
    }
  }

  /// Whether an object of a tag is made whenever the part that it stands in is loaded: rows of a scene may never be.
  private func isMade(_ tag: ArraySlice<UInt8>, in part: Int) -> Bool {
    part == 0 ? !tag.elementsEqual(Self.placeholder) : tag.suffix(10).elementsEqual(Self.controller)
  }

  private mutating func take(
    _ bytes: [UInt8], _ value: Range<Int>, as meaning: Meaning, in part: Int,
    _ references: inout References
  ) {
    guard !value.isEmpty, value.count <= Self.limit else { return }
    var text: String { String(decoding: bytes[value], as: UTF8.self) }
    var name: CodeName { CodeName(bytes, at: value) }
    switch meaning {
    case .className, .mention: parts[part].mentioned.insert(text)
    case .reference:
      parts[part].mentioned.insert(text)
      parts[part].referenced.insert(text)
    case .storyboardIdentifier: parts[part].identifiers.insert(text)
    case .reuseIdentifier: reuseIdentifiers.insert(text)
    case .identifier: references.owners[name] = part
    case .initial: references.initial = name
    }
  }
}

// An archive is somebody else's file until it was checked:
//
//  1. the bytes are UTF-8 and JSON within the limits of every file that we read;
//  2. the version is one that is known;
//  3. the checksum is right, from version 2 on;
//  4. every key and every value is of the format, each refusal at its place.

package import EarshotDocuments
import EarshotInterface

extension StateArchive {
  /// Reads an archive.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - checksChecksum: Whether a file that is not as it was written is refused.
  /// - Throws: What is wrong, at its place.
  package init(_ source: SourceText, checksChecksum: Bool = true) throws(FileError) {
    let root = NodeCursor(
      file: source.file, key: "archive", node: try SourceNode(json: source))
    let mapping = try root.mapping()
    let versionCursor = try mapping.required(ArchiveKeys.version)
    let version = try versionCursor.integer(in: 0...1_000_000)
    guard (1...Self.currentVersion).contains(version) else {
      throw versionCursor.wrong("a version from 1 to \(Self.currentVersion)")
    }
    if version > 1, checksChecksum, !ArchiveChecksum.isRight(source.bytes) {
      throw try mapping.required(ArchiveKeys.checksum).wrong("the checksum of this file")
    }
    try mapping.require(keysAmong: ArchiveKeys.archive(version: version))
    self.init()
    self.version = version
    bundleVersion = try mapping.text(ArchiveKeys.bundleVersion) ?? ""
    systemVersion = try mapping.text(ArchiveKeys.systemVersion) ?? ""
    userInterfaceIdiom = try mapping.text(ArchiveKeys.idiom) ?? ""
    timestamp = try mapping.text(ArchiveKeys.timestamp) ?? ""
    ignoresSnapshot = try mapping[ArchiveKeys.ignoresSnapshot]?.flag() ?? false
    windows = try mapping.list(ArchiveKeys.windows) { cursor throws(FileError) in
      let keys = [ArchiveKeys.horizontal, ArchiveKeys.vertical]
      let window = try cursor.mapping(keys)
      return ArchivedWindow(
        horizontal: try window.text(keys[0]) ?? "", vertical: try window.text(keys[1]) ?? "")
    }
    firstResponders = try mapping[ArchiveKeys.firstResponders]?.texts() ?? []
    if let cursor = try mapping[ArchiveKeys.cursor]?.mapping(ArchiveKeys.cursorKeys) {
      self.cursor = ArchivedCursor(
        controller: try cursor.text(ArchiveKeys.controller),
        element: try cursor.text(ArchiveKeys.element), label: try cursor.text(ArchiveKeys.label),
        rotor: try cursor.text(ArchiveKeys.rotor))
    }
    if let application = try mapping[ArchiveKeys.application]?.mapping(ArchiveKeys.contents) {
      try self.application.readContents(application)
    }
    controllers = try mapping.objects(ArchiveKeys.controllers)
    views = try mapping.objects(ArchiveKeys.views)
    objects = try mapping.objects(ArchiveKeys.objects)
  }
}

/// The most steps of a path.
private let pathLimit = 512

extension NodeMapping {
  /// The text under a key, empty when it is.
  fileprivate func text(_ key: String) throws(FileError) -> String? {
    try self[key]?.text()
  }

  fileprivate func list<Element>(
    _ key: String, _ read: (NodeCursor) throws(FileError) -> Element
  ) throws(FileError) -> [Element] {
    var elements: [Element] = []
    for cursor in try self[key]?.list() ?? [] { elements.append(try read(cursor)) }
    return elements
  }

  /// Objects whose paths differ, and are no longer than screens stand inside each other.
  fileprivate func objects(_ key: String) throws(FileError) -> [ArchivedObject] {
    var seen: Set<String> = []
    return try list(key) { cursor throws(FileError) in
      let mapping = try cursor.mapping(ArchiveKeys.object)
      let path = try mapping.required(ArchiveKeys.path)
      var object = ArchivedObject(
        path: try path.text(), className: try mapping.required(ArchiveKeys.className).text())
      guard let steps = RestorationPath(object.path)?.components, steps.count <= pathLimit else {
        throw path.wrong("a path such as Root/:[0]:/Page, of at most \(pathLimit) steps")
      }
      guard seen.insert(object.path).inserted else {
        throw path.wrong("a path that no object before has")
      }
      object.restorationClass = try mapping.text(ArchiveKeys.restorationClass)
      object.storyboard = try mapping.text(ArchiveKeys.storyboard)
      try object.readContents(mapping)
      return object
    }
  }
}

extension ArchivedObject {
  fileprivate mutating func readContents(_ mapping: NodeMapping) throws(FileError) {
    for member in try mapping[ArchiveKeys.values]?.mapping().members ?? [] {
      values.append((.app(member.key), OutputValue(archived: member.value)))
    }
    if let own = try mapping[ArchiveKeys.ownValues]?.mapping() {
      try own.require(keysAmong: RestorableProperty.allCases.map(\.rawValue))
      for member in own.members {
        guard let property = RestorableProperty(rawValue: member.key) else { continue }
        values.append((.system(property), OutputValue(archived: member.value)))
      }
    }
    if let given = try mapping[ArchiveKeys.references]?.mapping() {
      for member in given.members {
        references.append((.app(member.key), try given.targets(member.key)))
      }
    }
    if let own = try mapping[ArchiveKeys.ownReferences]?.mapping() {
      try own.require(keysAmong: RestorableProperty.allCases.map(\.rawValue))
      for member in own.members {
        guard let property = RestorableProperty(rawValue: member.key) else { continue }
        references.append((.system(property), try own.targets(member.key)))
      }
    }
  }
}

extension NodeMapping {
  fileprivate func targets(_ key: String) throws(FileError) -> [ArchivedReference?] {
    try list(key) { cursor throws(FileError) in
      if cursor.node.isNull { return nil }
      guard let reference = ArchivedReference(try cursor.text()) else {
        throw cursor.wrong("a reference such as 'controller Root/Page'")
      }
      return reference
    }
  }
}

extension OutputValue {
  /// A value of an archive, its numbers as they were written.
  fileprivate init(archived node: SourceNode) {
    switch node.content {
    case .mapping(let members):
      self = .mapping(members.map { ($0.key, OutputValue(archived: $0.value)) })
    case .sequence(let values): self = .sequence(values.map { OutputValue(archived: $0) })
    case .scalar(let text, isQuoted: true): self = .text(text)
    case .scalar(let text, isQuoted: false):
      self =
        switch text {
        case "true": .flag(true)
        case "false": .flag(false)
        case "null": .null
        default: .numeral(text)
        }
    }
  }
}

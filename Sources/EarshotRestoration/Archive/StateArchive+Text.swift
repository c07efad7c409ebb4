public import EarshotFiles
import EarshotInterface

extension FileKind {
  /// What is kept of an app that is away.
  static let stateArchive = FileKind("an archive of an app's state")
}

extension StateArchive {
  /// Reads an archive wherever it lies, for people who want to know what is in it.
  ///
  /// - Throws: Why it is refused, with its place.
  public init(contentsOf file: String) throws(FileError) {
    try self.init(SourceText(contentsOf: file, as: .stateArchive, from: .named))
  }

  /// What the archive holds, as lines for people, many of whom listen to them: what is kept of an
  /// object is indented below its path and class.
  public var lines: [String] {
    var lines = [header]
    if let cursor {
      let place = [cursor.label, cursor.element, cursor.controller.map { "in \($0)" }]
      let parts = place + [cursor.rotor.map { "rotor \($0)" }]
      lines.append("Cursor " + parts.compactMap(\.self).joined(separator: ", "))
    }
    for path in firstResponders { lines.append("Keys go to \(path)") }
    if !application.contentLines.isEmpty { lines += ["Application"] + application.contentLines }
    for (kind, objects) in [("Controller", controllers), ("View", views), ("Object", objects)] {
      for object in objects {
        lines.append("\(kind) \(object.path), \(object.origin)")
        lines += object.contentLines
      }
    }
    return lines
  }

  private var header: String {
    let parts = [
      "version \(version)", bundleVersion.isEmpty ? nil : "app \(bundleVersion)",
      userInterfaceIdiom, timestamp, ignoresSnapshot ? "without picture" : nil,
    ]
    return "Archive " + parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension ArchivedObject {
  fileprivate var origin: String {
    [className, restorationClass.map { "made by \($0)" }, storyboard.map { "from \($0)" }]
      .compactMap(\.self).joined(separator: ", ")
  }

  fileprivate var contentLines: [String] {
    references.map { key, targets in
      let names = targets.map { $0?.description ?? "nothing" }
      return "  \(key.name) leads to \(names.joined(separator: ", "))"
    } + values.map { key, value in "  \(key.name) is \(value.json(isPretty: false))" }
  }
}

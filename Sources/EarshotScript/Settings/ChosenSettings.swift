package import EarshotFiles
package import EarshotReader

/// Some settings of a reader that a file names; the others stay what they are.
package struct ChosenSettings: Sendable {
  /// The keys that were named, in the order of ``SettingKey/all``.
  private var keys: [SettingKey] = []
  /// What was named, with everything else as it comes.
  private var settings = ReaderSettings()
  /// What each key was set to.
  package private(set) var values: [String: OutputValue] = [:]

  /// No settings.
  package init() {}

  /// Reads the settings of a mapping.
  ///
  /// - Throws: A problem at a key that is not among `known`, or at a value that it does not take.
  package init(reading cursor: NodeCursor, among known: [SettingKey]) throws(FileError) {
    try self.init(reading: cursor.mapping(known.map(\.name)), among: known)
  }

  /// Reads those keys of a mapping that are among `known`.
  ///
  /// - Throws: A problem at a value that its key does not take.
  package init(reading mapping: NodeMapping, among known: [SettingKey]) throws(FileError) {
    for key in known {
      guard let cursor = mapping[key.name] else { continue }
      try key.read(cursor, &settings)
      keys.append(key)
      values[key.name] = OutputValue(cursor.node)
    }
  }

  /// What was named, in one line for a transcript.
  package var text: String {
    keys.map { "\($0.name) \((values[$0.name] ?? .null).json(isPretty: false))" }
      .joined(separator: ", ")
  }

  /// Takes over what was named.
  package func apply(to others: inout ReaderSettings) {
    for key in keys { key.copy(settings, &others) }
  }
}

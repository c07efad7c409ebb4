package import EarshotDocuments
package import EarshotFiles
package import EarshotReader

/// A setting of a reader as files spell it: in the step `set` of scripts, and in the user's configuration.
package struct SettingKey: Sendable {
  /// What its page says of it, its name first.
  package let key: DocumentKey
  /// Sets it to what stands in a file.
  let read: @Sendable (NodeCursor, inout ReaderSettings) throws(FileError) -> Void
  /// What a file would say of it; `null` where it is left to the voice or the app.
  package let value: @Sendable (ReaderSettings) -> OutputValue
  /// Sets it to what it is in other settings.
  let copy: @Sendable (ReaderSettings, inout ReaderSettings) -> Void

  /// The name of the key.
  package var name: String { key.name }

  /// The key of a name.
  package static func named(_ name: String) -> SettingKey? { all.first { $0.name == name } }
}

extension SettingKey {
  private init<Value>(
    _ key: DocumentKey, _ path: any WritableKeyPath<ReaderSettings, Value> & Sendable,
    value: @escaping @Sendable (Value) -> OutputValue,
    read: @escaping @Sendable (NodeCursor) throws(FileError) -> Value
  ) {
    self.key = key
    self.read = { cursor, settings throws(FileError) in
      settings[keyPath: path] = try read(cursor)
    }
    self.value = { value($0[keyPath: path]) }
    copy = { $1[keyPath: path] = $0[keyPath: path] }
  }

  /// `true` or `false`.
  static func flag(
    _ name: String, _ path: any WritableKeyPath<ReaderSettings, Bool> & Sendable, _ meaning: String
  ) -> SettingKey {
    SettingKey(DocumentKey(name, .flag, meaning), path, value: { .flag($0) }) {
      cursor throws(FileError) in try cursor.flag()
    }
  }

  /// A whole number, or none.
  static func number(
    _ name: String, _ path: any WritableKeyPath<ReaderSettings, Int?> & Sendable,
    in range: ClosedRange<Int>, _ meaning: String
  ) -> SettingKey {
    SettingKey(
      DocumentKey(name, .integer(range), meaning), path,
      value: { $0.map { .number(Double($0)) } ?? .null }
    ) { cursor throws(FileError) in try cursor.integer(in: range) }
  }

  /// One of some words.
  static func choice<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
    _ name: String, _ path: any WritableKeyPath<ReaderSettings, Choice> & Sendable,
    _ meaning: String
  ) -> SettingKey {
    SettingKey(
      DocumentKey(name, .choice(Choice.self), meaning), path, value: { .text($0.rawValue) }
    ) {
      cursor throws(FileError) in try cursor.choice(Choice.self)
    }
  }

  /// A text, or none.
  static func text(
    _ name: String, _ path: any WritableKeyPath<ReaderSettings, String?> & Sendable,
    _ value: DocumentKey.Value, _ meaning: String
  ) -> SettingKey {
    SettingKey(DocumentKey(name, value, meaning), path, value: { OutputValue($0) }) {
      cursor throws(FileError) in try cursor.text()
    }
  }

  /// A list of texts.
  static func texts(
    _ name: String, _ path: any WritableKeyPath<ReaderSettings, [String]> & Sendable,
    _ value: DocumentKey.Value, _ meaning: String
  ) -> SettingKey {
    SettingKey(DocumentKey(name, value, meaning), path, value: { OutputValue($0) }) {
      cursor throws(FileError) in try cursor.texts()
    }
  }

  /// How many symbols are named.
  static let punctuation = SettingKey(
    DocumentKey("punctuation", .choice(PunctuationLevel.self), "How many symbols are named."),
    \.punctuation, value: { OutputValue($0?.rawValue) }
  ) { cursor throws(FileError) in try cursor.choice(PunctuationLevel.self) }

  /// A level, which stands for all the parts of how much is said.
  static let verbosity = SettingKey(
    DocumentKey(
      "verbosity", .choice(VerbosityLevel.self),
      "How much is said of an element; the keys below it change parts of that."),
    \.verbosity, value: { OutputValue(VerbosityLevel($0)?.rawValue) }
  ) { cursor throws(FileError) in try cursor.choice(VerbosityLevel.self).verbosity }

  /// The setting that the rotor begins with.
  static let rotor = SettingKey(
    DocumentKey("rotor", "the name of a rotor setting", "The setting that the rotor begins with."),
    \.rotor, value: { .text($0.name) }
  ) { cursor throws(FileError) in RotorKind(name: try cursor.text()) }

  /// The settings that turning the rotor comes to.
  static let rotorSettings = SettingKey(
    DocumentKey(
      "rotorSettings", .list(of: RotorKind.builtIn.map(\.name)),
      "The settings of the rotor that turning it comes to, in this order; actions and values are always "
        + "among them."),
    \.rotorSettings, value: { OutputValue($0.map(\.name)) }
  ) { cursor throws(FileError) in
    try cursor.names(among: RotorKind.builtIn.map(\.name)).map(RotorKind.init(name:))
  }
}

import EarshotEspeak
import EarshotFiles
import EarshotReader
import EarshotScript
import EarshotSpeech
import EarshotTerminal

extension Configuration {
  /// Reads a configuration, and the files that it names.
  ///
  /// - Throws: What is wrong, at its place.
  init(reading root: NodeCursor, within fileRoot: FileRoot? = nil) throws(ConfigurationError) {
    do throws(FileError) {
      let values = try root.mapping(
        ConfigurationKey.allCases.map(\.rawValue) + Self.readerKeys.map(\.name) + ["earshot"])
      try self.init(reading: values)
    } catch {
      throw .file(error)
    }
    try readTables(of: root, within: fileRoot)
  }

  private init(reading values: NodeMapping) throws(FileError) {
    if let version = values["earshot"], version.node.number != 1 {
      throw version.wrong("1, the version of this format")
    }
    if let value = values[.voice] {
      voice = try value.voice()
      voiceSource = .configuration(refusal: value.noVoice)
    }
    rate = try values[.rate]?.integer(in: VoiceParameters.rates)
    pitch = try values[.pitch]?.integer(in: VoiceParameters.pitches)
    volume = try values[.volume]?.integer(in: VoiceParameters.volumes)
    punctuation = try values[.punctuation]?.choice(PunctuationLevel.self)
    capitals = try values[.capitals]?.choice(CapitalIndication.self)
    verbosity = try values[.verbosity]?.choice(VerbosityLevel.self)
    navigation = try values[.navigation]?.choice(NavigationStyle.self)
    style = try values[.style]?.choice(WordingStyle.self)
    reader = try ChosenSettings(reading: values, among: Self.readerKeys)
    sounds = try values[.sounds]?.integer(in: 0...100)
    stereo = try values[.stereo]?.flag()
    interfaceLanguage = try values[.interfaceLanguage]?.interfaceLanguage()
    gestures =
      try values[.gestures]?.reassignments(in: .terminal) { name throws(FileError) in
        .gesture(try name.gesture())
      } ?? []
    keys =
      try values[.keys]?.reassignments(in: .terminal) { name throws(FileError) in
        .key(try name.chord())
      } ?? []
  }

  /// Reads the files that are named, whose paths are those from the configuration's own folder.
  private mutating func readTables(
    of root: NodeCursor, within fileRoot: FileRoot?
  ) throws(ConfigurationError) {
    let files: (pronunciations: Table?, symbols: [Table], wordings: [Table])
    do throws(FileError) {
      let values = try root.mapping()
      files.pronunciations = try values[.pronunciations].map { value throws(FileError) in
        try value.table(within: fileRoot)
      }
      files.symbols = try (values[.symbols]?.tables(within: fileRoot) ?? [])
      files.wordings = try (values[.wordings]?.tables(within: fileRoot) ?? [])
    } catch {
      throw .file(error)
    }
    do throws(TextTableError) {
      if let table = files.pronunciations {
        pronunciations = (
          table.name, try PronunciationDictionary(parsing: table.bytes, name: table.path)
        )
      }
      symbols = try files.symbols.map { table throws(TextTableError) in
        (table.name, try SymbolFile(parsing: table.bytes, name: table.path))
      }
      wordings = try files.wordings.map { table throws(TextTableError) in
        (table.name, try WordingFile(parsing: table.bytes, name: table.path))
      }
    } catch {
      throw .table(error)
    }
  }
}

/// A file that the configuration names.
private struct Table {
  var name: String
  var path: String
  var bytes: [UInt8]
}

extension NodeMapping {
  fileprivate subscript(_ key: ConfigurationKey) -> NodeCursor? { self[key.rawValue] }
}

extension NodeCursor {
  fileprivate func voice() throws(FileError) -> VoiceSettings {
    let name = try text()
    do throws(EspeakError) {
      return try VoiceSettings(named: name)
    } catch {
      throw noVoice
    }
  }

  /// A language that has words, by its tag or by one that leads to it.
  fileprivate func interfaceLanguage() throws(FileError) -> String {
    guard let language = Wording.language(for: try text()) else {
      throw wrong("one of \(Wording.languages.joined(separator: ", "))")
    }
    return language
  }

  /// The refusal of a name that no voice has.
  fileprivate var noVoice: FileError { wrong("a voice that `earshot voices` lists") }

  /// A file that the user has named in the configuration: it may lie beside that, or inside the root.
  fileprivate func table(within fileRoot: FileRoot?) throws(FileError) -> Table {
    let name = try text()
    let folder = file.folder
    let path = name.hasPrefix("/") ? name : "\(folder)/\(name)"
    do throws(FileError) {
      let own = fileRoot == nil ? nil : try FileRoot(folder)
      let liesBeside = own?.contains(path) ?? false
      let origin = FileOrigin.met(within: liesBeside ? nil : fileRoot)
      let source = try SourceText(contentsOf: path, as: .text, from: origin)
      return Table(name: name, path: path, bytes: source.bytes)
    } catch {
      throw noTable(because: error.problem.message)
    }
  }

  /// The refusal of a file that cannot be read.
  private func noTable(because reason: String) -> FileError {
    error(
      ValueProblem.wrongValue(
        key: key, found: "\(node.summary), which cannot be used: \(reason)",
        expected: "a file that can be read"))
  }

  /// One file, or a list of them.
  fileprivate func tables(within fileRoot: FileRoot?) throws(FileError) -> [Table] {
    guard case .sequence = node.content else { return [try table(within: fileRoot)] }
    return try list().map { value throws(FileError) in try value.table(within: fileRoot) }
  }
}

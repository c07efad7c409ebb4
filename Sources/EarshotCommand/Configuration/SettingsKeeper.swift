import EarshotFiles
import EarshotReader
import EarshotTerminal

/// Keeps what a listener has changed in the user's configuration file, and reads what others have changed there.
final class SettingsKeeper {
  private let file: ConfigurationFile
  private var configuration: Configuration
  /// What the command line says over the file.
  private let over: (Configuration) -> Configuration
  /// The keys that were written in this run.
  private var written: Set<String> = []

  /// Creates what keeps settings of a run.
  ///
  /// - Parameters:
  ///   - file: Where they are kept.
  ///   - configuration: What the run began with, options of the command line included.
  ///   - over: Puts those options over what stands in the file.
  init(
    _ file: ConfigurationFile = ConfigurationFile(), of configuration: Configuration,
    over: @escaping (Configuration) -> Configuration = { $0 }
  ) {
    self.file = file
    self.configuration = configuration
    self.over = over
  }

  /// Reads the file again, from which the run goes on as if it had begun with it; files that it names for the
  /// voice, of symbols and of pronunciations, count from the next run on.
  func readAgain() -> ReadSettings {
    do throws(ConfigurationError) {
      configuration = over(try file.read())
    } catch {
      return .refused("\(error)")
    }
    written = []
    return .read(configuration.openingSettings, configuration.commands)
  }

  /// Writes what a listener has changed; comments and other values stay.
  ///
  /// - Returns: Why it could not be written, in words for people; `nil` when the settings are kept.
  func keep(_ settings: ReaderSettings) -> String? {
    let changes = KeptSettings(settings, of: configuration, since: written).changes
    guard !changes.isEmpty else { return nil }
    if let reason = file.write(changes) { return reason }
    written.formUnion(changes.map(\.key))
    return nil
  }
}

extension ConfigurationFile {
  /// Puts other values into the file: a whole one that can be read again takes its place.
  ///
  /// - Returns: Why that cannot be, in words for people.
  fileprivate func write(_ changes: [(key: String, value: OutputValue)]) -> String? {
    do {
      let bytes = try bytes(with: changes)
      guard try reads(bytes, as: changes) else {
        return "\(path) is written in a way that cannot be changed here"
      }
      if let code = makeFolder() { return "\(path): \(SystemError.text(of: code))" }
      try WholeFile.write(bytes, to: path)
      return nil
    } catch let failure as WholeFile.Failure {
      return "\(path): \(failure.reason)"
    } catch {
      return "\(error)"
    }
  }

  /// The file with other values.
  private func bytes(
    with changes: [(key: String, value: OutputValue)]
  ) throws(FileError) -> [UInt8] {
    guard let source = try source() else { return Array(Self.text("", with: changes).utf8) }
    let text = String(decoding: source.bytes, as: UTF8.self)
    guard text.first(where: { !$0.isWhitespace }) == "{" else {
      _ = try source.node()
      return Array(Self.text(text, with: changes).utf8)
    }
    // A mapping in braces is written anew; in JSON there are no comments that could be lost.
    guard case .mapping(var members) = OutputValue(try source.node()) else { return source.bytes }
    for change in changes {
      let place = members.firstIndex { $0.key == change.key }
      if let place { members.remove(at: place) }
      if case .null = change.value { continue }
      members.insert(change, at: place ?? members.count)
    }
    return Array((OutputValue.mapping(members).json(isPretty: true) + "\n").utf8)
  }

  private static func text(
    _ text: String, with changes: [(key: String, value: OutputValue)]
  ) -> String {
    var text = ConfigurationText(text)
    for (key, value) in changes {
      if case .null = value {
        text.set(key, to: nil)
      } else {
        text.set(key, to: value.json(isPretty: false))
      }
    }
    return text.text
  }

  /// Whether a text says what was changed.
  private func reads(
    _ bytes: [UInt8], as changes: [(key: String, value: OutputValue)]
  ) throws(FileError) -> Bool {
    let node = try SourceText(file: path, bytes: bytes, as: .configuration).node()
    let members: [SourceNode.Member] =
      if case .mapping(let members) = node.content { members } else { [] }
    return changes.allSatisfy { change in
      let value = members.first { $0.key == change.key }.map { OutputValue($0.value) } ?? .null
      return value.json(isPretty: false) == change.value.json(isPretty: false)
    }
  }
}

import EarshotDocuments
import EarshotEspeak
import EarshotFiles
import EarshotReader
import EarshotScript
import EarshotSpeech

extension Configuration {
  /// What is in force, as a configuration file: values that nobody has set stand as comments.
  var lines: [String] {
    let lines = ConfigurationKey.allCases.map { key in
      if let value = value(of: key) { return "\(key.rawValue): \(value)" }
      return "# \(key.rawValue): \(Self.usual(key))"
    }
    return lines
      + Self.readerKeys.map { key in
        if let value = reader.values[key.name] {
          return "\(key.name): \(value.json(isPretty: false))"
        }
        return "# \(key.name): \(Self.usual(key))"
      }
  }

  /// A configuration file in which every key is explained and none is set.
  static var example: [String] {
    ["# What you do not set is as the program comes; what you type on a command line wins."]
      + ConfigurationKey.allCases.flatMap { key in
        ["", "# \(key.meaning)", "# \(key.rawValue): \(usual(key))"]
      }
      + readerKeys.flatMap { key in
        ["", "# \(key.explanation)", "# \(key.name): \(usual(key))"]
      }
  }

  private func value(of key: ConfigurationKey) -> String? {
    let value: OutputValue? =
      switch key {
      case .voice: voice.map { .text($0.name) }
      case .rate: rate.map { .number(Double($0)) }
      case .pitch: pitch.map { .number(Double($0)) }
      case .volume: volume.map { .number(Double($0)) }
      case .punctuation: punctuation.map { .text($0.rawValue) }
      case .capitals: capitals.map { .text($0.rawValue) }
      case .verbosity: verbosity.map { .text($0.rawValue) }
      case .navigation: navigation.map { .text($0.rawValue) }
      case .style: style.map { .text($0.rawValue) }
      case .sounds: sounds.map { .number(Double($0)) }
      case .stereo: stereo.map { .flag($0) }
      case .interfaceLanguage: interfaceLanguage.map { .text($0) }
      case .gestures: Self.assignments(gestures)
      case .keys: Self.assignments(keys)
      case .pronunciations: pronunciations.map { .text($0.file) }
      case .symbols: symbols.isEmpty ? nil : OutputValue(symbols.map(\.file))
      case .wordings: wordings.isEmpty ? nil : OutputValue(wordings.map(\.file))
      }
    return value?.json(isPretty: false)
  }

  private static func assignments(_ reassignments: [Reassignment]) -> OutputValue? {
    guard !reassignments.isEmpty else { return nil }
    return .mapping(reassignments.map { ($0.causeName, OutputValue($0.command)) })
  }

  /// What holds when a setting of the reader is not set; an example where that is nothing.
  private static func usual(_ key: SettingKey) -> String {
    let value = key.value(Configuration().openingSettings)
    switch value {
    case .null: return "en"
    case .sequence(let values) where values.isEmpty: return "[en, de]"
    default: return value.json(isPretty: false)
    }
  }

  /// What holds when a key is not set; for files an example of their names.
  private static func usual(_ key: ConfigurationKey) -> String {
    let voice = VoiceSettings.standard
    return switch key {
    case .voice: voice.name
    case .rate: "\(voice.parameters.rate)"
    case .pitch: "\(voice.parameters.pitch)"
    case .volume: "\(voice.parameters.volume)"
    case .punctuation: PunctuationLevel.some.rawValue
    case .capitals: CapitalIndication.word.rawValue
    case .verbosity: VerbosityLevel.standard.rawValue
    case .navigation: NavigationStyle.flat.rawValue
    case .style: WordingStyle.spoken.rawValue
    case .sounds: "100"
    case .stereo: "false"
    case .interfaceLanguage: "en"
    case .gestures: "{ 2 finger swipe left: Read Hint }"
    case .keys: "{ F5: Read All, VO shift n: }"
    case .pronunciations: "pronunciations.txt"
    case .symbols: "[symbols.dic]"
    case .wordings: "[german.txt]"
    }
  }
}

extension SettingKey {
  /// What it means and what it takes, in one line without marks.
  fileprivate var explanation: String {
    let values = key.value.text.filter { $0 != "`" }
    return "\(key.meaning.filter { $0 != "`" }.dropLast()): \(values)."
  }
}

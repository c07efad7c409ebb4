import EarshotEspeak
import EarshotFiles
import EarshotReader
import EarshotScript
import EarshotSpeech

/// What a listener has changed of the settings that a run began with, as the configuration file says it.
struct KeptSettings {
  /// The keys that get another value, and their values; `null` takes a key away.
  private(set) var changes: [(key: String, value: OutputValue)] = []

  /// The settings of the run's beginning.
  private let before: ReaderSettings
  /// The keys that get their value whether it was changed or not.
  private let written: Set<String>

  /// Compares settings with those that a configuration comes to.
  ///
  /// - Parameters:
  ///   - settings: What the listener has chosen.
  ///   - configuration: What the run began with.
  ///   - written: The keys that were written before in this run: what was changed back is written too.
  init(_ settings: ReaderSettings, of configuration: Configuration, since written: Set<String>) {
    before = configuration.openingSettings
    self.written = written
    let voice = configuration.spokenVoice
    let loudness = configuration.sounds.flatMap { $0 > 0 ? $0 : nil } ?? 100
    add(.voice, settings, \.voice) { OutputValue($0) }
    add(.rate, settings, \.speechRate) { Self.number($0.map(voice.rate(ofPercent:))) }
    add(.pitch, settings, \.pitch, Self.number)
    add(.volume, settings, \.volume, Self.number)
    add(.punctuation, settings, \.punctuation) { OutputValue($0?.rawValue) }
    add(.capitals, settings, \.capitals) { .text($0.rawValue) }
    add(.navigation, settings, \.navigationStyle) { .text($0.rawValue) }
    add(.sounds, settings, \.makesSounds) { .number($0 ? Double(loudness) : 0) }
    add(.stereo, settings, \.placesSound) { .flag($0) }
    add(.interfaceLanguage, settings, \.interfaceLanguage) { OutputValue($0) }
    addVerbosity(of: settings, configuration)
  }

  private mutating func add<Value: Equatable>(
    _ key: ConfigurationKey, _ settings: ReaderSettings, _ path: KeyPath<ReaderSettings, Value>,
    _ value: (Value) -> OutputValue
  ) {
    let isChanged = settings[keyPath: path] != before[keyPath: path]
    guard isChanged || written.contains(key.rawValue) else { return }
    changes.append((key.rawValue, value(settings[keyPath: path])))
  }

  private static func number(_ number: Int?) -> OutputValue {
    number.map { .number(Double($0)) } ?? .null
  }

  /// A level stands for its parts, of which only those are written that differ from it.
  private mutating func addVerbosity(
    of settings: ReaderSettings, _ configuration: Configuration
  ) {
    let name = ConfigurationKey.verbosity.rawValue
    let present = VerbosityLevel(settings.verbosity)
    let isChanged = present != VerbosityLevel(before.verbosity) || written.contains(name)
    if isChanged, let present { changes.append((name, .text(present.rawValue))) }
    var others = before
    others.verbosity = (present ?? configuration.verbosity ?? .standard).verbosity
    configuration.reader.apply(to: &others)
    for key in Configuration.readerKeys {
      let value = key.value(settings)
      let isChanged = value.json(isPretty: false) != key.value(others).json(isPretty: false)
      if isChanged || written.contains(key.name) { changes.append((key.name, value)) }
    }
  }
}

public import EarshotSpeech
import EarshotVoices

/// Everything there is to choose from: presets, installed voices, variants.
public struct VoiceCatalogue: Hashable, Sendable {
  /// The presets, the standard one first.
  public var presets: [VoiceSettings]
  /// The installed voices by name.
  public var voices: [InstalledVoice]
  /// The variants of timbre by name.
  public var variants: [InstalledVoice]

  /// Reads what is installed; presets whose voice is not there are left out.
  ///
  /// - Throws: ``EspeakError`` when the voice program cannot be used.
  public init(worker: SupervisedWorker) throws(EspeakError) {
    self.init(installed: try worker.installedVoices())
  }

  init(installed: [InstalledVoice]) {
    voices = installed.filter { !$0.isVariant }.sorted { $0.name < $1.name }
    variants = installed.filter(\.isVariant).sorted { $0.identifier < $1.identifier }
    let identifiers = Set(voices.map(\.identifier))
    presets = VoicePreset.all.filter { preset in
      if case .identifier(let identifier) = preset.voice.base {
        identifiers.contains(identifier)
      } else {
        true
      }
    }
  }

  /// Whether there is a variant of that name; espeak-ng takes a number for one as well, 3 for `m3` and
  /// 13 for `f3`.
  public func hasVariant(_ name: String) -> Bool {
    var wanted = name
    if let number = Int(name), number > 0 {
      wanted = number < 10 ? "m\(number)" : "f\(number - 10)"
    }
    return variants.contains { $0.identifier == wanted }
  }

  /// What the voice of a language cannot do, or `nil` when nothing is known against it.
  public static func limits(ofLanguage language: String) -> String? {
    let primary = language.lowercased().prefix { $0 != "-" && $0 != "_" }
    return VoiceDirectory.line(for: String(primary), in: VoiceLanguages.limits.description)
  }
}

/// A voice that somebody asked for and espeak-ng does not have, and what there is to choose from.
public struct UnknownVoice: Hashable, Sendable {
  /// A part of a voice's name.
  public enum Part: Hashable, Sendable {
    /// The voice or the language, before the plus sign.
    case voice
    /// The variant of timbre, after it.
    case variant
  }

  /// The name as it was asked for.
  public var name: String
  /// The part that is not there.
  public var part: Part
  /// What there is.
  public var choices: VoiceCatalogue
}

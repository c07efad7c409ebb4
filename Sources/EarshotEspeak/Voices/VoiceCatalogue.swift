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

  /// What the voice of a language cannot do, or `nil` when nothing is known against it.
  public static func limits(ofLanguage language: String) -> String? {
    let primary = language.lowercased().prefix { $0 != "-" && $0 != "_" }
    return VoiceDirectory.line(for: String(primary), in: VoiceLanguages.limits.description)
  }
}

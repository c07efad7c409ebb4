import EarshotSpeech
import EarshotVoices

/// Chooses the voice for a request: which one speaks its language, and how fast and high.
struct VoiceDirectory {
  private var missing: Set<VoiceSelector> = []

  /// Notes that espeak-ng does not have a voice; answers whether another may be tried.
  mutating func noteMissing(_ voice: VoiceSelector) -> Bool {
    missing.insert(voice).inserted
  }

  /// What the program is told for a request, but for the order's identifier, which is given later.
  func order(for request: SynthesisRequest, settings: VoiceSettings) -> SpeakOrder {
    let chosen = settings.spoken(in: request.manner)
    let own = chosen.parameters
    let prosody = request.prosody
    let parameters = VoiceParameters(
      rate: VoiceDirectory.scale(own.rate, by: prosody.rate),
      pitch: VoiceDirectory.scale(own.pitch, by: prosody.pitch),
      range: own.range,
      volume: VoiceDirectory.scale(own.volume, by: prosody.volume),
      wordGap: own.wordGap,
      punctuation: request.speaksPunctuation ? .all : own.punctuation)
    return SpeakOrder(
      id: 0, voice: voice(for: request.language, settings: chosen, otherwise: settings),
      parameters: parameters,
      text: request.text.string, spellsOut: request.spellsOut,
      pronunciation: request.pronunciation,
      pausesAtEnd: request.pausesAtEnd)
  }

  /// The language in which a voice that was chosen for a request reads: that of the settings where their
  /// voice stands in for one that is missing.
  func language(
    of voice: VoiceSelector, for request: SynthesisRequest, settings: VoiceSettings
  ) -> String {
    let chosen = settings.spoken(in: request.manner)
    for own in [chosen, settings]
    where voice == own.voice || voice == VoiceSelector(.language(own.language)) {
      return own.language
    }
    return request.language ?? chosen.language
  }

  /// The first of these that is not known to be missing: the settings' own voice when the language
  /// is theirs, the voice of the table, a voice found by espeak-ng, the settings' voice, and the one that
  /// speaks where a listener has chosen a voice that is not there.
  private func voice(
    for language: String?, settings: VoiceSettings, otherwise own: VoiceSettings
  ) -> VoiceSelector {
    var candidates: [VoiceSelector?] = []
    if let language, !VoiceDirectory.isSpoken(language, by: settings.language) {
      let variant = settings.voice.variant
      if let identifier = VoiceDirectory.identifier(forLanguage: language) {
        candidates.append(VoiceSelector(.identifier(identifier), variant: variant))
      }
      candidates.append(VoiceSelector(.language(language), variant: variant))
    }
    candidates.append(settings.voice)
    candidates.append(VoiceSelector(.language(settings.language)))
    candidates.append(own.voice)
    candidates.append(VoiceSelector(.language(own.language)))
    let known = candidates.compactMap { $0 }.first { !missing.contains($0) }
    return known ?? own.voice
  }

  /// Whether a text in `language` stays with a voice of `own`: the same language, and the same
  /// region where the text names one.
  private static func isSpoken(_ language: String, by own: String) -> Bool {
    let wanted = subtags(of: language)
    let spoken = subtags(of: own)
    guard wanted.first == spoken.first else { return false }
    return wanted.count == 1 || wanted == spoken
  }

  /// The voice of the table for a language tag, or for a shorter form of it.
  static func identifier(forLanguage language: String) -> String? {
    var wanted = subtags(of: language)
    while !wanted.isEmpty {
      let tag = wanted.joined(separator: "-")
      if let line = line(for: tag, in: VoiceLanguages.table.description) { return line }
      wanted.removeLast()
    }
    return nil
  }

  /// The voices the table names.
  static var tableIdentifiers: [String] {
    VoiceLanguages.table.description.split(separator: "\n").compactMap { line in
      line.split(separator: " ").last.map(String.init)
    }
  }

  /// Whether tables of ours name it, so that espeak-ng need not be asked for it.
  static func isKnown(_ base: VoiceSelector.Base) -> Bool {
    guard case .identifier(let identifier) = base else { return false }
    return tableIdentifiers.contains(identifier)
      || VoicePreset.all.contains { $0.voice.base == base }
  }

  /// Whether a preset has the variant, so that espeak-ng need not be asked for it.
  static func isKnown(variant: String) -> Bool {
    VoicePreset.all.contains { $0.voice.variant == variant }
  }

  /// What follows a tag in a table of `Voices/`.
  static func line(for tag: String, in table: String) -> String? {
    for line in table.split(separator: "\n") {
      guard let blank = line.firstIndex(of: " ") else { continue }
      if line[..<blank].lowercased() == tag {
        return String(line[line.index(after: blank)...])
      }
    }
    return nil
  }

  private static func subtags(of language: String) -> [String] {
    language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
  }

  private static func scale(_ number: Int, by factor: Double) -> Int {
    Int((Double(number) * factor).rounded())
  }
}

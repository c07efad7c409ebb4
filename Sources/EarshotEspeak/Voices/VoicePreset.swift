import EarshotSpeech
import EarshotVoices

/// The presets of `Voices/`, read.
public enum VoicePreset {
  /// All presets, the standard one first.
  public static let all: [VoiceSettings] = read(VoicePresets.table.description)

  /// The first of them, read by itself: a program that speaks with it has no use for the others.
  static let standard: VoiceSettings = {
    var rest = VoicePresets.table.description[...]
    while let end = rest.firstIndex(of: "\n") {
      if let settings = readLine(rest[..<end]) { return settings }
      rest = rest[end...].dropFirst()
    }
    return all[0]
  }()

  /// The preset of a name, whatever its case.
  public static func named(_ name: String) -> VoiceSettings? {
    let wanted = name.lowercased()
    return all.first { $0.name == wanted }
  }

  static func read(_ table: String) -> [VoiceSettings] {
    let settings = table.split(separator: "\n").compactMap(readLine)
    precondition(!settings.isEmpty, "the table of presets holds at least the standard voice")
    return settings
  }

  private static func readLine(_ line: Substring) -> VoiceSettings? {
    guard !line.hasPrefix("#") else { return nil }
    let fields = line.split(separator: " ").map(String.init)
    guard fields.count == 9 else { return nil }
    let variant = fields[3] == "-" ? nil : fields[3]
    guard let voice = VoiceSelector(.identifier(fields[2]), variant: variant) else { return nil }
    let numbers = fields[4..<8].compactMap { Int($0) }
    guard numbers.count == 4, let punctuation = punctuation(fields[8]) else { return nil }
    return VoiceSettings(
      name: fields[0], language: fields[1], voice: voice,
      parameters: VoiceParameters(
        rate: numbers[0], pitch: numbers[1], range: numbers[2], volume: numbers[3],
        punctuation: punctuation))
  }

  private static func punctuation(_ word: String) -> VoiceParameters.Punctuation? {
    switch word {
    case "none": VoiceParameters.Punctuation.none
    case "some": .some
    case "all": .all
    default: nil
    }
  }
}

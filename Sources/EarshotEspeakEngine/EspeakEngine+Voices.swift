import CEspeakNG
import EarshotSpeech

extension EspeakEngine {
  /// Reads the engine's list, which ends with a null pointer and belongs to the engine.
  static func voices(
    in list: UnsafeMutablePointer<UnsafePointer<espeak_VOICE>?>?, areVariants: Bool
  ) -> [InstalledVoice] {
    guard let list else { return [] }
    var voices: [InstalledVoice] = []
    var index = 0
    while let entry = list[index] {
      index += 1
      let voice = entry.pointee
      guard let identifier = voice.identifier.map({ String(cString: $0) }),
        !identifier.hasPrefix("mb/")
      else { continue }
      voices.append(
        InstalledVoice(
          identifier: areVariants ? String(identifier.drop { $0 != "/" }.dropFirst()) : identifier,
          name: voice.name.map { String(cString: $0) } ?? identifier,
          languages: areVariants ? [] : languages(of: voice),
          gender: InstalledVoice.Gender(rawValue: voice.gender) ?? .unknown,
          isVariant: areVariants))
    }
    return voices
  }

  /// Each language is a byte of priority and a C string; a priority of 0 ends the list.
  private static func languages(of voice: espeak_VOICE) -> [String] {
    guard var place = voice.languages else { return [] }
    var languages: [(priority: CChar, tag: String)] = []
    while place.pointee != 0 {
      let priority = place.pointee
      let tag = String(cString: place + 1)
      languages.append((priority, tag))
      place += tag.utf8.count + 2
    }
    return languages.enumerated()
      .sorted { ($0.element.priority, $0.offset) < ($1.element.priority, $1.offset) }
      .map(\.element.tag)
  }
}

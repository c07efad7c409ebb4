import EarshotEspeak
import EarshotFiles
import EarshotSpeech

extension UnknownVoice {
  /// The name that may have been meant.
  var nearest: String? {
    let parts = name.split(separator: "+", maxSplits: 1).map { String($0) }
    guard let voice = parts.first else { return nil }
    let variant = parts.count == 2 ? parts[1] : nil
    switch part {
    case .voice:
      // A preset has a variant of its own and takes no other.
      let presets = variant == nil ? choices.presets.map(\.name) : []
      let names =
        presets + choices.voices.flatMap(\.languages) + choices.voices.map(\.identifier)
      guard let near = NearestName.to(voice, among: names) else {
        // The name of a variant alone is a voice that is spoken in English.
        let variants = variant == nil ? choices.variants.map(\.identifier) : []
        return NearestName.to(voice, among: variants).map { "en+\($0)" }
      }
      guard let variant, choices.hasVariant(variant) else { return near }
      return "\(near)+\(variant)"
    case .variant:
      let names = choices.variants.map(\.identifier)
      return variant.flatMap { NearestName.to($0, among: names) }.map { "\(voice)+\($0)" }
    }
  }
}

import EarshotVoices

/// The table of presets as text.
enum VoicePresetsTable {
  static let text = VoicePresets.table.description
}

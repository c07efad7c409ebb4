import EarshotReader
import EarshotTerminal

/// The keys of `earshot open`, as a list for people.
enum KeyList {
  /// For each place that takes keys its name, then one line for each command with its keys, in the language of
  /// the settings.
  static func lines(of configuration: Configuration) -> [String] {
    let wording = Wording(language: configuration.interfaceLanguage ?? "en")
    let table = configuration.commands
    var lines = [table.meaningOfVoiceOverKeys(in: wording)]
    for section in table.sections(in: wording) {
      lines += ["", "\(section.title):"]
      lines += section.rows.map { "\($0.name): \($0.keys.joined(separator: wording.comma))" }
    }
    return lines
  }
}

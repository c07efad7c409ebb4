import EarshotModel
import EarshotVoices

/// What commands, keys and gestures are called when the reader speaks of them.
///
/// Files and scripts know a command by its English name, whatever is heard.
struct CommandNames {
  /// What the rotor calls what a command goes to.
  private let wording: Wording
  private let lines: WordingLines

  /// The names in the language of a wording.
  init(_ wording: Wording) {
    self.wording = wording
    lines = WordingLines(
      CommandNameTables.table(language: wording.language), language: wording.language)
  }

  /// The name of a command.
  func name(of binding: CommandBinding) -> String {
    if let name = lines[binding.name] { return name }
    guard case .find(let kind, let isForward) = binding.command, let thing = kind.word,
      let template = lines[isForward ? "Move to Next {1}" : "Move to Previous {1}"]
    else { return binding.name }
    let numbers = thing.number.map { [$0] } ?? []
    return WordingLines.filled(template, with: [wording.text(thing.word, numbers)])
  }

  /// The name of a command of a text that is edited.
  func name(of binding: TextBinding) -> String { text(binding.name) }

  /// A key with what is held beside it.
  func name(of chord: KeyChord) -> String {
    chord.words.map(text).joined(separator: " ")
  }

  /// What fingers do.
  func name(of gesture: Gesture) -> String {
    let (template, fingers) = gesture.template
    guard let fingers else { return text(template) }
    return WordingLines.filled(
      lines.form(of: template, for: fingers) ?? text(template), with: [String(fingers)])
  }

  /// A name, or a place where keys are taken, in the language.
  func text(_ english: String) -> String { lines[english] ?? english }
}

import ArgumentParser
import EarshotFiles

/// A word in the place of a subcommand that names none.
///
/// The parser by itself takes such a word for an argument too many, and `help` passes over it.
struct UnknownSubcommand: Error {
  /// The word.
  let word: String
  /// The command that it was to be a subcommand of, in words: `earshot state`.
  let parent: String
  /// What there is in its place, by name.
  let known: [String]

  /// The first such word of a command line; `nil` where every one is known.
  static func first(in arguments: [String]) -> UnknownSubcommand? {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    let isAskingForHelp = words.count < arguments.count
    var command: any ParsableCommand.Type = RootCommand.self
    var path = ["earshot"]
    for word in words {
      let configuration = command.configuration
      guard !word.hasPrefix("-"), !configuration.subcommands.isEmpty else { return nil }
      if let next = configuration.subcommands.first(where: { $0.name == word }) {
        command = next
        path.append(word)
      } else if isAskingForHelp ? word != "help" : configuration.defaultSubcommand == nil {
        return UnknownSubcommand(
          word: word, parent: path.joined(separator: " "),
          known: configuration.subcommands.map { $0.name } + (path.count == 1 ? ["help"] : []))
      } else {
        return nil
      }
    }
    return nil
  }

  /// What is wrong, and where to look.
  var lines: [String] {
    let nearest = NearestName.question(about: word, among: known)
    return [
      "Error: '\(word)' is no command of \(parent); "
        + (nearest ?? "expected \(known.joined(separator: ", "))"),
      "  See '\(parent) --help' for more information.",
    ]
  }
}

extension ParsableCommand {
  /// The word that names it on a command line.
  fileprivate static var name: String { configuration.commandName ?? "" }
}

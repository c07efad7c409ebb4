import EarshotFiles
import EarshotReader

extension ManualPage {
  /// The page of the program: its commands, keys, surroundings and files.
  static func commands(_ root: CommandHelp) -> ManualPage {
    let parts = Parts(of: root.discussion)
    return ManualPage(
      "earshot", section: 1, summary: root.abstract.trimmingFullStop
    ) { page in
      page.macro("Sh", "SYNOPSIS")
      for command in root.commands { page.usage(of: command) }
      page.macro("Sh", "DESCRIPTION")
      page.text(
        """
        The program reads storyboards and xibs from Xcode, and screen documents in YAML or JSON, and says \
        what VoiceOver would say about their screens, as text and as sound.

        """ + parts.rest)
      page.text("Every command has `--help`, which explains it, and the program has `--version`.")
      for command in root.commands { page.section(of: command) }
      page.keys()
      page.formats()
      page.macro("Sh", "ENVIRONMENT")
      page.list(EnvironmentVariable.all.map { ($0.name, $0.meaning) })
      page.macro("Sh", "FILES")
      page.list(UsedFile.all.map { ($0.path, $0.meaning) })
      page.macro("Sh", "EXIT STATUS")
      page.list(parts.statuses)
      page.macro("Sh", "EXAMPLES")
      page.literal(parts.examples)
      page.macro("Sh", "SEE ALSO")
      page.macro(callable: "Xr earshot-espeak 1 ,")
      page.macro(callable: "Xr earshot 5")
    }
  }

  /// What a help text of the whole program is made of: examples, exit statuses, and the rest.
  private struct Parts {
    var examples: [Substring] = []
    var statuses: [(name: String, text: String)] = []
    var rest = ""

    init(of discussion: String) {
      for part in discussion.split(separator: "\n\n") {
        let lines = part.split(separator: "\n")
        switch lines.first {
        case "Examples:": examples = lines.dropFirst().map { $0.dropFirst(2) }
        case "Exit status:":
          statuses = lines.dropFirst().map { line in
            let words = line.split(separator: " ", maxSplits: 1)
            let text = words.last?.drop { $0 == " " } ?? ""
            return (String(words.first ?? ""), "\(text).")
          }
        default: rest += "\n\(part)\n"
        }
      }
    }
  }
}

extension CommandHelp {
  /// The commands below this one, each behind the one that it belongs to; a command that only holds
  /// others is left out.
  var commands: [CommandHelp] {
    subcommands.flatMap { command in
      (command.arguments.isEmpty && !command.subcommands.isEmpty ? [] : [command])
        + command.commands
    }
  }
}

extension ManualText {
  /// Adds how a command is typed.
  fileprivate mutating func usage(of command: CommandHelp) {
    macro("Nm")
    for word in command.name.split(separator: " ").dropFirst() { macro("Cm", String(word)) }
    let operands = command.arguments.compactMap(\.usage)
    if operands.count < command.arguments.count { macro(callable: "Op Ar options") }
    for operand in operands { macro(callable: operand) }
  }

  /// Adds what a command does, and its options.
  fileprivate mutating func section(of command: CommandHelp) {
    macro("Ss", command.name)
    text(command.abstract)
    text(command.discussion)
    guard !command.arguments.isEmpty else { return }
    macro(callable: "Bl -tag -width Ds")
    for argument in command.arguments {
      macro(callable: "It \(argument.title)")
      text(argument.abstract)
      list(argument.choices.map { ($0.name, $0.text) })
    }
    macro("El")
  }

  /// Adds the keys, from the table that the reader itself looks them up in.
  fileprivate mutating func keys() {
    macro("Sh", "KEYS")
    text(
      """
      These are the keys of `earshot open`, unless your settings give them to other commands; \
      `earshot open --keys` lists them as you have them. V O is Control and Alt held together; Alt alone \
      will do.
      """)
    for section in Configuration().commands.sections(in: Wording(language: "en")) {
      macro("Ss", section.title)
      list(
        section.rows.map { ($0.name, $0.keys.joined(separator: ", ")) }, isCompact: true)
    }
  }

  /// Adds what is read and written.
  fileprivate mutating func formats() {
    macro("Sh", "FORMATS")
    text("What is read, by the name of the file or else by how it begins:")
    list(FileFormat.read.map { ($0.name, $0.meaning) })
    text("What is written, with `--format`, `--report`, or into a file that an option names:")
    list(FileFormat.written.map { ($0.name, $0.meaning) })
  }
}

extension String {
  /// The sentence without its full stop, as titles want it.
  fileprivate var trimmingFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}

import ArgumentParser
import EarshotFiles

/// What a command tells of itself, as the argument parser writes it down for tools.
struct CommandHelp {
  /// The command as it is typed, such as `earshot audit merge`.
  let name: String
  /// What it does, in a sentence.
  let abstract: String
  /// More about it.
  let discussion: String
  /// What may stand behind it, without help and version, which every command has.
  let arguments: [Argument]
  /// The commands below it.
  let subcommands: [CommandHelp]

  /// The program itself.
  static func root() throws(FileError) -> CommandHelp {
    let source = SourceText(file: "earshot", bytes: Array(RootCommand._dumpHelp().utf8))
    let dump = NodeCursor(file: source.file, key: "help", node: try SourceNode(json: source))
    return try CommandHelp(dump.mapping().required("command"))
  }

  /// Reads a command; what stands below its default subcommand belongs to itself, as the word for that
  /// is left out.
  private init(_ node: NodeCursor, behind superior: String = "") throws(FileError) {
    let fields = try node.mapping()
    name = superior + (try fields.required("commandName").text())
    abstract = try fields["abstract"]?.text() ?? ""
    discussion = try fields["discussion"]?.text() ?? ""
    let usual = try fields["defaultSubcommand"]?.text()
    var arguments = try Self.arguments(of: fields)
    var subcommands: [CommandHelp] = []
    for node in try fields["subcommands"]?.list() ?? [] {
      let below = try node.mapping()
      let word = try below.required("commandName").text()
      if word == usual {
        let known = Set(arguments.map(\.title))
        arguments += try Self.arguments(of: below).filter { !known.contains($0.title) }
      } else if word != "help" {
        subcommands.append(try CommandHelp(node, behind: name + " "))
      }
    }
    self.arguments = arguments
    self.subcommands = subcommands
  }

  private static func arguments(of fields: NodeMapping) throws(FileError) -> [Argument] {
    var arguments: [Argument] = []
    for node in try fields["arguments"]?.list() ?? [] {
      guard let argument = try Argument(node), !["help", "version"].contains(argument.value) else {
        continue
      }
      arguments.append(argument)
    }
    return arguments
  }
}

extension CommandHelp {
  /// An option, a flag, or something that stands for itself.
  struct Argument {
    /// What it is called in the list of options, as macros.
    let title: String
    /// How it stands in the line of usage, as macros; `nil` for options.
    let usage: String?
    /// What its value is called.
    let value: String
    /// What it does.
    let abstract: String
    /// What may be chosen, and what each means.
    let choices: [(name: String, text: String)]

    /// Reads an argument; `nil` for one that is hidden.
    fileprivate init?(_ node: NodeCursor) throws(FileError) {
      let fields = try node.mapping()
      guard try fields["shouldDisplay"]?.flag() ?? true else { return nil }
      value = try fields["valueName"]?.text() ?? ""
      abstract = try fields["abstract"]?.text() ?? ""
      let kind = try fields.required("kind").text()
      let operand = "Ar \(ManualText.argument(value))"
      if kind == "positional" {
        let isRepeating = try fields["isRepeating"]?.flag() ?? false
        let isOptional = try fields["isOptional"]?.flag() ?? false
        title = operand
        usage = (isOptional ? "Op " : "") + operand + (isRepeating ? " ..." : "")
      } else {
        var names: [String] = []
        for name in try fields["names"]?.list() ?? [] {
          let name = try name.mapping()
          let dash = try name.required("kind").text() == "short" ? "" : "-"
          names.append("Fl \(ManualText.argument(dash + (try name.required("name").text())))")
        }
        title = names.map { kind == "option" ? "\($0) \(operand)" : $0 }.joined(separator: " , ")
        usage = nil
      }
      let meanings = try fields["allValueDescriptions"]?.mapping()
      var choices: [(name: String, text: String)] = []
      for choice in try fields["allValues"]?.list() ?? [] {
        let name = try choice.text()
        guard let meaning = meanings?[name] else { continue }
        choices.append((name, try meaning.text()))
      }
      self.choices = choices
    }
  }
}

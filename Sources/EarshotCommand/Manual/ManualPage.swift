/// The manual page of a command and its subcommands, in the mdoc language.
///
/// 1. The head names the page; NAME and SYNOPSIS come from the root command.
/// 2. DESCRIPTION is the root's discussion.
/// 3. COMMANDS has a subsection for each subcommand, also of subcommands: its synopsis, what it does,
///    its arguments, and its discussion with the examples.
///
/// Nothing is said here that the help of the commands does not say.
struct ManualPage {
  /// The root command.
  var command: CommandDescription
  /// The date in the page's foot.
  var date: String

  /// The text of the page.
  var text: String {
    var lines = [
      ".Dd \(date)",
      ".Dt \(command.commandName.uppercased()) 1",
      ".Os",
      ".Sh NAME",
      ".Nm \(command.commandName)",
      ".Nd \(ManualText.argument(Self.withoutPeriod(command.abstract ?? "")))",
      ".Sh SYNOPSIS",
      ".Nm",
      ".Ar command",
      ".Op Ar option ...",
      ".Nm",
      ".Fl -help | -version",
      ".Sh DESCRIPTION",
    ]
    lines += ManualText.lines(command.discussion ?? "")
    lines.append(".Sh COMMANDS")
    for subcommand in command.subcommands ?? [] where Self.isShown(subcommand) {
      lines += Self.section(subcommand)
    }
    return lines.joined(separator: "\n")
  }

  private static func isShown(_ command: CommandDescription) -> Bool {
    command.shouldDisplay != false && command.commandName != "help"
  }

  /// The subsection of a command; of one that only holds others, theirs.
  private static func section(
    _ command: CommandDescription, behind superior: String = ""
  ) -> [String] {
    let name = superior + command.commandName
    let inferiors = (command.subcommands ?? []).filter(isShown)
    guard inferiors.isEmpty else { return inferiors.flatMap { section($0, behind: name + " ") } }
    // The same two everywhere; the synopsis of the page has them.
    let arguments = (command.arguments ?? []).filter {
      $0.shouldDisplay && $0.valueName != "help" && $0.valueName != "version"
    }
    let synopsis = [name] + arguments.map(synopsis)
    var lines = [".Ss \(ManualText.argument(synopsis.joined(separator: " ")))"]
    lines += ManualText.lines(command.abstract ?? "")
    if !arguments.isEmpty {
      lines.append(".Bl -tag -width Ds")
      for argument in arguments { lines += item(argument) }
      lines.append(".El")
    }
    if let discussion = command.discussion {
      lines.append(".Pp")
      lines += ManualText.lines(discussion)
    }
    return lines
  }

  private static func synopsis(_ argument: CommandDescription.Argument) -> String {
    var text = spelling(argument, name: argument.names?.last)
    if argument.isRepeating { text += " ..." }
    return argument.isOptional ? "[\(text)]" : text
  }

  private static func spelling(
    _ argument: CommandDescription.Argument, name: CommandDescription.Argument.Name?
  ) -> String {
    let value = "<\(argument.valueName ?? "value")>"
    return switch argument.kind {
    case .positional: value
    case .option: "\(name?.spelling ?? "") \(value)"
    case .flag: name?.spelling ?? ""
    }
  }

  private static func item(_ argument: CommandDescription.Argument) -> [String] {
    let names = argument.names ?? []
    let title =
      names.isEmpty
      ? spelling(argument, name: nil)
      : names.map { spelling(argument, name: $0) }.joined(separator: ", ")
    var lines = [".It \(ManualText.argument(title))"]
    lines += ManualText.lines(argument.abstract ?? "")
    if let values = argument.allValues, argument.kind == .option {
      lines += ManualText.lines("One of: \(values.joined(separator: ", ")).")
    }
    if let value = argument.defaultValue {
      lines += ManualText.lines("Without it: \(value).")
    }
    if let discussion = argument.discussion {
      lines.append(".Pp")
      lines += ManualText.lines(discussion)
    }
    return lines
  }

  private static func withoutPeriod(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }
}

/// What the argument parser tells about a command when asked with `--experimental-dump-help`: the
/// part of it that a manual page shows.
struct CommandDescription: Decodable {
  /// The outermost object of the description.
  struct Tool: Decodable {
    /// The root command.
    var command: CommandDescription
  }

  /// An argument, option or flag.
  struct Argument: Decodable {
    /// How it is written on the command line.
    enum Kind: String, Decodable {
      case positional, option, flag
    }

    /// One spelling of an option or a flag.
    struct Name: Decodable {
      /// `long`, `short`, or a long name after one dash.
      var kind: String
      /// The name without its dashes.
      var name: String

      /// The name as it is typed.
      var spelling: String { (kind == "long" ? "--" : "-") + name }
    }

    var kind: Kind
    var shouldDisplay: Bool
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var allValues: [String]?
    var abstract: String?
    var discussion: String?
  }

  var commandName: String
  var shouldDisplay: Bool?
  var abstract: String?
  var discussion: String?
  var subcommands: [CommandDescription]?
  var arguments: [Argument]?
}

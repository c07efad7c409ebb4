import ArgumentParser
import EarshotTestSupport
import Foundation

@testable import EarshotCommand

/// Makes command lines of every command and every option that the program has, with hostile texts and files
/// in the places of their values.
///
/// Commands and options are those that the argument parser tells of itself, so that none can be forgotten.
struct HostileCommandLine {
  /// A command with what it takes.
  struct Command {
    /// The words that call it, without the program's own.
    let words: [String]
    fileprivate let arguments: [ToolCommand.Argument]
  }

  /// Every command, those with subcommands too.
  let commands: [Command]

  /// How many values an argument is given that takes several: to start the program takes longer than to
  /// read a file.
  static let mostValues = 24

  /// Creates a source from what the parser tells about the program.
  init() throws {
    let tool = try JSONDecoder().decode(Tool.self, from: Data(RootCommand._dumpHelp().utf8))
    commands = Self.commands(below: tool.command, words: [])
  }

  private static func commands(below command: ToolCommand, words: [String]) -> [Command] {
    [Command(words: words, arguments: command.arguments ?? [])]
      + (command.subcommands ?? []).flatMap { commands(below: $0, words: words + [$0.commandName]) }
  }

  /// The next command line.
  func next(_ hostile: inout HostileLine, _ folder: ScratchFolder) throws -> [String] {
    let command = hostile.oneOf(commands)
    var line = command.words
    let options = command.arguments.filter { $0.name != nil }
    let count = options.isEmpty ? 0 : hostile.choice(below: 4)
    for _ in 0..<count {
      line += try Self.words(for: hostile.oneOf(options), &hostile, folder)
    }
    if command.words.last == "run", hostile.happens(onceIn: 2) {
      // There is no terminal, so that nothing else would be told of programs.
      let file = hostile.oneOf(hostile.happens(onceIn: 8) ? HostileFile.allCases : [.recording])
      return line + ["--replay", try file.write(&hostile, to: folder)]
    }
    for argument in command.arguments where argument.kind == .positional {
      let most = argument.isRepeating ? Self.mostValues : 1
      for _ in 0..<(hostile.happens(onceIn: 4) ? 1 : most) {
        line.append(
          try hostile.happens(onceIn: 6)
            ? hostile.next()
            : Self.file(for: command, &hostile).write(&hostile, to: folder))
      }
    }
    if hostile.happens(onceIn: 20) { line.append("--\(hostile.next())") }
    return line
  }

  /// What a command is for, mostly; now and then anything else.
  private static func file(for command: Command, _ hostile: inout HostileLine) -> HostileFile {
    let usual: [HostileFile] =
      switch command.words.last {
      case "play": [.script]
      case "merge": [.report]
      case "show": [.archive]
      case "speak": [.text]
      case "convert": [.foreignScreen, .foreignScreen, .storyboard]
      default: [.screenDocument, .storyboard, .foreignScreen]
      }
    return hostile.oneOf(hostile.happens(onceIn: 8) ? HostileFile.allCases : usual)
  }

  private static func words(
    for argument: ToolCommand.Argument, _ hostile: inout HostileLine, _ folder: ScratchFolder
  ) throws -> [String] {
    let name = "--\(argument.name ?? "")"
    guard argument.kind == .option else { return [name] }
    guard hostile.happens(onceIn: 3) else {
      return [name, try value(of: argument, &hostile, folder)]
    }
    let text = hostile.next()
    return hostile.happens(onceIn: 2) ? ["\(name)=\(text)"] : [name, text]
  }

  /// A value that an option takes, with something hostile in it where that can be.
  private static func value(
    of argument: ToolCommand.Argument, _ hostile: inout HostileLine, _ folder: ScratchFolder
  ) throws -> String {
    if let values = argument.allValues, !values.isEmpty { return hostile.oneOf(values) }
    switch argument.name {
    case "config": return try HostileFile.auditSettings.write(&hostile, to: folder)
    case "baseline": return try HostileFile.report.write(&hostile, to: folder)
    case "replay": return try HostileFile.recording.write(&hostile, to: folder)
    case "profile":
      return try hostile.happens(onceIn: 4)
        ? hostile.next() : HostileFile.profile.write(&hostile, to: folder)
    case "record": return path(&hostile, folder, ["run"])
    case "file": return try HostileFile.text.write(&hostile, to: folder)
    case "report":
      let format = hostile.oneOf(AuditFormat.allCases).rawValue
      return "\(format)=\(path(&hostile, folder, ["report"]))"
    case "pages", "manual": return "\(folder.path)/\(hostile.name("missing"))"
    case "output": return path(&hostile, folder, ["wav", "txt", "json", "xml"])
    case "transcript": return path(&hostile, folder, ["jsonl"])
    case "root": return folder.path
    case "language": return "ko"
    case "device": return "retina6_12"
    case "rate", "pitch", "volume": return "90"
    case "jobs", "rule-set": return "1"
    case "shard": return "1/2"
    case "rule", "skip": return "label-missing-control"
    case "voice", "preview": return "en"
    default: return hostile.next()
    }
  }

  /// Where something is to be written, in a folder that is there or in one that is not.
  private static func path(
    _ hostile: inout HostileLine, _ folder: ScratchFolder, _ endings: [String]
  ) -> String {
    let way = hostile.happens(onceIn: 2) ? "\(hostile.name("missing"))/" : ""
    return "\(folder.path)/\(way)\(hostile.name(hostile.oneOf(endings)))"
  }
}

/// What the argument parser tells of a program: the part of it that is needed here.
private struct Tool: Decodable {
  var command: ToolCommand
}

/// A command in what the argument parser tells.
private struct ToolCommand: Decodable {
  struct Argument: Decodable {
    enum Kind: String, Decodable { case positional, option, flag }
    struct Name: Decodable {
      var kind: String
      var name: String
    }

    var kind: Kind
    var isRepeating: Bool
    var names: [Name]?
    var allValues: [String]?
    /// The long name.
    var name: String? { names?.first { $0.kind == "long" }?.name }
  }

  var commandName: String
  var arguments: [Argument]?
  var subcommands: [ToolCommand]?
}

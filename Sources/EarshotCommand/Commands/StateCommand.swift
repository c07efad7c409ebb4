import ArgumentParser
import EarshotFiles
import EarshotRestoration

/// `earshot state`: the archives in which apps keep their state while they are away.
struct StateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "state",
    abstract: "Look into an archive of an app's state.",
    subcommands: [StateShowCommand.self])
}

/// `earshot state show`: what an archive holds.
struct StateShowCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Say what an archive of an app's state holds.",
    discussion: """
      A line for each object, with its path and its class; what it kept is indented below. An archive \
      that was changed or is broken is refused with its place.

      Examples:
        earshot state show ~/.local/state/notes/state.json
      """)

  @Argument(help: "The archive.", completion: .file(extensions: ["json"]))
  var archive: String

  func run(on console: Console) async -> ExitStatus {
    do throws(FileError) {
      for line in try StateArchive(contentsOf: archive).lines {
        let indent = line.prefix { $0 == " " }
        console.print(indent + PlainLine.text(String(line.dropFirst(indent.count))))
      }
      return .clean
    } catch {
      console.report("\(error)")
      return .refused
    }
  }
}

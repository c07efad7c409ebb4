import ArgumentParser
import FoundationEssentials

/// `earshot manual`: the manual page, for `make install`.
struct ManualCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Print the manual page in the mdoc language.",
    shouldDisplay: false
  )

  func run(on console: Console) async -> ExitStatus {
    let description = Data(RootCommand._dumpHelp().utf8)
    do {
      let tool = try JSONDecoder().decode(CommandDescription.Tool.self, from: description)
      console.print(ManualPage(command: tool.command, date: Release.date).text)
      return .clean
    } catch {
      preconditionFailure("the argument parser describes commands in another form: \(error)")
    }
  }
}

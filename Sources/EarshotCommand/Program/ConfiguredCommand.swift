/// A command that the user's configuration has a say in.
protocol ConfiguredCommand: ConsoleCommand {
  /// Does the work.
  func run(on console: Console, configuration: Configuration) async -> ExitStatus
}

extension ConfiguredCommand {
  func run(on console: Console) async -> ExitStatus {
    let configuration: Configuration
    do throws(ConfigurationError) {
      configuration = try ConfigurationFile().read()
    } catch {
      console.report("\(error)")
      return .refused
    }
    return await run(on: console, configuration: configuration)
  }
}

import ArgumentParser
import EarshotFiles

/// A command of ours: it writes to the console it is given and answers with its exit status.
protocol ConsoleCommand: ParsableCommand {
  /// Does the work.
  func run(on console: Console) async -> ExitStatus
}

/// A command that the user's configuration has a say in.
protocol ConfiguredCommand: ConsoleCommand {
  /// Whether the configuration is read at all; nothing stands in one that is not.
  var usesConfiguration: Bool { get }

  /// The folder that files which nobody has named must not lie outside of; `nil` for any.
  var fileRoot: FileRoot? { get }

  /// Does the work.
  func run(on console: Console, configuration: Configuration) async -> ExitStatus
}

extension ConfiguredCommand {
  var usesConfiguration: Bool { true }

  var fileRoot: FileRoot? { nil }

  func run(on console: Console) async -> ExitStatus {
    let configuration: Configuration
    do throws(ConfigurationError) {
      configuration =
        usesConfiguration ? try ConfigurationFile().read(within: fileRoot) : Configuration()
    } catch {
      console.report("\(error)")
      return .refused
    }
    return await run(on: console, configuration: configuration)
  }
}

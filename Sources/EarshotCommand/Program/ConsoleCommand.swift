import ArgumentParser

/// A command of ours: it writes to the console it is given and answers with its exit status.
protocol ConsoleCommand: ParsableCommand {
  /// Does the work.
  func run(on console: Console) async -> ExitStatus
}

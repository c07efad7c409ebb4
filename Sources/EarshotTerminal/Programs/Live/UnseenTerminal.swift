package import EarshotPrograms
import Glibc
import Synchronization

/// A program on a terminal that nobody sees, so that a script can be played on it.
nonisolated package struct UnseenTerminal: Sendable {
  /// The program, found on `PATH`, and its arguments.
  package var command: [String]
  /// How it is read.
  package var profile: ProgramProfile
  /// What is said of what its screen shows by marks alone.
  package var words = ScreenWords()
  /// How many rows the terminal has.
  package var rows = 24
  /// How many columns it has.
  package var columns = 80
  /// The folder in which the program begins; `nil` for that of ours.
  package var folder: String?

  /// Creates the terminal of a program with the usual choices.
  package init(_ command: [String]) {
    self.command = command
    profile = .supplied(for: command.first ?? "")
  }

  /// Starts the program.
  ///
  /// - Returns: The program, and what tells how it has ended.
  /// - Throws: ``TerminalError`` when it cannot be started.
  package func start() throws(TerminalError) -> (
    program: any RunningProgram, ended: AsyncStream<ProgramEnding>
  ) {
    let size = TerminalSize(rows: rows, columns: columns)
    let child: ChildTerminal
    do throws(ChildTerminal.Failure) {
      child = try ChildTerminal(
        command, size: size,
        environment: [
          "EARSHOT_RUN": "\(getpid())", "TERM": "xterm-256color", "COLUMNS": nil, "LINES": nil,
        ], folder: folder)
    } catch {
      throw .notStarted(command.first ?? "", error.code)
    }
    let (ended, tell) = AsyncStream.makeStream(of: ProgramEnding.self)
    let program = LiveProgram(
      child, in: size, filter: OutputFilter(), output: { _, _ in }, onNothing: { _ in },
      onEnd: { ending in
        tell.yield(ending)
        tell.finish()
      }, awaitsStart: true,
      session: { [self] in
        ProgramSession(
          rows: rows, columns: columns, profile: profile, words: words, answersQueries: true)
      })
    try program.start()
    return (program, ended)
  }
}

import EarshotTerminal
import Glibc

// A reader that went away (`earshot read … | head -1`) is an error of a write, handled there, and
// so is a voice that died.
signal(SIGPIPE, SIG_IGN)
StandardStreams.reserve()
SystemRoom.spareMemory()
// PulseAudio's library writes its errors to standard error by itself, with what the environment says in
// them as it stands. What has failed is reported here, in our own words.
setenv("PULSE_LOG_SYSLOG", "1", 0)
UserShell.takeCommand(CommandLine.arguments)
let isLogin = UserShell.isAskedFor(by: CommandLine.arguments)
let arguments = isLogin ? ["run", "--login"] : Array(CommandLine.arguments.dropFirst())
// Where no thread is to be had, what can do without one still says so.
let hasThreads = (try? SystemRoom.tasks.require()) != nil
let status = hasThreads ? await runAside(arguments) : await run(arguments)
// Whoever logs in gets a shell, also where nothing can be heard.
if isLogin, status == .refused { UserShell.become(isLogin: true) }
exit(status.rawValue)

/// Runs the command that the arguments name.
nonisolated(nonsending) func run(_ arguments: [String]) async -> ExitStatus {
  await EarshotProgram(
    console: Console(output: STDOUT_FILENO, diagnostics: STDERR_FILENO)
  ).run(arguments)
}

/// Runs it away from the main thread: who waits on that is woken by way of another thread, and whoever listens would
/// wait for both.
@concurrent func runAside(_ arguments: [String]) async -> ExitStatus { await run(arguments) }

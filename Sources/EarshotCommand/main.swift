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
let console = Console(output: STDOUT_FILENO, diagnostics: STDERR_FILENO)
UserShell.takeCommand(CommandLine.arguments)
let isLogin = UserShell.isAskedFor(by: CommandLine.arguments)
let status = await EarshotProgram(console: console).run(
  isLogin ? ["run", "--login"] : Array(CommandLine.arguments.dropFirst()))
// Whoever logs in gets a shell, also where nothing can be heard.
if isLogin, status == .refused { UserShell.become(isLogin: true) }
exit(status.rawValue)

import CTerminal
import EarshotFiles
import EarshotMirror
public import EarshotPrograms
import EarshotReader
import EarshotSession
import Glibc
import Synchronization

/// A program that is to be run and read.
public struct ProgramRunOptions: Sendable {
  /// The program, found on `PATH`, and its arguments.
  public var command: [String]
  /// What differs in its environment from ours.
  public var environment: [String: String] = [:]
  /// Whether it is started as a login shell.
  public var isLogin = false
  /// How it is read.
  public var profile: ProgramProfile
  /// The listener's own profiles, from which to choose while it runs, beside those that are supplied.
  public var profiles: [ProgramProfile] = []
  /// The key before a command of the reader.
  public var prefix = CommandPrefix.standard
  /// Whether a key that goes to the program ends what is being said.
  public var keysSilence = true
  /// Whether a row below the program's screen shows what is being said; the screen is composed then, and not
  /// passed on as the program writes it.
  public var showsCaptions = false
  /// Whether the program may write to the clipboard, by OSC 52 or any other way that terminals know.
  public var allowsClipboard = false
  /// Whether annotations of the program go on to the terminal (OSC 8130).
  public var allowsAnnotations = false
  /// What the run is written down by, step by step.
  public var recording: (any RecordingWriter)?
  /// Whether nothing that was typed is written down.
  public var hidesTyping = false

  /// Creates the usual choices for a program.
  public init(_ command: [String]) {
    self.command = command
    profile = .supplied(for: command.first ?? "")
  }
}

extension TerminalHost {
  /// Runs a program on the terminal of ours, and reads it aloud.
  ///
  /// - Parameter options: The program, and how it is read.
  /// - Returns: How it ended, once what it said was heard.
  /// - Throws: ``TerminalError`` when there is no terminal or the program cannot be started.
  public func run(_ options: ProgramRunOptions) async throws(TerminalError) -> ProgramEnding {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    do throws(SystemRoom.Missing) {
      try (Self.room + .program).require()
    } catch {
      throw .noRoom("\(error)")
    }
    let window = TerminalSize(of: STDOUT_FILENO)
    let size = TerminalSize(
      rows: options.showsCaptions ? CaptionWriter.programRows(of: window.rows) : window.rows,
      columns: window.columns)
    let child: ChildTerminal
    do throws(ChildTerminal.Failure) {
      let name = options.command.first?.split(separator: "/").last.map { "-\($0)" }
      child = try ChildTerminal(
        options.command, name: options.isLogin ? name : nil, size: size,
        environment: options.environment.merging(["EARSHOT_RUN": "\(getpid())"]) { $1 })
    } catch {
      throw .notStarted(options.command.first ?? "", error.code)
    }
    let typing = ProgramTyping(prefix: options.prefix)
    let link = ProgramLink(typing)
    let thread = HostThread()
    try thread.start()
    defer { thread.end() }
    let terminal = try Terminal(enter: "", leave: "", onRest: { link.wake() }) { link.tell($0) }
    let program = LiveProgram(
      child, in: window,
      filter: OutputFilter(
        allowsClipboard: options.allowsClipboard, allowsAnnotations: options.allowsAnnotations,
        hasTitles: Self.hasTitles, isInScreen: Self.terminalName.hasPrefix("screen")),
      output: { terminal.write($0, setting: $1) },
      lend: { [takesMore = transcriptTakesMore] work in
        // Who cannot go on here would keep the program from its terminal.
        if takesMore() { thread.lend(work) } else { work() }
      },
      onNothing: { link.hand(.nothingToReview($0)) }, onStop: { link.hand(.programStopped) },
      onEnd: { link.hand(.programEnded($0)) },
      showsCaptions: options.showsCaptions,
      session: {
        [
          words = ScreenWords(Wording(of: self.settings))
        ] in
        Self.session(options, size, words)
      })
    var settings = settings
    settings.recoversSilently = true
    let reader = ScreenReader(settings)
    reader.commands = commands
    reader.listenersLabels = labels
    let mirror = TreeMirror(program, vocabulary: .terminal)
    let name = options.command.first?.split(separator: "/").last
    mirror.applicationName = name.map(String.init)
    let core = try HostCore(
      mirror, speech: speech, reader: reader, transcript: transcript, keepSettings: keepSettings,
      readSettings: readSettings, isAttended: true, keepLabels: keepLabels)
    link.connect(core.events)
    try program.start()
    typing.begin(program)
    let host = ProgramHost(
      core, terminal: terminal, program: program, typing: typing, options: options)
    let ending = await withTaskExecutorPreference(thread) {
      await host.run(showsIntroduction: showsTutorial)
    }
    for line in (core.noSound ?? "").split(separator: "\n") {
      LineWriter.write(String(line), to: STDERR_FILENO)
    }
    if let signal = host.endSignal { terminal_end_by(signal) }
    return ending
  }

  /// Whether `ESC k` begins a title on this terminal.
  nonisolated private static var hasTitles: Bool {
    terminalName.hasPrefix("tmux") || terminalName.hasPrefix("screen")
  }

  /// What kind of terminal this is, as `TERM` says it.
  nonisolated private static var terminalName: String {
    getenv("TERM").map { String(cString: $0) } ?? ""
  }

  nonisolated private static func session(
    _ options: ProgramRunOptions, _ size: TerminalSize, _ words: ScreenWords
  ) -> ProgramSession {
    let recorder = options.recording.map { writer in
      Recorder(
        ProgramRecording(
          name: options.command.joined(separator: " "), command: options.command,
          terminal: terminalName, rows: size.rows,
          columns: size.columns),
        hidesAll: options.hidesTyping, at: .zero, to: writer)
    }
    return ProgramSession(
      rows: size.rows, columns: size.columns, profile: options.profile,
      profiles: options.profiles, words: words,
      hasTitles: hasTitles, recorder: recorder)
  }
}

/// Hands on what the threads of a program tell, from before there is anybody who waits for it.
nonisolated private final class ProgramLink: Sendable {
  private struct State {
    var events: HostEvents?
    var early: [HostEvent] = []
  }

  private let typing: ProgramTyping
  private let state = Mutex(State())

  init(_ typing: ProgramTyping) {
    self.typing = typing
  }

  func tell(_ event: TerminalEvent) {
    if case .bytes(let bytes) = event,
      typing.pass(bytes, { send in hand(.passed, canWait: true, after: send) })
    {
      return
    }
    hand(.terminal(event))
  }

  func connect(_ events: HostEvents) {
    let early = state.withLock { state in
      state.events = events
      defer { state.early = [] }
      return state.early
    }
    for event in early { events.send(event) }
  }

  func hand(_ event: HostEvent, canWait: Bool = false, after work: () -> Void = {}) {
    let events = state.withLock { state in
      if state.events == nil { state.early.append(event) }
      return state.events
    }
    if let events { events.send(event, canWait: canWait, after: work) } else { work() }
  }

  /// Wakes the host for what could wait.
  func wake() { state.withLock { $0.events }?.wake() }
}

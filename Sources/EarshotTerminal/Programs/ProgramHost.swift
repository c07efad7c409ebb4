import CTerminal
import EarshotMirror
import EarshotModel
import EarshotPrograms
import EarshotReader
import EarshotSession
import EarshotSpeech
import Glibc

// The host of a program, from a key to what is said:
//
//  1. everything that happens comes in one stream: bytes, signals, news of speech, what the program's
//     source has told, time (`HostCore`, `Terminal`);
//  2. bytes go to the program, but for the keys of the reader (`ProgramInput`, `ProgramTyping`), which knows what
//     they ask for (`CommandTable`); what only the host can do comes back as a request (`ProgramHost+Keys`);
//  3. the session turns until it has come to rest: what the source told is said;
//  4. what the program draws goes to the terminal without passing here, on a thread of the source, and so
//     does what the terminal has to be set back to when it is given back.

/// A program on the terminal of ours, read aloud.
final class ProgramHost {
  let core: HostCore
  let terminal: Terminal
  let program: any RunningProgram
  /// The key before a command of the reader.
  var prefix: CommandPrefix
  /// What can be chosen while it runs.
  var settings: ProgramSettings
  /// Whether every key is a command of the reader.
  var isInReaderMode = false
  /// Whether a key that goes to the program ends what is being said.
  var keysSilence: Bool
  /// How the program has ended, once it has.
  var ending: ProgramEnding?
  /// The signal by which the system asks for the end.
  var endSignal: Int32?
  /// Whether the host is to stop, as a shell's job.
  var isStopping = false
  let typing: ProgramTyping
  private var patience = 0
  private var wasBehind = false

  init(
    _ core: HostCore, terminal: Terminal, program: any RunningProgram, typing: ProgramTyping,
    options: ProgramRunOptions
  ) {
    self.core = core
    self.terminal = terminal
    self.program = program
    keysSilence = options.keysSilence
    prefix = options.prefix
    settings = ProgramSettings(options)
    self.typing = typing
    core.reader.offer(
      settings.list(prefix: prefix, profile: options.profile, keysSilence: keysSilence))
  }

  var session: Session { core.session }
  var reader: ScreenReader { core.reader }

  /// Runs until the program has ended and what it has said was heard, or until the system ends it.
  func run(showsIntroduction: Bool) async -> ProgramEnding {
    session.onHostRequest = { [weak self] in self?.perform($0) }
    core.start()
    if showsIntroduction { introduce() }
    core.rest()
    typing.turn(to: attention)
    for await event in core.events {
      // A task may go on in another thread after each wait.
      terminal_guard_stack()
      terminal.showLife()
      // Before the session is brought to the present, where what the key has led to may be said already.
      if typing.takeKeys(), keysSilence { core.silence() }
      core.take(event)
      take(event)
      tellSpeech()
      let said = core.takeNews().last { $0.kind == .speech }
      if let said { program.show(caption: said.text ?? "") }
      if let ending, endSignal != nil || isHeard {
        terminal.release()
        await core.stop()
        return ending
      }
      if isStopping { await stop() }
      typing.turn(to: ending == nil ? attention : nil)
      core.rest()
    }
    terminal.release()
    return ending ?? .signalled(SIGHUP)
  }

  /// Whether nothing is left to be said and heard of what the program has told; what nobody can hear is not
  /// waited for.
  private var isHeard: Bool {
    !session.host.hasWaitingWork && (!core.isHeard || session.speech.isIdle)
  }

  private func take(_ event: HostEvent) {
    switch event {
    case .terminal(let event):
      terminal.taken()
      take(event)
      // Control and C went to the program, whatever it makes of it.
      terminal.answered()
    case .patience(let count):
      guard count == patience else { return }
      typing.timeOut(attention: { attention }, take)
    case .passed:
      terminal.taken()
      waitForMore()
      terminal.answered()
    case .programEnded(let ending): self.ending = ending
    // Whoever typed that wants the shell back from which we were started.
    case .programStopped: isStopping = true
    case .nothingToReview(let text): core.say(text == .history ? .noHistory : .noOutput)
    case .mail, .tick, .line, .speech, .answersOverdue: break
    }
  }

  private func take(_ event: TerminalEvent) {
    switch event {
    case .bytes(let bytes):
      // Whoever types when the program has ended has heard enough.
      guard ending == nil else {
        typing.drop()
        return core.silence()
      }
      typing.take(bytes, attention: { attention }, take)
      waitForMore()
    case .resized:
      let size = terminal.size
      program.resize(rows: size.rows, columns: size.columns)
    case .resumed:
      terminal.resume()
      program.redraw()
    case .stopRequested: isStopping = true
    case .endRequested(let signal): end(by: signal)
    case .closed: end(by: SIGHUP)
    }
  }

  private func end(by signal: Int32) {
    endSignal = signal
    core.silence()
    program.end(by: signal)
  }

  private func take(_ part: ProgramInput.Part) {
    terminal.showLife()
    switch part {
    case .program(let bytes, let keys):
      if keysSilence, !keys.isEmpty { core.silence() }
      program.send(bytes) { keys }
    case .prefix: core.silence()
    case .command(let press): take(press)
    case .paste(let text, _): session.perform(.command(.prompt(.type(text))))
    case .unlocked:
      isInReaderMode = false
      core.say(.readerModeOff)
    }
  }

  /// Whom keys are for now.
  private var attention: ProgramInput.Attention {
    reader.isPrompting ? .prompt : isInReaderMode ? .readerMode : .program
  }

  /// Has the input told when nothing follows what it has of a key.
  private func waitForMore() {
    patience += 1
    guard let limit = typing.patience else { return }
    Task { [events = core.events, patience] in
      try? await Task.sleep(for: limit)
      events.send(.patience(patience))
    }
  }

  /// Tells the program's reader when speech falls behind and when it has caught up.
  private func tellSpeech() {
    let isBehind = core.unfinished > Self.waitingLimit
    guard isBehind != wasBehind else { return }
    wasBehind = isBehind
    program.noteSpeech(isBehind: isBehind)
  }

  /// How many utterances may wait before what comes becomes a summary.
  private static let waitingLimit = 3

  /// Gives the terminal and the sound device back and stops, as a shell's job; goes on when the shell says
  /// so, and at once where no shell has jobs, and has the program go on as well.
  private func stop() async {
    isStopping = false
    core.silence()
    await core.speech.leaveDevice()
    guard terminal.suspend() else { return }
    core.speech.takeDevice()
    let size = terminal.size
    program.resize(rows: size.rows, columns: size.columns)
    program.goOn()
    program.redraw()
  }
}

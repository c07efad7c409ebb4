import EarshotFiles
import EarshotMirror
import EarshotPrograms
import EarshotReader
import EarshotScript
import EarshotSession
import EarshotSpeech
import EarshotTerminal

// A script may come from anywhere, and a program may do anything:
//
//  1. a recording runs nothing, so it is played as screens are;
//  2. a program is run only where the user has allowed it on the command line; no script, no configuration and
//     no folder can;
//  3. what is typed goes to the program and into no transcript, and the program sees a terminal that nobody else
//     sees;
//  4. when the script has ended the program is told to, and is waited for.

/// Plays scripts on programs of a terminal, recorded ones and those that run.
struct ProgramPlaying {
  /// Whether programs may be run.
  var allowsRunning = false
  /// The folder that files which scripts name must not lie outside of; `nil` for any.
  var root: FileRoot?
  /// The profiles that there are.
  var profiles = ProfileSearch()
  /// What plays the steps.
  var player: ScriptPlayer

  private static let frame: FrameIdentity = "terminal"

  /// Plays a script on the recording that it opens.
  ///
  /// - Throws: Why the recording, or the profile, cannot be read.
  func play(
    _ script: Script, replaying path: String, of program: ScriptProgram,
    speech: any SpeechChannel = VirtualSpeech(), transcript: Transcript = Transcript()
  ) throws(FileError) -> ScriptReport {
    let recording: ProgramRecording
    do throws(FileError) {
      recording = try ProgramRecording(
        contentsOf: script.path(path), from: .met(within: root))
    } catch {
      guard let problem = error.problem as? ReadingProblem, error.file == script.path(path) else {
        throw error
      }
      throw program.cursor.error(
        ScriptProblem.unreadableReference(path: path.printable, reason: problem.message))
    }
    let recorded = RecordedProgram(
      recording,
      profile: try profile(of: program, in: script, for: recording.command.first ?? ""),
      words: words)
    let mirror = makeMirror(recorded, named: recording.command.first)
    let played = PlayedProgram(mirror) { input in
      guard let action = input.action else { return Self.noKey }
      guard let difference = recorded.difference(to: action.keys) else {
        return Self.ask(action.request, of: mirror)
      }
      return switch difference {
      case .other(let cause): "expected '\(PlainLine.text(cause))', as it was recorded"
      case .end: "expected nothing more: here the recording ends"
      }
    }
    return player.play(script, speech: speech, transcript: transcript, onRecorded: played)
  }

  /// Runs the program that a script opens, and plays the script on it.
  ///
  /// - Throws: Why the program is not run, or cannot be.
  func play(
    _ script: Script, running command: [String], of program: ScriptProgram
  ) async throws(FileError) -> ScriptReport {
    guard allowsRunning else {
      throw program.cursor.error(
        ScriptProblem.programNotAllowed(
          (command.first ?? "").printable,
          advice: root == nil
            ? "expected 'earshot play --allow-programs', where you trust the script"
            : "expected no --root, and --allow-programs where you trust the script"))
    }
    var terminal = UnseenTerminal(command)
    terminal.rows = program.rows ?? terminal.rows
    terminal.columns = program.columns ?? terminal.columns
    terminal.folder = script.file.lastIndex(of: "/").map { String(script.file[...$0]) }
    terminal.words = words
    terminal.profile = try profile(of: program, in: script, for: command.first ?? "")
    let running: (program: any RunningProgram, ended: AsyncStream<ProgramEnding>)
    do throws(TerminalError) {
      running = try terminal.start()
    } catch {
      throw program.cursor.error(ScriptProblem.programNotStarted("\(error)"))
    }
    let mirror = makeMirror(running.program, named: command.first)
    let played = PlayedProgram(mirror) { input in
      guard let action = input.action else { return Self.noKey }
      return Self.ask(action.request, of: mirror)
    }
    let report = await player.play(script, onRunning: played)
    mirror.terminate()
    for await _ in running.ended {}
    return report
  }

  private static let noKey = "expected a key that terminals have"

  /// Gives a program what is typed for it; returns what was expected where nobody is there to take it.
  private static func ask(_ action: NodeRequest.Action, of mirror: TreeMirror) -> String? {
    mirror.request(action, of: nil, in: frame) == nil ? "expected a program that still runs" : nil
  }

  private func makeMirror(_ source: any MirrorSource, named name: String?) -> TreeMirror {
    let mirror = TreeMirror(source, vocabulary: .terminal)
    mirror.applicationName = name?.split(separator: "/").last.map(String.init)
    return mirror
  }

  private var words: ScreenWords {
    ScreenWords(Wording(of: player.settings))
  }

  /// How the program is read: as the script says, or by its name; what is played on elsewhere is not to depend
  /// on profiles that only one user has.
  private func profile(
    of program: ScriptProgram, in script: Script, for command: String
  ) throws(FileError) -> ProgramProfile {
    guard let name = program.profile, let cursor = program.profileCursor else {
      return .supplied(for: command)
    }
    do throws(FileError) {
      return try profiles.profile(
        named: name, at: script.path(name), from: .met(within: root))
    } catch {
      guard error.file == name || error.problem is ReadingProblem else { throw error }
      throw cursor.error(error.problem)
    }
  }
}

extension PlayedProgram.Input {
  /// What a program is asked for, and the keys that it is; `nil` where no terminal has such a key.
  fileprivate var action: (request: NodeRequest.Action, keys: [ProgramKey])? {
    switch self {
    case .press(let press):
      guard let key = ProgramKey(press), !key.bytes(isCursorApplication: false).isEmpty else {
        return nil
      }
      return (.key(RecordedCause.key(key).name), [key])
    case .type(let text): return (.type(text), NodeRequest.programKeys(typing: text))
    case .deleteBackward: return (.deleteBackward, [.backspace])
    }
  }
}

import CTerminal
import EarshotEspeak
public import EarshotModel
public import EarshotReader
public import EarshotSession
import Glibc

/// Runs an app, or anything else that can be read, in the terminal of the program, by ear and by eye.
///
///     try await TerminalHost.run(application)
///
/// On a terminal the screen is drawn, with a caption of what is said; elsewhere, on a terminal that
/// cannot be drawn on, and where `ACCESSIBLE` is set, it is a list of numbered lines.
public struct TerminalHost {
  /// Where words go.
  public var speech: HostSpeech
  /// Which gesture and which key asks for what.
  public var commands = CommandTable.terminal
  /// What the listener has chosen; it begins with what the voice is by itself, and the cursor moves as on
  /// devices.
  public var settings: ReaderSettings
  /// Keeps the settings for the next time where the listener asks for it; returns why it cannot, in words
  /// for people, and `nil` when they are kept.
  public var keepSettings: ((ReaderSettings) -> String?)?
  /// Reads the settings, and the table of commands, as they are written down by now, where the listener asks for it.
  public var readSettings: (() -> ReadSettings)?
  /// The names that the listener gave to elements of this app before, each by the identity of its element.
  public var labels: [String: String] = [:]
  /// Keeps the names that the listener gives; returns why it cannot, in words for people, and `nil` when they
  /// are kept.
  ///
  /// Without it they last as long as the host runs.
  public var keepLabels: (([String: String]) -> String?)?
  /// Whether a short introduction is said first.
  public var showsTutorial = false
  /// Whether listeners hear at the beginning that there are other screens, since nobody knows with which the
  /// app begins.
  public var offersScenes = false
  /// Called with everything that is about to be done, by the user or by the host.
  package var onInput: ((SessionInput, Session) -> Void)?
  /// Where everything that happens is written; the latest thousands of events are kept.
  public var transcript = Transcript(limit: 10_000)
  /// Whether what is told of the transcript's events can be written somewhere at once; asked on any thread.
  package var transcriptTakesMore: @Sendable () -> Bool = { true }

  /// Creates a host.
  public init(speech: HostSpeech) {
    self.speech = speech
    settings = ReaderSettings(behaviour: .device)
    settings.manner = speech.manner
  }

  /// Runs an app with the standard voice; one line is all that a program needs.
  ///
  /// Without a voice the app runs silently, with captions, and what is missing is reported on standard
  /// error.
  ///
  /// - Parameter host: An app, or another host; it is launched here unless it was before.
  /// - Returns: How it came to its end.
  /// - Throws: ``TerminalError`` when the terminal cannot be drawn on.
  @discardableResult
  public static func run(_ host: any AccessibilityHost) async throws(TerminalError) -> HostEnding {
    var speech = HostSpeech.silent
    do throws(EspeakError) {
      speech = try .standard()
    } catch {
      LineWriter.write("\(error)", to: STDERR_FILENO)
    }
    return try await TerminalHost(speech: speech).run(host)
  }

  /// Runs an app until the user or the system ends it.
  ///
  /// A signal that asks the program to end, ends it by that signal after the app was told.
  ///
  /// - Parameter host: An app, or another host; it is launched here unless it was before.
  /// - Returns: How it came to its end.
  /// - Throws: ``TerminalError`` when the terminal cannot be drawn on.
  @discardableResult
  public func run(_ host: any AccessibilityHost) async throws(TerminalError) -> HostEnding {
    let isDrawn = TerminalSurroundings.isDrawable
    do throws(SystemRoom.Missing) {
      try Self.room(isDrawn: isDrawn).require()
    } catch {
      throw .noRoom("\(error)")
    }
    let reader = ScreenReader(settings)
    reader.commands = commands
    reader.listenersLabels = labels
    let core = try HostCore(
      host, speech: speech, reader: reader, transcript: transcript,
      keepSettings: keepSettings, readSettings: readSettings,
      isAttended: isatty(STDIN_FILENO) == 1, keepLabels: keepLabels)
    core.offersScenes = offersScenes
    if let onInput {
      core.session.onInput = { [unowned session = core.session] in onInput($0, session) }
    }
    let ending: HostEnding
    if isDrawn {
      let terminal = try Terminal { [events = core.events] in events.send(.terminal($0)) }
      let screen = ScreenHost(
        core, terminal: terminal, annotates: TerminalSurroundings.takesAnnotations)
      ending = await screen.run(showsTutorial: showsTutorial)
      for line in (core.noSound ?? "").split(separator: "\n") {
        LineWriter.write(String(line), to: STDERR_FILENO)
      }
    } else {
      let input = LineReader { [events = core.events] in events.send(.line($0)) }
      input.start()
      let lines = PlainHost(core) { LineWriter.write($0) }
      ending = await lines.run(showsTutorial: showsTutorial)
    }
    if case .signal(let number) = ending { terminal_end_by(number) }
    return ending
  }
}

extension TerminalHost {
  /// The room that a host takes on this terminal, without its voice.
  package static var room: SystemRoom { room(isDrawn: TerminalSurroundings.isDrawable) }

  private static func room(isDrawn: Bool) -> SystemRoom { isDrawn ? .drawing : .lines }
}

/// How a host came to its end.
public enum HostEnding: Hashable, Sendable {
  /// The user has ended it.
  case quit
  /// The lines of the input have come to their end.
  case inputEnded
  /// A line of output could not be written, for the reason with this error number of the system; where
  /// the program that read it has left, that is `EPIPE`.
  case outputLost(Int32)
  /// The system asked for it by this signal; that of a terminal that goes away is `SIGHUP`.
  case signal(Int32)
}

/// What the environment says of the terminal.
enum TerminalSurroundings {
  /// Whether the terminal can be drawn on and a plain host was not asked for: `ACCESSIBLE` asks for
  /// plain lines, as in other programs.
  static var isDrawable: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      && !["dumb", ""].contains(value("TERM"))
      && value("ACCESSIBLE").isEmpty
  }

  /// Whether annotations may be written: the Linux console of older kernels would show them.
  static var takesAnnotations: Bool { value("TERM") != "linux" }

  private static func value(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}

import EarshotAudio
import EarshotEspeak
import EarshotFiles
import EarshotInterface
import EarshotMirror
import EarshotReader
import EarshotScript
import EarshotSession
import EarshotSpeech
import EarshotTerminal
import Glibc

/// Runs an app in the terminal with the voice and the settings of the user.
struct AppOpening {
  /// Where everything is reported.
  let console: Console
  /// What the user has chosen.
  let configuration: Configuration
  /// Puts what the command line says over what stands in the user's file.
  var over: (Configuration) -> Configuration = { $0 }
  /// Whether nothing is to be heard.
  var isMuted = false
  /// Whether nobody knows that the app begins with its first screen.
  var beginsByGuess = false
  /// Whether the introduction is wanted although it was heard before.
  var asksForTutorial = false
  /// Where the names that the listener gives to items are kept; `nil` for an app without a file.
  var labels: LabelFile?
  /// The file that everything that happens is written to.
  var transcript: String?
  /// The script that what the user does is written into.
  var record: Record?

  /// A script that is written while an app is open.
  struct Record {
    /// Where it is written.
    var path: String
    /// The file of the app, as the script has to open it.
    var open: String
    /// What the file is that another tool wrote, where somebody has said so.
    var format: ImportFormat?
    /// The screen that the app begins with, when one was asked for.
    var scene: String?
  }

  /// Creates an opening with the usual choices.
  init(console: Console, configuration: Configuration) {
    self.console = console
    self.configuration = configuration
  }

  /// Whether the user sits at a terminal.
  static var isAtTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Runs an app until the user ends it.
  func open(_ application: Application) async -> ExitStatus {
    application.currentDate = application.currentDate ?? LocalDate.now
    let transcriptFile: TranscriptFile?
    let recordFile: GrowingFile?
    var host: TerminalHost
    do {
      // Said before anything begins: afterwards there may be nobody left to say it.
      try requireRoom()
      host = TerminalHost(speech: try speech(on: SoundDevices()))
      transcriptFile = try transcript.map { try TranscriptFile(path: $0) }
      recordFile = try record.map { try GrowingFile(path: $0.path, contents: "the script") }
    } catch let refusal as SoundRefusal {
      console.report("\(refusal)")
      return .refused
    } catch {
      console.report("earshot: error: \(error)")
      return .refused
    }
    host.settings = configuration.openingSettings
    host.commands = configuration.commands
    host.offersScenes = beginsByGuess
    if let labels {
      do throws(FileError) {
        host.labels = try labels.labels()
      } catch {
        console.report("\(error)")
      }
      host.keepLabels = labels.keep
    }
    let keeper = SettingsKeeper(of: configuration, over: over)
    host.keepSettings = keeper.keep
    host.readSettings = keeper.readAgain
    let welcome = WelcomeMark()
    host.showsTutorial = asksForTutorial || (Self.isAtTerminal && !welcome.isSet)
    var isAwaited = host.showsTutorial && Self.isAtTerminal
    let recorder = record.map { record in
      ScriptRecorder(
        of: application, open: record.open, from: record.format, scene: record.scene,
        settings: host.settings
      ) { recordFile?.append($0) }
    }
    if let recorder { host.onInput = recorder.take }
    host.transcript.onEvent = { event in
      transcriptFile?.take(event)
      recorder?.take(event)
      // Whoever could not hear it hears it the next time.
      if isAwaited, event.kind == .outcome, ["heard", "interrupted"].contains(event.outcome) {
        isAwaited = false
        welcome.set()
      }
    }
    host.transcript.onRest = transcriptFile?.flush
    do throws(TerminalError) {
      let ending = try await host.run(application)
      if case .outputLost(let code) = ending { console.loseOutput(code) }
    } catch {
      console.report("earshot: error: \(error)")
      return .refused
    }
    recorder?.end()
    transcriptFile?.flush()
    let refusals = [transcriptFile?.refusal, recordFile?.refusal].compactMap { $0 }
    for refusal in refusals { console.report("earshot: error: \(refusal)") }
    return refusals.isEmpty ? .clean : .refused
  }

  /// Checks that the system has room for all that is to begin.
  ///
  /// - Throws: What is missing.
  func requireRoom() throws(SystemRoom.Missing) {
    try (isMuted ? TerminalHost.room : TerminalHost.room + .sound).require()
  }

  /// The voice of the user, or silence.
  ///
  /// - Throws: Why there is no voice.
  func speech(on devices: SoundDevices) throws(SoundRefusal) -> HostSpeech {
    guard !isMuted else { return .silent }
    let settings = SoundSettings(configuration)
    let voice = try settings.synthesizer()
    Task { try? await voice.start() }
    return .live(
      voice, on: devices.sinks, preparation: settings.preparation,
      // The reader leaves sounds out for as long as the listener wants none.
      soundGain: settings.soundGain > 0 ? settings.soundGain : 1, patience: settings.patience
    ) { "\(devices.noSound)" }
  }
}

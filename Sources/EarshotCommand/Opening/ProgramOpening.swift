import EarshotAudio
import EarshotFiles
import EarshotPrograms
import EarshotSession
import EarshotSpeech
import EarshotTerminal

/// Runs a program in the terminal with the voice and the settings of the user.
struct ProgramOpening {
  /// Where everything is reported.
  let console: Console
  /// What the user has chosen.
  let configuration: Configuration
  /// Puts what the command line says over what stands in the user's file.
  var over: (Configuration) -> Configuration = { $0 }
  /// Whether nothing is to be heard.
  var isMuted = false
  /// Whether the introduction is wanted.
  var asksForTutorial = false
  /// The file that everything that happens is written to.
  var transcript: String?
  /// The file that what the program does is written to.
  var record: String?

  /// Creates an opening with the usual choices.
  init(console: Console, configuration: Configuration) {
    self.console = console
    self.configuration = configuration
  }

  /// Runs a program until it ends, and answers with its status.
  func run(_ options: ProgramRunOptions) async -> ExitStatus {
    var opening = AppOpening(console: console, configuration: configuration)
    opening.isMuted = isMuted
    let transcriptFile: TranscriptFile?
    let recordFile: RecordingFile?
    var host: TerminalHost
    do {
      try opening.requireRoom()
      host = TerminalHost(speech: try opening.speech(on: SoundDevices()))
      transcriptFile = try transcript.map { try TranscriptFile(path: $0) }
      recordFile = try record.map { try RecordingFile(path: $0) }
    } catch let refusal as SoundRefusal {
      console.report("\(refusal)")
      return .refused
    } catch {
      console.report("earshot: error: \(error)")
      return .refused
    }
    host.settings = configuration.openingSettings
    host.commands = configuration.commands
    let keeper = SettingsKeeper(of: configuration, over: over)
    host.keepSettings = keeper.keep
    host.readSettings = keeper.readAgain
    host.showsTutorial = asksForTutorial
    if let transcriptFile { host.transcriptTakesMore = transcriptFile.takesMore }
    host.transcript.onEvent = transcriptFile?.take
    host.transcript.onRest = transcriptFile?.flush
    var options = options
    options.recording = recordFile
    let ending: ProgramEnding
    do throws(TerminalError) {
      ending = try await host.run(options)
    } catch {
      console.report("earshot: error: \(error)")
      return .refused
    }
    transcriptFile?.flush()
    for refusal in [transcriptFile?.refusal, recordFile?.refusal].compactMap({ $0 }) {
      console.report("earshot: error: \(refusal)")
    }
    return .program(ending.status)
  }
}

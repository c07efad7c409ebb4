import ArgumentParser
import EarshotEspeak
import EarshotFiles
import EarshotReader
import EarshotSpeech
import EarshotTerminal

/// `earshot voices`: what there is to choose from.
struct VoicesCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "voices",
    abstract: "List the voices, or hear one.",
    discussion: """
      A voice is chosen by the name of a preset, by a language, or by the name espeak-ng has for it; \
      a variant of timbre may follow after a plus sign.

      Examples:
        earshot voices
        earshot voices --preview bright
        earshot voices --preview ko+f3 -o korean.wav
      """)

  @Option(
    help: ArgumentHelp(
      "Let this voice say its name and count to ten in its language.", valueName: "voice"),
    completion: .voices)
  var preview: String?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Write the preview into a WAV file instead of speaking now.", valueName: "path"),
    completion: .file(extensions: ["wav"]))
  var output: String?

  func validate() throws {
    try SoundFileName.validate(output)
    guard preview != nil || output == nil else {
      throw ValidationError("--output has no use without --preview; expected both.")
    }
  }

  func run(on console: Console) async -> ExitStatus {
    do throws(EspeakError) {
      if let preview {
        let voice = try VoiceSettings(named: preview)
        // Digits, because every voice has words of its own language for them.
        let words = SpeechRun("\(voice.name). 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.")
        let utterance = Utterance(id: .init(1), source: .text, runs: [words])
        return await SoundOutput(
          console: console, settings: SoundSettings(Configuration(voice: voice)), file: output,
          isHeard: output == nil
        ).make(of: [utterance])
      }
      guard console.hasRoom(for: .voice) else { return .refused }
      let catalogue = try VoiceCatalogue(worker: SupervisedWorker(location: try .find()))
      for line in catalogue.lines + Self.words { console.print(line) }
      return .clean
    } catch {
      console.report("earshot: error: \(error)")
      return .refused
    }
  }

  /// The languages that Earshot's own words are in, and whether somebody who speaks them has checked these.
  private static var words: [String] {
    ["", "Words"]
      + Wording.languages.map { "  \($0), \(Wording.isChecked($0) ? "checked" : "draft")" }
  }
}

import ArgumentParser
import EarshotEspeak
import EarshotFiles
import EarshotSpeech

/// `earshot speak`: one text, as sound.
struct SpeakCommand: ConfiguredCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak",
    abstract: "Speak a text, at once or into a sound file.",
    usage: "earshot speak [<options>] [<text> ...]",
    discussion: """
      Markup is read out, not obeyed: a text cannot change the voice.

      Examples:
        earshot speak "Hello"
        earshot speak "Guten Tag" --voice de -o hallo.wav
        earshot speak --file notes.txt --rate 300 -o notes.wav
        date | earshot speak --file -
      """)

  @Argument(help: "What to say; several words need no quotes.")
  var text: [String] = []

  @Option(
    help: ArgumentHelp("Say what stands in a text file; - is standard input.", valueName: "path"),
    completion: .file())
  var file: String?

  @OptionGroup var voice: VoiceOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write a WAV file instead of speaking now.", valueName: "path"),
    completion: .file(extensions: ["wav"]))
  var output: String?

  func validate() throws {
    try SoundFileName.validate(output)
    guard text.isEmpty != (file == nil) else {
      throw ValidationError(
        text.isEmpty
          ? "There is nothing to say; expected a text or --file."
          : "Both a text and --file were given; expected one of them.")
    }
  }

  func run(on console: Console, configuration: Configuration) async -> ExitStatus {
    let paragraphs: [String]
    do throws(FileError) {
      paragraphs =
        try file.map { path throws(FileError) in
          try TextFile(contentsOf: path.inputPath).paragraphs
        } ?? [text.joined(separator: " ")]
    } catch {
      console.report("\(error)")
      return .refused
    }
    let utterances = paragraphs.enumerated().lazy.map { index, paragraph in
      Utterance(id: .init(UInt64(index + 1)), source: .text, runs: [SpeechRun(paragraph)])
    }
    return await SoundOutput(
      console: console, settings: SoundSettings(voice.over(configuration)), file: output,
      isHeard: output == nil
    ).make(of: utterances)
  }
}

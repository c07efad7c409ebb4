import ArgumentParser
import EarshotReader

/// `earshot read`: what VoiceOver says on the screens of files, from top to bottom.
struct ReadCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Say what VoiceOver says on every screen of a file, from top to bottom.",
    discussion: """
      Reads iOS and tvOS storyboards and xibs, and screen documents in YAML or JSON; - is standard
      input. A stop of the cursor is one line, indented, with its hint in parentheses.

      A file that is refused is reported on standard error with its place, and the others are still
      read.

      Examples:
        earshot read Main.storyboard
        earshot read Main.storyboard --scene Settings --language ko
        earshot read Main.storyboard -o out.wav
        earshot read *.storyboard --format json > screens.jsonl
        earshot read App/*.storyboard | grep '^  .*button'
      """)

  @Argument(
    help: "What to read.",
    completion: .file(extensions: ["storyboard", "xib", "yaml", "yml", "json"]))
  var files: [String]

  @Option(
    help: "text for people, or json: for each file one line that `earshot read` reads again.")
  var format = ReadingFormat.text

  @Option(
    help: "The notation: as spoken, as in snapshot tests, or as Apple's test service gives it.")
  var style = WordingStyle.spoken

  @Option(
    help: ArgumentHelp(
      "Take the texts of this language from the .lproj folders beside the file.", valueName: "tag"))
  var language: String?

  @Option(
    help: ArgumentHelp("Only the screen of this name or identifier.", valueName: "id"))
  var scene: String?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write what is said into a WAV file as well.", valueName: "path"),
    completion: .file(extensions: ["wav"]))
  var output: String?

  @OptionGroup var voice: VoiceOptions

  func validate() throws {
    if output == nil, voice.isGiven {
      throw ValidationError("--voice and --rate have no use without --output.")
    }
  }

  func run(on console: Console) async -> ExitStatus {
    let reading = BatchReading(
      console: console, format: format, reader: FileReader(style: style, language: language))
    var (status, utterances) = reading.read(files, scene: scene)
    if let output, utterances.isEmpty {
      console.report("earshot: note: there is nothing to hear, so \(output) was not written")
    } else if let output {
      let sound = SoundMaker(console: console, voice: voice.settings)
      status = status.joined(with: sound.render(utterances, to: output))
    }
    return status
  }
}

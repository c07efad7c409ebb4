import ArgumentParser
import EarshotReader

/// `earshot read`: what VoiceOver says on the screens of files, from top to bottom.
struct ReadCommand: ConfiguredCommand {
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
        earshot read --speak Main.storyboard
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
    help: """
      The notation: as spoken, as in snapshot tests, or as Apple's test service gives it; spoken \
      unless your settings say otherwise.
      """)
  var style: WordingStyle?

  @Option(
    help: """
      How much is said: labels and states alone, everything, or everything and the kind of \
      switches; standard unless your settings say otherwise.
      """)
  var verbosity: VerbosityLevel?

  @Option(
    help: ArgumentHelp(
      "Take the texts of this language from the .lproj folders beside the file.", valueName: "tag"))
  var language: String?

  @Option(
    help: ArgumentHelp("Only the screen of this name or identifier.", valueName: "id"))
  var scene: String?

  @OptionGroup var sound: SoundOptions

  func run(on console: Console, configuration: Configuration) async -> ExitStatus {
    let reader = FileReader(
      style: style ?? configuration.style ?? .spoken,
      verbosity: (verbosity ?? configuration.verbosity ?? .standard).verbosity,
      language: language, placesSpeech: sound.isStereo(configuration))
    let reading = BatchReading(console: console, format: format, reader: reader)
    let (status, utterances) = reading.read(files, scene: scene)
    let sounding = await sound.makeSound(
      of: utterances, on: console, configuration: configuration)
    return status.joined(with: sounding)
  }
}

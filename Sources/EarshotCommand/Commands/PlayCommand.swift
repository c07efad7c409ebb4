import ArgumentParser
import EarshotReader
import EarshotScript

/// `earshot play`: scripted walks with expectations.
struct PlayCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Walk through an app as a script says, and check what VoiceOver would say.",
    discussion: """
      A script opens a screen document or a storyboard, moves the cursor, and says what is expected. \
      Time is virtual, so that a run takes milliseconds. A failure shows what was expected above what \
      there was, with the line of the script.

      A script that is refused is reported on standard error with its place, and the others are still \
      played.

      Examples:
        earshot play checkout.yaml
        earshot play --format junit -o report.xml Scripts/*.yaml
        earshot play --format json tour.yaml | grep '"speech"'
      """)

  @Argument(
    help: "The scripts; - is standard input.",
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var scripts: [String]

  @Option(
    help: "text for people, json: one event a line, or junit: an XML report for CI systems.")
  var format = PlayingFormat.text

  @Option(help: "The notation of what is said, whatever the scripts say.")
  var style: WordingStyle?

  @Option(
    help: """
      What changes of the screen do to the cursor, whatever the scripts say: as Apple's guide says, \
      or as devices do.
      """)
  var behaviour: ReaderBehaviour?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write the results into a file.", valueName: "path"),
    completion: .file())
  var output: String?

  func run(on console: Console) async -> ExitStatus {
    let player = ScriptPlayer(behaviour: behaviour, style: style)
    guard let output else {
      return BatchPlaying(results: console, console: console, format: format, player: player)
        .play(scripts)
    }
    let file = ResultFile()
    let status = BatchPlaying(results: file, console: console, format: format, player: player)
      .play(scripts)
    if let reason = file.write(to: output) {
      console.report(
        "\(output): error: the results cannot be written: \(reason); expected a path in a folder "
          + "that is there")
      return .refused
    }
    return status
  }
}

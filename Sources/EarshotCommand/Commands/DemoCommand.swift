import ArgumentParser
import EarshotDocuments

/// `earshot demo`: the main job on a small app that is built in.
struct DemoCommand: ConfiguredCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Read a sample app aloud: the main job in one word.",
    discussion: """
      The app is a small café: a storyboard with two tabs, and a receipt as a screen document. What
      VoiceOver would say on each screen is printed, and spoken into earshot-demo.wav.

      Example:
        earshot demo
      """)

  @Option(
    name: [.short, .long], help: ArgumentHelp("The WAV file to write.", valueName: "path"),
    completion: .file(extensions: ["wav"]))
  var output = "earshot-demo.wav"

  func run(on console: Console, configuration: Configuration) async -> ExitStatus {
    let reading = BatchReading(console: console, format: .text, reader: FileReader())
    let (status, utterances) = reading.read(SampleApp.files)
    console.report("The same as sound: \(output)")
    let maker = SoundMaker(console: console, settings: SoundSettings(configuration))
    return status.joined(with: await maker.render(utterances, to: output))
  }
}

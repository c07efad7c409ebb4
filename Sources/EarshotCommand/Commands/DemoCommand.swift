import ArgumentParser
import EarshotScript

/// `earshot demo`: the main job on a small app that is built in.
struct DemoCommand: ConfiguredCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "A sample app by ear: the main job in one word.",
    discussion: """
      The app is a small coffee house: a storyboard with two tabs, and a receipt as a screen document. On a \
      terminal it is opened to be walked through by ear, as by `earshot open demo`. Elsewhere, or with \
      --output, scripts walk through it, as `earshot play` plays them: everything that happens is \
      printed, and what is said is spoken into a WAV file, earshot-demo.wav unless another is named.

      Example:
        earshot demo
      """)

  @Option(
    name: [.short, .long], help: ArgumentHelp("The WAV file to write.", valueName: "path"),
    completion: .file(extensions: ["wav"]))
  var output: String?

  func validate() throws {
    try SoundFileName.validate(output)
  }

  func run(on console: Console, configuration: Configuration) async -> ExitStatus {
    if output == nil, AppOpening.isAtTerminal, let application = try? SampleApp.application() {
      return await AppOpening(console: console, configuration: configuration).open(application)
    }
    let output = output ?? "earshot-demo.wav"
    var playing = BatchPlaying(
      results: console, console: console, format: .text,
      player: ScriptPlayer(apps: SampleApp.reader))
    playing.hearing = BatchPlaying.Hearing(
      settings: configuration.heardSettings(from: playing.player.settings),
      includesSounds: configuration.sounds != 0)
    let (status, utterances) = await playing.play(SampleApp.tours)
    console.report("The same as sound: \(output)")
    let sounding = await SoundOutput(
      console: console, settings: SoundSettings(configuration), file: output, isHeard: false
    ).make(of: utterances)
    return status.joined(with: sounding)
  }
}

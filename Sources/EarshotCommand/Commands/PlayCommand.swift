import ArgumentParser
import EarshotDocuments
import EarshotFiles
import EarshotReader
import EarshotScript
import EarshotSpeech

/// `earshot play`: scripted walks with expectations.
struct PlayCommand: ConfiguredCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Walk through an app as a script says, and check what VoiceOver would say.",
    discussion: """
      A script opens a screen document, a storyboard, the folder of a project or demo, the sample app, moves the \
      cursor, and says what is expected. \
      Time is virtual, so that a run takes milliseconds. A failure shows what was expected above what \
      there was, with the line of the script.

      A script that is refused is reported on standard error with its place, and the others are still \
      played.

      With --speak, or into a WAV file, the walk is heard as by somebody who listens to the end before \
      the next step. What it finds is the same; your voice, speed and verbosity count for the sound alone.

      A script may be played on a program of a terminal: a recording, or, with --allow-programs, one that is \
      run. Then time is real, and the program is waited for after each step.

      With --update, what there was is written into the scripts in the place of what was not met, and \
      everything else in them stays as it is; what was changed is told on standard error. The exit status \
      still says that something was not met.

      Examples:
        earshot play checkout.yaml
        earshot play --quiet Scripts/*.yaml
        earshot play --update checkout.yaml
        earshot play --speak tour.yaml
        earshot play tour.yaml -o tour.wav
        earshot play --format junit -o report.xml Scripts/*.yaml
        earshot play --root . Scripts
        earshot play --allow-programs editor.yaml
        earshot play --format json tour.yaml | grep '"speech"'
      """)

  @Argument(
    help: "The scripts, or folders of them; - is standard input.",
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var scripts: [String]

  @Option(
    help: "text for people, json: one event a line, or junit: an XML report for CI systems.")
  var format = PlayingFormat.text

  @Option(help: "The notation of what is said, whatever the scripts say.")
  var style: WordingStyle?

  @Option(help: "What changes of the screen do to the cursor, whatever the scripts say.")
  var behaviour: ReaderBehaviour?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Write the results into a file, or, where the path ends in .wav, what is said; once for each.",
      valueName: "path"),
    completion: .file())
  var output: [String] = []

  @Flag(name: [.short, .long], help: "Print only what was not as expected, and the total.")
  var quiet = false

  @Flag(help: "Write what there was into the scripts, in the place of what was not met.")
  var update = false

  @Flag(
    help: ArgumentHelp(
      "Run the programs that scripts open. A program may do anything that you may: allow it where you trust the scripts."
    ))
  var allowPrograms = false

  @OptionGroup var root: RootOption

  @OptionGroup var verbose: VerboseOption

  @OptionGroup var sound: SoundOptions

  @Option(help: "How much is said aloud; what is expected stays the same.")
  var verbosity: VerbosityLevel?

  /// The files of sound among those to be written, or the others.
  private func outputs(ofSound isSound: Bool) -> [String] {
    output.filter { $0.lowercased().hasSuffix(".wav") == isSound }
  }

  func validate() throws {
    guard !output.contains("") else {
      throw ValidationError("--output is empty; expected the path of a file.")
    }
    for path in output { try SoundFileName.validateResults(path) }
    if quiet, format != .text {
      throw ValidationError("--quiet is for text; \(format.rawValue) is for programs, as a whole.")
    }
    if update, scripts.contains("-") {
      throw ValidationError("--update cannot write to standard input; expected files.")
    }
    if allowPrograms, root.folder != nil {
      throw ValidationError(
        "--root keeps files of others to a folder, and no program can be kept to one; expected "
          + "--allow-programs without it, where you trust the scripts.")
    }
    for isSound in [true, false] where outputs(ofSound: isSound).count > 1 {
      throw ValidationError(
        "--output names two files for the same; expected at most one that ends in .wav, for the "
          + "sound, and one for the results.")
    }
    try sound.validate(
      output: outputs(ofSound: true).first, others: verbosity == nil ? [] : ["--verbosity"])
  }

  /// What a script finds is the same whatever anybody's settings are, and whether they can be read.
  var usesConfiguration: Bool { sound.speak || !outputs(ofSound: true).isEmpty }

  var fileRoot: FileRoot? { root.folder }

  func run(on console: Console, configuration: Configuration) async -> ExitStatus {
    let soundFile = outputs(ofSound: true).first
    let file = outputs(ofSound: false).first.map { ResultFile(path: $0) }
    var player = ScriptPlayer(behaviour: behaviour, style: style)
    player.apps.documents.root = fileRoot
    player.apps.projectFilter = { [fileRoot] () throws(FileError) in
      try ProjectFinding.filter(within: fileRoot)
    }
    player.apps.codes = ProjectCodes()
    player.apps.filesInMemory["demo"] = SampleApp.files[0].bytes
    player.settings.placesSound = sound.isStereo(configuration)
    var playing = BatchPlaying(
      results: file ?? console, console: console, format: format, player: player)
    playing.programs.allowsRunning = allowPrograms
    playing.isQuiet = quiet
    playing.updates = update
    if usesConfiguration {
      playing.hearing = BatchPlaying.Hearing(
        settings: sound.voice.over(configuration).with(verbosity: verbosity).heardSettings(
          from: player.settings),
        includesSounds: configuration.sounds != 0)
    }
    var finding = ProjectFinding(console: console, root: fileRoot, isVerbose: verbose.isOn)
    finding.interest = .scripts
    let (project, found) = finding.project(of: scripts)
    var (status, utterances) = await playing.play(project.files)
    status = found.joined(with: status)
    if let file, let reason = file.write() {
      console.report(
        "\(file.path): error: the results cannot be written: \(reason); expected a path in a folder "
          + "that is there")
      status = .refused
    }
    let sounding = await sound.makeSound(
      of: utterances, output: soundFile, on: console, configuration: configuration)
    return status.joined(with: sounding)
  }
}

/// The forms in which what came of a script is printed.
enum PlayingFormat: String, CaseIterable, ExpressibleByArgument {
  /// Lines for people.
  case text
  /// One event a line.
  case json
  /// XML for CI systems.
  case junit
}

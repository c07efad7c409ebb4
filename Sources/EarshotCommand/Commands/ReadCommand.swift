import ArgumentParser
import EarshotDocuments
import EarshotFiles
import EarshotReader
import EarshotScript

/// `earshot read`: what VoiceOver says on the screens of files, from top to bottom.
struct ReadCommand: ConfiguredCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Say what VoiceOver says on every screen of a file, from top to bottom.",
    discussion: """
      Reads iOS and tvOS storyboards and xibs, and screen documents in YAML or JSON, one by one or all \
      of a folder; - is standard input. A stop of the cursor is one line, indented, with its hint in parentheses.

      A file that is refused is reported on standard error with its place, and the others are still \
      read. A walk that had to be cut short says what was left out, and exits with 1.

      Examples:
        earshot read Main.storyboard
        earshot read Main.storyboard --scene Settings --language ko
        earshot read Main.storyboard --device ipad11_0rounded/landscape
        earshot read --walk Main.storyboard --device retina6_12
        earshot read --speak Main.storyboard
        earshot read Main.storyboard -o out.wav
        earshot read .
        earshot read *.storyboard --format json > screens.jsonl
        earshot read App/*.storyboard | grep '^  .*button'
      """)

  @Argument(
    help: "What to read.",
    completion: .file(extensions: FileEndings.screens))
  var files: [String]

  @Option(
    help: """
      text for people, or json: for each file one line, which `earshot read` reads again; with \
      --walk, a report of the walk.
      """)
  var format = ReadingFormat.text

  @Option(help: "The notation; spoken unless your settings say otherwise.")
  var style: WordingStyle?

  @Option(help: "How much is said; standard unless your settings say otherwise.")
  var verbosity: VerbosityLevel?

  @OptionGroup var language: LanguageOption

  @OptionGroup var tool: ImportOption

  @Option(
    help: ArgumentHelp("Only the screen of this name or identifier.", valueName: "id"),
    completion: .scenes)
  var scene: String?

  @Flag(
    help: """
      Start the app of a storyboard and visit every scene that can be reached by ear; those that \
      cannot are listed.
      """)
  var walk = false

  @Option(
    help: ArgumentHelp(
      "The device to lay storyboards and xibs out for, as Interface Builder names it, with /landscape "
        + "to turn it.", valueName: "name"),
    completion: .devices)
  var device: String?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write what is said into a WAV file as well.", valueName: "path"),
    completion: .file(extensions: ["wav"]))
  var output: String?

  @OptionGroup var root: RootOption

  @OptionGroup var verbose: VerboseOption

  @OptionGroup var sound: SoundOptions

  func validate() throws {
    if let device, let problem = StoryboardDevice.problem(ofName: device) {
      throw ValidationError("\(problem.message); \(problem.expectation ?? "")")
    }
    try SoundFileName.validate(output)
    try sound.validate(output: output)
    if walk, scene != nil {
      throw ValidationError("--walk begins where the app begins; drop --scene")
    }
    if walk, sound.speak || output != nil {
      throw ValidationError("--walk prints what it hears; drop --speak and --output")
    }
  }

  var fileRoot: FileRoot? { root.folder }

  /// Walks the storyboards, one after the other.
  private func walkThrough(
    _ project: Project, found finding: ProjectFinding, on console: Console,
    _ configuration: Configuration
  ) -> ExitStatus {
    var status = ExitStatus.clean
    var hasWalked = false
    var passedOver = PassedOverFiles(tellingEach: verbose.isOn)
    for file in project.files where console.outputFailure == nil {
      do throws(FileError) {
        let storyboard = try file.read(as: .interfaceBuilder, within: fileRoot) {
          source throws(FileError) in
          try Storyboard(
            source, language: language.tag, device: device,
            systemTextLines: configuration.wordings.map(\.wording.systemTextLines),
            root: fileRoot, surroundings: project.surroundings)
        }
        guard finding.isGoneThrough(storyboard, of: file) else { continue }
        let walk = StoryboardWalk(
          storyboard, style: style ?? configuration.style ?? .spoken,
          verbosity: configuration.with(verbosity: verbosity).verbosityParts)
        let report = try walk.walk()
        hasWalked = true
        switch format {
        case .text: console.write(report.text)
        case .json: console.print(document: report.json)
        }
        console.report(report.problems)
        for cut in report.cuts {
          console.report("\(report.file):1:1: warning: cut short: \(cut)")
        }
        if !report.cuts.isEmpty { status = status.joined(with: .findings) }
      } catch {
        if let note = file.note(insteadOf: error) {
          passedOver.add(note)
        } else {
          console.report("\(error)")
          status = .refused
        }
      }
    }
    for line in passedOver.lines { console.report(line) }
    if !hasWalked, status == .clean, console.outputFailure == nil {
      if let folder = project.namedFolders.first {
        console.report(
          Project.Note(
            path: folder, message: "the folder holds no storyboard with scenes to go through"
          ).description)
      }
      status = .nothingToCheck
    }
    return status
  }

  func run(on console: Console, configuration: Configuration) async -> ExitStatus {
    let finding = ProjectFinding(console: console, root: fileRoot, isVerbose: verbose.isOn)
    var (project, found) = finding.project(of: files.map(\.inputPath))
    if walk {
      // Screen documents lead nowhere that a segue does.
      let isEmpty = project.files.isEmpty
      project.files.removeAll {
        !$0.isNamed && !$0.path.isInterfaceBuilderFile
      }
      // What is not there was told of.
      if isEmpty { return found }
      return found.joined(with: walkThrough(project, found: finding, on: console, configuration))
    }
    var reader = FileReader(
      style: style ?? configuration.style ?? .spoken,
      verbosity: configuration.with(verbosity: verbosity).verbosityParts,
      language: language.tag, device: device, placesSpeech: sound.isStereo(configuration))
    reader.root = fileRoot
    reader.wordingFiles = configuration.wordings.map(\.wording)
    reader.importFormat = tool.format
    reader.surroundings = project.surroundings
    var reading = BatchReading(console: console, format: format, reader: reader)
    reading.speaks = sound.speak || output != nil
    reading.tellsEach = verbose.isOn
    let (status, utterances) = reading.read(project.files, scene: scene)
    let sounding = await sound.makeSound(
      of: utterances, output: output, on: console, configuration: configuration)
    return found.joined(with: status).joined(with: sounding)
  }
}

/// The forms in which a reading is printed.
enum ReadingFormat: String, CaseIterable, ExpressibleByArgument {
  /// Lines for people.
  case text
  /// One screen document for each file.
  case json
}

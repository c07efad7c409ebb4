import ArgumentParser
import EarshotDocuments
import EarshotFiles
import EarshotScript

/// `earshot open`: an app of a file, by ear in the terminal.
struct OpenCommand: ConfiguredCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Walk through an app by ear in the terminal.",
    discussion: """
      Opens a storyboard, a screen document, or of a folder the storyboard that its Info.plist names, \
      and where none does a likely one, and speaks what the cursor comes to. The screen is drawn as text, with a caption of what is said; where it cannot be, in a pipe or with ACCESSIBLE set, it \
      is a list of numbered lines, and what you type is a number or a command.

      Keys: right and left arrow move, Enter activates, Escape goes back, up and down step through \
      what the rotor is set to, V O A reads everything. V O is Control and Alt together, or Alt alone. \
      F10 offers all other scenes, those first that code of the app leads to. \
      ? begins help, in which every key says what it does; Ctrl-C ends. `earshot open --keys` lists \
      them all.

      Examples:
        earshot open demo
        earshot open checkout.yaml --mute
        earshot open checkout.yaml --record walk.yaml
        earshot open .
        earshot open Main.storyboard --scene Settings --language ko
      """)

  @Argument(
    help: "What to open, or demo for the sample app.",
    completion: .file(extensions: FileEndings.screens))
  var file: String?

  @Option(
    help: ArgumentHelp("The screen to open with, by name or identifier.", valueName: "id"),
    completion: .scenes)
  var scene: String?

  @OptionGroup var language: LanguageOption

  @OptionGroup var tool: ImportOption

  @OptionGroup var root: RootOption

  @OptionGroup var verbose: VerboseOption

  @Flag(help: "Only show what is said.")
  var mute = false

  @Flag(help: "Begin with the short introduction, as at the first time.")
  var tutorial = false

  @Flag(help: "List the keys and what they do, and open nothing.")
  var keys = false

  @Option(
    help: ArgumentHelp(
      "Write everything that happens into a file, one JSON event a line.", valueName: "path"),
    completion: .file(extensions: ["jsonl"]))
  var transcript: String?

  @Option(
    help: ArgumentHelp(
      """
      Write what you do into a script that `earshot play` repeats, with what was said as what it \
      expects; what you type into a secure field is left out. A file that is there is replaced.
      """, valueName: "path"),
    completion: .file(extensions: ["yaml"]))
  var record: String?

  @OptionGroup var voice: VoiceOptions

  @OptionGroup var interface: InterfaceLanguageOption

  func validate() throws {
    if file == nil, !keys {
      throw ValidationError("There is nothing to open; expected a file, or demo.")
    }
    if record != nil, language.tag != nil {
      throw ValidationError(
        "A script names no language, so --record and --language cannot stand together.")
    }
    if mute, let chosen = voice.given.first {
      throw ValidationError("Nothing is spoken with --mute, so \(chosen) has no use.")
    }
  }

  var fileRoot: FileRoot? { root.folder }

  func run(on console: Console, configuration: Configuration) async -> ExitStatus {
    guard let named = file, !keys else {
      for line in KeyList.lines(of: interface.over(configuration)) { console.print(line) }
      return .clean
    }
    var documents = DocumentReader(language: language.tag)
    documents.root = fileRoot
    documents.importFormat = tool.format
    documents.systemTextLines = configuration.wordings.map(\.wording.systemTextLines)
    let reader = AppReader(documents: documents)
    let application: DocumentApplication
    var file = named
    var isGuess = false
    do throws(FileError) {
      if named == "demo" {
        application = try SampleApp.application(scene: scene, reader: reader)
      } else {
        let finding = ProjectFinding(console: console, root: fileRoot, isVerbose: verbose.isOn)
        let (project, status) = finding.project(of: [named])
        // What cannot be looked into was told, and keeps nothing else from being opened.
        if status != .clean, project.faults.isEmpty { return status }
        let beginning = try project.beginning(within: fileRoot)
        if let doubt = beginning.doubt { console.report(doubt.description) }
        isGuess = beginning.doubt != nil && scene == nil
        file = beginning.file.path
        application = try reader.application(of: beginning.file, in: project, scene: scene)
      }
    } catch {
      if let note = Project.Note(insteadOf: error) {
        console.report(note.description)
        return .nothingToCheck
      }
      console.report("\(error)")
      return .refused
    }
    var opening = AppOpening(
      console: console, configuration: interface.over(voice.over(configuration)))
    opening.over = { interface.over(voice.over($0)) }
    opening.isMuted = mute
    opening.beginsByGuess = isGuess
    opening.asksForTutorial = tutorial
    opening.transcript = transcript
    opening.record = record.map { script in
      AppOpening.Record(
        path: script, open: named == "demo" ? named : RelativePath.from(script, to: named),
        format: tool.format, scene: scene)
    }
    if named != "demo" { opening.labels = LabelFile(of: file) }
    let status = await opening.open(application)
    // Told at the end: the screen is the app's as long as it runs, and walking finds more.
    console.report(application.problems)
    return status
  }
}

import ArgumentParser
import EarshotFiles
import EarshotPrograms
import EarshotReader
import EarshotTerminal

/// `earshot run`: any terminal program, read aloud.
struct RunCommand: ConfiguredCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run any terminal program, read aloud.",
    discussion: """
      Runs a program, or without one your shell, and speaks what it writes, what is highlighted and what \
      you type. What it draws is shown unchanged, and its exit status is that of this command.

      Keys: all go to the program, but for the prefix, Control-6, after which one key is a command of the \
      screen reader: the arrows move through what is on the screen, Enter activates, ? begins help. \
      Semicolon after the prefix has every key be a command, until the prefix ends that. Pressed twice the \
      prefix goes to the program. `earshot run --keys` lists all commands.

      A program can put nothing on your clipboard unless you allow it. What you type where a program asks \
      for a password is neither spoken nor written down.

      Examples:
        earshot run
        earshot run -- nano notes.txt
        earshot run --record bug.json -- htop
        earshot run --replay bug.json
      """)

  @Flag(help: "Say nothing; annotations of programs go on to the terminal.")
  var mute = false

  @Flag(help: "Show what is said in a row below the program, which has one row less.")
  var captions = false

  @Flag(help: "Start the shell as a login shell.")
  var login = false

  @Option(
    help: ArgumentHelp(
      "The key before a command of the screen reader, such as control 6 or F12.", valueName: "key"))
  var prefix: String?

  @Option(
    help: ArgumentHelp(
      "How the program is read: a profile by its name, or a file of one.", valueName: "profile"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var profile: String?

  @Flag(help: "List the profiles and the programs that they are for, and run nothing.")
  var profiles = false

  @Flag(help: "Let the program write to the clipboard.")
  var allowClipboard = false

  @Flag(help: "Let annotations of the program go on to the terminal.")
  var allowAnnotations = false

  @Flag(help: "Begin with the short introduction.")
  var tutorial = false

  @Flag(help: "List the keys and what they do, and run nothing.")
  var keys = false

  @Option(
    help: ArgumentHelp(
      "Write everything that happens into a file, one JSON event a line.", valueName: "path"),
    completion: .file(extensions: ["jsonl"]))
  var transcript: String?

  @Option(
    help: ArgumentHelp(
      "Write what the program does into a recording, for tests and reports of bugs.",
      valueName: "path"),
    completion: .file(extensions: ["json"]))
  var record: String?

  @Flag(help: "Leave everything that is typed out of the recording.")
  var redact = false

  @Option(
    help: ArgumentHelp("Tell what is said of a recording, and run nothing.", valueName: "path"),
    completion: .file(extensions: ["json"]))
  var replay: String?

  @Option(help: "How a recording is told.")
  var format = ReplayFormat.text

  @OptionGroup var voice: VoiceOptions

  @OptionGroup var interface: InterfaceLanguageOption

  @Argument(help: "The program and its arguments.", completion: .shellCommand("compgen -c"))
  var command: [String] = []

  func validate() throws {
    if let prefix, CommandPrefix(name: prefix) == nil {
      throw ValidationError(
        "'\(prefix)' cannot be the prefix; expected \(CommandPrefix.expectation).")
    }
    if replay != nil {
      let others: [(name: String, isGiven: Bool)] = [
        ("--record", record != nil), ("--transcript", transcript != nil), ("--login", login),
        ("--captions", captions),
        ("a program", !command.isEmpty),
      ]
      if let other = others.first(where: \.isGiven)?.name {
        throw ValidationError("A recording runs nothing, so \(other) has no use with --replay.")
      }
    }
    if redact, record == nil {
      throw ValidationError("--redact is about a recording; expected --record as well.")
    }
    if login, !command.isEmpty {
      throw ValidationError("--login is for your shell; expected no program.")
    }
    if mute, let chosen = voice.given.first {
      throw ValidationError("Nothing is spoken with --mute, so \(chosen) has no use.")
    }
  }

  func run(on console: Console, configuration: Configuration) async -> ExitStatus {
    if keys {
      for line in KeyList.lines(of: interface.over(configuration)) { console.print(line) }
      return .clean
    }
    let search = ProfileSearch()
    if profiles {
      let (lines, errors) = search.lines()
      for line in lines { console.print(line) }
      for error in errors { console.report("\(error)") }
      return errors.isEmpty ? .clean : .refused
    }
    do throws(FileError) {
      if let replay {
        let told = ReplayTelling(
          format: format,
          profile: { program throws(FileError) -> ProgramProfile in
            if let profile { return try search.profile(named: profile) }
            return search.profile(for: program) { console.report("\($0)") }
          },
          settings: interface.chosen(over: configuration).openingSettings)
        try told.tell(replay, on: console)
        return .clean
      }
      var options = ProgramRunOptions(command.isEmpty ? [UserShell.path] : command)
      options.environment = UserShell.environment
      options.profile =
        if let profile {
          try search.profile(named: profile)
        } else {
          search.profile(for: options.command[0]) { console.report("\($0)") }
        }
      options.profiles = search.own().profiles
      options.isLogin = login
      options.showsCaptions = captions
      options.prefix = prefix.flatMap { CommandPrefix(name: $0) } ?? .standard
      options.allowsClipboard = allowClipboard
      options.allowsAnnotations = allowAnnotations || mute
      options.hidesTyping = redact
      var opening = ProgramOpening(
        console: console, configuration: interface.over(voice.over(configuration)))
      opening.over = { interface.over(voice.over($0)) }
      opening.isMuted = mute
      opening.asksForTutorial = tutorial
      opening.transcript = transcript
      opening.record = record
      return await opening.run(options)
    } catch {
      console.report("\(error)")
      return .refused
    }
  }
}

/// How a recording is told.
enum ReplayFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case screens

  /// What the help and the manual page say of each format.
  static var allValueDescriptions: [String: String] {
    [
      "text": "the key of each step, then what is said", "json": "one event a line",
      "screens": "what stands on the screen after each step, element by element",
    ]
  }
}

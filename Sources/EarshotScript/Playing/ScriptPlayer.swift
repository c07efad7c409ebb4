import EarshotDocuments
public import EarshotFiles
public import EarshotInterface
public import EarshotModel
public import EarshotReader
public import EarshotSession
public import EarshotSpeech

/// Plays scripts, each in a session of its own and in virtual time unless another voice is given.
public struct ScriptPlayer {
  /// Makes applications of the files that scripts open.
  public var apps: AppReader
  /// Where the cursor goes when something changes and the app names no element; overrides what
  /// scripts say.
  public var behaviour: ReaderBehaviour?
  /// The notation of what is said; overrides what scripts say.
  public var style: WordingStyle?
  /// Everything else that a listener has chosen, which scripts may change; they expect what is usual.
  public var settings = ReaderSettings()

  /// How long what is expected of a program that runs is waited for.
  public var patience = Duration.seconds(10)

  /// Creates a player; where an argument is left out, what each script says counts.
  public init(
    apps: AppReader = AppReader(), behaviour: ReaderBehaviour? = nil, style: WordingStyle? = nil
  ) {
    self.apps = apps
    self.behaviour = behaviour
    self.style = style
  }

  /// Plays a script to its end, or to a step that is refused.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - speech: Where words go.
  ///   - transcript: Where everything that happens is written.
  ///   - onOpen: Called with each application that the script opens, before it is launched.
  /// - Returns: The report; when a step is refused, its `refusal` says why.
  /// - Throws: A `FileError` when what the script opens is refused, or it opens nothing.
  public func play(
    _ script: Script, speech: any SpeechChannel = VirtualSpeech(),
    transcript: Transcript = Transcript(),
    onOpen: @escaping (DocumentApplication) -> Void = { _ in }
  ) throws(FileError) -> ScriptReport {
    let open = { () throws(FileError) in
      let application = try application(of: script)
      try script.requireRotors(among: application.rotorNames)
      onOpen(application)
      return application as Application
    }
    return run(script, on: try open(), then: open, speech: speech, transcript: transcript)
  }

  /// Plays a script on an app in code, in place of the screens that it may open.
  ///
  /// - Parameters:
  ///   - script: The script. A name in it is the accessibility identifier of an element, or its label.
  ///   - speech: Where words go.
  ///   - transcript: Where everything that happens is written.
  ///   - makeApplication: Makes the app with its window, or a delegate that makes one; the script launches
  ///     it, and another one where it comes back to the app. State is kept by what the app keeps it
  ///     with, or else for as long as the script lasts.
  /// - Returns: The report; when a step is refused, its `refusal` says why.
  public func play(
    _ script: Script, speech: any SpeechChannel = VirtualSpeech(),
    transcript: Transcript = Transcript(), on makeApplication: @escaping () -> Application
  ) -> ScriptReport {
    run(
      script, on: makeApplication(), then: makeApplication, speech: speech,
      transcript: transcript)
  }

  /// Plays a script on anything else that can be read, such as the mirror of a recorded life, in virtual time.
  ///
  /// What only an app can do, such as being turned, is not done, and a note says so.
  ///
  /// - Parameters:
  ///   - script: The script. A name in it is the accessibility identifier of an element, or its label.
  ///   - speech: Where words go.
  ///   - transcript: Where everything that happens is written.
  ///   - host: What is read.
  /// - Returns: The report; when a step is refused, its `refusal` says why.
  public func play(
    _ script: Script, speech: any SpeechChannel = VirtualSpeech(),
    transcript: Transcript = Transcript(), on host: any AccessibilityHost
  ) -> ScriptReport {
    let run = makeRun(
      script, on: .host(host), then: nil, speech: speech, transcript: transcript)
    run.play()
    return run.report
  }

  /// Plays a script on something that lives in real time, such as the mirror of a program that runs.
  ///
  /// After each step all is waited for that follows from it, as the host says; a host waits for what does not
  /// come only so long. What is said takes no time.
  ///
  /// - Parameters:
  ///   - script: The script. A name in it is the accessibility identifier of an element, or its label.
  ///   - transcript: Where everything that happens is written.
  ///   - host: What is read.
  /// - Returns: The report; when a step is refused, its `refusal` says why.
  public func play(
    _ script: Script, transcript: Transcript = Transcript(), live host: any AccessibilityHost
  ) async -> ScriptReport {
    let run = makeRun(
      script, on: .host(host), then: nil, speech: VirtualSpeech(), transcript: transcript)
    await run.playLive()
    return run.report
  }

  /// Plays a script on a recorded program, in virtual time.
  ///
  /// Keys and typing are for the program; gestures, and commands by their names, for the reader.
  ///
  /// - Parameters:
  ///   - script: The script. A name in it is the label of an element.
  ///   - speech: Where words go.
  ///   - transcript: Where everything that happens is written; what is typed is not.
  ///   - program: The program, which nobody else uses.
  /// - Returns: The report; when a step is refused, its `refusal` says why.
  public func play(
    _ script: Script, speech: any SpeechChannel = VirtualSpeech(),
    transcript: Transcript = Transcript(), onRecorded program: PlayedProgram
  ) -> ScriptReport {
    let run = makeRun(
      script, on: .program(program), then: nil, speech: speech, transcript: transcript)
    run.play()
    return run.report
  }

  /// Plays a script on a program that runs, in real time.
  ///
  /// After each step the program is waited for until it is quiet, a few seconds at most, and what is expected is
  /// waited for as long as ``ScriptPlayer/patience``. What is said takes no time.
  ///
  /// - Parameters:
  ///   - script: The script. A name in it is the label of an element.
  ///   - transcript: Where everything that happens is written; what is typed is not.
  ///   - program: The program, which nobody else uses.
  /// - Returns: The report; when a step is refused, its `refusal` says why.
  public func play(
    _ script: Script, transcript: Transcript = Transcript(), onRunning program: PlayedProgram
  ) async -> ScriptReport {
    let run = makeRun(
      script, on: .program(program), then: nil, speech: VirtualSpeech(), transcript: transcript)
    await run.playLive(patience: patience)
    return run.report
  }

  private func run(
    _ script: Script, on application: Application,
    then makeApplication: @escaping () throws(FileError) -> Application,
    speech: any SpeechChannel, transcript: Transcript
  ) -> ScriptReport {
    let run = makeRun(
      script, on: .application(application), then: makeApplication, speech: speech,
      transcript: transcript)
    run.play()
    return run.report
  }

  private func makeRun(
    _ script: Script, on subject: ScriptSubject,
    then makeApplication: (() throws(FileError) -> Application)?, speech: any SpeechChannel,
    transcript: Transcript
  ) -> ScriptRun {
    var settings = settings
    settings.behaviour = behaviour ?? script.behaviour ?? settings.behaviour
    settings.style = style ?? script.style ?? settings.style
    settings.navigationStyle = script.navigation ?? settings.navigationStyle
    if let limit = script.characterLimit { settings.verbosity.characterLimit = limit }
    // What a program draws anew is no screen that a reader begins at its top.
    if subject.program != nil {
      settings.recoversSilently = true
      settings.behaviour = behaviour ?? script.behaviour ?? .device
    }
    let reader = ScreenReader(settings)
    reader.wasOnBefore = script.appName != nil
    return ScriptRun(
      script: script, on: subject, then: makeApplication, reader: reader, speech: speech,
      transcript: transcript)
  }

  /// The application that a script opens; what is missing is refused at the place that names it.
  private func application(of script: Script) throws(FileError) -> DocumentApplication {
    if let program = script.program {
      throw program.cursor.error(
        ScriptProblem.programNotPlayed("a program of a terminal is not played here"))
    }
    guard let cursor = script.openCursor, let open = script.open, let path = script.openedFile
    else { throw script.root.error(ValueProblem.missingKey("open")) }
    // What is in memory lies in no folder.
    let file = apps.filesInMemory[open] == nil ? path : open
    var apps = apps
    apps.documents.importFormat = script.importFormat ?? apps.documents.importFormat
    do throws(FileError) {
      return try apps.application(ofNamed: file, scene: script.scene)
    } catch {
      // It may be a storyboard of a project that has no such scene; the script is what asks for it.
      if case .noSuchScreen = error.problem as? DocumentProblem,
        let asking = script.sceneCursor ?? (error.file == file ? cursor : nil)
      {
        throw asking.error(error.problem)
      }
      guard error.file == file else { throw error }
      if error.problem is ProjectProblem { throw cursor.error(error.problem) }
      switch error.problem as? ReadingProblem {
      case .missing, .directory, .noRegularFile, .danglingLink, .outsideRoot, .unreadable:
        throw cursor.error(
          ScriptProblem.unreadableReference(
            path: (script.open ?? file).printable, reason: error.problem.message))
      default: throw error
      }
    }
  }
}

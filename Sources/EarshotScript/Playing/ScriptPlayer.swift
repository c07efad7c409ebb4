import EarshotDocuments
public import EarshotFiles
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
  /// How much is said of an element; scripts expect `standard`.
  public var verbosity = Verbosity.standard
  /// Whether things are heard where they stand on the screen.
  public var placesSound = false

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
  /// - Throws: A `FileError` when what the script opens is refused.
  public func play(
    _ script: Script, speech: any SpeechChannel = VirtualSpeech(),
    transcript: Transcript = Transcript(),
    onOpen: @escaping (DocumentApplication) -> Void = { _ in }
  ) throws(FileError) -> ScriptReport {
    let reader = ScreenReader(
      behaviour: behaviour ?? script.behaviour ?? .guide, style: style ?? script.style ?? .spoken,
      verbosity: verbosity, navigationStyle: script.navigation ?? .flat)
    reader.placesSound = placesSound
    let run = try ScriptRun(
      script: script, reader: reader, speech: speech, transcript: transcript
    ) { () throws(FileError) in
      let application = try application(of: script)
      onOpen(application)
      return application
    }
    run.play()
    return run.report
  }

  /// The application that a script opens; what is missing is refused at the place that names it.
  private func application(of script: Script) throws(FileError) -> DocumentApplication {
    do throws(FileError) {
      return try apps.application(ofNamed: script.openedFile, scene: script.scene)
    } catch {
      guard error.file == script.openedFile else { throw error }
      if case .noSuchScreen = error.problem as? DocumentProblem {
        throw (script.sceneCursor ?? script.openCursor).error(error.problem)
      }
      switch error.problem as? ReadingProblem {
      case .missing, .directory, .noRegularFile, .unreadable:
        throw script.openCursor.error(
          ScriptProblem.unreadableReference(
            path: script.open.printable, reason: error.problem.message))
      default: throw error
      }
    }
  }
}

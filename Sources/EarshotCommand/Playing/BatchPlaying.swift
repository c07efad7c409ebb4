import EarshotDocuments
import EarshotFiles
import EarshotScript
import EarshotReader
import EarshotSession
import EarshotSpeech

/// Plays several scripts one after the other; a refused one does not stop the others.
struct BatchPlaying {
  /// Where results are written.
  let results: any ResultSink
  /// Where people are told of what went wrong.
  let console: Console
  /// How results are written.
  var format: PlayingFormat
  /// What plays a script.
  var player: ScriptPlayer
  /// What plays scripts on programs of a terminal.
  var programs: ProgramPlaying
  /// Whether only what was not as expected is told of a script, in text.
  var isQuiet = false
  /// Whether expectations that were not met are written anew.
  var updates = false
  /// How scripts are heard, or `nil` when they are not.
  var hearing: Hearing?

  /// Creates what plays a batch.
  init(results: any ResultSink, console: Console, format: PlayingFormat, player: ScriptPlayer) {
    self.results = results
    self.console = console
    self.format = format
    self.player = player
    programs = ProgramPlaying(root: player.apps.documents.root, player: player)
  }

  /// How scripts are heard.
  struct Hearing {
    /// What the listener has chosen of how things are said.
    var settings: ReaderSettings
    /// Whether sounds are heard beside speech.
    var includesSounds: Bool
  }

  /// What became of a batch.
  typealias Outcome = (status: ExitStatus, utterances: [Utterance])

  /// Plays scripts and writes what came of each as soon as it is known.
  ///
  /// A JUnit report is one document and comes at the end. What is to be heard is returned.
  func play(_ files: [Project.File]) async -> Outcome {
    await play(files, named: \.path) { file throws(ScriptRefusal) in
      try Self.script(file, within: player.apps.documents.root)
    }
  }

  /// Plays scripts that are in memory, as those on disk.
  func play(_ files: [SampleApp.File]) async -> Outcome {
    await play(files, named: \.description) { file throws(ScriptRefusal) in
      try ScriptReader().read(file.bytes, file: file.name)
    }
  }

  private func play<File>(
    _ files: [File], named name: (File) -> String,
    reading read: (File) throws(ScriptRefusal) -> Script
  ) async -> Outcome {
    var status = ExitStatus.clean
    var utterances: [Utterance] = []
    var suites: [JUnitReport.Suite] = []
    var total = PlayingTotal()
    var known: Set<StoryboardProblem> = []
    for file in files where console.outputFailure == nil {
      var opened: [DocumentApplication] = []
      do throws(ScriptRefusal) {
        let script = try read(file)
        let (report, heard) = try await play(script) { opened.append($0) }
        utterances += heard
        write(report)
        if format == .junit { suites.append(report.suite) }
        total.add(report)
        if !report.failures.isEmpty { status = status.joined(with: .findings) }
        if let refusal = report.refusal {
          console.report("\(refusal)")
          status = .refused
        }
        if updates { status = status.joined(with: update(script, after: report)) }
      } catch {
        for error in error.errors { console.report("\(error)") }
        if format == .junit { suites.append(error.suite(of: name(file))) }
        total.addRefusal()
        status = .refused
      }
      // What the app is missing may be why an expectation was not met, or an element is not there.
      console.report(opened.flatMap(\.problems).filter { known.insert($0).inserted })
    }
    switch format {
    case .text: if isQuiet || total.scripts > 1 { results.print(total.text) }
    case .json: break
    case .junit: results.print(document: JUnitReport(name: "earshot play", suites: suites).xml)
    }
    return (status == .clean && total.expectations == 0 ? .nothingToCheck : status, utterances)
  }

  /// Plays a script, and once more where it is heard in another way than it was written for: how much
  /// a listener wants to hear does not change what a script finds.
  private func play(
    _ script: Script, onOpen: @escaping (DocumentApplication) -> Void
  ) async throws(ScriptRefusal) -> (report: ScriptReport, utterances: [Utterance]) {
    do throws(FileError) {
      guard let program = script.program, case .run(let command) = program.source else {
        return try hear(script, onOpen: onOpen)
      }
      guard hearing == nil else {
        throw program.cursor.error(
          ScriptProblem.programNotPlayed(
            "a program that runs is not heard; expected a recording of it, which "
              + "'earshot run --record' writes"))
      }
      return (try await programs.play(script, running: command, of: program), [])
    } catch {
      throw ScriptRefusal([error])
    }
  }

  private func hear(
    _ script: Script, onOpen: @escaping (DocumentApplication) -> Void
  ) throws(FileError) -> (report: ScriptReport, utterances: [Utterance]) {
    guard let hearing else { return (try report(of: script, by: player, onOpen: onOpen), []) }
    let heard = HeardScript(includesSounds: hearing.includesSounds)
    let report = try heard.hear { speech, transcript throws(FileError) in
      try self.report(
        of: script, by: player, speech: speech, transcript: transcript, onOpen: onOpen)
    }
    guard hearing.settings != player.settings else { return (report, heard.utterances) }
    var listener = player
    listener.settings = hearing.settings
    let anew = HeardScript(includesSounds: hearing.includesSounds)
    _ = try anew.hear { speech, transcript throws(FileError) in
      try self.report(of: script, by: listener, speech: speech, transcript: transcript) { _ in }
    }
    return (report, anew.utterances)
  }

  /// Plays a script in virtual time, on screens or on a recorded program.
  private func report(
    of script: Script, by player: ScriptPlayer, speech: any SpeechChannel = VirtualSpeech(),
    transcript: Transcript = Transcript(), onOpen: @escaping (DocumentApplication) -> Void
  ) throws(FileError) -> ScriptReport {
    guard let program = script.program, case .replay(let path) = program.source else {
      return try player.play(script, speech: speech, transcript: transcript, onOpen: onOpen)
    }
    var programs = programs
    programs.player = player
    return try programs.play(
      script, replaying: path, of: program, speech: speech, transcript: transcript)
  }

  /// Reads a script; one from standard input opens files from the present folder on.
  private static func script(
    _ file: Project.File, within root: FileRoot?
  ) throws(ScriptRefusal) -> Script {
    guard file.path == "-" || !file.isNamed else { return try ScriptReader().read(file.path) }
    let source: SourceText
    do throws(FileError) {
      source = try SourceText(
        contentsOf: file.path.inputPath, as: .script, from: file.origin(within: root))
    } catch {
      throw ScriptRefusal([error])
    }
    return try ScriptReader().read(source.bytes, file: file.path)
  }

  private func write(_ report: ScriptReport) {
    switch format {
    case .text where isQuiet:
      for failure in report.failures {
        for line in failure.lines(in: report.file) { results.print(line) }
      }
    case .text: results.write(report.text)
    case .json:
      results.print(document: TranscriptEvent(time: .zero, kind: .script, text: report.file).json)
      for event in report.events { results.print(document: event.json) }
    case .junit: break
    }
    guard format != .text else { return }
    for failure in report.failures {
      for line in failure.lines(in: report.file) { console.report(line) }
    }
  }
}

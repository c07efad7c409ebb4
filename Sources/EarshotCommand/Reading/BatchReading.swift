import EarshotDocuments
import EarshotFiles
import EarshotSpeech

/// Reads several files one after the other; a refused one does not stop the others.
struct BatchReading {
  /// What became of a batch.
  typealias Outcome = (status: ExitStatus, utterances: [Utterance])

  /// Where everything is written.
  let console: Console
  /// How results are written.
  var format: ReadingFormat
  /// What reads a file.
  var reader: FileReader
  /// Whether what is read is also to be heard.
  var speaks = true
  /// Whether each file that is passed over has a line of its own.
  var tellsEach = false

  /// Reads files, prints each as soon as it is read, and returns what is to be spoken.
  ///
  /// Where no file has a screen, and nothing was refused, there was nothing to check.
  ///
  /// With a `scene`, only the screen of that name or identifier is read of each file; of files that were found
  /// in folders only those are read that have it.
  mutating func read(_ files: [Project.File], scene: String? = nil) -> Outcome {
    var outcome: Outcome = (.clean, [])
    var isMissed: FileError?
    var isThere = false
    var hasScreens = files.isEmpty
    var passedOver = PassedOverFiles(tellingEach: tellsEach)
    for file in files where console.outputFailure == nil {
      do throws(FileError) {
        if speaks || format == .json {
          let result = try reader.read(file, scene: scene)
          isThere = true
          hasScreens = hasScreens || !result.document.screens.isEmpty
          print(result)
          if speaks { outcome.utterances += result.utterances }
        } else {
          let document = try reader.document(of: file, scene: scene)
          isThere = true
          hasScreens = hasScreens || !document.screens.isEmpty
          print(document)
        }
      } catch {
        if let note = file.note(insteadOf: error) {
          passedOver.add(note)
        } else if !file.isNamed, case .noSuchScreen? = error.problem as? DocumentProblem {
          isMissed = isMissed ?? error
        } else {
          console.report("\(error)")
          outcome.status = .refused
        }
      }
    }
    for line in passedOver.lines { console.report(line) }
    if !isThere, let isMissed {
      console.report("\(isMissed)")
      outcome.status = .refused
    }
    if !hasScreens, console.outputFailure == nil {
      outcome.status = outcome.status.joined(with: .nothingToCheck)
    }
    return outcome
  }

  /// Prints what was read and reports what was passed over.
  private func print(_ reading: FileReading) {
    switch format {
    case .text: for line in reading.lines { console.print(line) }
    case .json: console.print(document: reading.json)
    }
    report(reading.document)
  }

  /// Prints what is said of a document as lines, each as soon as it is known: nothing is kept of it.
  private mutating func print(_ document: Document) {
    let console = console
    console.print(FileReading.heading(of: document))
    for screen in document.screens {
      var isEmpty = true
      reader.eachStop(of: screen, in: document) { stop in
        if isEmpty { console.print(FileReading.heading(of: screen, hasStops: true)) }
        isEmpty = false
        console.print("  \(FileReading.line(of: stop.stop))")
      }
      if isEmpty { console.print(FileReading.heading(of: screen, hasStops: false)) }
    }
    report(document)
  }

  /// Reports what was passed over.
  private func report(_ document: Document) {
    for note in document.notes {
      console.report(
        "\(document.file):\(note.line):\(note.column): note: "
          + PlainLine.text(note.message))
    }
  }
}

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

  /// Reads files, prints each as soon as it is read, and returns what is to be spoken.
  ///
  /// With a `scene`, only the screen of that name or identifier is read of each file; of files that were found
  /// in folders only those are read that have it.
  mutating func read(_ files: [Project.File], scene: String? = nil) -> Outcome {
    var outcome: Outcome = (.clean, [])
    var isMissed: FileError?
    var isThere = false
    for file in files where console.outputFailure == nil {
      do throws(FileError) {
        let result = try reader.read(file, scene: scene)
        isThere = true
        print(result)
        outcome.utterances += result.utterances
      } catch {
        if let note = file.note(insteadOf: error) {
          console.report(note.description)
        } else if !file.isNamed, case .noSuchScreen? = error.problem as? DocumentProblem {
          isMissed = isMissed ?? error
        } else {
          console.report("\(error)")
          outcome.status = .refused
        }
      }
    }
    if !isThere, let isMissed {
      console.report("\(isMissed)")
      outcome.status = .refused
    }
    return outcome
  }

  /// Prints what was read and reports what was passed over.
  private func print(_ reading: FileReading) {
    switch format {
    case .text: for line in reading.lines { console.print(line) }
    case .json: console.print(document: reading.json)
    }
    for note in reading.document.notes {
      console.report(
        "\(reading.document.file):\(note.line):\(note.column): note: "
          + PlainLine.text(note.message))
    }
  }
}

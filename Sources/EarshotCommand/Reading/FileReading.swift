import EarshotDocuments
import EarshotSpeech

/// What is said about one file, screen by screen.
struct FileReading {
  /// A place where the cursor stops.
  struct Stop {
    /// What the cursor stands on, and what is said there.
    var stop: DocumentStop
    /// The same on its way to the ear.
    var runs: [SpeechRun]
    /// Where between the ears it is heard.
    var pan = Pan.none
  }

  /// The file; it holds only the screens that are wanted.
  var document: Document
  /// The stops of each screen, in the order of the document's screens.
  var stops: [[Stop]]

  /// The reading as a screen document that `earshot read` reads again.
  var json: String {
    document.json(stops: stops.map { $0.map(\.stop) }, isPretty: false)
  }

  /// Everything that is spoken: the name of each screen on which there is something to hear, and
  /// its stops.
  var utterances: [Utterance] {
    var utterances: [Utterance] = []
    for (screen, stops) in zip(document.screens, stops) where !stops.isEmpty {
      let name = SpeechRun(screen.name, language: document.language)
      for (runs, pan) in [([name], Pan.none)] + stops.map({ ($0.runs, $0.pan) })
      where !runs.isEmpty {
        utterances.append(
          Utterance(
            id: .init(UInt64(utterances.count + 1)), source: .reading, pan: pan, runs: runs))
      }
    }
    return utterances
  }
}

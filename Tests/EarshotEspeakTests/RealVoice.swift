@testable import EarshotEspeak
import EarshotSpeech

/// The voice program of this build, when it is there.
enum RealVoice {
  static let location: WorkerLocation? = try? WorkerLocation.find()

  /// Whether tests with the real voice can run.
  static var isThere: Bool { location != nil }

  /// What tests say when they cannot run.
  static let missing = "earshot-espeak was not built; install libespeak-ng-dev and build again"

  static func worker(_ settings: VoiceSettings = .standard) throws -> SupervisedWorker {
    SupervisedWorker(location: try WorkerLocation.find(), settings: settings)
  }

  /// What a request comes to, all of it.
  static func say(
    _ text: String, language: String? = nil, with worker: SupervisedWorker
  ) throws -> Spoken {
    var spoken = Spoken()
    spoken.isComplete = try worker.say(
      SynthesisRequest(SanitizedText(text), language: language)
    ) { chunk in
      spoken.samples += chunk.samples
      spoken.words += chunk.words
      return true
    }
    return spoken
  }
}

/// The sound of a request and its words.
struct Spoken {
  var samples: [Int16] = []
  var words: [WordEvent] = []
  var isComplete = false

  var audible: Range<Int>? { Audibility.audibleRange(in: samples) }

  /// The words as they stand in the text, in the order they were spoken.
  func words(of text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    return words.map { word in
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[word.range.clamped(to: 0..<scalars.count)])
      return String(view)
    }
  }
}

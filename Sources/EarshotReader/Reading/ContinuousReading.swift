import EarshotModel
import EarshotSpeech

/// Reading on from element to element until the screen ends or a person does something else.
struct ContinuousReading {
  /// The utterance whose end leads on.
  var awaited: Utterance.ID?
  /// How many pages in a row were turned without another text coming up.
  private(set) var idleTurns = 0
  private var lastPage: String?

  /// Notes what stands first on a page that was turned to.
  ///
  /// - Returns: Whether reading may go on: an app that says it has turned and shows the same again and
  ///   again would be read for ever.
  mutating func turned(to text: String) -> Bool {
    idleTurns = text == lastPage ? idleTurns + 1 : 0
    lastPage = text
    return idleTurns < 3
  }
}

extension UtteranceOutcome {
  /// Whether continuous reading goes on after it: what was heard, and what cannot be spoken at all.
  var leadsOn: Bool {
    switch self {
    case .heard, .failed(.inaudible), .dropped(.nothingToSay): true
    case .interrupted, .dropped, .failed: false
    }
  }
}

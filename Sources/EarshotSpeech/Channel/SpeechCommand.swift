/// What a reader asks of speech.
public enum SpeechCommand: Hashable, Sendable {
  /// Speak, as the utterance's priority and queueing allow.
  case submit(Utterance)
  /// Play a short sound at once, over whatever is spoken.
  case sound(Earcon, Pan)
  /// The cursor has moved: drop utterances about an earlier place.
  case focusMoved(FocusGeneration)
  /// End all speech at once.
  case silence
  /// Pause speech where it is; does nothing when nothing is being spoken.
  case pause
  /// Go on after a pause.
  case resume
  /// End all speech, and speak nothing more.
  case shutDown
}

extension SpeechCommand {
  /// The fact that a command is to the timeline; a sound is none.
  func fact<Sound: Sendable>(_ preparation: SpeechPreparation) -> SpeechFact<Sound>? {
    switch self {
    case .submit(let utterance):
      .submitted(utterance, pieces: preparation.pieces(of: utterance))
    case .sound: nil
    case .focusMoved(let generation): .focusMoved(generation)
    case .silence: .silenced
    case .pause: .paused
    case .resume: .resumed
    case .shutDown: .shutDown
    }
  }
}

import EarshotSpeech

extension Utterance {
  /// An utterance of one run.
  static func test(
    _ id: UInt64,
    _ text: String,
    source: UtteranceSource = .announcement,
    _ priority: SpeechPriority = .default,
    _ queueing: SpeechQueueing = .interrupt,
    validity: UInt64? = nil,
    hint: String? = nil
  ) -> Utterance {
    Utterance(
      id: .init(id), source: source, priority: priority, queueing: queueing,
      validity: validity.map { FocusGeneration($0) },
      runs: [SpeechRun(text)] + (hint.map { [.hint($0)] } ?? []))
  }
}

extension SpeechEvent {
  /// The event as a line: milliseconds, utterance, news.
  var line: String {
    let milliseconds = time / Duration.milliseconds(1)
    return "\(Int(milliseconds.rounded())) \(news.line)"
  }
}

extension SpeechNews {
  var line: String {
    switch self {
    case .began(let id): "\(id.rawValue) began"
    case .word(let id, let word):
      "\(id.rawValue) word \(word.run):\(word.range.lowerBound)-\(word.range.upperBound)"
    case .finished(let id, .heard): "\(id.rawValue) heard"
    case .finished(let id, .interrupted(let heard, let total)):
      "\(id.rawValue) interrupted \(heard / 1323) of \(total / 1323)"
    case .finished(let id, .dropped(let reason)): "\(id.rawValue) dropped \(reason)"
    case .finished(let id, .failed(let failure)): "\(id.rawValue) failed: \(failure)"
    case .paused: "paused"
    case .resumed: "resumed"
    case .soundMoved(let device): "sound moved to \(device)"
    case .soundLost(let failure): "sound lost: \(failure)"
    }
  }
}

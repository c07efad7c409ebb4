extension RequestEnd {
  /// What a listener is told; nothing when it was done, since what came of it is told.
  var wording: String? {
    switch self {
    case .done: nil
    case .refused(let reason): reason.isEmpty ? "Refused" : "Refused: \(reason)"
    case .unsupported: "Not possible here"
    case .stale: "The screen has changed"
    case .timedOut: "No answer"
    case .lost: "Connection lost"
    }
  }
}

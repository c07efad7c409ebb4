import EarshotModel

extension RequestEnd {
  /// What a reader has to tell; nothing when it was done, since what came of it is told.
  var report: AccessibilityReport? {
    switch self {
    case .done: nil
    case .refused(let reason): .refused(reason)
    case .unreachable: .unreachable
    case .unchanged: .unchanged
    case .unsupported: .unsupported
    case .stale: .stale
    case .timedOut: .timedOut
    case .lost: .lost
    }
  }
}

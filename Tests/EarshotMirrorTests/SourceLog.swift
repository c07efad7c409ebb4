import Synchronization

/// What happened in the task of a source.
final class SourceLog: Sendable {
  private let kept = Mutex<[String]>([])

  func add(_ line: String) { kept.withLock { $0.append(line) } }

  var lines: [String] { kept.withLock { $0 } }

  var count: Int { kept.withLock { $0.count } }
}

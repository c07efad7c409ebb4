import EarshotFiles
import Synchronization

/// What the code of a project says, which is read once, when somebody first asks.
///
/// Most files hold nothing on which code has a say, and a project has many times as much code as screens.
nonisolated package final class CodeReading: Sendable {
  private enum State {
    case unread(@Sendable () -> ProjectCode?)
    case read(ProjectCode?)
  }

  private let state: Mutex<State>

  /// Keeps where the code is looked for.
  ///
  /// - Parameters:
  ///   - arguments: The files and folders around which it is.
  ///   - search: What looks for it.
  init(around arguments: [String], by search: ProjectSearch) {
    state = Mutex(
      .unread { search.sources(around: arguments).code(from: .met(within: search.root)) })
  }

  /// Keeps what was read.
  init(_ code: ProjectCode?) {
    state = Mutex(.read(code))
  }

  /// What it says; `nil` where there is none.
  var code: ProjectCode? {
    state.withLock { state in
      switch state {
      case .read(let code): return code
      case .unread(let reading):
        let code = reading()
        state = .read(code)
        return code
      }
    }
  }

  /// What it says, where somebody has asked before.
  var codeSoFar: ProjectCode? {
    state.withLock { if case .read(let code) = $0 { code } else { nil } }
  }
}

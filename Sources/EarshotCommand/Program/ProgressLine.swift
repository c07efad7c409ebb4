import Glibc

/// A line that says how far long work has come: only on a terminal, and only after a second.
struct ProgressLine {
  private let console: Console
  private let isShown: Bool
  private let begin = ContinuousClock.now
  private var last: ContinuousClock.Instant?

  /// Prepares the line; nothing is shown yet.
  init(console: Console) {
    self.console = console
    isShown = console.isTerminal
  }

  /// Shows the state of the work, at most ten times a second.
  mutating func show(_ text: @autoclosure () -> String) {
    guard isShown else { return }
    let now = ContinuousClock.now
    guard now - begin > .seconds(1), last.map({ now - $0 > .milliseconds(100) }) ?? true else {
      return
    }
    last = now
    console.reportInPlace(text())
  }

  /// Takes the line away.
  mutating func clear() {
    guard last != nil else { return }
    console.reportInPlace("")
    last = nil
  }
}

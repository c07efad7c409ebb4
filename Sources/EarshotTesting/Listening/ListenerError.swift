public import EarshotReader

/// Why a listener could not do what a test asked for.
nonisolated public enum ListenerError: Error, Hashable, Sendable {
  /// Nothing that the cursor can come to has this label; with what is said on the screen.
  case noElement(label: String, screen: [String])
  /// What has to go is still there after so many seconds.
  case stillThere(label: String, seconds: Double)
  /// The element says that it cannot be used now.
  case dimmed(label: String)
  /// Nobody has answered what was done to the element.
  case unanswered(label: String, verb: String)
  /// The element takes no text.
  case noTextField(label: String)
  /// The element never says this value, whichever way it is turned; with what it says at last.
  case noValue(String, label: String, last: String)
  /// The element has no action of this name; with those that it has.
  case noAction(String, label: String, actions: [String])
  /// The reader could not do it.
  case reader(ScreenReaderError)
}

nonisolated extension ListenerError: CustomStringConvertible {
  /// What went wrong, as a sentence without its full stop, with what there is instead.
  public var description: String {
    switch self {
    case .noElement(let label, let screen):
      """
      nothing that a listener can come to is called "\(label)"; on the screen there is
      \(screen.isEmpty ? "nothing" : screen.map { "  \($0)" }.joined(separator: "\n"))
      """
    case .stillThere(let label, let seconds):
      "\"\(label)\" is still on the screen after \(seconds) seconds"
    case .dimmed(let label): "\"\(label)\" is dimmed"
    case .unanswered(let label, let verb): "\"\(label)\" does not answer \(verb)"
    case .noTextField(let label): "\"\(label)\" takes no text"
    case .noValue(let value, let label, let last):
      "\"\(label)\" cannot be turned to \"\(value)\"; it says \"\(last)\" at last"
    case .noAction(let name, let label, let actions):
      "\"\(label)\" has no action \"\(name)\"; it has "
        + (actions.isEmpty ? "none" : actions.map { "\"\($0)\"" }.joined(separator: ", "))
    case .reader(let error): "\(error)"
    }
  }
}

public import EarshotModel

/// What a gesture or a key can ask for.
nonisolated public enum AssignedCommand: Hashable, Sendable {
  /// A command of the reader that needs nothing but its name.
  case reader(ReaderCommand.Name)
  /// Scrolls by a page.
  case scroll(AccessibilityScrollDirection)
  /// Goes to the next thing of a kind, or to the previous one, whatever the rotor is set to.
  case find(RotorKind, isForward: Bool)
  /// Something that belongs to the system; the reader says so.
  case system(SystemFunction)
  /// Something that the host around the reader does, by the name that the host gave it.
  case host(String)

  /// The command of the reader that does it.
  var command: ReaderCommand {
    switch self {
    case .reader(let name): .named(name)
    case .scroll(let direction): .scroll(direction)
    case .find(let kind, let isForward): .find(kind, isForward: isForward)
    case .system(let function): .tellSystemFunction(function)
    case .host(let name): .request(.perform(name))
    }
  }
}

public import EarshotModel

/// Why the cursor moved, as a transcript tells it.
nonisolated public enum FocusCause: Hashable, Sendable {
  /// A person asked for it by this command.
  case command(ReaderCommand.Name)
  /// A finger came to the element.
  case touch
  /// A person put the cursor on the element.
  case focus
  /// The reader was turned on.
  case enabled
  /// The reader was turned off.
  case disabled
  /// The screen changed for this reason, and nobody named an element.
  case screenChanged(ScreenChangeCause)
  /// The layout changed, and nobody named an element.
  case layoutChanged
  /// The app named the element.
  case named
  /// An overlay was closed, or the app went back, to where the cursor stood before.
  case returned
  /// The app came back, and the cursor stood there when it was left.
  case restored
  /// A person has moved the insertion point there, by keys that went to what is read.
  case insertionPoint
  /// Continuous reading went on.
  case reading
  /// The content was scrolled, and the cursor stays in sight.
  case scrolled
  /// The element it stood on can no longer be reached; this rule found another one.
  case recovery(RecoveryRule)

  /// The reason in one word.
  public var name: String {
    switch self {
    case .command(let command): command.rawValue
    case .touch: "touch"
    case .focus: "focus"
    case .enabled: "enable"
    case .disabled: "disable"
    case .screenChanged(.posted): "screenChanged"
    case .screenChanged(let cause): cause.rawValue
    case .layoutChanged: "layoutChanged"
    case .named: "named"
    case .returned: "returned"
    case .restored: "restored"
    case .insertionPoint: "insertionPoint"
    case .reading: "reading"
    case .scrolled: "scrolled"
    case .recovery(let rule): rule.rawValue
    }
  }
}

/// Where a cursor goes whose element is gone, in the order in which the rules are tried.
nonisolated public enum RecoveryRule: String, Hashable, Sendable, CaseIterable {
  /// The same element was made anew.
  case sameIdentity
  /// The next element of the old order that is still there.
  case nextRemaining
  /// The previous element of the old order that is still there.
  case previousRemaining
  /// What is edited, where the reader recovers without a word.
  case edited
  /// The first element on the screen.
  case firstOnScreen
  /// There is nothing to read any more.
  case nothingLeft
}

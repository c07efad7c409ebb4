/// What an element of a screen document can do (`on`), by the word that stands for it.
package enum DocumentAction: String, Sendable, CaseIterable {
  /// Shows a screen on top of the stack.
  case push
  /// Shows a screen over the present one.
  case present
  /// Closes a screen that was presented.
  case dismiss
  /// Goes back one screen.
  case pop
  /// Has the reader say something.
  case announce
  /// Changes an element.
  case set
  /// Tells the reader of a change.
  case post
  /// Turns an element over.
  case toggle
  /// Answers that all was done.
  case handled
  /// Answers that nothing was done.
  case unhandled

  /// The keys that may stand beside the word.
  package var options: [String] {
    switch self {
    case .present: ["style"]
    case .announce: ["priority", "queue"]
    case .push, .dismiss, .pop, .set, .post, .toggle, .handled, .unhandled: []
    }
  }

  /// Whether the action shows the screen that it names.
  var leadsToScreen: Bool { self == .push || self == .present }

  /// The keys of a mapping that name actions; the options of one may stand before it.
  package static func members(
    _ members: [SourceNode.Member]
  ) -> [(action: DocumentAction, member: SourceNode.Member)] {
    members.compactMap { member in
      DocumentAction(rawValue: member.key).map { (action: $0, member: member) }
    }
  }
}

package import EarshotFiles
import EarshotModel

/// What an element of a screen document can do (`on`), by the word that stands for it.
nonisolated package enum DocumentAction: String, Sendable, CaseIterable {
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
    case .present: Self.presentation.names
    case .announce: Self.announcement.names
    case .push, .dismiss, .pop, .set, .post, .toggle, .handled, .unhandled: []
    }
  }

  /// The keys beside `present`.
  package static let presentation = DocumentKeys([
    .init(
      "style", .choice(PresentationManner.self),
      "How the screen stands over the present one; `sheet` if left out.")
  ])

  /// The keys beside `announce`.
  package static let announcement = DocumentKeys([
    .init(
      "priority", .choice(AccessibilityPriority.self), "How urgent it is; `default` if left out."),
    .init("queue", .flag, "Whether it waits for the end of what is being said."),
  ])

  /// What may stand behind the word.
  var argument: DocumentKey.Value {
    switch self {
    case .push, .present: "the name of a screen"
    case .announce: .text
    case .set: "an element, and what becomes of it"
    case .post: "a notification"
    case .toggle: "an id, or nothing for the element itself"
    case .dismiss, .pop, .handled, .unhandled: .nothing
    }
  }

  /// What is done, as the reference page says it.
  var meaning: String {
    switch self {
    case .push: "Shows a screen on top of the stack."
    case .present: "Shows a screen over the present one."
    case .dismiss: "Closes what is presented over the screen, or else the screen itself."
    case .pop: "Goes back one screen."
    case .announce: "Has the reader say something."
    case .set: "Changes an element, on any screen."
    case .post: "Tells the reader of a change."
    case .toggle: "Turns an element over: open or closed, on or off, else selected or not."
    case .handled: "Answers that all was done, whatever the other actions answer."
    case .unhandled: "Answers that nothing was done, so that the search for a handler goes on."
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

/// How a screen stands over another, in the words of screen documents.
nonisolated package enum PresentationManner: String, Sendable, CaseIterable {
  /// As a question or a message in the middle.
  case alert
  /// As a sheet that leaves an edge of what was there.
  case sheet
  /// In a bubble with an arrow.
  case popover
  /// In place of what was there.
  case fullScreen
}

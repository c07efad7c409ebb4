/// What sets a behaviour of an element going (`on`).
nonisolated package enum DocumentTrigger: String, Sendable, CaseIterable {
  /// A double tap, or a tap on the element.
  case activate
  /// The scrub with two fingers.
  case escape
  /// The double tap with two fingers.
  case magicTap
  /// A flick up on an adjustable element.
  case increment
  /// A flick down on an adjustable element.
  case decrement
  /// A three-finger scroll towards the top.
  case scrollUp
  /// A three-finger scroll towards the bottom.
  case scrollDown
  /// A three-finger scroll towards the left.
  case scrollLeft
  /// A three-finger scroll towards the right.
  case scrollRight
  /// The screen of the element has come into view.
  case appear
  /// An announcement was heard to its end (guide row G32).
  case announcementDidFinish

  /// What sets it going, as the reference page says it.
  var meaning: String {
    switch self {
    case .activate: "A double tap, or a tap on the element."
    case .escape: "The scrub with two fingers."
    case .magicTap: "The double tap with two fingers."
    case .increment: "A flick up on an adjustable element."
    case .decrement: "A flick down on an adjustable element."
    case .scrollUp: "A three-finger scroll towards the top."
    case .scrollDown: "A three-finger scroll towards the bottom."
    case .scrollLeft: "A three-finger scroll towards the left."
    case .scrollRight: "A three-finger scroll towards the right."
    case .appear: "The screen of the element has come into view."
    case .announcementDidFinish: "An announcement was heard to its end."
    }
  }
}

import EarshotDocuments
import EarshotInterface
import EarshotModel

/// One thing that an element of a screen document does (`on`).
enum Behaviour {
  /// Shows a screen on top of the stack.
  case push(screen: Int)
  /// Shows a screen over the present one.
  case present(screen: Int, style: PresentationManner)
  /// Closes what is presented over the screen, or else the screen when it was presented itself.
  case dismiss
  /// Goes back one screen.
  case pop
  /// Has the reader say something.
  case announce(AttributedText)
  /// Changes an element.
  case set(ElementChange)
  /// Tells the reader of a change.
  case post(PostedNotification)
  /// Turns an element over, or the element itself when none is named.
  case toggle(id: String?)
  /// Answers that all was done, whatever the others say.
  case handled
  /// Answers that nothing was done, so that the search for a handler goes on.
  case unhandled

  /// What it answers of the whole list, when it does nothing but that.
  var answer: Bool? {
    switch self {
    case .handled: true
    case .unhandled: false
    default: nil
    }
  }
}

/// What becomes of an element; `nil` leaves it as it is.
struct ElementChange {
  /// The name of the element.
  var id: String
  /// Another label.
  var label: String?
  /// Another value.
  var value: String?
  /// Another hint.
  var hint: String?
  /// Other traits.
  var traits: AccessibilityTraits?
  /// Whether it is hidden.
  var isHidden: Bool?
}

extension DocumentTrigger {
  /// What a scroll in a direction sets going; a page forward is a scroll down, one back up.
  init(_ direction: AccessibilityScrollDirection) {
    self =
      switch direction {
      case .up, .previous: .scrollUp
      case .down, .next: .scrollDown
      case .left: .scrollLeft
      case .right: .scrollRight
      }
  }
}

import EarshotModel
import EarshotReader

/// What a person does who listens, by the gestures of iOS.
enum ListenerGesture {
  /// One finger flicks to the right: the next element.
  case flickRight
  /// One finger flicks to the left: the element before.
  case flickLeft
  /// One finger flicks up: more, or the item of the rotor before.
  case flickUp
  /// One finger flicks down: less, or the next item of the rotor.
  case flickDown
  /// One finger taps: the element again.
  case tap
  /// One finger taps twice: what the element does.
  case doubleTap
  /// Two fingers scrub: back.
  case scrub
  /// Two fingers tap twice: what is done most often.
  case magicTap
  /// Four fingers tap at the top: the first element.
  case tapAtTop
  /// Four fingers tap at the bottom: the last element.
  case tapAtBottom
  /// Three fingers flick up: a page further down.
  case pageDown
  /// Three fingers flick down: a page further up.
  case pageUp
  /// A finger comes down on the element whose label is this, or begins with it and a comma.
  case touch(String)

  /// What a reader is asked; `nil` for what needs an element first.
  var command: ReaderCommand? {
    switch self {
    case .flickRight: .named(.moveForward)
    case .flickLeft: .named(.moveBackward)
    case .flickUp: .named(.rotorPrevious)
    case .flickDown: .named(.rotorNext)
    case .tap: .named(.speakItem)
    case .doubleTap: .named(.activate)
    case .scrub: .named(.escape)
    case .magicTap: .named(.magicTap)
    case .tapAtTop: .named(.first)
    case .tapAtBottom: .named(.last)
    case .pageDown: .scroll(.down)
    case .pageUp: .scroll(.up)
    case .touch: nil
    }
  }
}

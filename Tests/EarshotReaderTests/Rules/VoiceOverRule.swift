import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import Testing

/// A rule of VoiceOver as a listener meets it: a screen, what is done there, and what is said of that.
struct VoiceOverRule: CustomTestStringConvertible, Sendable {
  /// The rule, in a few words.
  let name: String
  /// Makes the screen.
  let screen: @Sendable () -> ViewController
  /// What is done, from the first element on.
  let gestures: [ListenerGesture]
  /// What is said, in order.
  let says: [String]
  /// The hint of what is said last; `nil` where the rule is about something else.
  let hint: String?
  /// Whether what is said when the reader is turned on is part of the rule.
  let hearsStart: Bool

  init(
    _ name: String, on screen: @escaping @Sendable () -> ViewController,
    _ gestures: [ListenerGesture], hearsStart: Bool = false, says: [String], hint: String? = nil
  ) {
    (self.name, self.screen, self.gestures, self.says) = (name, screen, gestures, says)
    (self.hint, self.hearsStart) = (hint, hearsStart)
  }

  var testDescription: String { name }

  /// What is said when it is tried, in order, and behind it the hint of the last of it where the rule
  /// has one.
  func tried() throws -> [String] {
    let stage = Stage(.device, root: screen())
    if hearsStart {
      stage.session.settle()
      stage.perform(.enable)
    } else {
      stage.start()
    }
    for gesture in gestures {
      if let command = gesture.command {
        stage.perform(command)
      } else if case .touch(let label) = gesture {
        let element = stage.session.firstElement {
          $0.accessibilityLabel?.begins(with: label) ?? false
        }
        try stage.perform(.focus(on: #require(element, "no \(label)")))
      }
    }
    let hints = hint == nil ? [] : [stage.reader.currentHint ?? "no hint"]
    return stage.spoken() + hints
  }

  /// What is said when it holds, as ``tried()`` gives it.
  var expected: [String] { says + [hint].compactMap(\.self) }
}

extension String {
  /// Whether it is a text, or one that begins with it and a comma.
  fileprivate func begins(with text: String) -> Bool { self == text || hasPrefix(text + ", ") }
}

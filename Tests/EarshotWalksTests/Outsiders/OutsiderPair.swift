import EarshotInterface
import EarshotModel

/// An app with a fault and the same app without it, by somebody who knows of the rule no more than its name and
/// one line.
struct OutsiderPair: CustomStringConvertible {
  /// The name of the rule.
  let rule: String
  /// What is wrong, in words.
  let fault: String
  /// Makes one of the two.
  let make: (_ isFaulty: Bool) -> Application

  init(_ rule: String, _ fault: String, _ make: @escaping (_ isFaulty: Bool) -> Application) {
    self.rule = rule
    self.fault = fault
    self.make = make
  }

  /// A pair whose first screen stands on a navigation stack.
  static func stack(
    _ rule: String, _ fault: String, _ root: @escaping (_ isFaulty: Bool) -> ViewController
  ) -> OutsiderPair {
    OutsiderPair(rule, fault) { .showing(NavigationController(rootViewController: root($0))) }
  }

  var description: String { "\(rule): \(fault)" }

  /// All of them.
  static var all: [OutsiderPair] {
    focus + place + update + modal + modalPlace + screen + container + order + adjusting + acting
      + gesture + announcing + status + speech + role
  }
}

extension Application {
  /// An app with one window that shows a controller.
  static func showing(
    _ root: ViewController, in application: Application = Application()
  ) -> Application {
    let window = Window(
      application: application, frame: Rect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return application
  }
}

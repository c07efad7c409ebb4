import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotWalks

/// An app with a fault, and the same app without it, by somebody who knows the fault by its name only.
struct SecondPair: CustomStringConvertible {
  /// The name of the rule that has to find the fault.
  let rule: String
  /// What is wrong, in words.
  let fault: String
  /// Makes one of the two.
  let make: (_ isFaulty: Bool) -> Application

  /// Creates a pair of apps that show one screen first.
  init(_ rule: String, _ fault: String, screen: @escaping (_ isFaulty: Bool) -> ViewController) {
    self.init(rule, fault, application: { Self.show(screen($0)) })
  }

  /// Creates a pair of apps.
  init(_ rule: String, _ fault: String, application: @escaping (_ isFaulty: Bool) -> Application) {
    self.rule = rule
    self.fault = fault
    make = application
  }

  var description: String { "\(rule): \(fault)" }

  /// Shows a controller in the window of an app.
  static func show(
    _ root: ViewController, in application: Application = Application()
  ) -> Application {
    let window = Window(
      application: application, frame: Rect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return application
  }

  /// What a walk finds in one of the two.
  func findings(isFaulty: Bool) throws -> [Finding] {
    let app = WalkedApp(name: "Second") { make(isFaulty) }
    let configuration = AuditConfiguration(isOn: [rule: true])
    return try AppWalk(app, configuration: configuration).walk().findings
  }

  static var all: [SecondPair] {
    reach + moves + changes + modals + sheets + screens + ways + order + values + actions
      + scrolling
      + announcements + messages + speech + names
  }
}

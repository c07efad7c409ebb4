import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotWalks

/// An app with a fault that somebody has described, and the same app without it.
struct SeededPair: CustomStringConvertible {
  /// The rule that has to find the fault.
  let rule: AuditRule
  /// What is wrong, in words.
  let fault: String
  /// Puts the screen together, with the fault or without it.
  let build: (Panel, _ isFaulty: Bool) -> Void

  init(_ rule: AuditRule, _ fault: String, _ build: @escaping (Panel, Bool) -> Void) {
    self.rule = rule
    self.fault = fault
    self.build = build
  }

  var description: String { "\(rule.id): \(fault)" }

  /// Makes one of the two.
  func application(isFaulty: Bool) -> Application {
    let application = Application()
    let window = Window(
      application: application, frame: Rect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = NavigationController(
      rootViewController: Panel { build($0, isFaulty) })
    window.makeKeyAndVisible()
    return application
  }

  /// What a walk finds in one of the two.
  func findings(isFaulty: Bool) throws -> [Finding] {
    let app = WalkedApp(name: "Pair") { application(isFaulty: isFaulty) }
    let configuration = AuditConfiguration(isOn: [rule.id: true])
    return try AppWalk(app, configuration: configuration).walk().findings
  }
}

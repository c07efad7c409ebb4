import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotScript
import EarshotWalks
import Testing

/// An app with a fault that somebody has described, and the same app without it.
protocol FaultyApp: CustomStringConvertible {
  /// The name of the rule that has to find the fault.
  var rule: String { get }
  /// What is wrong, in words.
  var fault: String { get }
  /// Whether the app with the fault comes to the same whenever it starts, so that a script shows it again.
  var isRepeatable: Bool { get }
  /// Makes one of the two.
  func application(isFaulty: Bool) -> Application
}

extension FaultyApp {
  var description: String { "\(rule): \(fault)" }

  var isRepeatable: Bool { true }

  /// What a walk finds in one of the two, told in a language; in English without one.
  func findings(isFaulty: Bool, language: String? = nil) throws -> [Finding] {
    let app = WalkedApp(name: "App") { application(isFaulty: isFaulty) }
    var configuration = AuditConfiguration(isOn: [rule: true])
    configuration.texts = AuditTexts(language: language)
    return try AppWalk(app, configuration: configuration).walk().findings
  }

  /// Expects that a rule finds the fault, and that the script of everything that is found shows it again.
  ///
  /// - Parameter expected: The rule; `nil` where the rule of the fault is known not to find it.
  /// - Throws: What keeps the app from being walked, or the script from being read.
  func expectFault(foundBy expected: String?) throws {
    let found = try findings(isFaulty: true)
    let isAsExpected =
      expected.map { expected in found.contains { $0.rule == expected } }
      ?? !found.contains { $0.rule == rule }
    #expect(isAsExpected, "\(self), found \(lines(found))")
    for finding in found where isRepeatable {
      #expect(!finding.walk.isEmpty, "\(self): \(finding.rule)")
      let text = WalkTrace(of: finding).script
      let script = try ScriptReader().read(Array(text.utf8), file: "trace.yaml")
      let report = ScriptPlayer().play(script) { application(isFaulty: true) }
      #expect(
        report.refusal == nil && report.failures.isEmpty, "\(self): \(finding.rule): \(text)")
    }
  }

  /// Expects that the app without the fault has nothing serious, and nothing of the rule.
  func expectCleanTwin() throws {
    let found = try findings(isFaulty: false).filter {
      $0.rule == rule || $0.severity >= .serious
    }
    #expect(found.isEmpty, "\(self), found \(lines(found))")
  }

  private func lines(_ findings: [Finding]) -> String {
    findings.map { "\n  \($0.severity) \($0.rule): \($0.element): \($0.message)" }.joined()
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

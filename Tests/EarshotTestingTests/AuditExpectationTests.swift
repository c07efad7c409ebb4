import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotScript
import EarshotTesting
import Synchronization
import Testing

/// What the audit finds, as values that a test expects and as issues that a trait reports.
@Suite("Audits in tests")
struct AuditExpectationTests {
  private static func nameless() -> BasketController {
    let button = Button(type: .system)
    button.addAction(Action { _ in }, for: .touchUpInside)
    let controller = BasketController()
    controller.parts = [button]
    return controller
  }

  private static func dead() -> BasketController {
    let view = View(frame: .zero)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Help"
    view.accessibilityTraits = .button
    let controller = BasketController()
    controller.parts = [view]
    return controller
  }

  private static let rules = AuditConfiguration(
    isOn: Dictionary(
      uniqueKeysWithValues: RuleSet.current.rules.map {
        ($0.id, ["label-missing-control", "activation-noop"].contains($0.id))
      }))

  @Test("A finding reads as a sentence with what to do")
  func screen() throws {
    let found = try AuditFindings(of: Self.nameless(), configuration: Self.rules)
    #expect(!found.isClean)
    #expect(found.map(\.rule) == ["label-missing-control"])
    #expect(found.testDescription.contains("critical: "))
    #expect(found.atLeast(.critical).map(\.rule) == ["label-missing-control"])
    let walked = try AuditFindings(walking: { Self.dead() }, configuration: Self.rules)
    #expect(walked.map(\.severity) == [.serious] && walked.atLeast(.critical).isClean)
    #expect(found.ignoring("label-missing-control", because: "the test wants it").isClean)
    #expect(try AuditFindings(of: BasketController(), configuration: Self.rules).isClean)
  }

  @Test("A walk tells the gestures that show a finding, and its script shows it again")
  func walk() throws {
    let found = try AuditFindings(walking: { Self.dead() }, configuration: Self.rules)
    #expect(
      found.description == """
        serious: button:Help: activating 'Help, button' does nothing [activation-noop]
          Answer the activation, or take the trait away.
          - last: Help, button
          - activate: (silence)
          - wait: 3: (silence)
        """)
    let script = try ScriptReader().read(
      Array(try #require(found.first).script.utf8), file: "finding.yaml")
    let report = ScriptPlayer().play(script) {
      let application = Application()
      let window = Window(application: application, frame: Listener.screen)
      window.rootViewController = Self.dead()
      window.makeKeyAndVisible()
      return application
    }
    #expect(report.failures.isEmpty && report.refusal == nil)
  }

  @Test("What a walk leaves out is not clean")
  func cuts() throws {
    let found = try AuditFindings(
      walking: { BasketController() }, budget: .init(states: 1), configuration: Self.rules)
    #expect(found.isEmpty && !found.isClean)
    #expect(found.description == "not everything was tried: 1 state was explored")
  }

  @Test("A trait audits every screen that a listener comes to", .audited(configuration: rules))
  func trait() throws {
    let comments = Mutex<[String]>([])
    try withKnownIssue {
      let listener = try Listener(Self.nameless())
      try listener.tapView(withAccessibilityLabel: "Add ticket")
      try listener.moveForward()
    } matching: { issue in
      comments.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    let told = comments.withLock { $0 }
    // The screen changes when a ticket is added, and what was told of it is told no more.
    #expect(told.count == 1)
    #expect(told.first?.contains("[label-missing-control]") == true, "\(told)")
  }

  @Test("Below the severity that fails there is no failure", .audited(failingFrom: .critical))
  func severity() throws {
    _ = try Listener(BasketController())
  }
}

public import EarshotAudit
import EarshotInterface
import EarshotScript
import EarshotSession
import Testing

extension Listener {
  /// What the rules of the audit find on the present screen.
  ///
  /// - Parameter configuration: The rules to apply and what to ignore.
  /// - Returns: What is found.
  public func findings(configuration: AuditConfiguration = AuditConfiguration()) -> AuditFindings {
    AuditFindings(of: application, name: screenName, configuration: configuration)
  }

  /// What people call the screen in front.
  private var screenName: String {
    application.controllersInFront.reversed().lazy
      .compactMap { $0.navigationItem.title ?? $0.title }.first { !$0.isEmpty }
      ?? application.applicationName ?? "Screen"
  }

  /// Audits the present screen where the trait of the test asks for it and the screen is new, and reports what is
  /// found as issues.
  func auditScreen(at location: SourceLocation) {
    guard let auditing, session.isEnabled, told.isNew(screen) else { return }
    for finding in told.new(findings(configuration: auditing.configuration)) {
      auditing.report(finding, at: location)
    }
  }
}

import EarshotAudit
import EarshotInterface
import EarshotModel

/// A fault that comes about in another way than those of the other pairs, described before anybody looked whether it is
/// found.
struct Mechanism: FaultyApp {
  let rule: String
  let fault: String
  private let make: (_ isFaulty: Bool) -> Application

  /// Creates a pair whose first screen stands on a navigation stack.
  init(_ rule: AuditRule, _ fault: String, _ build: @escaping (Bench, _ isFaulty: Bool) -> Void) {
    self.init(rule, fault, application: { .showing(Bench("Bench", $0, build).inStack) })
  }

  /// Creates a pair of apps.
  init(_ rule: AuditRule, _ fault: String, application: @escaping (_ isFaulty: Bool) -> Application)
  {
    self.rule = rule.id
    self.fault = fault
    make = application
  }

  func application(isFaulty: Bool) -> Application { make(isFaulty) }
}

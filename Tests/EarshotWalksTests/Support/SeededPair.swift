import EarshotAudit
import EarshotInterface

/// A fault on a screen of parts one below the other, by those who have written the rule.
struct SeededPair: FaultyApp {
  let rule: String
  let fault: String
  /// Whether the app says that its state is to be kept.
  let keepsState: Bool
  /// Puts the screen together, with the fault or without it.
  let build: (Panel, _ isFaulty: Bool) -> Void

  init(
    _ rule: AuditRule, _ fault: String, keepsState: Bool = false,
    _ build: @escaping (Panel, Bool) -> Void
  ) {
    self.keepsState = keepsState
    self.rule = rule.id
    self.fault = fault
    self.build = build
  }

  func application(isFaulty: Bool) -> Application {
    let application = keepsState ? KeepingApplication() : Application()
    let panel = Panel { build($0, isFaulty) }
    let stack = NavigationController(rootViewController: panel)
    if keepsState {
      (stack.restorationIdentifier, panel.restorationIdentifier) = ("stack", "panel")
    }
    return .showing(stack, in: application)
  }
}

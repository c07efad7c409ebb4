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
  /// Whether the app says that its state is to be kept.
  let keepsState: Bool
  /// Puts the screen together, with the fault or without it.
  let build: (Panel, _ isFaulty: Bool) -> Void

  init(
    _ rule: AuditRule, _ fault: String, keepsState: Bool = false,
    _ build: @escaping (Panel, Bool) -> Void
  ) {
    self.keepsState = keepsState
    self.rule = rule
    self.fault = fault
    self.build = build
  }

  var description: String { "\(rule.id): \(fault)" }

  /// Makes one of the two.
  func application(isFaulty: Bool) -> Application {
    let application = keepsState ? KeepingApplication() : Application()
    let window = Window(
      application: application, frame: Rect(x: 0, y: 0, width: 393, height: 852))
    let panel = Panel { build($0, isFaulty) }
    let stack = NavigationController(rootViewController: panel)
    if keepsState {
      (stack.restorationIdentifier, panel.restorationIdentifier) = ("stack", "panel")
    }
    window.rootViewController = stack
    window.makeKeyAndVisible()
    return application
  }

  /// What a walk finds in one of the two, told in a language; in English without one.
  func findings(isFaulty: Bool, language: String? = nil) throws -> [Finding] {
    let app = WalkedApp(name: "Pair") { application(isFaulty: isFaulty) }
    var configuration = AuditConfiguration(isOn: [rule.id: true])
    configuration.texts = AuditTexts(language: language)
    return try AppWalk(app, configuration: configuration).walk().findings
  }
}

/// An app that asks for its state to be kept.
private final class KeepingApplication: Application {
  private final class Delegate: ApplicationDelegate {
    func application(
      _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
    ) -> Bool { true }

    func application(
      _ application: Application, shouldRestoreSecureApplicationState coder: RestorationCoder
    ) -> Bool { true }
  }

  private let keeping = Delegate()

  override init(traitCollection: TraitCollection = TraitCollection()) {
    super.init(traitCollection: traitCollection)
    delegate = keeping
  }
}

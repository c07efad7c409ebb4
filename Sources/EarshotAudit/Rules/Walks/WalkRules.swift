/// The rules that only a walk can decide: a listener who uses the app, and takes note of what goes wrong.
///
/// What they look for stands in `EarshotWalks`; an audit without a walk does not use them.
public enum WalkRules {
  static let all =
    FocusRules.all + ModalRules.all + ScreenRules.all + OrderRules.all + InteractionRules.all
    + SpeechRules.all
}

extension AuditRule {
  /// Whether a walk decides the rule, and not a look at the screen.
  public var isWalked: Bool {
    if case .walk = check { true } else { false }
  }
}

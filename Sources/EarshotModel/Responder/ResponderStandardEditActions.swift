/// What is done to a text, or to anything else that can be selected, by menus, keys and rotors.
nonisolated public enum StandardEditAction: String, Hashable, Sendable, CaseIterable {
  /// Takes away what is selected, and puts it on the pasteboard.
  case cut
  /// Puts what is selected on the pasteboard.
  case copy
  /// Puts what is on the pasteboard in the place of what is selected.
  case paste
  /// Selects everything.
  case selectAll
}

/// The standard edit actions as methods (`UIResponderStandardEditActions`).
///
/// Every ``Responder`` has them; one that overrides some says so by
/// ``Responder/canPerformAction(_:withSender:)``, and is then found from the first responder up the chain.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol ResponderStandardEditActions: AnyObject {
  /// Takes away what is selected, and puts it on the pasteboard.
  func cut(_ sender: Any?)

  /// Puts what is selected on the pasteboard.
  func copy(_ sender: Any?)

  /// Puts what is on the pasteboard in the place of what is selected.
  func paste(_ sender: Any?)

  /// Selects everything.
  func selectAll(_ sender: Any?)
}

extension ResponderStandardEditActions {
  /// Does one of the actions by its name.
  package func perform(_ action: StandardEditAction, sender: Any? = nil) {
    switch action {
    case .cut: cut(sender)
    case .copy: copy(sender)
    case .paste: paste(sender)
    case .selectAll: selectAll(sender)
    }
  }
}

/// A button of an alert (`UIAlertAction`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public final class AlertAction {
  /// What a button is for (`UIAlertAction.Style`).
  public enum Style: String, Sendable, CaseIterable {
    /// Does something.
    case `default`
    /// Leaves everything as it is; escape does the same.
    case cancel
    /// Deletes or changes something for good.
    case destructive
  }

  /// What stands on the button.
  public let title: String?
  /// What the button is for.
  public let style: Style
  /// Whether the button responds.
  public var isEnabled = true { didSet { button?.isEnabled = isEnabled } }

  final weak var button: Button?
  private let handler: ((AlertAction) -> Void)?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: What stands on it.
  ///   - style: What it is for.
  ///   - handler: Called after the alert was closed.
  public init(
    title: String?, style: Style = .default, handler: ((AlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  func perform() {
    handler?(self)
  }
}

import EarshotModel

/// A question or a message over the screen, with buttons (`UIAlertController`).
open class AlertController: ViewController {
  /// Where the alert stands.
  public enum Style: String, Sendable, CaseIterable {
    /// At the lower edge; a choice that follows from what the user did.
    case actionSheet
    /// In the middle; a message or a question.
    case alert
  }

  /// What the alert says.
  open var message: String? { didSet { contentDidChange() } }
  /// Where the alert stands.
  public private(set) final var preferredStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  public private(set) final var actions: [AlertAction] = []
  /// The button that the return key presses.
  open var preferredAction: AlertAction?
  /// The fields to fill in; only an alert has them.
  public private(set) final var textFields: [TextField] = []

  /// Creates an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  open override var title: String? { didSet { contentDidChange() } }

  /// Adds a button.
  ///
  /// A second button that cancels is a mistake in the program, as in UIKit.
  open func addAction(_ action: AlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "An alert can have only one action that cancels.")
    actions.append(action)
    contentDidChange()
  }

  /// Adds a field to fill in, which an action sheet cannot have.
  open func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
    precondition(preferredStyle == .alert, "Only alerts have text fields; this is an action sheet.")
    let field = TextField()
    configurationHandler?(field)
    textFields.append(field)
    contentDidChange()
  }

  /// The button that cancels.
  final var cancelAction: AlertAction? { actions.first { $0.style == .cancel } }

  /// The buttons in the order in which they are shown: what cancels stands first of two buttons that
  /// share a row, and last otherwise.
  ///
  /// A popover does not show it, since what lies around it cancels.
  private var shownActions: [AlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let isPopover = (storedPresentation as? AlertPresentationController)?.isPopover ?? false
    let cancelling = isPopover ? [] : actions.filter { $0.style == .cancel }
    return preferredStyle == .alert && actions.count == 2
      ? cancelling + others : others + cancelling
  }

  /// Whether a button was pressed since the alert came on screen.
  private var isAnswered = false

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isAnswered = false
    // Only now is it known whether this is a popover.
    contentDidChange()
  }

  /// Closes the alert and then calls the handler of the button; an alert that was answered already
  /// ignores it.
  public final func perform(_ action: AlertAction) {
    guard action.isEnabled, !isAnswered else { return }
    isAnswered = true
    guard let presenter = ownPresentingViewController else { return action.perform() }
    presenter.dismiss(animated: true) { action.perform() }
  }

  /// Performs the button that cancels, or the only button of an alert; what offers a choice without
  /// cancelling stays open, and so does a sheet whose only button does something.
  ///
  /// Nothing behind the alert is asked to handle the escape (guide row G28).
  open override func accessibilityPerformEscape() -> Bool {
    if super.accessibilityPerformEscape() { return true }
    if let action = cancelAction ?? onlyAction {
      perform(action)
    } else {
      application?.note(
        .warning("\(transcriptName) has no action that cancels, so escape cannot close it."))
    }
    return true
  }

  private var onlyAction: AlertAction? {
    preferredStyle == .alert && actions.count == 1 ? actions[0] : nil
  }

  // MARK: The view

  open override func loadView() {
    let alert = AlertView()
    alert.alertController = self
    view = alert
    contentDidChange()
  }

  private func contentDidChange() {
    guard let alert = viewIfLoaded as? AlertView else { return }
    alert.show(
      title: title, message: message, textFields: textFields,
      buttons: shownActions.map { button(for: $0) })
  }

  private func button(for action: AlertAction) -> Button {
    if let button = action.button { return button }
    let button = Button(
      type: .system,
      primaryAction: Action(title: action.title ?? "") { [weak self, weak action] _ in
        if let action { self?.perform(action) }
      })
    button.isEnabled = action.isEnabled
    action.button = button
    return button
  }

  override func makePresentationController(
    presenting: ViewController?
  ) -> PresentationController {
    AlertPresentationController(presentedViewController: self, presenting: presenting)
  }
}

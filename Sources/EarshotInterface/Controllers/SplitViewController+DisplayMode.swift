import EarshotModel

extension SplitViewController {
  /// How the columns stand where there is room for more than one (`UISplitViewController.DisplayMode`).
  public enum DisplayMode: String, Sendable, CaseIterable {
    /// As suits the room: on a tablet that is held upright the list is hidden, as soon as there is a
    /// button to show it; else it stands beside the detail.
    case automatic
    /// The list is hidden.
    case secondaryOnly
    /// The list stands beside the detail.
    case oneBesideSecondary
    /// The list covers part of the detail, which cannot be reached until the list is hidden again.
    case oneOverSecondary
  }

  /// A column of a split view (`UISplitViewController.Column`).
  public enum Column: String, Sendable, CaseIterable {
    /// The list.
    case primary
    /// What is between the list and the detail, where there is such a column.
    case supplementary
    /// The detail.
    case secondary
  }

  /// How the columns stand; never ``DisplayMode/automatic``, and without meaning where there is room
  /// for one column only.
  public final var displayMode: DisplayMode {
    guard !isCollapsed else { return .secondaryOnly }
    let wanted = chosenDisplayMode ?? preferredDisplayMode
    guard wanted == .automatic else { return wanted }
    return hidesListByItself ? .secondaryOnly : .oneBesideSecondary
  }

  /// The screen of a column, or `nil` when there is none.
  public final func viewController(for column: Column) -> ViewController? {
    switch column {
    case .primary: controllers.first
    case .supplementary: controllers.count > 2 ? controllers[1] : nil
    case .secondary: controllers.count > 1 ? controllers.last : nil
    }
  }

  /// Brings a column on screen: a hidden list comes beside the detail where it would have stood, else
  /// over it.
  public final func show(_ column: Column) {
    guard !isCollapsed else {
      if column == .primary { return showPrimary() }
      return viewController(for: column).map { bringForward($0) } ?? ()
    }
    guard column == .primary, displayMode == .secondaryOnly else { return }
    let beside = !isUprightTablet && preferredDisplayMode != .oneOverSecondary
    choose(beside ? .oneBesideSecondary : .oneOverSecondary)
  }

  /// Takes a column off the screen; the detail stays where there is room for it.
  public final func hide(_ column: Column) {
    guard !isCollapsed else { return column == .primary ? () : showPrimary() }
    if column == .primary, displayMode != .secondaryOnly { choose(.secondaryOnly) }
  }

  /// What the button does that an app puts on a bar.
  final func toggleList() {
    if displayMode == .secondaryOnly { show(.primary) } else { hide(.primary) }
  }

  private func bringForward(_ column: ViewController) {
    guard !isFolded || columnStack?.topViewController !== column else { return }
    showDetailViewController(column)
  }

  private func choose(_ mode: DisplayMode) {
    chosenDisplayMode = mode
    displayModeMayHaveChanged()
  }

  /// Whether the list is hidden until somebody asks for it.
  private var hidesListByItself: Bool { isUprightTablet && storedButtonItem != nil }

  private var isUprightTablet: Bool {
    let size = viewIfLoaded?.bounds.size ?? .zero
    return surroundings.userInterfaceIdiom == .pad && size.width < size.height
  }

  /// Has the arrangement suit the room again once the device was turned.
  final func forgetChoiceIfTurned() {
    let isUpright = isUprightTablet
    if let wasUprightTablet, wasUprightTablet != isUpright { chosenDisplayMode = nil }
    wasUprightTablet = isUpright
  }

  /// Arranges the columns anew when the arrangement is another one, which the delegate and assistive
  /// technology hear of.
  final func displayModeMayHaveChanged() {
    let mode = displayMode
    guard !isCollapsed, isOnScreen, viewIfLoaded != nil, mode != toldDisplayMode else { return }
    let isFirst = toldDisplayMode == nil
    toldDisplayMode = mode
    if !isFirst { delegate?.splitViewController(self, willChangeTo: mode) }
    showColumns()
    nameDisplayModeButton()
    if !isFirst { screenApplication?.post(.layoutChanged(nil)) }
  }

  /// Has the button say what it would do.
  final func nameDisplayModeButton() {
    let text: SystemText = displayMode == .secondaryOnly ? .showSidebar : .hideSidebar
    storedButtonItem?.title = surroundings.systemTexts[text]
  }

  /// The surroundings of the room: also of one that the view has not come into yet.
  final var surroundings: TraitCollection {
    var candidate: ViewController? = self
    while let controller = candidate {
      if controller.viewIfLoaded?.window != nil { return controller.traitCollection }
      if let own = controller.parent?.overrideTraitCollection(forChild: controller) { return own }
      if let own = controller.storedPresentation?.traitsInside { return own }
      if let window = controller.windowOfRoot { return window.ownTraitCollection }
      candidate = controller.parent ?? controller.ownPresentingViewController
    }
    return traitCollection
  }
}

/// What a list stands in that covers the detail: nothing behind it is reached, and a touch beside the
/// list hides it.
final class ColumnOverlay: View {
  weak var split: SplitViewController?

  override var accessibilityViewIsModal: Bool {
    get { true }
    set {}
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first, hitTest(touch.location(in: self), with: event) === self else {
      return super.touchesEnded(touches, with: event)
    }
    split?.hide(.primary)
  }
}

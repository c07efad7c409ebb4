public import EarshotModel

/// How a sheet stands over a screen, and at which heights it can rest
/// (`UISheetPresentationController`).
///
/// On a phone held upright a sheet rests at the lower edge, as high as the selected one of its detents.
/// Everywhere else it has the size of its style, and its detents say nothing.
open class SheetPresentationController: PresentationController {
  /// The heights at which the sheet can rest, the smallest first; an empty list stands for the full height.
  public final var detents: [Detent] = [.large()] {
    didSet { invalidateDetents() }
  }

  /// What the height is called that a person chose last, or the app; `nil` is the smallest.
  public final var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { invalidateDetents() } }
  }

  /// The largest height at which what lies behind the sheet can be used as well; `nil` where it never can.
  public final var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { invalidateDetents() }
  }

  /// Whether the sheet has a grabber at its upper edge, by which its height is changed.
  public final var prefersGrabberVisible = false {
    didSet { if prefersGrabberVisible != oldValue { invalidateDetents() } }
  }

  /// Whether a sheet rests at the lower edge of a phone that is held sideways too.
  public final var prefersEdgeAttachedInCompactHeight = false {
    didSet { invalidateDetents() }
  }

  /// Makes several changes that are seen as one.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Has the heights of the detents worked out again.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  // MARK: The detents that can be had

  private var isSheet: Bool {
    presentationStyle == .automatic || presentationStyle == .pageSheet
  }

  /// Whether the sheet rests at the lower edge, where its detents count.
  private var isEdgeAttached: Bool {
    guard isSheet, idiom == .phone, let containerView else { return false }
    return containerView.traitCollection.verticalSizeClass != .compact
      || prefersEdgeAttachedInCompactHeight
  }

  /// The place of the sheet at full height.
  private var largePlace: Rect { super.frameOfPresentedViewInContainerView }

  /// The detents that can be had now, with their heights without what the device covers at the bottom, in
  /// points, in the order of the app.
  private var resting: [(detent: Detent, height: Double)] {
    guard isEdgeAttached, let containerView else { return [] }
    let context = SheetPresentationControllerDetentResolutionContext(
      containerTraitCollection: containerView.traitCollection,
      maximumDetentValue: max(0, largePlace.height - containerView.safeAreaInsets.bottom))
    return detents.compactMap { detent in
      guard let height = detent.resolvedValue(in: context), height >= 0 else { return nil }
      return (detent, min(height, context.maximumDetentValue))
    }
  }

  /// Which of them the sheet rests at.
  private func selected(of resting: [(detent: Detent, height: Double)]) -> Int? {
    resting.firstIndex { $0.detent.identifier == selectedDetentIdentifier }
      ?? resting.indices.min { resting[$0].height < resting[$1].height }
  }

  open override var frameOfPresentedViewInContainerView: Rect {
    let resting = resting
    guard let index = selected(of: resting), let containerView else { return largePlace }
    let place = largePlace
    let height = min(resting[index].height + containerView.safeAreaInsets.bottom, place.height)
    return Rect(x: place.minX, y: place.maxY - height, width: place.width, height: height)
  }

  override var keepsDrawnSize: Bool {
    frameOfPresentedViewInContainerView == largePlace
  }

  override var hidesWhatIsBehind: Bool {
    let resting = resting
    guard let index = selected(of: resting),
      let limit = resting.first(where: { $0.detent.identifier == largestUndimmedDetentIdentifier })
    else { return true }
    return resting[index].height > limit.height
  }

  /// What lies around a sheet is pressed to close it, where a person may; one of full height leaves no room.
  override var textOfDismissRegion: SystemText? {
    let leavesRoom = isEdgeAttached && detents.contains { $0.identifier != .large }
    return leavesRoom && isDismissibleByUser ? .dismissPopover : nil
  }

  // MARK: The grabber

  /// Whether the grabber is there: the app wants one, and there are heights to choose from.
  final var showsGrabber: Bool { prefersGrabberVisible && isEdgeAttached }

  /// What is said of the height at which the sheet rests.
  final var restingText: String? {
    let resting = resting
    guard let containerView, let index = selected(of: resting) else { return nil }
    let texts = containerView.traitCollection.systemTexts
    let (detent, height) = resting[index]
    if detent.identifier == .medium { return texts[.halfScreen] }
    if resting.allSatisfy({ $0.height <= height }) { return texts[.expandedSheet] }
    if resting.allSatisfy({ $0.height >= height }) { return texts[.collapsedSheet] }
    let share = frameOfPresentedViewInContainerView.height
    return texts.percent(of: share, in: 0...containerView.bounds.height)
  }

  /// Rests at the next larger height on behalf of a person, or at the next smaller one.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  final func moveForUser(up: Bool) -> Bool {
    let resting = resting
    guard let index = selected(of: resting) else { return false }
    let height = resting[index].height
    let further = resting.filter { up ? $0.height > height : $0.height < height }
    guard let next = further.min(by: { abs($0.height - height) < abs($1.height - height) })
    else { return false }
    selectForUser(next.detent)
    return true
  }

  /// Does what pressing the grabber does: the sheet grows, from its full height it shrinks to the smallest
  /// one, and one that has a single height is closed.
  final func pressGrabber() {
    if moveForUser(up: true) { return }
    let resting = resting
    guard resting.count > 1, let smallest = resting.min(by: { $0.height < $1.height }) else {
      _ = dismissForUser()
      return
    }
    selectForUser(smallest.detent)
  }

  /// Rests where a person has let go of the grabber, at the nearest height; far below the smallest one the
  /// sheet is closed.
  ///
  /// - Parameter distance: How far the grabber was moved down, in points.
  final func dropGrabber(movedBy distance: Double) {
    let resting = resting
    guard let index = selected(of: resting) else { return }
    let height = resting[index].height - distance
    guard let nearest = resting.min(by: { abs($0.height - height) < abs($1.height - height) })
    else { return }
    if height < nearest.height / 2, dismissForUser() { return }
    selectForUser(nearest.detent)
  }

  private func selectForUser(_ detent: Detent) {
    let resting = resting
    let old = selected(of: resting).map { resting[$0].detent.identifier }
    guard old != detent.identifier else { return }
    selectedDetentIdentifier = detent.identifier
    containerView?.layoutIfNeeded()
    (delegate as? any SheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

extension ViewController {
  /// How the controller, or the nearest ancestor that was presented, stands as a sheet; `nil` when it is
  /// presented otherwise.
  public final var sheetPresentationController: SheetPresentationController? {
    presentationController as? SheetPresentationController
  }
}

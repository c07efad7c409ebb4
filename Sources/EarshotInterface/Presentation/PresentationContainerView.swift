import EarshotModel

/// What a presented view stands in; everything behind it is out of a reader's reach, unless it is a sheet
/// that leaves it within reach.
final class PresentationContainerView: View {
  private(set) weak var presentation: PresentationController?
  /// What lies around a sheet, a popover or a menu, once there was such a thing.
  private var dismissRegion: PopoverDismissRegion?
  /// What changes the height of a sheet, once there was such a thing.
  private var grabber: SheetGrabber?

  init(of presentation: PresentationController, frame: Rect) {
    self.presentation = presentation
    super.init(frame: frame)
    accessibilityViewIsModal = true
  }

  /// Puts the presented view where it belongs.
  func show(_ presented: View, at place: Rect) {
    presented.frame = place
    addSubview(presented)
    arrange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.placePresentedView()
    arrange()
  }

  /// Has the parts around the presented view that it should have now, where they belong.
  private func arrange() {
    guard let presentation, let place = presentation.presentedView?.frame else { return }
    accessibilityViewIsModal = presentation.hidesWhatIsBehind
    let text = presentation.hidesWhatIsBehind ? presentation.textOfDismissRegion : nil
    if dismissRegion == nil, let text {
      let region = PopoverDismissRegion(of: presentation, text: text, frame: bounds)
      dismissRegion = region
      insertSubview(region, at: 0)
    }
    dismissRegion?.isHidden = text == nil
    dismissRegion?.frame = room(around: place)
    let sheet = (presentation as? SheetPresentationController).flatMap {
      $0.showsGrabber ? $0 : nil
    }
    if grabber == nil, let sheet {
      let grabber = SheetGrabber(of: sheet)
      self.grabber = grabber
      addSubview(grabber)
    }
    grabber?.isHidden = sheet == nil
    grabber?.place(above: place)
  }

  /// The part above a sheet at the lower edge, or else everything, which the presented view then covers.
  private func room(around place: Rect) -> Rect {
    let isAtEdge = place.minX <= 0 && place.maxX >= bounds.maxX && place.maxY >= bounds.maxY
    guard isAtEdge, place.minY >= 1 else { return bounds }
    return Rect(x: 0, y: 0, width: bounds.width, height: place.minY)
  }

  /// The grabber comes first, and what closes a sheet or a popover last, so that the cursor comes to the
  /// content.
  override var accessibilityElements: [Responder]? {
    get {
      let parts = [grabber, presentation?.presentedView, dismissRegion]
        .compactMap { $0?.isHidden == false ? $0 : nil }
      return super.accessibilityElements ?? (parts.count > 1 ? parts : nil)
    }
    set { super.accessibilityElements = newValue }
  }

  /// Lets touches through to what lies behind, where that can be used.
  override func hitTest(_ point: Point, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !accessibilityViewIsModal ? nil : hit
  }

  override func accessibilityHitTest(_ point: Point) -> Responder? {
    for part in [grabber, presentation?.presentedView] {
      if let hit = part?.accessibilityHitTest(point) { return hit }
    }
    let hit = super.accessibilityHitTest(point)
    return hit === self && !accessibilityViewIsModal ? nil : hit
  }
}

public import EarshotModel

/// A window onto content that is larger than itself (`UIScrollView`).
open class ScrollView: View {
  /// Who hears of scrolling, and says where it has led.
  ///
  /// Tables, collections and texts look for the delegate of their own kind in it, as in UIKit; a delegate
  /// that is none of that kind hears of scrolling only, which is noted.
  open weak var delegate: (any ScrollViewDelegate)? { didSet { delegateDidChange() } }
  /// The protocol of this kind of view that the delegate does not have, until that is noted.
  private var missingProtocol: String?

  /// How far the content has moved up and to the left, in points.
  open var contentOffset: Point {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds = Rect(origin: newValue, size: bounds.size)
      nearestViewController?.contentDidScroll(in: self)
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Looks for more than a delegate of scrolling in the one that was assigned.
  func delegateDidChange() {}

  /// The delegate as one of a kind of view, or `nil` when it is less than that.
  final func delegate<Refined>(as refined: Refined.Type) -> Refined? {
    let found = delegate as? Refined
    missingProtocol = delegate == nil || found != nil ? nil : String(describing: refined)
    noteMissingProtocol()
    return found
  }

  /// Notes that the delegate hears of scrolling only, as soon as there is anybody to be told.
  private func noteMissingProtocol() {
    guard let missingProtocol, let delegate,
      let application = window?.application ?? nearestViewController?.application
    else { return }
    self.missingProtocol = nil
    application.note(
      .warning(
        "The delegate of \(transcriptName) is a \(type(of: delegate)) and no \(missingProtocol): it "
          + "hears of scrolling only."))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    followSafeArea()
    noteMissingProtocol()
  }

  /// The extent of the content, in points.
  open var contentSize = Size.zero
  /// Room around the content, in points.
  open var contentInset = EdgeInsets.zero
  /// Whether content keeps clear of what bars and the device cover.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  private var followedInset = EdgeInsets.zero

  /// Whether content keeps clear of covered edges (`UIScrollView.ContentInsetAdjustmentBehavior`).
  public enum ContentInsetAdjustmentBehavior: String, Sendable, CaseIterable {
    /// Along the ways that the content scrolls; at the top and at the bottom in any case, where the
    /// scroll view is the root view of a controller or stands directly in it.
    case automatic
    /// Along the ways that the content scrolls.
    case scrollableAxes
    /// Not at all.
    case never
    /// On every edge.
    case always
  }

  /// Room around the content, that at covered edges included, in points.
  public final var adjustedContentInset: EdgeInsets { contentInset + followedInset }

  /// Whether the view scrolls content of others, rather than a text of its own.
  var followsBars: Bool { true }

  /// What covers the view on the edges that its content keeps clear of.
  private var coveredInset: EdgeInsets {
    let behavior = contentInsetAdjustmentBehavior
    guard followsBars, behavior != .never else { return .zero }
    let safe = safeAreaInsets
    guard behavior != .always, safe != .zero else { return safe }
    let extent = extent
    let isContent =
      behavior == .automatic && (viewController != nil || superview?.viewController != nil)
    let (scrollsDown, scrollsSideways) = (
      isContent || extent.height > bounds.height, extent.width > bounds.width
    )
    return EdgeInsets(
      top: scrollsDown ? safe.top : 0, left: scrollsSideways ? safe.left : 0,
      bottom: scrollsDown ? safe.bottom : 0, right: scrollsSideways ? safe.right : 0)
  }

  /// Keeps the content clear of the bars around the view; content at its beginning moves out from under
  /// them, or back.
  final func followSafeArea() {
    let covered = coveredInset
    guard covered != followedInset else { return }
    let old = adjustedContentInset
    followedInset = covered
    let new = adjustedContentInset
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top { offset.y = -new.top }
    contentOffset = offset
  }

  /// Whether scrolling stops at whole pages.
  open var isPagingEnabled = false
  /// Whether a finger scrolls.
  open var isScrollEnabled = true

  /// Creates a scroll view at a place in its future superview, in points; it cuts its content off.
  public override init(frame: Rect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  override var accessibilityArrangement: AccessibilityTraversal.Arrangement { .together }

  open override var accessibilityTraversal: AccessibilityTraversal {
    var traversal = super.accessibilityTraversal
    traversal.scrollRegion = accessibilityConvertToScreen(bounds.inset(by: adjustedContentInset))
    traversal.scrollOffset = contentOffset.offset(
      x: adjustedContentInset.left, y: adjustedContentInset.top)
    traversal.usesIndexedElements = true
    return traversal
  }

  /// What a pull at the top of the content asks for, such as loading it again.
  open var refreshControl: RefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
    }
  }

  /// Moves the content to an offset, in points; nothing is seen of the way there.
  open func setContentOffset(_ contentOffset: Point, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Moves the content as little as needed to show a rectangle of it, in the view's own coordinates.
  open func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    setContentOffset(page.offset(showing: rect), animated: animated)
  }

  // MARK: Accessibility

  /// Scrolls by a page and tells where that led (guide row G30).
  ///
  /// At an end the same place is told again, which tells a listener so. A view whose content fits does
  /// not scroll.
  open override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    if super.accessibilityScroll(direction) { return true }
    let page = page
    if isScrollEnabled, refreshes(after: direction) { return true }
    guard isScrollEnabled, let offset = page.offset(after: direction) else { return false }
    setContentOffset(offset, animated: true)
    window?.application?.post(.pageScrolled(AttributedText(accessibilityScrollStatus)))
    return true
  }

  /// Where the content has been scrolled to, as the delegate says or as a page of pages.
  private var accessibilityScrollStatus: String {
    if let status = delegate?.accessibilityScrollStatus(for: self) { return status }
    let place = page.place
    return traitCollection.systemTexts.format(.scrolledPage, place.page, place.count)
  }

  open override func accessibilityScrollToVisible(_ descendant: Responder) -> Bool {
    let place = descendant.accessibilityFrame
    let origin = accessibilityConvertToScreen(bounds).origin
    let old = contentOffset
    scrollRectToVisible(
      place.offset(x: old.x - origin.x, y: old.y - origin.y), animated: false)
    return contentOffset != old
  }

  private var page: ScrolledPage {
    ScrolledPage(
      bounds: bounds, content: extent,
      inset: adjustedContentInset,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// The extent of the content; that of the subviews where nobody has given one, as in a document.
  private var extent: Size {
    guard contentSize == .zero else { return contentSize }
    return Size(
      width: subviews.map(\.frame.maxX).max() ?? 0, height: subviews.map(\.frame.maxY).max() ?? 0)
  }

  // MARK: State

  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    if contentOffset != .zero {
      coder.encode([contentOffset.x, contentOffset.y], for: .contentOffset)
    }
  }

  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    guard let offset = coder.decode([Double].self, for: .contentOffset), offset.count == 2,
      offset.allSatisfy(\.isFinite)
    else { return }
    contentOffset = Point(x: offset[0], y: offset[1])
  }
}

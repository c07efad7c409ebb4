public import EarshotModel

/// A row of dots, one for each page (`UIPageControl`).
open class PageControl: Control {
  private var page = 0

  /// How many pages there are; fewer than none counts as none.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = page
    }
  }

  /// The page shown, counted from 0; what lies outside is moved to the nearer end.
  open var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, numberOfPages - 1)) }
  }

  /// Whether a single page shows no dot.
  open var hidesForSinglePage = false

  override var keepsTaps: Bool { true }

  /// Turns to the next page for a finger on the trailing half, and to the one before otherwise.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    guard isTouchInside, let touch else { return }
    let isRight = touch.location(in: self).x >= bounds.center.x
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    turn(by: isRight != isMirrored ? 1 : -1)
  }

  open override func accessibilityIncrement() {
    turn(by: 1)
  }

  open override func accessibilityDecrement() {
    turn(by: -1)
  }

  /// Turns pages and tells the app; a disabled control answers that it did nothing.
  private func turn(by pages: Int) {
    guard isEnabled else { return reachedDefaultAction = true }
    let old = currentPage
    currentPage += pages
    if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override var intrinsicContentSize: Size {
    Size(width: max(0, Double(numberOfPages) * 16 - 9) + 32, height: 26)
  }

  /// Dots are there to be found when there are any.
  open override var defaultIsAccessibilityElement: Bool {
    numberOfPages > (hidesForSinglePage ? 1 : 0)
  }

  open override var defaultAccessibilityValue: String? {
    guard numberOfPages > 0 else { return nil }
    return traitCollection.systemTexts.format(.page, currentPage + 1, numberOfPages)
  }

  open override var defaultAccessibilityTraits: AccessibilityTraits { traits(.adjustable) }

  // MARK: State

  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(currentPage, for: .value)
  }

  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    if let page = coder.decode(Int.self, for: .value) { currentPage = page }
  }
}

public import EarshotModel

/// A wheel above a scrolled content that turns while the content is loaded again (`UIRefreshControl`).
open class RefreshControl: Control {
  /// Whether the content is being loaded again.
  public private(set) final var isRefreshing = false
  /// The text beside the wheel.
  open var attributedTitle: AttributedText?

  private static let height = 60.0

  /// Creates a wheel at rest, which stands above the content.
  public convenience init() {
    self.init(frame: Rect(x: 0, y: -Self.height, width: 320, height: Self.height))
  }

  /// Shows that the content is being loaded again, without telling the app.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Shows that the content has been loaded.
  open func endRefreshing() {
    isRefreshing = false
  }

  /// Loads the content again on behalf of a person, and tells what is going on.
  final func refreshForUser() {
    if !isRefreshing {
      beginRefreshing()
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    guard isRefreshing else { return }
    window?.application?.post(
      .pageScrolled(AttributedText(accessibilityLabel ?? traitCollection.systemTexts[.inProgress])))
  }

  /// A wheel that turns can be stood on.
  open override var defaultIsAccessibilityElement: Bool { isRefreshing }

  /// The text beside the wheel, or else that something is going on.
  open override var defaultAccessibilityLabel: String? {
    if let title = attributedTitle?.text, !title.isEmpty { return title }
    return traitCollection.systemTexts[.inProgress]
  }

  open override var defaultAccessibilityTraits: AccessibilityTraits { traits(.updatesFrequently) }

  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: Self.height)
  }
}

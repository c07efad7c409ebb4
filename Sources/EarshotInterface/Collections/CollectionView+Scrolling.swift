import EarshotModel

extension CollectionView {
  /// Where an item is to stand that is scrolled to (`UICollectionView.ScrollPosition`).
  ///
  /// One for each way; without any, the item is scrolled to as little as needed.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The places, one bit each.
    public let rawValue: Int

    /// Creates places from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// Half way down.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Half way across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Scrolls until an item can be seen at a place of the collection, as far as there is content to
  /// scroll.
  public final func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let cell = cellForItem(at: indexPath) else { return }
    if showsBroughtCells { arrange() }
    guard scrollPosition != [] else { return scrollRectToVisible(cell.frame, animated: animated) }
    let inset = adjustedContentInset
    let item = cell.frame
    let shown = bounds.inset(by: inset).size
    var offset = contentOffset
    if let top = start(
      of: item.minY, item.maxY, in: shown.height,
      scrollPosition.side(.top, .centeredVertically, .bottom))
    {
      offset.y = min(max(0, top), max(0, contentSize.height - shown.height)) - inset.top
    }
    if let left = start(
      of: item.minX, item.maxX, in: shown.width,
      scrollPosition.side(.left, .centeredHorizontally, .right))
    {
      offset.x = min(max(0, left), max(0, contentSize.width - shown.width)) - inset.left
    }
    setContentOffset(offset, animated: animated)
  }

  /// Where what is shown is to begin, or `nil` when it is not to move.
  private func start(of low: Double, _ high: Double, in room: Double, _ side: Side?) -> Double? {
    switch side {
    case .low: low
    case .middle: (low + high - room) / 2
    case .high: high - room
    case nil: nil
    }
  }

  fileprivate enum Side { case low, middle, high }
}

extension CollectionView.ScrollPosition {
  fileprivate func side(_ low: Self, _ middle: Self, _ high: Self) -> CollectionView.Side? {
    if contains(low) { return .low }
    if contains(middle) { return .middle }
    return contains(high) ? .high : nil
  }
}

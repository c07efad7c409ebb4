import EarshotModel

/// Where the parts of a navigation bar stand, in the coordinates of the bar, in points.
///
///  1. A prompt takes the top; a large title the bottom.
///  2. In the row between, the way back and the leading items are laid from the leading end,
///     the trailing items from the other end.
///  3. The title gets the room between the two.
///  4. A search stands below all of it, or has the whole bar.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct NavigationBarLayout {
  /// The line above everything else.
  private(set) var prompt = Rect.zero
  /// The way back; of no size when there is none.
  private(set) var backButton = Rect.zero
  /// The title.
  private(set) var title = Rect.zero
  /// Whether there is a way back.
  private(set) var showsBackButton = false
  /// The items at the leading end, with their places.
  private(set) var leading: [(item: BarButtonItem, frame: Rect)] = []
  /// The items at the trailing end, with their places, from the title on.
  private(set) var trailing: [(item: BarButtonItem, frame: Rect)] = []

  /// The bar of a search.
  private(set) var search = Rect.zero

  private static let rowHeight = 44.0
  private static let promptHeight = 30.0
  private static let chevronWidth = 20.0

  init(bar: NavigationBar) {
    guard let item = bar.topItem else { return }
    let bounds = bar.bounds
    var top = bounds.minY
    var height = bounds.height
    if let searchBar = item.shownSearchBar {
      let share = item.showsSearchAlone ? height : min(searchBar.heightInBar, height / 2)
      height -= share
      search = Rect(x: bounds.minX, y: top + height, width: bounds.width, height: share)
      if item.showsSearchAlone { return }
    }
    if !(item.prompt ?? "").isEmpty {
      let promptHeight = min(Self.promptHeight, height / 2)
      prompt = Rect(x: bounds.minX, y: top, width: bounds.width, height: promptHeight)
      top += promptHeight
      height -= promptHeight
    }
    let isLarge = bar.showsLargeTitle && height >= 2 * Self.rowHeight
    let rowHeight = isLarge ? Self.rowHeight : height

    func place(_ start: Double, _ width: Double) -> Rect {
      let rect = Bar.place(start: start, width: width, in: bar)
      return Rect(x: rect.minX, y: top, width: width, height: rowHeight)
    }

    var start = Bar.margin
    let left = item.leftBarButtonItems ?? []
    if let previous = bar.item(before: item), !item.hidesBackButton,
      left.isEmpty || item.leftItemsSupplementBackButton
    {
      showsBackButton = true
      let name = previous.backBarButtonItem?.title ?? previous.backButtonTitle ?? previous.title
      let width = max(44, Self.chevronWidth + Font.standard.estimatedWidth(of: name ?? ""))
      backButton = place(start, min(width, bounds.width / 3))
      start += backButton.width
    }
    // A view of the app's own begins where the content of the screen does.
    if !showsBackButton, left.first?.customView != nil { start = Bar.contentMargin(of: bar) }
    for button in left {
      let width = button.naturalWidth
      leading.append((button, place(start, width)))
      start += width
    }
    let isOwn = item.rightBarButtonItems?.first?.customView != nil
    var end = bounds.width - (isOwn ? Bar.contentMargin(of: bar) : Bar.margin)
    for button in item.rightBarButtonItems ?? [] {
      let width = button.naturalWidth
      end -= width
      trailing.append((button, place(end, width)))
    }
    trailing.reverse()
    title = place(start, max(1, end - start))
    if isLarge {
      title = Rect(
        x: bounds.minX + 2 * Bar.margin, y: top + rowHeight,
        width: max(1, bounds.width - 4 * Bar.margin), height: height - rowHeight)
    }
  }

  /// The place of an item, or of no size when it is not shown.
  func frame(of item: BarButtonItem) -> Rect {
    (leading + trailing).first { $0.item === item }?.frame ?? .zero
  }
}

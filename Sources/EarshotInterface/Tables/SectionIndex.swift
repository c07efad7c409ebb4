public import EarshotModel

/// The letters beside the rows of a table, as the one element that they are to assistive technology.
///
/// It stands at the edge of the table whatever part of the rows is seen. Up leads to the title before, down to
/// the one after, as a finger goes along the letters; what was reached is announced, and the cursor stays
/// (What VoiceOver does, "Section indexes").
public final class SectionIndex: AccessibilityElement {
  /// The titles, from the top.
  public private(set) final var titles: [String]
  /// The place of the title that was chosen last, counted from 0.
  public private(set) final var selectedIndex = 0

  private static let width = 15.0
  /// Whether a finger came down on the letters and has not left the screen.
  private var isTracking = false

  private var table: TableView? { accessibilityContainer as? TableView }

  init(of table: TableView, titles: [String]) {
    self.titles = titles
    super.init(accessibilityContainer: table)
  }

  /// Takes on other titles; the place stays, as far as there is one.
  func show(_ titles: [String]) {
    self.titles = titles
    selectedIndex = max(0, min(selectedIndex, titles.count - 1))
  }

  private var texts: SystemTexts { table?.traitCollection.systemTexts ?? .english }

  public override var defaultAccessibilityLabel: String? { texts[.sectionIndex] }

  public override var defaultAccessibilityTraits: AccessibilityTraits { .adjustable }

  public override var defaultAccessibilityFrame: Rect {
    table.map { $0.accessibilityConvertToScreen(place(in: $0)) } ?? .zero
  }

  /// Where the letters stand, in the coordinates of their table.
  private func place(in table: TableView) -> Rect {
    let room = table.bounds.inset(by: table.adjustedContentInset)
    let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = min(Self.width, room.width)
    return Rect(
      x: isMirrored ? room.minX : room.maxX - width, y: room.minY, width: width,
      height: room.height)
  }

  public override func accessibilityIncrement() {
    choose(max(0, selectedIndex - 1))
  }

  public override func accessibilityDecrement() {
    choose(min(titles.count - 1, selectedIndex + 1))
  }

  // MARK: Under a finger

  /// Whether a point of the table lies on the letters.
  func covers(_ point: Point) -> Bool { table.map { place(in: $0).contains(point) } ?? false }

  /// Begins to go along with a finger that came down on the letters.
  ///
  /// - Returns: Whether it did.
  func touchBegan(at point: Point) -> Bool {
    isTracking = covers(point)
    if isTracking { chooseTitle(at: point, isFirst: true) }
    return isTracking
  }

  /// Leads to the title at the height of a finger that came down on the letters, although it may be beside
  /// them by now.
  ///
  /// - Returns: Whether the finger is such a one.
  func touchMoved(to point: Point) -> Bool {
    if isTracking { chooseTitle(at: point, isFirst: false) }
    return isTracking
  }

  /// Lets go of the finger.
  ///
  /// - Returns: Whether it had come down on the letters.
  func touchEnded() -> Bool {
    defer { isTracking = false }
    return isTracking
  }

  /// Chooses the title at the height of a point; all have the same share of the height, and one that was
  /// chosen already is not told again.
  private func chooseTitle(at point: Point, isFirst: Bool) {
    guard let table else { return }
    let place = place(in: table)
    guard place.height > 0, !titles.isEmpty else { return }
    let share = (point.y - place.minY) / place.height
    let index = Int(min(max(0, share), 1) * Double(titles.count))
    let nearest = min(index, titles.count - 1)
    if isFirst || nearest != selectedIndex { choose(nearest) }
  }

  /// Leads to the section of a title, and tells where that is; at an end the same is told again.
  private func choose(_ index: Int) {
    guard let table, titles.indices.contains(index) else { return reachedDefaultAction = true }
    selectedIndex = index
    let title = titles[index]
    table.scroll(toIndexTitle: title, at: index)
    let name = title == TableView.indexSearch ? texts[.search] : title
    table.window?.application?.post(
      .announcement(AttributedText(texts.format(.selectedTitle, name))))
  }
}

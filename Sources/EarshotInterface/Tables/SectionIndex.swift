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
    guard let table else { return .zero }
    let room = table.bounds.inset(by: table.adjustedContentInset)
    let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = min(Self.width, room.width)
    return table.accessibilityConvertToScreen(
      Rect(
        x: isMirrored ? room.minX : room.maxX - width, y: room.minY, width: width,
        height: room.height))
  }

  public override func accessibilityIncrement() {
    choose(max(0, selectedIndex - 1))
  }

  public override func accessibilityDecrement() {
    choose(min(titles.count - 1, selectedIndex + 1))
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

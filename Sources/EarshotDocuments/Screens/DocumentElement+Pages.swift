import EarshotInterface
import EarshotModel

extension DocumentElement {
  /// Shows the next or the previous page.
  ///
  /// A scroll towards an edge that is reached tells of the same page again, which is how a listener
  /// knows of a border; asked for the next page as such, there is none.
  ///
  /// - Returns: Whether pages lie in this direction.
  func turnPage(_ direction: AccessibilityScrollDirection) -> Bool {
    guard let count = scroll?.pages, let step = step(direction) else { return false }
    let page = scroll?.page ?? 1
    let next = max(1, min(page + step, count))
    if next == page, direction == .next || direction == .previous { return false }
    scroll?.page = next
    showPage()
    let texts = traitCollection.systemTexts
    window?.application?.post(
      .pageScrolled(AttributedText(texts.format(.scrolledPage, next, count))))
    return true
  }

  /// How many pages a direction leads on; `nil` when none lie there.
  private func step(_ direction: AccessibilityScrollDirection) -> Int? {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch (direction, scroll?.axis) {
    case (.next, _): 1
    case (.previous, _): -1
    case (.down, .vertical), (.down, nil): 1
    case (.up, .vertical), (.up, nil): -1
    case (.right, .horizontal), (.right, nil): isMirrored ? -1 : 1
    case (.left, .horizontal), (.left, nil): isMirrored ? 1 : -1
    default: nil
    }
  }

  /// Shows a page, counted from 1, without telling anybody; what is no page of the element is
  /// passed over.
  package func show(page: Int) {
    guard let scroll, page >= 1, page <= scroll.pages ?? scroll.page ?? 1 else { return }
    self.scroll?.page = page
    showPage()
  }

  /// Hides what stands on the other pages.
  func showPage() {
    guard let page = scroll?.page else { return }
    for (index, element) in pages.enumerated() {
      element.value?.isHidden = index != page - 1
    }
  }
}

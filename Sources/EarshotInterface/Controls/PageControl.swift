public import EarshotModel

/// A row of dots, one for each page (`UIPageControl`).
open class PageControl: Control {
  /// How many pages there are.
  open var numberOfPages = 0
  /// The page shown, counted from 0.
  open var currentPage = 0
  /// Whether a single page shows no dot.
  open var hidesForSinglePage = false

  open override var intrinsicContentSize: Size {
    Size(width: max(0, Double(numberOfPages) * 16 - 9) + 32, height: 26)
  }

  /// Dots are there to be found when there are any.
  open override var defaultIsAccessibilityElement: Bool {
    numberOfPages > (hidesForSinglePage ? 1 : 0)
  }

  open override var defaultAccessibilityValue: String? {
    guard numberOfPages > 0 else { return nil }
    let page = max(0, min(currentPage, numberOfPages - 1)) + 1
    return traitCollection.systemTexts.format(.page, page, numberOfPages)
  }

  open override var defaultAccessibilityTraits: AccessibilityTraits { traits(.adjustable) }
}

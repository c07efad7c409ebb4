/// Content that is read line by line and page by page, such as a book
/// (`UIAccessibilityReadingContent`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol AccessibilityReadingContent: Responder {
  /// The line under `point`, counted from 0, or `nil` when there is none; `point` is in screen points.
  func accessibilityLineNumber(for point: Point) -> Int?

  /// The text of a line, or `nil` past the last one.
  func accessibilityContent(forLineNumber lineNumber: Int) -> AttributedText?

  /// Where a line stands on screen, in screen points.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> Rect

  /// The text of the whole page.
  func accessibilityPageContent() -> AttributedText?
}

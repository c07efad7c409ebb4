import EarshotModel
import EarshotReader
import EarshotSession

/// What a listener comes back to.
extension HostCore {
  /// Adds the element under the cursor to the bookmarks, or takes it away, and says so.
  func setBookmark() {
    guard let element = reader.focusedElement else { return say(.nothingFocused) }
    let label = element.accessibilityLabel ?? ""
    say(bookmarks.toggle(element) ? .bookmarkSet : .bookmarkRemoved, [label])
  }

  /// Goes to the next bookmark.
  func goToNextBookmark() {
    guard let element = bookmarks.next(on: host) else { return say(.noBookmark) }
    session.perform(.command(.focus(on: element)))
  }
}

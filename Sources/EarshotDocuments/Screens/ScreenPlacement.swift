import EarshotInterface
import EarshotModel

/// Gives every element of a screen its place.
///
/// Documents give frames in screen points, views have theirs in the superview. An element without a
/// frame stands below the one before it, as wide as what holds it and 44 points high, the height of
/// a row; one that holds others is as large as they are. Scrolled content is placed as if it were not
/// scrolled, and then moved to where it rests.
struct ScreenPlacement {
  /// Places a tree whose root fills the screen unless the file says otherwise; what has no frame
  /// begins at `top`.
  func place(_ root: DocumentElement, in screen: Rect, top: Double) {
    if !root.hasGivenFrame { root.documentFrame = screen }
    root.frame = root.documentFrame
    placeChildren(of: root, in: root.documentFrame, from: top)
    scroll(root, by: .zero)
  }

  /// Moves what is inside by what the elements around it are scrolled at rest.
  private func scroll(_ element: DocumentElement, by offset: Point) {
    element.scrolledAtRest = offset
    let own = element.scroll?.offset ?? .zero
    if own != .zero { element.bounds.origin = own }
    for case let child as DocumentElement in element.subviews {
      scroll(child, by: offset.offset(x: own.x, y: own.y))
    }
  }

  /// Places what is inside and moves it into the coordinates of `element`.
  private func placeChildren(
    of element: DocumentElement, in area: Rect, from top: Double = -.infinity
  ) {
    var nextTop = max(area.minY, top)
    for case let child as DocumentElement in element.subviews {
      let room = Rect(x: area.minX, y: nextTop, width: area.width, height: 44)
      placeOne(child, in: room)
      if !child.isHidden { nextTop = child.documentFrame.maxY }
    }
    let origin = element.documentFrame.origin
    for case let child as DocumentElement in element.subviews {
      child.frame = child.documentFrame.offset(x: -origin.x, y: -origin.y)
    }
  }

  private func placeOne(_ element: DocumentElement, in room: Rect) {
    if element.hasGivenFrame { return placeChildren(of: element, in: element.documentFrame) }
    element.documentFrame = room
    guard !element.subviews.isEmpty else { return }
    placeChildren(of: element, in: room)
    var frames = element.subviews.lazy.compactMap { $0 as? DocumentElement }.map(\.documentFrame)
      .makeIterator()
    guard var union = frames.next() else { return }
    while let frame = frames.next() { union = union.union(frame) }
    element.documentFrame = union
    for case let child as DocumentElement in element.subviews {
      child.frame = child.documentFrame.offset(x: -union.minX, y: -union.minY)
    }
  }
}

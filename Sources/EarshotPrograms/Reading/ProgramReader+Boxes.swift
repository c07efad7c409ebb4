extension ProgramReader {
  /// The boxes that were not there before, but not those inside of them.
  func opened(_ map: BoxMap, since old: BoxMap, _ grid: ScreenGrid) -> [Int] {
    let new = map.boxes.indices.filter { index in
      let box = map.boxes[index]
      guard let same = old.boxes.firstIndex(where: { $0.isAt(box) }) else {
        return !seen.contains { $0.isAt(box) && $0.title == box.title }
          && !joinsHidden(box, map, old)
      }
      // Where another box hides a part of a title, the title has not changed.
      return old.boxes[same].title != box.title && map.isWhole(index) && old.isWhole(same)
    }
    return new.filter { index in
      guard !(map.parents[index].map { new.contains($0) } ?? false) else { return false }
      return map.isDialog[index] || grid.isAlternate && map.boxes[index].frame == nil
    }
  }

  /// Whether a box is several that stood beside each other: where a menu hides both their corners at the top and those
  /// at the bottom, the rest looks like one.
  private func joinsHidden(_ box: Box, _ map: BoxMap, _ old: BoxMap) -> Bool {
    let hidden = (old.boxes + seen).filter { known in
      known.top == box.top && known.bottom == box.bottom
        && !map.boxes.contains { $0.isAt(known) }
    }
    return hidden.contains { $0.left == box.left } && hidden.contains { $0.right == box.right }
  }

  /// Remembers boxes that others hide, as long as those that hide them are there.
  mutating func remember(_ map: BoxMap) {
    guard let before = screen?.map else { return seen = [] }
    let hidden = before.boxes.filter { box in
      !map.boxes.contains { $0.isAt(box) } && map.boxes.contains { $0.overlaps(box) }
    }
    seen =
      seen.filter { box in
        !map.boxes.contains { $0.isAt(box) } && map.boxes.contains { $0.overlaps(box) }
      } + hidden
  }

  /// The box that stands alone on a screen that is seen for the first time.
  func front(_ map: BoxMap, _ grid: ScreenGrid) -> [Int] {
    let outer = map.children(of: nil)
    guard outer.count == 1, let box = outer.first else { return [] }
    return map.isDialog[box] || grid.isAlternate && map.boxes[box].frame == nil ? outer : []
  }

  /// What is said of boxes that have opened: their titles, and text that is not to be chosen.
  func openings(_ opened: [Int], _ context: FrameContext) -> [ReadingEvent] {
    opened.compactMap { index in
      let box = context.map.boxes[index]
      let cells = [CellRange(row: box.top, columns: box.left..<box.right + 1)]
      var texts = layout.all.map(\.element).filter {
        ($0.role == .text || $0.role == .line) && $0.box == index
      }
      // What can be chosen is not read out, and neither are the lines around it.
      if layout.all.contains(where: { $0.element.box == index && $0.element.role.isListed }) {
        texts.removeAll { $0.role == .line }
      }
      // What names the field that is said next is said there.
      if let field = focusedPlace?.element, field.role.isField, let around = field.box,
        around == index || context.map.parents[around] == index
      {
        texts.removeAll { Self.isName($0.label, of: field) }
      }
      // A box full of lines is a panel, which is read when somebody goes there.
      if texts.count > Self.linesOfBox { texts = [] }
      let text = ([box.title] + texts.map(\.label)).filter { !$0.isEmpty }.joined(separator: ". ")
      guard !text.isEmpty else { return nil }
      return ReadingEvent(.opened, text, cells: cells + texts.flatMap(\.cells))
    }
  }

  private static func isName(_ text: String, of field: ScreenElement) -> Bool {
    var name = text
    while let last = name.last, last == ":" || last == " " { name.removeLast() }
    return name == field.label
  }

  /// The most lines of a box that are said when it opens.
  private static let linesOfBox = 20
}

/// Follows what is highlighted from frame to frame.
///
/// 1. On a screen, and in a box, that is seen for the first time what stands out is highlighted.
/// 2. Within a moment after a key, a look that moved is the highlight.
/// 3. When nothing moved, but other text stands at the highlight, the list was scrolled or the entry toggled.
/// 4. When the highlight is gone with its box, the one that stood before it counts again.
/// 5. Until something has moved, a screen that is drawn anew for the most part is seen for the first time again:
///    it comes in pieces where the machine is busy, and with the answer to a key that was typed before.
struct HighlightTracker {
  /// What a frame came to.
  enum Finding: Hashable {
    /// The highlight is where it was.
    case same
    /// It moved, or appeared.
    case moved(Highlight)
    /// It is where it was, and what stands there may have changed.
    case stays(Highlight)
    /// Nothing is highlighted any more.
    case gone
  }

  /// The highlight that counts.
  private(set) var active: Highlight?
  /// All that stand, the one that counts among them: each list keeps its own.
  private(set) var standing: [Highlight] = []
  /// Whether the one that counts only stands out, and nothing has moved there.
  private var onlyStandsOut = true
  /// The framed box that had the focus last.
  private var framed: Box?

  /// Creates a tracker that knows no screen.
  init() {}

  /// Looks at a screen as if for the first time.
  mutating func begin(
    _ grid: ScreenGrid, _ map: BoxMap, ignored: Set<Int>, profile: ProgramProfile
  ) -> Finding {
    standing = []
    active = nil
    onlyStandsOut = true
    guard grid.isAlternate || !map.boxes.isEmpty, profile.highlight.contains(.background)
    else { return .gone }
    let front = map.boxes.indices.last { map.parents[$0] == nil && map.isDialog[$0] }
    let finder = StandingHighlights(
      grid: grid, map: map, ignored: ignored, hasTitle: profile.mayHaveTitle)
    framed = nil
    standing = focusedFrame(finder).map { [$0] } ?? finder.find(in: front)
    active = standing.first
    return active.map { .moved($0) } ?? .gone
  }

  /// Looks at the next screen.
  ///
  /// The comparison is that with the screen before, `opened` are the boxes that were not there, with
  /// `isClosed` that of the highlight is gone, and with `isTrusted` a look that moved is an answer to a key.
  mutating func follow(
    _ transfer: StyleTransfer, opened: [Int], isClosed: Bool, isTrusted: Bool,
    signs: ProgramProfile.HighlightSigns
  ) -> Finding {
    let (grid, map) = (transfer.new, transfer.map)
    let before = active
    standing = standing.compactMap { rebased($0, grid, map) }
    var transfer = transfer
    transfer.known = before?.mark
    transfer.looksAtLetters = isTrusted && signs.contains(.letters)
    let finder = StandingHighlights(grid: grid, map: map, ignored: transfer.ignored)
    for box in opened {
      let found = finder.find(in: box)
      guard let first = found.first else { continue }
      standing.removeAll { found.contains($0) }
      standing += found.reversed()
      active = first
      return .moved(first)
    }
    let still = before.flatMap { before in standing.first { isAt($0, before) } }
    // What comes into sight behind a box that is gone has not moved.
    if isClosed, still == nil, let last = standing.last {
      active = last
      return .moved(last)
    }
    if let found = focusedFrame(finder, isTrusted: isTrusted) {
      standing = standing.filter { !isAt($0, found) } + [found]
      active = found
      return .moved(found)
    }
    if map.hasFrames {
      return followAmongFrames(isTrusted ? transfer.gained() : nil, still, transfer)
    }
    if onlyStandsOut, let found = first(transfer, finder, signs, besides: still) {
      standing = found
      active = found.first
      return .moved(found[0])
    }
    if let moved = transfer.moved(signs), isTrusted || moved.mark == before?.mark {
      standing = standing.filter { !isSameList($0, moved) }
      standing.append(moved)
      active = moved
      onlyStandsOut = false
      return .moved(moved)
    }
    if let still, before?.columns != still.columns, changed(still, transfer) {
      active = still
      return .stays(still)
    }
    if isTrusted, let arrived = arrived(transfer, finder, still, signs) {
      standing = standing.filter { !isAt($0, arrived) }
      standing.append(arrived)
      active = arrived
      onlyStandsOut = false
      return .moved(arrived)
    }
    if let still {
      active = still
      return .stays(still)
    }
    guard before != nil else { return .gone }
    active = standing.last
    return active.map { .moved($0) } ?? .gone
  }

  /// The highlight in the framed box to which the focus has gone, with a key or at the beginning; `nil` where it has
  /// not.
  private mutating func focusedFrame(
    _ finder: StandingHighlights, isTrusted: Bool = true
  ) -> Highlight? {
    let focus = FramedFocus(grid: finder.grid, map: finder.map)
    let box = focus.box()
    let last = framed
    guard isTrusted || last == nil else { return nil }
    framed = box.map { finder.map.boxes[$0] }
    guard let box, let framed, last.map({ !$0.isAt(framed) }) ?? true else { return nil }
    return focus.highlight(in: box, finder)
  }

  private mutating func followAmongFrames(
    _ gained: Highlight?, _ still: Highlight?, _ transfer: StyleTransfer
  ) -> Finding {
    if let gained, still.map({ !isAt($0, gained) }) ?? true {
      standing = standing.filter { !isSameList($0, gained) } + [gained]
      active = gained
      onlyStandsOut = false
      return .moved(gained)
    }
    if let still {
      active = still
      return .stays(still)
    }
    guard active != nil else { return .gone }
    active = standing.last
    return active.map { .moved($0) } ?? .gone
  }

  /// Forgets a highlight that was none.
  mutating func forget(_ highlight: Highlight) {
    standing.removeAll { $0 == highlight }
    guard active == highlight else { return }
    active = nil
    onlyStandsOut = true
  }

  /// What stands out elsewhere than before, once a program has drawn most of its screen anew; `nil` where it has
  /// not.
  private func first(
    _ transfer: StyleTransfer, _ finder: StandingHighlights,
    _ signs: ProgramProfile.HighlightSigns, besides still: Highlight?
  ) -> [Highlight]? {
    let (old, new) = (transfer.old, transfer.new)
    guard new.isAlternate, signs.contains(.background), old.rows == new.rows,
      new.changedRows.count >= 3
    else { return nil }
    let lines = new.lines.indices.filter { !new.lines[$0].isEmpty }
    let fresh = lines.count { new.lines[$0] != old.lines[$0] }
    guard fresh >= 3, fresh * 2 > lines.count else { return nil }
    let found = finder.find(in: nil)
    guard let first = found.first, still.map({ !isAt($0, first) }) ?? true else { return nil }
    return found
  }

  /// Whether other words stand at a highlight than before.
  private func changed(_ highlight: Highlight, _ transfer: StyleTransfer) -> Bool {
    transfer.old.words(row: highlight.row, highlight.columns)
      != transfer.new.words(row: highlight.row, highlight.columns)
  }

  /// A highlight that came from nowhere: the cursor went to a control or a field, or a look is there that was
  /// not.
  private func arrived(
    _ transfer: StyleTransfer, _ finder: StandingHighlights, _ still: Highlight?,
    _ signs: ProgramProfile.HighlightSigns
  ) -> Highlight? {
    let (old, new) = (transfer.old, transfer.new)
    if signs.contains(.background), let appeared = transfer.appeared(),
      new.isAlternate || appeared.box != nil || Surroundings.isBar(new, appeared),
      still.map({ !isAt($0, appeared) }) ?? true
    {
      return appeared
    }
    guard old.cursor != new.cursor,
      let found = finder.underCursor(in: nil, isHiddenToo: true)?.highlight,
      !found.contains(old.cursor),
      still.map({ $0.row != found.row || !$0.columns.overlaps(found.columns) }) ?? true
    else { return nil }
    return found
  }

  /// A highlight as it is on the next screen; `nil` when it is not there any more.
  private func rebased(_ highlight: Highlight, _ grid: ScreenGrid, _ map: BoxMap) -> Highlight? {
    guard highlight.row < grid.rows, highlight.columns.upperBound <= grid.columns else {
      return nil
    }
    let text = highlight.columns.filter { grid.isText(highlight.row, $0) }
    let cells = text.isEmpty ? Array(highlight.columns) : text
    let matching = cells.count { column in
      let paint = grid.paint(highlight.row, column)
      return switch highlight.mark {
      case .background(let shade): paint.background == shade
      case .paint(let look): paint == look
      case .pointer(let text):
        grid.text(highlight.row, highlight.columns.lowerBound) == text
      case .cursor:
        highlight.contains(grid.cursor)
      case .frame(let shade):
        map.owner(highlight.row, column).map {
          FramedFocus(grid: grid, map: map).shade(of: $0) == shade
        } ?? false
      }
    }
    var highlight = highlight
    if matching * 10 < cells.count * 7 {
      guard let rest = rest(of: highlight, grid) else { return nil }
      highlight.columns = rest
    }
    highlight.box = map.owner(highlight.row, highlight.columns.lowerBound)
    if case .background(let shade) = highlight.mark { highlight.extend(over: shade, grid, map) }
    return highlight
  }

  /// The longest part of a highlight that is still drawn so and holds words.
  private func rest(of highlight: Highlight, _ grid: ScreenGrid) -> Range<Int>? {
    guard case .background(let shade) = highlight.mark else { return nil }
    var best: Range<Int>?
    var start: Int?
    for column in highlight.columns.lowerBound...highlight.columns.upperBound {
      let isSame =
        column < highlight.columns.upperBound
        && grid.background(highlight.row, column) == shade
      if isSame {
        start = start ?? column
      } else if let first = start {
        if column - first > best?.count ?? 3 { best = first..<column }
        start = nil
      }
    }
    guard let best, best.contains(where: { grid.kind(highlight.row, $0) == .word }) else {
      return nil
    }
    return best
  }

  private func isAt(_ first: Highlight, _ second: Highlight) -> Bool {
    first.row == second.row && first.columns.overlaps(second.columns) && first.mark == second.mark
  }

  private func isSameList(_ first: Highlight, _ second: Highlight) -> Bool {
    first.box == second.box && first.mark == second.mark
  }

}

extension Highlight {
  /// Whether a place is among its cells.
  func contains(_ place: CellPosition) -> Bool {
    row == place.row && columns.contains(place.column)
  }

  /// Takes in cells beside it, in its box, that have its background: those of columns as well that lines part, since
  /// the lines are drawn with the row where it is highlighted.
  mutating func extend(over shade: Paint.Shade, _ grid: ScreenGrid, _ map: BoxMap) {
    var (first, end) = (columns.lowerBound, columns.upperBound)
    while first > 0, belongs(first - 1, shade, grid, map) { first -= 1 }
    while end < grid.columns, belongs(end, shade, grid, map) { end += 1 }
    columns = first..<end
  }

  private func belongs(
    _ column: Int, _ shade: Paint.Shade, _ grid: ScreenGrid, _ map: BoxMap
  ) -> Bool {
    guard grid.background(row, column) == shade, map.owner(row, column) == box else { return false }
    let isLine = !grid.stroke(row, column).isEmpty || grid.text(row, column) == "|"
    // A line that is drawn so in other rows, too, has the background by itself.
    return !isLine
      || ![row - 1, row + 1].contains { other in
        grid.contains(other, column) && grid.background(other, column) == shade
      }
  }
}

/// Finds where a highlight went between two frames.
///
/// 1. The cells whose background changed are gathered by what was behind them before and by what is now; then,
///    when nothing comes of that, by their whole look.
/// 2. A look that was lost somewhere and gained elsewhere has moved. A choice has few cells: the one that takes
///    the smallest share of its surroundings is the highlight, with less weight for what the terminal's cursor
///    went along with, what went where the key leads, and what was the highlight before.
/// 3. A pointer is a character that went from one row to another in the same column.
struct StyleTransfer {
  let old: ScreenGrid
  /// The screen that follows it, of which only the rows are looked at that have changed.
  let new: ScreenGrid
  let map: BoxMap
  /// Where the key leads: `.down` for the arrow down, and so on; empty when it leads nowhere.
  var direction: Strokes = []
  /// What the highlight looked like last.
  var known: Highlight.Mark?
  /// Cells that say nothing: status rows, regions that are ignored.
  var ignored: Set<Int> = []
  /// Whether letters that changed their look count; only right after a key.
  var looksAtLetters = true

  /// A look that moved.
  private struct Candidate {
    var highlight: Highlight
    var score: Double
  }

  /// The highlight that moved, or `nil` when none did.
  func moved(_ signs: ProgramProfile.HighlightSigns = .all) -> Highlight? {
    guard old.rows == new.rows, old.columns == new.columns else { return nil }
    if signs.contains(.background),
      var found = best(of: candidates { .background($0.background) })
    {
      if case .background(let shade) = found.mark { found.extend(over: shade, new, map) }
      return found
    }
    if looksAtLetters, let found = best(of: candidates { .paint($0) }) { return found }
    return signs.contains(.pointer) ? pointer() : nil
  }

  /// The one piece of a look that came where it was not, when none went: the first entry of a bar that was
  /// entered, or the first button.
  func appeared() -> Highlight? {
    guard old.rows == new.rows, old.columns == new.columns else { return nil }
    var gained: [Paint.Shade: [Int]] = [:]
    var order: [Paint.Shade] = []
    for row in new.changedRows where !ignored.contains(row) {
      for column in 0..<new.columns {
        let index = new.index(row, column)
        let now = new.paints[index].background
        guard old.paints[index].background != now else { continue }
        if gained[now] == nil { order.append(now) }
        gained[now, default: []].append(index)
      }
    }
    var best: (highlight: Highlight, share: Double)?
    for shade in order {
      var found: [(piece: HighlightPiece, share: Double)] = []
      let pieces = HighlightPieces(new, map: map).pieces(of: gained[shade] ?? [])
      // What lists keys has the same look several times in a row.
      let perRow = Dictionary(grouping: pieces, by: \.row).mapValues(\.count)
      for piece in pieces
      where piece.says(new) && perRow[piece.row] ?? 0 < 3 && !listsKeys(piece, shade)
        && found.count < 2 && !isTitle(piece)
      {
        let share = Surroundings(new, map: map, row: piece.row, box: piece.box, shade: shade)
          .share { $0.background == shade }
        if share < 0.34 {
          found.append((piece, Surroundings.isPartOfHeading(new, piece) ? share + 0.2 : share))
        }
      }
      guard found.count == 1, let (piece, part) = found.first,
        piece.columns.contains(where: { new.kind(piece.row, $0) == .word })
      else { continue }
      let share = known == .background(shade) ? part - 0.2 : part
      guard best.map({ share < $0.share }) ?? true else { continue }
      best = (
        Highlight(row: piece.row, columns: piece.columns, mark: .background(shade), box: piece.box),
        share
      )
    }
    return best?.highlight
  }

  /// Whether a piece stands in an edge of its box, whose title is drawn like the others when another box is in front.
  private func isTitle(_ piece: HighlightPiece) -> Bool {
    piece.box.map { !map.boxes[$0].innerRows.contains(piece.row) } ?? false
  }

  /// Whether a piece stands in a row that has the same look several times, as where keys are listed, and nobody types
  /// in it.
  private func listsKeys(_ piece: HighlightPiece, _ shade: Paint.Shade) -> Bool {
    guard !piece.hasCursor(new) else { return false }
    let cells = (0..<new.columns).filter { new.background(piece.row, $0) == shade }
    let pieces = HighlightPieces(new, map: map).pieces(of: cells.map { new.index(piece.row, $0) })
    return pieces.count >= 3
  }

  private func best(of candidates: [Candidate]) -> Highlight? {
    candidates.min { $0.score < $1.score }?.highlight
  }

  // MARK: Looks

  private func candidates(_ mark: (Paint) -> Highlight.Mark) -> [Candidate] {
    var lost: [Highlight.Mark: [Int]] = [:]
    var gained: [Highlight.Mark: [Int]] = [:]
    var order: [Highlight.Mark] = []
    for row in new.changedRows where !ignored.contains(row) {
      for column in 0..<new.columns {
        let index = new.index(row, column)
        let (before, now) = (mark(old.paints[index]), mark(new.paints[index]))
        guard before != now else { continue }
        lost[before, default: []].append(index)
        if gained[now] == nil { order.append(now) }
        gained[now, default: []].append(index)
      }
    }
    return order.compactMap { mark in
      guard let lost = lost[mark], let gained = gained[mark] else { return nil }
      return candidate(mark, lost: lost, gained: gained)
    }
  }

  private func candidate(_ mark: Highlight.Mark, lost: [Int], gained: [Int]) -> Candidate? {
    if case .paint = mark, !keepsText(lost) || !keepsText(gained) { return nil }
    var best: Candidate?
    for piece in HighlightPieces(new, map: map).pieces(of: gained) {
      guard piece.says(new) else { continue }
      if piece.box == nil, piece.row >= new.rows - new.edge, let shade = mark.shade,
        listsKeys(piece, shade)
      {
        continue
      }
      var highlight = Highlight(row: piece.row, columns: piece.columns, mark: mark, box: piece.box)
      let surroundings = Surroundings(
        new, map: map, row: piece.row, box: piece.box, shade: mark.shade)
      let share = surroundings.share { matches($0, mark) }
      guard share < 0.5 else { continue }
      var score = share
      if isCursorAt(piece) { score -= 0.3 }
      // Two panes exchange the looks of their bars: the one of the pane with the cursor is drawn stronger.
      if new.isCursorVisible, new.cursor != old.cursor, piece.columns.contains(new.cursor.column) {
        score -= 0.05
      }
      if isTitle(piece) { score += 0.3 }
      if known == mark { score -= 0.2 }
      let from = HighlightPieces(old, map: map).nearest(to: piece, of: lost)
      if let from {
        guard !carriesText(from: from, to: piece) else { continue }
        highlight.isAcross = from.row == piece.row
        if leads(from: from, to: piece) { score -= 0.1 }
        // Another row with the same columns is the same list.
        if from.columns.lowerBound == piece.columns.lowerBound || from.row == piece.row {
          score -= 0.1
        }
      }
      if best.map({ score < $0.score }) ?? true {
        best = Candidate(highlight: highlight, score: score)
      }
    }
    return best
  }

  private func matches(_ paint: Paint, _ mark: Highlight.Mark) -> Bool {
    switch mark {
    case .background(let shade): paint.background == shade
    case .paint(let look): paint == look
    case .pointer, .cursor, .frame: false
    }
  }

  /// Whether most of some cells hold the same characters as before, so that only their look has changed.
  private func keepsText(_ cells: [Int]) -> Bool {
    let text = cells.filter { new.kinds[$0] != .blank || old.kinds[$0] != .blank }
    guard !text.isEmpty else { return false }
    return text.count { new.texts[$0] == old.texts[$0] } * 10 >= text.count * 7
  }

  /// Whether the text went along with the look: a bar that stands elsewhere now, or an entry that does.
  private func carriesText(from: HighlightPiece, to: HighlightPiece) -> Bool {
    func text(_ grid: ScreenGrid, _ piece: HighlightPiece) -> String {
      String(grid.words(row: piece.row, piece.columns).filter { !$0.isNumber })
    }
    let now = text(new, to)
    return now.count > 1 && now == text(old, from) && now != text(old, to)
  }

  private func isCursorAt(_ piece: HighlightPiece) -> Bool {
    new.cursor != old.cursor && piece.hasCursor(new)
  }

  private func leads(from: HighlightPiece, to: HighlightPiece) -> Bool {
    (direction.contains(.down) && to.row > from.row)
      || (direction.contains(.up) && to.row < from.row)
      || (direction.contains(.right) && to.columns.lowerBound > from.columns.lowerBound)
      || (direction.contains(.left) && to.columns.lowerBound < from.columns.lowerBound)
  }

  // MARK: Pointers

  /// A character that left one row and came to another in the same column, while what follows it stayed.
  private func pointer() -> Highlight? {
    let rows = new.changedRows.filter { !ignored.contains($0) }
    guard rows.count >= 2 else { return nil }
    for column in 0..<new.columns {
      let changed = rows.filter { old.text($0, column) != new.text($0, column) }
      guard changed.count == 2 else { continue }
      for (row, other) in [(changed[0], changed[1]), (changed[1], changed[0])] {
        let text = new.text(row, column)
        guard Pointers.all.contains(text), old.text(other, column) == text,
          old.text(row, column) == new.text(other, column),
          old.kind(row, column) == .blank || old.kind(row, column) == .symbol,
          isSame(row, behind: column), isSame(other, behind: column),
          let extent = new.extent(row: row, column + 1..<new.columns)
        else { continue }
        return Highlight(
          row: row, columns: column..<extent.upperBound, mark: .pointer(text),
          box: map.owner(row, column), isAcross: false)
      }
    }
    return nil
  }

  private func isSame(_ row: Int, behind column: Int) -> Bool {
    (column + 1..<max(column + 1, new.columns)).allSatisfy {
      old.text(row, $0) == new.text(row, $0)
    }
  }
}

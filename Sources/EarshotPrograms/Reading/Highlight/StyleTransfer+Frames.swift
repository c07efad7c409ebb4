// Where widgets stand in frames, each has backgrounds of its own, and all of a widget is tinted when it gets the focus.
// What moved from one to the other says nothing then. What counts is the one piece that has become what hardly anything
// else on the screen is.

extension StyleTransfer {
  /// The piece of a rare background that came where it was not; `nil` where none did.
  func gained() -> Highlight? {
    guard old.rows == new.rows, old.columns == new.columns else { return nil }
    var cells: [Paint.Shade: [Int]] = [:]
    for row in new.changedRows where !ignored.contains(row) {
      for column in 0..<new.columns {
        let index = new.index(row, column)
        let (before, now) = (old.paints[index].background, new.paints[index].background)
        if before != now, !before.isNear(now) { cells[now, default: []].append(index) }
      }
    }
    guard !cells.isEmpty else { return nil }
    let counts = new.backgrounds(rows: 0..<new.rows, columns: 0..<new.columns)
    var best: (highlight: Highlight, score: Double)?
    for (shade, gained) in cells {
      var score = Double(counts[shade] ?? 0) / Double(new.rows * new.columns)
      guard score < 0.34 else { continue }
      if known == .background(shade) { score -= 0.2 }
      let pieces = HighlightPieces(new, map: map).pieces(of: gained)
      for piece in pieces where piece.holdsWords(new) && !isInside(piece, shade) {
        guard best.map({ (score, piece.row) < ($0.score, $0.highlight.row) }) ?? true else {
          continue
        }
        best = (
          Highlight(
            row: piece.row, columns: piece.columns, mark: .background(shade), box: piece.box),
          score
        )
      }
    }
    return best?.highlight
  }

  /// Whether a piece stands inside of an area with its background, as in a notice, or is the place of a cursor.
  private func isInside(_ piece: HighlightPiece, _ shade: Paint.Shade) -> Bool {
    if piece.columns.count == 1 { return true }
    return [piece.row - 1, piece.row + 1].allSatisfy { row in
      new.contains(row, piece.columns.lowerBound)
        && map.owner(row, piece.columns.lowerBound) == piece.box
        && piece.columns.count { new.background(row, $0) == shade } * 2 > piece.columns.count
    }
  }
}

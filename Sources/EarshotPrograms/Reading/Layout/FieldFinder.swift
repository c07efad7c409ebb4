/// Finds what text can be entered into.
struct FieldFinder {
  let grid: ScreenGrid
  let map: BoxMap
  let highlights: [Highlight]
  /// The fewest cells of a field.
  private static let shortest = 4

  /// The fields of some pieces of a row: runs with a background of their own and a blank end, or of
  /// underscores.
  func fields(row: Int, in pieces: [Range<Int>], box: Int?) -> [ScreenElement] {
    guard box != nil || grid.isAlternate else { return [] }
    return pieces.flatMap { piece in
      runs(row, piece, box: box).compactMap { field(row, $0, in: piece, box: box) }
    }
  }

  /// A box of one row that holds the cursor, or nothing but blanks, inside another one: dialog's way.
  func field(of box: Int) -> ScreenElement? {
    let drawn = map.boxes[box]
    guard drawn.innerRows.count == 1, map.children(of: box).isEmpty else { return nil }
    if drawn.frame != nil { return framedField(of: box) }
    guard let parent = map.parents[box] else { return nil }
    let row = drawn.top + 1
    let columns = drawn.innerColumns
    let hasCursor =
      grid.isCursorVisible && grid.cursor.row == row && columns.contains(grid.cursor.column)
    guard hasCursor || isBlank(row, columns.upperBound - 1) else { return nil }
    guard Percent.last(in: grid.plain(row: row, columns)) == nil else { return nil }
    let above = (map.boxes[parent].top + 1..<drawn.top).last { row in
      map.pieces(of: parent, row: row).contains { grid.extent(row: row, $0) != nil }
    }
    let name =
      above.map { row in
        map.pieces(of: parent, row: row).map { grid.words(row: row, $0) }.joined(separator: " ")
      } ?? map.boxes[parent].title
    return make(row, columns, name: name, box: box, hasCursor: hasCursor)
  }

  /// A frame of one row that ends blank.
  ///
  /// What stands in it faintly says what is to be entered.
  private func framedField(of box: Int) -> ScreenElement? {
    let drawn = map.boxes[box]
    let (row, columns) = (drawn.top + 1, drawn.innerColumns)
    guard drawn.frame == .whole, isBlank(row, columns.upperBound - 1) else { return nil }
    let isFocused = highlights.contains { highlight in
      if case .frame = highlight.mark { highlight.box == box } else { false }
    }
    let entered = entered(in: box)
    let hint = entered.isEmpty ? grid.words(row: row, columns) : ""
    // What stands right above belongs to it, unless it is a part of something else.
    let above =
      drawn.top > 0 && map.owner(drawn.top - 1, columns.lowerBound) == map.parents[box]
      ? grid.words(row: drawn.top - 1, columns) : ""
    let title = drawn.title.isEmpty && hint.isEmpty ? above : drawn.title
    let name = [title, hint].filter { !$0.isEmpty }.joined(separator: ", ")
    var field = make(row, columns, name: name, box: map.parents[box], hasCursor: isFocused)
    field.value = entered.isEmpty ? nil : entered
    return field
  }

  /// What was entered into a frame of one row: nothing where all of it is drawn faintly.
  func entered(in box: Int) -> String {
    let drawn = map.boxes[box]
    let (row, columns) = (drawn.top + 1, drawn.innerColumns)
    // The place of the cursor is drawn otherwise.
    let usual = grid.usualBackground(rows: row..<row + 1, columns: columns)
    let text = columns.filter { grid.isText(row, $0) && grid.background(row, $0) == usual }
    let isHint = !text.isEmpty && text.allSatisfy { grid.paint(row, $0).isFaint }
    return isHint ? "" : grid.plain(row: row, columns)
  }

  private func isBlank(_ row: Int, _ column: Int) -> Bool {
    grid.kind(row, column) == .blank || grid.text(row, column) == "_"
  }

  /// Runs of a background that few cells of the surroundings have.
  private func runs(_ row: Int, _ piece: Range<Int>, box: Int?) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = piece.lowerBound
    for column in piece where column > start {
      if grid.background(row, column) != grid.background(row, start) {
        runs.append(start..<column)
        start = column
      }
    }
    runs.append(start..<piece.upperBound)
    let usual = box.map { map.backgrounds[$0] } ?? map.background
    var found = runs.filter { run in
      run.count >= Self.shortest && runs.count > 1
        && grid.background(row, run.lowerBound) != usual
    }
    found += underscores(row, piece).filter { run in !found.contains { $0.overlaps(run) } }
    return found
  }

  private func underscores(_ row: Int, _ piece: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for column in piece {
      if grid.text(row, column) == "_" {
        start = start ?? column
      } else if let first = start {
        if column - first >= Self.shortest { runs.append(first..<column) }
        start = nil
      }
    }
    if let start, piece.upperBound - start >= Self.shortest {
      runs.append(start..<piece.upperBound)
    }
    // What was entered stands in front of the underscores that are left.
    return runs.map { run in
      var first = run.lowerBound
      while first > piece.lowerBound, grid.isText(row, first - 1) { first -= 1 }
      return first..<run.upperBound
    }
  }

  private func field(
    _ row: Int, _ run: Range<Int>, in piece: Range<Int>, box: Int?
  ) -> ScreenElement? {
    let shade = grid.background(row, run.lowerBound)
    let hasCursor =
      grid.isCursorVisible && grid.cursor.row == row && run.contains(grid.cursor.column)
    let isHighlighted = highlights.contains {
      $0.row == row && $0.columns.overlaps(run) && $0.mark == .background(shade)
    }
    let isLined = grid.text(row, run.upperBound - 1) == "_"
    guard isBlank(row, run.upperBound - 1), hasCursor || isLined || !isHighlighted
    else { return nil }
    let before = piece.lowerBound..<run.lowerBound
    let named = grid.extent(row: row, before)
    // Rows below each other with one background and nothing in front are a list, and not fields.
    if named == nil, !hasCursor, !isLined { return nil }
    if box == nil, hasCursor, let field = namedInside(row, run) { return field }
    let above = box.map { textAbove(row, run, $0) } ?? ""
    let name = named.map { grid.words(row: row, lastPart(row, $0)) } ?? above
    guard hasCursor || isLined || name.contains(where: \.isLetter) else { return nil }
    var element = make(row, run, name: name, box: box, hasCursor: hasCursor)
    element.named = named.map { lastPart(row, $0) }
    return element
  }

  /// A field whose name stands in it: `Filter: what was entered`.
  private func namedInside(_ row: Int, _ run: Range<Int>) -> ScreenElement? {
    guard let start = grid.extent(row: row, run)?.lowerBound, start < grid.cursor.column,
      let end = (start..<grid.cursor.column).first(where: { grid.kind(row, $0) != .word }),
      end > start, grid.text(row, end) == ":", grid.kind(row, end + 1) == .blank
    else { return nil }
    let rest = end + 1..<max(run.upperBound, end + 2)
    var field = make(
      row, rest, name: grid.words(row: row, start..<end), box: nil, hasCursor: true)
    field.named = run.lowerBound..<end + 1
    return field
  }

  /// The nearest text above a field in its box.
  private func textAbove(_ row: Int, _ run: Range<Int>, _ box: Int) -> String {
    let rows = map.boxes[box].innerRows
    for above in (rows.lowerBound..<max(rows.lowerBound, row)).reversed() {
      let text = grid.words(row: above, run)
      if !text.isEmpty { return text }
    }
    return ""
  }

  /// The words right in front of a field, behind a gap.
  private func lastPart(_ row: Int, _ columns: Range<Int>) -> Range<Int> {
    var first = columns.upperBound - 1
    while first > columns.lowerBound,
      grid.isText(row, first - 1) || grid.kind(row, first - 1) == .tail
        || (first - 2 >= columns.lowerBound && grid.isText(row, first - 2))
    {
      first -= 1
    }
    return first..<columns.upperBound
  }

  private func make(
    _ row: Int, _ columns: Range<Int>, name: String, box: Int?, hasCursor: Bool
  ) -> ScreenElement {
    var value = grid.plain(row: row, columns)
    while value.last == "_" { value.removeLast() }
    var name = name
    while let last = name.last, last == ":" || last == " " { name.removeLast() }
    let isSecret = SecretWords.name(name) || SecretWords.isMask(value)
    var element = ScreenElement(
      isSecret ? .passwordField : .field, name, value: value.isEmpty ? nil : value,
      cells: [CellRange(row: row, columns: columns)], box: box)
    if hasCursor { element.states["focused"] = "true" }
    return element
  }
}

/// How things are named, and shown, that must not be said.
enum SecretWords {
  private static let words = [
    "password", "passphrase", "passwd", "passcode", "passwort", "kennwort", "contraseña",
    "mot de passe", "senha", "wachtwoord", "lösenord", "пароль", "hasło", "암호", "비밀번호",
    "パスワード", "密码", "密碼",
  ]

  /// Whether something is called so that what is entered is a secret.
  static func name(_ name: String) -> Bool {
    let name = name.lowercased()
    return words.contains { name.contains($0) }
  }

  /// Whether a program asks for a secret where its cursor stands, or has just asked for it.
  static func asks(_ frame: TerminalFrame) -> Bool {
    (max(0, frame.cursor.row - 1)...frame.cursor.row).contains { name(frame.text(row: $0)) }
  }

  /// Whether a text is made of what programs draw in the place of what must not be seen.
  static func isMask(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0 == "*" || $0 == "•" || $0 == "●" }
  }
}

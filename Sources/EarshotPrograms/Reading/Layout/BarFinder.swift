/// Finds the bars of a screen: full rows with one background, and rows of keys.
///
/// A full row is one as well, wherever it stands, at the end of whose text the cursor waits for an answer, and so is a
/// message in brackets right above rows of keys.
struct BarFinder {
  let grid: ScreenGrid
  let map: BoxMap
  let highlights: [Highlight]
  let profile: ProgramProfile
  var words = ScreenWords()

  /// The bars by their rows; which rows list keys is remembered.
  func bars(_ memory: inout LayoutMemory) -> [Int: ScreenElement] {
    guard grid.isAlternate || !map.boxes.isEmpty || !highlights.isEmpty else { return [:] }
    let usual = map.background
    let status = Set(profile.statusRows.flatMap { Array($0.rows(of: grid.rows)) })
    var bars: [Int: ScreenElement] = [:]
    for row in 0..<grid.rows {
      let columns = 0..<grid.columns
      let isAtEdge = row <= 1 || row >= grid.rows - grid.edge
      let mayAsk = grid.isCursorVisible && grid.cursor.row == row && grid.isAlternate
      guard isAtEdge || status.contains(row) || mayAsk, map.owner(row, 0) == nil,
        let extent = grid.extent(row: row, columns)
      else { continue }
      if mayAsk, isUniform(row, unlike: usual),
        (0...1).contains(grid.cursor.column - extent.upperBound)
      {
        bars[row] = ScreenElement(
          .statusBar, grid.words(row: row, extent),
          cells: [CellRange(row: row, columns: extent)])
        continue
      }
      guard isAtEdge || status.contains(row) else { continue }
      // Where somebody types no keys are listed; a cursor in the last column is only out of the way there.
      let isTyped =
        grid.isCursorVisible && grid.cursor.row == row && grid.cursor.column < grid.columns - 1
      if isAtEdge, !isTyped, let keys = memory.keyBar(row, { keyBar(row) }) {
        bars[row] = keys
        continue
      }
      let cells = [CellRange(row: row, columns: extent)]
      let isHighlighted = highlights.contains {
        $0.row == row
          && ($0.columns.count > extent.count || $0.columns.count * 10 < grid.columns * 9)
      }
      if isAtEdge, isUniform(row, unlike: usual) || isHighlighted {
        if row <= 1, let menu = menuBar(row) {
          bars[row] = menu
        } else if !isHighlighted {
          bars[row] = ScreenElement(
            row <= 1 ? .titleBar : .statusBar, grid.words(row: row, extent), cells: cells)
        }
      } else if status.contains(row), !isHighlighted {
        bars[row] = ScreenElement(
          row == 0 ? .titleBar : .statusBar, grid.words(row: row, extent), cells: cells)
      }
    }
    if let message = messageAboveKeys(bars) { bars[message.row] = message }
    return bars
  }

  /// What a program tells of its state, in brackets and alone in the row right above the keys at the bottom.
  private func messageAboveKeys(_ bars: [Int: ScreenElement]) -> ScreenElement? {
    let keys = bars.filter { $0.value.role == .keyBar && $0.key > grid.rows / 2 }
    guard let first = keys.keys.min(), map.owner(first - 1, 0) == nil, bars[first - 1] == nil,
      let extent = grid.extent(row: first - 1, 0..<grid.columns)
    else { return nil }
    let text = grid.words(row: first - 1, extent)
    guard text.hasPrefix("[ "), text.hasSuffix(" ]"), !text.dropFirst().contains("[") else {
      return nil
    }
    return ScreenElement(.statusBar, text, cells: [CellRange(row: first - 1, columns: extent)])
  }

  /// Whether most of a row has one background, which is not the usual one.
  private func isUniform(_ row: Int, unlike usual: Paint.Shade) -> Bool {
    let other = grid.look(row: row).shades.reduce(0) { $0 + ($1.shade == usual ? 0 : $1.count) }
    return other * 10 >= grid.columns * 9
  }

  // MARK: Menus

  /// Names of menus: at least three, of letters, at even distances.
  private func menuBar(_ row: Int) -> ScreenElement? {
    let parts = Segments.parts(grid, row: row, 0..<grid.columns, gap: 2)
    guard parts.count >= 3, (parts.first?.lowerBound ?? 0) <= 4 else { return nil }
    let gaps = zip(parts, parts.dropFirst()).map { $1.lowerBound - $0.upperBound }
    guard let least = gaps.min(), let most = gaps.max(), most <= least + 4 else { return nil }
    let names = parts.map { grid.words(row: row, $0) }
    let isOfLetters = names.allSatisfy { name in
      name.count <= 20 && name.allSatisfy { $0.isLetter || $0 == " " || $0 == "&" || $0 == "-" }
    }
    guard isOfLetters else { return nil }
    var bar = ScreenElement(.menuBar)
    bar.cells = [CellRange(row: row, columns: 0..<grid.columns)]
    bar.children = zip(parts, names).enumerated().map { index, part in
      var item = ScreenElement(
        .menuItem, part.1, cells: [CellRange(row: row, columns: part.0)])
      item.position = (index + 1, parts.count)
      return item
    }
    return bar
  }

  // MARK: Keys

  /// Keys with what they do: `1Help 2Menu`, `F1Help`, `^G Help`.
  private func keyBar(_ row: Int) -> ScreenElement? {
    let parts = Segments.parts(grid, row: row, 0..<grid.columns, gap: 1)
    var keys: [ScreenElement] = []
    var key: (key: ProgramKey, name: String, columns: Range<Int>)?
    var label: [String] = []
    // Where keys are drawn otherwise than what they do, two of them are a bar.
    var areDrawn = true
    func finish(_ end: Int) {
      if let key, !label.isEmpty {
        var element = ScreenElement(
          .key, "\(key.name) \(label.joined(separator: " "))",
          cells: [CellRange(row: row, columns: key.columns.lowerBound..<end)])
        element.key = key.key
        keys.append(element)
      }
      label = []
    }
    var end = 0
    for columns in parts {
      let word = grid.plain(row: row, columns)
      if let (pressed, name, rest) = KeyNames.key(atStartOf: word, words) {
        finish(end)
        key = (pressed, name, columns)
        areDrawn = areDrawn && isDrawn(row, columns, apartFrom: rest)
        if !rest.isEmpty { label = [rest] }
      } else if let letter = letterKey(row, columns) {
        finish(end)
        key = (.text(letter), letter, columns)
      } else if key != nil {
        label.append(word)
      } else {
        return nil
      }
      end = columns.upperBound
    }
    finish(end)
    guard keys.count >= (areDrawn ? 2 : 3) else { return nil }
    var bar = ScreenElement(.keyBar, cells: [CellRange(row: row, columns: 0..<grid.columns)])
    bar.children = keys
    return bar
  }
}

extension BarFinder {
  /// A letter by itself that is drawn otherwise than the word behind it.
  private func letterKey(_ row: Int, _ columns: Range<Int>) -> String? {
    guard columns.count == 1, grid.kind(row, columns.lowerBound) == .word,
      isDrawn(row, columns, apartFrom: "")
    else { return nil }
    return grid.text(row, columns.lowerBound)
  }

  /// Whether a key is drawn otherwise than what it does: than the rest of its word, or with letters unlike those of
  /// the next one.
  private func isDrawn(_ row: Int, _ columns: Range<Int>, apartFrom rest: String) -> Bool {
    let own = grid.paint(row, columns.lowerBound)
    guard rest.isEmpty else { return grid.paint(row, columns.upperBound - 1) != own }
    let near = columns.upperBound..<min(grid.columns, columns.upperBound + 3)
    guard let next = near.first(where: { grid.isText(row, $0) }) else { return false }
    return grid.paint(row, next) != own && grid.background(row, next) == own.background
  }
}

/// Parts of a row between gaps.
enum Segments {
  /// The parts between at least so many blanks, or where the background changes between letters and digits.
  static func parts(
    _ grid: ScreenGrid, row: Int, _ columns: Range<Int>, gap: Int
  ) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    for column in columns where grid.isText(row, column) || grid.kind(row, column) == .tail {
      if let last = parts.last, column - last.upperBound < gap,
        gap > 1 || column > last.upperBound || !changes(grid, row, column)
      {
        parts[parts.count - 1] = last.lowerBound..<column + 1
      } else {
        parts.append(column..<column + 1)
      }
    }
    return parts
  }

  /// Whether a number begins right behind a word that is drawn otherwise: `9PullDn10Quit`.
  private static func changes(_ grid: ScreenGrid, _ row: Int, _ column: Int) -> Bool {
    grid.background(row, column - 1) != grid.background(row, column)
      && Int(grid.text(row, column)) != nil && Int(grid.text(row, column - 1)) == nil
  }
}

/// Names of keys as programs write them.
enum KeyNames {
  private static let named: [(ProgramKey, String)] = [
    (.enter, "Enter"), (.escape, "Esc"), (.tab, "Tab"),
  ]

  /// The key at the beginning of a word, what it is called, and the rest of the word.
  static func key(
    atStartOf word: String, _ words: ScreenWords
  ) -> (ProgramKey, String, String)? {
    var rest = word[...]
    if rest.first == "^", let letter = rest.dropFirst().first, letter != "^" {
      let tail = String(rest.dropFirst(2))
      guard tail.isEmpty || !(tail.first?.isLetter ?? false) else { return nil }
      let isLetter = letter.isLetter || "\\/_[]".contains(letter)
      return isLetter
        ? (.control(Character(letter.lowercased())), words.control(String(letter)), tail) : nil
    }
    if rest.hasPrefix("M-"), let letter = rest.dropFirst(2).first {
      return (
        .alt(Character(letter.lowercased())), words.alt(String(letter)), String(rest.dropFirst(3))
      )
    }
    for (key, name) in named where rest.hasPrefix(name) {
      let tail = rest.dropFirst(name.count)
      guard tail.isEmpty || tail.first?.isUppercase ?? false else { continue }
      return (key, name, String(tail))
    }
    if rest.first == "F", rest.dropFirst().first?.isNumber ?? false { rest.removeFirst() }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), (1...24).contains(number) else { return nil }
    let tail = rest.dropFirst(digits.count)
    guard tail.isEmpty || tail.first?.isLetter ?? false else { return nil }
    return (.function(number), "F\(number)", String(tail))
  }
}

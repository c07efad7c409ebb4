/// What of a row is asked again and again, and rests on its own cells alone.
struct RowLook {
  /// What is behind its cells, in the order in which each comes first, with the number of cells.
  var shades: [(shade: Paint.Shade, count: Int)] = []
  /// How all cells look that hold text; `nil` where they differ or none does.
  var paint: Paint?
  /// Whether a cell may be the corner of a box, drawn with lines or with `+`.
  var mayHaveCorners = false
  /// Whether an edge of a frame of blocks may stand in it.
  var mayHaveFrames = false
  /// Whether it holds a mark of which the rows beside it decide what it is.
  var hasPoint = false
  /// Whether a cell may belong to a line that goes on above or below.
  var mayHaveSides = false
  /// Whether text may be entered into a part of it that looks otherwise, or is underlined by characters.
  var mayHaveField = false

  /// Creates the look of a row of a grid.
  init(_ grid: ScreenGrid, row: Int) {
    var places: [Paint.Shade: Int] = [:]
    var start = 0
    var hasText = false
    var edges = 0
    for column in 0..<grid.columns {
      let index = grid.index(row, column)
      let shade = grid.paints[index].background
      if column + 1 == grid.columns || grid.paints[index + 1].background != shade {
        let count = column + 1 - start
        start = column + 1
        if let place = shades.last?.shade == shade ? shades.count - 1 : places[shade] {
          shades[place].count += count
        } else {
          places[shade] = shades.count
          shades.append((shade, count))
        }
      }
      switch grid.kinds[index] {
      case .word, .symbol:
        if !hasText {
          (paint, hasText) = (grid.paints[index], true)
        } else if paint != grid.paints[index] {
          paint = nil
        }
        guard grid.kinds[index] == .symbol else { continue }
        switch grid.texts[index] {
        case "+": mayHaveCorners = true
        case "●": hasPoint = true
        case "|": mayHaveSides = true
        case "_": mayHaveField = true
        default: break
        }
      case .ornament:
        if grid.strokes[index].isCorner { mayHaveCorners = true }
        if !grid.strokes[index].isDisjoint(with: .along) { mayHaveSides = true }
        if BlockBoxFinder.isEdge(grid.texts[index]) { edges += 1 }
      case .blank, .tail: break
      }
    }
    if shades.count > 1 { mayHaveField = true }
    if edges >= BlockBoxFinder.shortest { (mayHaveFrames, mayHaveCorners) = (true, true) }
  }
}

extension Strokes {
  /// Whether a line comes from one side there and goes on up or down.
  var isCorner: Bool {
    self == [.down, .right] || self == [.down, .left] || self == [.up, .right]
      || self == [.up, .left]
  }
}

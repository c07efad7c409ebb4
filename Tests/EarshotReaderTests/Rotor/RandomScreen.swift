import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import EarshotTestSupport

/// A screen made by chance of everything that the rotor steps through: elements of all kinds in rows that may
/// overlap, containers around some of them, tables with wide cells, texts of different looks.
struct RandomScreen {
  let stage = Stage(.device)
  private var random: SeededGenerator
  private var count = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    var y = 0.0
    for _ in 0..<number(1...5) {
      let block = chance(0.2) ? makeGrid() : makeBlock()
      block.frame.origin.y = y
      y += block.frame.height + 8
      stage.window.addSubview(block)
    }
    stage.start()
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  /// Some rows of elements, which a container may hold together.
  private mutating func makeBlock() -> View {
    let rows = number(1...4)
    let block = View(frame: Rect(x: 0, y: 0, width: 400, height: Double(rows) * 50))
    let types: [AccessibilityContainerType] = [.none, .list, .landmark, .semanticGroup]
    block.accessibilityContainerType = types[number(0...3)]
    if chance(0.5) { block.accessibilityLabel = "Block" }
    for row in 0..<rows {
      let columns = number(1...3)
      for column in 0..<columns {
        let width = 400 / Double(columns)
        let element = View(
          frame: Rect(
            x: Double(column) * width + Double(number(0...20)),
            y: Double(row) * 50 + Double(number(0...5)), width: width - 8,
            height: Double(number(20...60))))
        furnish(element)
        block.addSubview(element)
      }
    }
    return block
  }

  private mutating func makeGrid() -> View {
    let (rows, columns) = (number(1...4), number(1...4))
    let grid = SpannedGrid(rows: rows, columns: columns)
    for row in 0..<rows {
      var column = 0
      while column < columns {
        let end = min(columns, column + number(1...2))
        if !chance(0.1) {
          count += 1
          grid.add("Cell \(count)", rows: row..<(row + 1), columns: column..<end)
        }
        column = end
      }
    }
    return grid
  }

  /// Makes a view an element of some kind.
  private mutating func furnish(_ view: View) {
    let kinds: [AccessibilityTraits] = [
      .none, .staticText, .header, .link, [.link, .visited], .button, .image, .adjustable,
      .textEntry, .searchField, .toggleButton, .webContent, [.button, .image], [.header, .link],
    ]
    count += 1
    view.isAccessibilityElement = true
    view.accessibilityTraits = kinds[number(0...(kinds.count - 1))]
    var attributes = SpeechAttributes()
    if chance(0.3) { attributes.headingLevel = number(1...6) }
    view.accessibilityAttributedLabel = AttributedText("Item \(count)", attributes: attributes)
    view.accessibilityIdentifier = "item\(count)"
    if chance(0.2) {
      view.accessibilityCustomActions = [AccessibilityCustomAction(name: "Act") { _ in true }]
    }
    if chance(0.4) {
      view.accessibilityTextAppearance = TextAppearance(
        isBold: chance(0.3), isItalic: chance(0.3), isUnderlined: chance(0.3),
        quoteLevel: number(0...2))
    }
  }
}

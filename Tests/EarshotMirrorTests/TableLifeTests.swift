import EarshotMirror
import EarshotModel
import EarshotReader
import EarshotSession
import Testing

/// Tables of trees that live elsewhere.
@Suite struct TableLifeTests {
  private static func cell(_ key: String, _ name: String, headers: [String] = []) -> MirrorNode {
    Life.node(key, headers.isEmpty ? "title" : "cell", name) {
      if !headers.isEmpty {
        $0.relations = [
          NodeRelation(.headedBy, headers.map { NodeIdentity($0, in: "main") })
        ]
      }
    }
  }

  /// Two rows under titles, as a page tells them: what heads a cell is a relation.
  private static let beginning = Life.whole([
    Life.node("root", "group", children: ["table"]),
    Life.node("table", "table", "Prices", children: ["r0", "r1", "r2"]),
    Life.node("r0", "row", children: ["h1", "h2"]), cell("h1", "Fruit"), cell("h2", "Price"),
    Life.node("r1", "row", children: ["a1", "a2"]), cell("a1", "Apple", headers: ["h1"]),
    cell("a2", "2 euros", headers: ["h2", "a1"]),
    Life.node("r2", "row", children: ["b1", "b2"]), cell("b1", "Pear", headers: ["h1"]),
    cell("b2", "3 euros", headers: ["h2", "b1"]),
  ])

  @Test func cellsTellTheirRowsColumnsAndWhatHeadsThem() throws {
    let (session, _) = try Life.session(RecordedSource([(.zero, Self.beginning)]))
    #expect(
      session.reader?.currentSpeech
        == "Prices, Fruit, heading, column header, row 1, column 1, table start, 3 rows, 2 columns")
    let heard = try (0..<4).map { _ in try session.heard { try $0.moveForward() }.joined() }
    #expect(
      heard == [
        "Price, heading, column header, column 2",
        "Apple, row header, row 2, column 1",
        "Price, 2 euros, column 2",
        "Fruit, Pear, row header, row 3, column 1",
      ])
  }

  @Test func rowsAndColumnsArePlacesOfTheContainer() throws {
    let (_, mirror) = try Life.session(RecordedSource([(.zero, Self.beginning)]))
    let table = try #require(mirror.element(NodeIdentity("table", in: "main")))
    #expect(table.accessibilityRowCount() == 3)
    #expect(table.accessibilityColumnCount() == 2)
    func label(_ row: Int, _ column: Int) -> String? {
      table.accessibilityDataTableCellElement(forRow: row, column: column)?.accessibilityLabel
    }
    #expect((0..<3).map { label($0, 1) } == ["Price", "2 euros", "3 euros"])
    #expect(label(3, 0) == nil)
    let headers = table.accessibilityHeaderElements(forColumn: 1)?.map(\.accessibilityLabel)
    #expect(headers == ["Price"])
    #expect(
      table.accessibilityHeaderElements(forRow: 2)?.map(\.accessibilityLabel) == ["Pear"])
  }

  @Test func aSourceMayPlaceCellsItselfAndTellOnlySomeOfThem() throws {
    let source = RecordedSource([
      (
        .zero,
        Life.whole([
          Life.node("root", "group", children: ["table"]),
          Life.node("table", "table", children: ["h", "c"]) {
            $0.table = NodeTable(rows: 500, columns: 9)
          },
          Life.node("h", "cell", "Total") {
            $0.cell = NodeCell(rows: 0..<1, columns: 3..<6, heading: .columns)
          },
          Life.node("c", "cell", "12") { $0.cell = NodeCell(row: 41, column: 4) },
        ])
      )
    ])
    let (session, mirror) = try Life.session(source)
    let table = try #require(mirror.element(NodeIdentity("table", in: "main")))
    #expect(table.accessibilityRowCount() == 500)
    #expect(table.accessibilityColumnCount() == 9)
    #expect(
      try session.heard { try $0.moveForward() }.joined()
        == "Total, 12, row 42, column 5, table end")
  }

  @Test func whatStandsInACellStandsInItsRowAndColumn() throws {
    let source = RecordedSource([
      (
        .zero,
        Life.whole([
          Life.node("root", "group", children: ["table"]),
          Life.node("table", "table", "Ships", children: ["r0", "r1"]),
          Life.node("r0", "row", children: ["h1", "h2"]), Self.cell("h1", "Name"),
          Self.cell("h2", "Ways"),
          Life.node("r1", "row", children: ["a1", "a2"]), Life.node("a1", "cell", "Ann"),
          Life.node("a2", "cell", children: ["go", "stay"]), Life.node("go", "link", "Go"),
          Life.node("stay", "link", "Stay"),
        ])
      )
    ])
    let (session, _) = try Life.session(source)
    let heard = try (0..<4).map { _ in try session.heard { try $0.moveForward() }.joined() }
    #expect(
      heard == [
        "Ways, heading, column header, column 2", "Ann, row 2, column 1",
        "Ways, Go, link, column 2", "Stay, link, table end",
      ])
  }

  @Test func cellsInNoRowFillRowsAsWideAsTheirTitles() throws {
    let keys = ["h1", "h2", "a1", "a2", "b1", "b2"]
    let names = ["Fruit", "Price", "Apple", "2", "Pear", "3"]
    var nodes = [
      Life.node("root", "group", children: ["table"]), Life.node("table", "table", children: keys),
    ]
    for (key, name) in zip(keys, names) {
      nodes.append(Life.node(key, key.hasPrefix("h") ? "title" : "cell", name))
    }
    let (_, mirror) = try Life.session(RecordedSource([(.zero, Life.whole(nodes))]))
    let table = try #require(mirror.element(NodeIdentity("table", in: "main")))
    #expect((table.accessibilityRowCount(), table.accessibilityColumnCount()) == (3, 2))
    #expect(
      table.accessibilityDataTableCellElement(forRow: 2, column: 1)?.accessibilityLabel == "3")
    #expect(table.accessibilityHeaderElements(forColumn: 1)?.map(\.accessibilityLabel) == ["Price"])
  }

  @Test func aCellThatChangesItsPlaceIsFoundThere() throws {
    let source = RecordedSource([
      (.zero, Self.beginning),
      (
        .seconds(1),
        Life.update(
          1, Life.node("table", "table", "Prices", children: ["r0", "r2"]), removed: ["r1"])
      ),
    ])
    let (session, mirror) = try Life.session(source)
    session.advance(by: 2)
    let table = try #require(mirror.element(NodeIdentity("table", in: "main")))
    let cell = table.accessibilityDataTableCellElement(forRow: 1, column: 0)
    #expect(cell?.accessibilityLabel == "Pear")
    #expect(cell?.accessibilityRowRange() == 1..<2)
  }
}

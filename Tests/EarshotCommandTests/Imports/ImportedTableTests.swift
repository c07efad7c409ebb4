import EarshotTestSupport
import Testing

@Suite("Tables in the formats of other tools")
struct ImportedTableTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// A table with titles of columns and of rows, and two links in a cell, as each format tells it.
  private static let files: [(name: String, text: String, heard: [String])] = [
    (
      "page.aria.yml",
      """
      - table "Ships":
        - caption: Ships
        - rowgroup:
          - row "Name Berth":
            - columnheader "Name"
            - columnheader "Berth"
        - rowgroup:
          - row "Ann 3":
            - rowheader "Ann"
            - cell "3"
          - row "Eve Move Stay":
            - rowheader "Eve"
            - cell "Move Stay":
              - link "Move":
                - /url: "#m"
              - link "Stay":
                - /url: "#s"
      - paragraph: Behind
      """,
      [
        "Ships, Ships, table start, 3 rows, 2 columns",
        "Name, column header, row 1, column 1", "Berth, column header, column 2",
        "Ann, row header, row 2, column 1", "Berth, 3, column 2",
        "Name, Eve, row header, row 3, column 1", "Berth, Move, link, column 2",
        "Stay, link, table end", "Behind",
      ]
    ),
    (
      "tree.json",
      """
      {"nodes":[
      {"nodeId":"1","ignored":false,"role":{"value":"RootWebArea"},"name":{"value":"Port"},"childIds":["2","20"]},
      {"nodeId":"2","ignored":false,"role":{"value":"grid"},"name":{"value":"Ships"},"childIds":["3","6"]},
      {"nodeId":"3","ignored":false,"role":{"value":"row"},"childIds":["4","5"]},
      {"nodeId":"4","ignored":false,"role":{"value":"columnheader"},"name":{"value":"Name"},"childIds":["10"]},
      {"nodeId":"10","ignored":false,"role":{"value":"StaticText"},"name":{"value":"Name"}},
      {"nodeId":"5","ignored":false,"role":{"value":"columnheader"},"name":{"value":"Berth"}},
      {"nodeId":"6","ignored":false,"role":{"value":"row"},"childIds":["7","8"]},
      {"nodeId":"7","ignored":false,"role":{"value":"rowheader"},"name":{"value":"Ann"}},
      {"nodeId":"8","ignored":false,"role":{"value":"gridcell"},"name":{"value":""},"childIds":["9"]},
      {"nodeId":"9","ignored":false,"role":{"value":"button"},"name":{"value":"Move"}},
      {"nodeId":"20","ignored":false,"role":{"value":"LayoutTable"},"childIds":["21"]},
      {"nodeId":"21","ignored":false,"role":{"value":"LayoutTableRow"},"childIds":["22"]},
      {"nodeId":"22","ignored":false,"role":{"value":"LayoutTableCell"},"childIds":["23"]},
      {"nodeId":"23","ignored":false,"role":{"value":"StaticText"},"name":{"value":"Laid out"}}
      ]}
      """,
      [
        "Ships, Name, column header, row 1, column 1, table start, 2 rows, 2 columns",
        "Berth, column header, column 2", "Ann, row header, row 2, column 1",
        "Berth, Move, button, column 2, table end", "Laid out",
      ]
    ),
    (
      "rows.json",
      """
      {"atspi": 1, "root": {"role": "frame", "name": "Port", "children": [
        {"role": "table", "name": "Ships", "children": [
          {"role": "table row", "children": [
            {"role": "column header", "name": "Name"}, {"role": "column header", "name": "Berth"}]},
          {"role": "table row", "children": [
            {"role": "row header", "name": "Ann"},
            {"role": "table cell", "children": [{"role": "push button", "name": "Move"}]}]}]},
        {"role": "table", "attributes": {"layout-guess": "true"}, "children": [
          {"role": "table row", "children": [{"role": "table cell", "name": "Laid out"}]}]}]}}
      """,
      [
        "Ships, Name, column header, row 1, column 1, table start, 2 rows, 2 columns",
        "Berth, column header, column 2", "Ann, row header, row 2, column 1",
        "Berth, Move, button, column 2, table end", "Laid out",
      ]
    ),
    (
      "flat.json",
      """
      {"atspi": 1, "root": {"role": "frame", "name": "Port", "children": [
        {"role": "tree table", "name": "Ships", "table": {"rows": 900, "columns": 3}, "children": [
          {"role": "table column header", "name": "Name"}, {"role": "table column header", "name": "Berth"},
          {"role": "table column header", "name": "Until"},
          {"role": "table cell", "name": "Ann", "cell": {"row": 40, "column": 0}},
          {"role": "table cell", "name": "berths 3 to 5", "cell": {"row": 40, "column": 1, "columnSpan": 2}}]}]}}
      """,
      [
        "Ships, Name, column header, column 1, table start, 900 rows, 3 columns",
        "Berth, column header, column 2", "Until, column header, column 3",
        "Name, Ann, row 41, column 1", "Berth, berths 3 to 5, spans 2 columns, column 2, table end",
      ]
    ),
    (
      "cells.json",
      """
      {"atspi": 1, "root": {"role": "frame", "name": "Port", "children": [
        {"role": "table", "name": "Ships", "children": [
          {"role": "table column header", "name": "Name"}, {"role": "table column header", "name": "Berth"},
          {"role": "table cell", "name": "Ann"}, {"role": "table cell", "name": "3"}]}]}}
      """,
      [
        "Ships, Name, column header, row 1, column 1, table start, 2 rows, 2 columns",
        "Berth, column header, column 2", "Ann, row 2, column 1", "Berth, 3, column 2, table end",
      ]
    ),
    (
      "renderer.json",
      """
      {"type":"View","props":{"role":"table","accessibilityLabel":"Ships"},"children":[
        {"type":"View","props":{"role":"row"},"children":[
          {"type":"View","props":{"role":"columnheader"},"children":[{"type":"Text","props":{},"children":["Name"]}]},
          {"type":"View","props":{"role":"columnheader"},"children":[{"type":"Text","props":{},"children":["Berth"]}]}]},
        {"type":"View","props":{"role":"row"},"children":[
          {"type":"View","props":{"role":"rowheader"},"children":[{"type":"Text","props":{},"children":["Ann"]}]},
          {"type":"View","props":{"role":"cell"},"children":[{"type":"Text","props":{},"children":["3"]}]}]}]}
      """,
      [
        "Ships, Name, column header, row 1, column 1, table start, 2 rows, 2 columns",
        "Berth, column header, column 2", "Ann, row header, row 2, column 1",
        "Berth, 3, column 2, table end",
      ]
    ),
    (
      "semantics.txt",
      """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)
       │
       └─SemanticsNode#1
         │ Rect.fromLTRB(0.0, 0.0, 390.0, 88.0)
         │ role: table
         │
         ├─SemanticsNode#2
         │ │ Rect.fromLTRB(0.0, 0.0, 390.0, 44.0)
         │ │ role: row
         │ │
         │ ├─SemanticsNode#3
         │ │   Rect.fromLTRB(0.0, 0.0, 190.0, 44.0)
         │ │   label: "Name"
         │ │   role: columnHeader
         │ │
         │ └─SemanticsNode#4
         │     Rect.fromLTRB(190.0, 0.0, 390.0, 44.0)
         │     label: "Berth"
         │     role: columnHeader
         │
         └─SemanticsNode#5
           │ Rect.fromLTRB(0.0, 44.0, 390.0, 88.0)
           │ role: row
           │
           ├─SemanticsNode#6
           │   Rect.fromLTRB(0.0, 0.0, 190.0, 44.0)
           │   label: "Ann"
           │   role: cell
           │
           └─SemanticsNode#7
             │ Rect.fromLTRB(190.0, 0.0, 390.0, 44.0)
             │ label: "3"
             │ role: cell
             │
             └─SemanticsNode#8
                 Rect.fromLTRB(0.0, 0.0, 44.0, 44.0)
                 actions: tap
                 flags: isButton, hasEnabledState, isEnabled
                 label: "Move"
      """,
      [
        "Name, column header, row 1, column 1, table start, 2 rows, 2 columns",
        "Berth, column header, column 2", "Ann, row 2, column 1", "Berth, 3, column 2",
        "Move, button, table end",
      ]
    ),
    (
      "mac.xml",
      """
      <XCUIElementTypeApplication elementType="2" title="Port" x="0" y="0" width="400" height="300">
        <XCUIElementTypeTable elementType="31" label="Ships" x="0" y="0" width="400" height="60">
          <XCUIElementTypeTableRow elementType="32" x="0" y="0" width="400" height="30">
            <XCUIElementTypeCell elementType="75" x="0" y="0" width="200" height="30">
              <XCUIElementTypeStaticText elementType="48" value="Ann" x="0" y="0" width="200" height="30"/>
            </XCUIElementTypeCell>
            <XCUIElementTypeCell elementType="75" x="200" y="0" width="200" height="30">
              <XCUIElementTypeStaticText elementType="48" value="3" x="200" y="0" width="200" height="30"/>
            </XCUIElementTypeCell>
          </XCUIElementTypeTableRow>
        </XCUIElementTypeTable>
        <XCUIElementTypeTable elementType="31" label="Ports" x="0" y="100" width="400" height="60">
          <XCUIElementTypeTableRow elementType="32" x="0" y="100" width="400" height="30">
            <XCUIElementTypeCell elementType="75" x="0" y="100" width="200" height="30">
              <XCUIElementTypeStaticText elementType="48" value="Kiel" x="0" y="100" width="200" height="30"/>
            </XCUIElementTypeCell>
          </XCUIElementTypeTableRow>
        </XCUIElementTypeTable>
      </XCUIElementTypeApplication>
      """,
      [
        "Ships, Ann, row 1, column 1, table start, 1 row, 2 columns", "3, column 2, table end",
        "Ports, Kiel, list start",
      ]
    ),
  ]

  @Test("Rows, columns and what heads them are heard, from the file and from a document made of it")
  func tables() async throws {
    for file in Self.files {
      try folder.write(file.text, to: file.name)
      let run = try await Program.earshot(["read", file.name], in: folder.url)
      let heard = run.lines.filter { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
      #expect(heard == file.heard, "\(file.name): \(run)")
      for made in ["made.yaml", "made.json"] {
        let convert = try await Program.earshot(
          ["convert", file.name, "-o", made], in: folder.url)
        #expect(convert.status == 0, "\(convert)")
        let again = try await Program.earshot(["read", made], in: folder.url)
        #expect(again.lines.dropFirst() == run.lines.dropFirst(), "\(file.name)")
      }
    }
  }
}

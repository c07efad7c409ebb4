import EarshotTestSupport
import Testing

@testable import EarshotDocuments
@testable import EarshotFiles

/// Every refusal is one line that names the place, the key and what was expected.
@Suite struct ScreenRefusalTests {
  @Test(arguments: [
    ("^lable: x", "unknown key 'lable'; did you mean 'label'?"),
    ("^accessibilityLabel: x", "unknown key 'accessibilityLabel'; did you mean 'label'?"),
    ("^nonsense: x", "unknown key 'nonsense'; expected a key of this format"),
    ("^On: {}", "unknown key 'On'; did you mean 'on'?"),
    ("on: {^activte: pop}", "unknown key 'activte'; did you mean 'activate'?"),
    ("on: ^pop", "'on' is pop; expected a mapping"),
    ("label: ^[a]", "'label' is a list of 1 value; expected text"),
    ("value: ^{a: b}", "'value' is a mapping with 1 key; expected text"),
    ("hidden: ^yes", "'hidden' is yes; expected true or false"),
    ("hidden: ^\"true\"", "'hidden' is \"true\"; expected true or false"),
    ("alpha: ^2", "'alpha' is 2; expected a number from 0 to 1"),
    ("alpha: ^half", "'alpha' is half; expected a number from 0 to 1"),
    (
      "frame: ^[0, 0, 10]",
      "'frame' is a list of 3 values; "
        + "expected [x, y, width, height] in points, none of them beyond a billion"
    ),
    (
      "frame: ^wide",
      "'frame' is wide; expected [x, y, width, height] in points, none of them beyond a billion"
    ),
    (
      "frame: [0, 0, ^.inf, 1]",
      "'frame' is .inf; expected [x, y, width, height] in points, none of them beyond a billion"
    ),
    (
      "frame: [^.nan, 0, 1, 1]",
      "'frame' is .nan; expected [x, y, width, height] in points, none of them beyond a billion"
    ),
    (
      "frame: [^1e999, 0, 1, 1]",
      "'frame' is 1e999; expected [x, y, width, height] in points, none of them beyond a billion"
    ),
    (
      "frame: [0, ^1000000001, 1, 1]",
      "'frame' is 1000000001; "
        + "expected [x, y, width, height] in points, none of them beyond a billion"
    ),
    ("frame: ^[0, 0, -1, 1]", "'frame' is of negative size; expected a width and a height from 0"),
    (
      "activationPoint: ^[1]",
      "'activationPoint' is a list of 1 value; "
        + "expected [x, y] in points, none of them beyond a billion"
    ),
    ("traits: ^button", "'traits' is button; expected a list of traits, such as [button]"),
    ("traits: [^buton]", "'traits' is buton; expected 'button'"),
    ("traits: [^dial]", "'traits' is dial; expected the name of a trait, such as button or header"),
    (
      "containerType: ^group",
      "'containerType' is group; "
        + "expected one of: none, dataTable, list, landmark, semanticGroup, series, tabBar"
    ),
    ("position: ^3", "'position' is 3; expected a place and how many there are"),
    ("position: ^[3]", "'position' is a list of 1 value; expected a place and how many there are"),
    ("position: [^4, 3]", "'position' is 4; expected a whole number from 1 to 3"),
    ("position: [1, ^0]", "'position' is 0; expected a whole number from 1 to 1000000000"),
    ("headingLevel: ^7", "'headingLevel' is 7; expected a whole number from 1 to 6"),
    ("headingLevel: ^1.5", "'headingLevel' is 1.5; expected a whole number from 1 to 6"),
    ("headingLevel: ^1e300", "'headingLevel' is 1e300; expected a whole number from 1 to 6"),
    (
      "elements: [^a, b]",
      "'#' refers to 'a', which does not exist; expected the identifier of an object in this file"
    ),
    ("elements: ^a", "'elements' is a; expected a list of ids"),
    (
      "elements: ^['#']",
      "'elements' is a list that leads back to itself; expected no element inside itself"
    ),
    ("customActions: [^{}]", "'name' is missing; expected it here"),
    ("customActions: ^Go", "'customActions' is Go; expected a list of names"),
    ("customContent: [^a]", "'customContent' is a; expected a mapping"),
    ("customRotors: [^{name: a}]", "'elements' is missing; expected it here"),
    ("customRotors: [^{elements: []}]", "'name' is missing; expected it here"),
    ("userInputLabels: [^[]]", "'userInputLabels' is a list of 0 values; expected text"),
    ("userInputLabels: [^~]", "'userInputLabels' is empty; expected text"),
    ("adjust: ^{}", "'values' is missing; expected it here"),
    ("adjust: {values: ^5}", "'values' is 5; expected a list of texts"),
    (
      "adjust: {values: ^[]}",
      "'values' is a list of 0 values; expected a list of texts, at least one"
    ),
    ("scroll: {page: ^3, pages: 2}", "'page' is 3; expected a whole number from 1 to 2"),
    ("scroll: {axis: ^up}", "'axis' is up; expected one of: horizontal, vertical"),
    ("text: {color: ^red}", "'color' is red; expected a colour such as \"#1A2B3C\""),
    (
      "text: {color: ^\"#+1+2+3\"}",
      "'color' is \"#+1+2+3\"; expected a colour such as \"#1A2B3C\""
    ),
    ("text: {size: ^0}", "'size' is 0; expected a size in points"),
    ("children: ^{}", "'children' is a mapping with 0 keys; expected a list of elements"),
    ("children: [^a]", "'children' is a; expected a mapping"),
    (
      "children: [{id: ^'#'}]",
      "the identifier '#' is used twice, first on line 4; expected every identifier once"
    ),
    ("dataTable: ^{columns: 1}", "'rows' is missing; expected it here"),
    (
      "dataTable: {rows: ^99999, columns: 1}",
      "'rows' is 99999; expected a whole number from 0 to 10000"
    ),
    (
      "dataTable: {rows: 1, columns: 1, cells: [{id: '#', row: ^1, column: 0}]}",
      "'row' is 1; expected a whole number from 0 to 0"
    ),
    (
      "dataTable: {rows: 1, columns: 1, cells: [{id: '#', row: 0}, {id: ^'#', row: 0}]}",
      "'id' is \"#\"; expected an element that is no cell yet"
    ),
    (
      "children: [{id: a}, {id: b}], dataTable: "
        + "{rows: 1, columns: 1, cells: [{id: a, row: 0, column: 0}, ^{id: b, row: 0, column: 0}]}",
      "'cells' is a second cell at row 0, column 0; expected one cell at each place"
    ),
    (
      "dataTable: {rows: 1, columns: 1, cells: [{id: ^z}]}",
      "'#' refers to 'z', which does not exist; expected the identifier of an object in this file"
    ),
    (
      "dataTable: {rows: 1, columns: 1, rowHeaders: ^['#', '#']}",
      "'rowHeaders' is a list of 2 values; expected at most 1 entries"
    ),
    (
      "value: \"\\e[2J\\u202e\", hidden: ^\"\\e[2J\\u202e\"",
      "'hidden' is \"\\u{1b}[2J\\u{202e}\"; expected true or false"
    ),
  ])
  func anElement(keys: String, expected: String) throws {
    // The caret marks the place of the refusal.
    let parts = keys.split(separator: "^", omittingEmptySubsequences: false)
    let column = 21 + (parts.first?.unicodeScalars.count ?? 0)
    let line = refusal { try screens("- {id: '#', \(parts.joined())}") }
    #expect(line == "x.yaml:4:\(column): error: \(expected)")
  }

  private static let foreign =
    "1:1: error: this is no storyboard, xib or screen document, and in none of these formats: "
    + "xcuitest, xcui-description, apple-json, uiautomator, chromium, aria-snapshot, flutter, "
    + "compose, react-native, accessibility-snapshot, at-spi; expected a .storyboard, .xib, .yaml "
    + "or .json file"

  @Test(arguments: [
    ("a: 1", foreign), ("[]", foreign), ("hello", foreign),
    ("screen: []", "1:1: error: unknown key 'screen'; did you mean 'screens'?"),
    ("earshot: 1", "1:1: error: 'screens' is missing; expected it here"),
    (
      "earshot: 2\nscreens: []",
      "1:10: error: 'earshot' is 2; expected 1, the version of this format"
    ),
    ("screens: {}", "1:10: error: 'screens' is a mapping with 0 keys; expected a list of screens"),
    ("screens: [{rot: {}}]", "1:12: error: unknown key 'rot'; did you mean 'root'?"),
    (
      "screens: [{size: 5}]",
      "1:18: error: 'size' is 5; expected [width, height] in points, none of them beyond a billion"
    ),
    (
      "screens: [{size: [-1, 9]}]",
      "1:18: error: 'size' is negative; expected a width and a height from 0"
    ),
    ("screen: []", "1:1: error: unknown key 'screen'; did you mean 'screens'?"),
    ("idiom: watch\nscreens: []", "1:8: error: 'idiom' is watch; expected one of: phone, pad, tv"),
    (
      "layoutDirection: rtl\nscreens: []",
      "1:18: error: 'layoutDirection' is rtl; expected one of: leftToRight, rightToLeft"
    ),
    (
      "earshot: 1\nopen: a.yaml\nsteps: []",
      "1:1: error: this is a script; play it with 'earshot play'"
    ),
    ("screens: [{name: [a]}]", "1:18: error: 'name' is a list of 1 value; expected text"),
  ])
  func aFile(text: String, expected: String) {
    #expect(refusal { try Document(screenDocument: text, file: "x.yaml") } == "x.yaml:" + expected)
  }

  @Test func anEscapedLineBreakDoesNotBreakTheLine() {
    let text = #"{"screens": [{"a\n\u001b[31m\u202eb": 1}]}"#
    #expect(
      refusal { try Document(screenDocument: text, file: "x.json") }
        == #"x.json:1:15: error: unknown key 'a\u{a}\u{1b}[31m\u{202e}b'; "#
        + "expected one of: name, id, title, size, orientations, container, stops, root"
    )
  }

  @Test func aLongTextIsCutShort() {
    let text = "screens: " + String(repeating: "x", count: 100_000)
    #expect(
      refusal { try Document(screenDocument: text, file: "x.yaml") }
        == "x.yaml:1:10: error: 'screens' is \(String(repeating: "x", count: 60))…; "
        + "expected a list of screens")
  }

  @Test func bytesThatAreNoTextAreRefused() {
    let source = SourceText(file: "x.json", bytes: Array("{\"a\": \"".utf8) + [0xFF, 0x22, 0x7D])
    #expect(
      refusal { try ScreenDocumentReader(source: source).read().document }
        == "x.json:1:8: error: the byte at offset 7 is not UTF-8; expected UTF-8 text")
    let empty = SourceText(file: "x.yaml", bytes: [], as: .screens)
    #expect(
      refusal { try ScreenDocumentReader(source: empty).read() }
        == "x.yaml:1:1: error: the file is empty; "
        + "expected a .storyboard, .xib, .yaml or .json file")
  }

  @Test("Screens, and the places that cells take, are limited; tables with few cells may be large")
  func tablesAndScreensAreLimited() throws {
    func table(_ id: String, _ cell: String) -> String {
      "- { id: t\(id), children: [{ id: c\(id) }], dataTable: { rows: 10000, columns: 1000, cells: "
        + "[{ id: c\(id), row: 0, column: 0\(cell) }] } }\n"
    }
    let problem =
      "error: there are more than 1000000 places taken by the cells of tables; split the file"
    let span = ", rowSpan: 600, columnSpan: 1000"
    #expect(refusal { try screens(table("a", span)) } == nil)
    #expect(
      refusal { try screens(table("a", ", rowSpan: 1001, columnSpan: 1000")) }?.hasSuffix(problem)
        ?? false)
    #expect(
      refusal { try screens(table("a", span) + table("b", span)) }?.hasSuffix(problem) ?? false)
    let screen = "- root: { children: [\(table("a", span).dropFirst(2).dropLast())] }\n"
    #expect(
      refusal { try Document(screenDocument: "screens:\n\(screen)", file: "x.yaml") } == nil)
    #expect(
      refusal { try Document(screenDocument: "screens:\n\(screen)\(screen)", file: "x.yaml") }
        == "x.yaml:3:3: \(problem)")
    let sparse = try Document(
      screenDocument: "screens:\n- root: { children: [\n"
        + (0..<20).map { table("\($0)", "").dropFirst(2).dropLast() + ",\n" }.joined() + "] }",
      file: "x.yaml")
    #expect(sparse.yaml().contains("c19"))
    let many = "screens:\n" + String(repeating: "- {}\n", count: 10_001)
    #expect(
      refusal { try Document(screenDocument: many, file: "x.yaml") }
        == "x.yaml:10002:3: error: there are more than 10000 screens; split the file")
  }

  @Test func listsThatLeadInACircleAreRefused() {
    #expect(
      refusal {
        try screens(
          """
          - { id: a, elements: [b], children: [{ id: x }] }
          - { id: b, children: [{ id: c, elements: [a] }] }
          """)
      }
        == "x.yaml:5:50: error: 'elements' is a list that leads back to itself; "
        + "expected no element inside itself")
  }

  @Test func listsThatMultiplyAreRefused() {
    // Every level is reached twice from the one before it: 2 to the power of 40 ways in all.
    var text = "- { id: e40, label: end }\n"
    for level in (0..<40).reversed() {
      text += "- { id: e\(level), elements: [l\(level), r\(level)], children: ["
      text += "{ id: l\(level), elements: [e\(level + 1)] }, "
      text += "{ id: r\(level), elements: [e\(level + 1)] }] }\n"
    }
    #expect(
      refusal { try screens(text) }?.hasSuffix(
        "error: there are more than 1000000 elements reached through lists; split the file")
        ?? false)
  }

  @Test func listsThatFollowEachOtherForeverAreRefused() {
    var text = ""
    for level in 0..<20_000 {
      text += "- { id: e\(level), elements: [e\(level + 1)], children: [{}] }\n"
    }
    text += "- { id: e20000, label: end }"
    #expect(
      refusal { try screens(text) }?.hasSuffix(
        "error: elements are nested more than 512 deep; expected at most 512 levels") ?? false)
  }

  @Test func aDeepTreeIsReadUpToTheLimit() {
    func nested(_ count: Int) -> String {
      "{\"screens\":[{\"root\":"
        + String(repeating: "{\"children\":[", count: count) + "{\"label\":\"x\"}"
        + String(repeating: "]}", count: count) + "}]}"
    }
    #expect(refusal { try Document(screenDocument: nested(254), file: "x.json") } == nil)
    for count in [255, 20_000] {
      #expect(
        refusal { try Document(screenDocument: nested(count), file: "x.json") }?.contains(
          "nested more than 512 deep") ?? false)
    }
  }
}

import Testing

@testable import EarshotFiles

@Suite struct OutputValueTests {
  private let value = OutputValue.mapping([
    ("name", .text("Now \"Playing\"\n")),
    ("size", OutputValue([390, 844.5])),
    ("empty", .mapping([])), ("none", .sequence([])), ("null", .null), ("flag", .flag(true)),
    ("rows", .sequence([.mapping([("id", .text("a"))]), .sequence([.number(1)]), .text("no")])),
  ])

  @Test func jsonIsIndentedOrOnOneLine() {
    #expect(
      value.json(isPretty: true) == #"""
        {
          "name": "Now \"Playing\"\n",
          "size": [390, 844.5],
          "empty": {},
          "none": [],
          "null": null,
          "flag": true,
          "rows": [
            {
              "id": "a"
            },
            [1],
            "no"
          ]
        }
        """#)
    #expect(
      value.json(isPretty: false)
        == #"{"name":"Now \"Playing\"\n","size":[390,844.5],"empty":{},"none":[],"null":null,"#
        + #""flag":true,"rows":[{"id":"a"},[1],"no"]}"#)
  }

  @Test func aLongListIsBroken() {
    let words = Array(repeating: "twenty characters ..", count: 5)
    #expect(OutputValue(words).json(isPretty: true).split(separator: "\n").count == 7)
    #expect(OutputValue(Array(words.dropLast())).json(isPretty: true).contains("\n") == false)
  }

  @Test func yamlUsesQuotesWhereTextCouldBeTakenForSomethingElse() {
    #expect(
      value.yaml() == #"""
        name: "Now \"Playing\"\n"
        size: [390, 844.5]
        empty: {}
        none: []
        "null": null
        flag: true
        rows:
          - id: a
          - [1]
          - "no"

        """#)
    let words = [
      "on", "Yes", "~", "", " a", "a ", "a: b", "#a", "1", "-", "Now Playing", "é", "a  b", "[a",
      "a, b",
      "2026-11-23", "12:30", "+1e3", "0x1F", ".inf", "50%", "1 of 2", ".", "../a",
    ]
    #expect(
      OutputValue(words).yaml()
        == ##"["on", "Yes", "~", "", " a", "a ", "a: b", "#a", "1", "-", Now Playing, é, a  b, "[a", "##
        + ##""a, b", "2026-11-23", "12:30", "+1e3", "0x1F", ".inf", 50%, 1 of 2, ., ../a]"## + "\n")
    #expect(
      OutputValue.mapping(words.map { ($0, .text($0)) }).yaml() == ##"""
        "on": "on"
        "Yes": "Yes"
        "~": "~"
        "": ""
        " a": " a"
        "a ": "a "
        "a: b": "a: b"
        "#a": "#a"
        "1": "1"
        "-": "-"
        Now Playing: Now Playing
        é: é
        a  b: a  b
        "[a": "[a"
        a, b: a, b
        "2026-11-23": "2026-11-23"
        "12:30": "12:30"
        "+1e3": "+1e3"
        "0x1F": "0x1F"
        ".inf": ".inf"
        50%: 50%
        1 of 2: 1 of 2
        .: .
        ../a: ../a

        """##)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1.5, "1.5"), (-3, "-3"), (0.1 + 0.2, "0.30000000000000004"),
    (1e15, "1000000000000000"), (1e16, "1e+16"), (999_999_999_999_999, "999999999999999"),
    (1e-7, "1e-07"),
    (.infinity, "0"), (.nan, "0"), (1e-300, "1e-300"),
  ])
  func numbersAreWrittenInFull(number: Double, text: String) {
    #expect(OutputValue.number(number).json(isPretty: false) == text)
    #expect(nodeText(text, file: "x.json") == text + "@1:1")
  }

  /// GitHub's runner finds a command anywhere in a line, without quotes and in single ones.
  @Test func whatARunnerWouldObeyIsEscapedInYAML() {
    let words = ["a##[error]b", "##[\u{301}group]", "a ## [b", "a##b"]
    #expect(
      OutputValue(words).yaml()
        == ##"["a#\u0023[error]b", "#\u0023[\##u{301}group]", "a #\u0023 [b", "a#\u0023b"]"## + "\n"
    )
    #expect(
      OutputValue.mapping([("a##[b", .text("it's##[x"))]).yaml()
        == ##""a#\u0023[b": "it's#\u0023[x""## + "\n")
    #expect(
      ScalarText.text("a##[b", style: .single) == ##""a#\u0023[b""##)
  }

  @Test func whatATerminalWouldObeyIsEscaped() {
    #expect(
      OutputValue.quoted("\u{1B}[2J\u{7F}\u{9B}\u{2028}\u{FEFF}😀")
        == "\"\\u001b[2J\\u007f\\u009b\\u2028\\ufeff😀\"")
  }

  @Test func whatWasReadIsWrittenAsItWas() throws {
    let text = #"{"a":[1.50,"1.50",true,"true",null,"null","x",{}],"b":-0}"#
    let source = SourceText(file: "x.json", bytes: Array(text.utf8))
    #expect(OutputValue(try JSONNodeParser.parse(source)).json(isPretty: false) == text)
    let yaml = SourceText(file: "x.yaml", bytes: Array("[1.50, +1, .5, on, 0x1, ~, 1., -]".utf8))
    #expect(
      OutputValue(try YAMLNodeParser.parse(yaml)).json(isPretty: false)
        == #"[1.50,1,0.5,"on","0x1",null,1,"-"]"#)
  }
}

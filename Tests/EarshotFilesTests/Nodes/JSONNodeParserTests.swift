import EarshotTestSupport
import Testing

@testable import EarshotFiles

@Suite struct JSONNodeParserTests {
  private func read(_ text: String) -> String { nodeText(text, file: "x.json") }

  @Test func everyKindOfValueKeepsItsPlace() {
    let text = "{\n  \"a\": [1, -2.5e3, true, null],\n  \"é\": \"x\", \"b\": {}\n}"
    #expect(
      read(text)
        == "{a@2:3=[1@2:9 -2.5e3@2:12 true@2:20 null@2:26] é@3:3=\"x\"@3:8 b@3:13={}}")
  }

  @Test func escapesBecomeCharacters() {
    #expect(read(#""\"\\\/\b\f\n\r\t""#) == #""\"\\/\u0008\u000c\n\r\t"@1:1"#)
    #expect(read(#""a\u00e9z""#) == #""aéz"@1:1"#)
    #expect(read(#""\ud83d\ude00!""#) == #""😀!"@1:1"#)
    #expect(read(#""\u0000""#) == #""\u0000"@1:1"#)
  }

  @Test(arguments: [
    (#""\ud83d""#, "1:2: error: broken JSON: this escape is half of a surrogate pair"),
    (#""\ude00""#, "1:2: error: broken JSON: this escape is half of a surrogate pair"),
    (#""\ud83d\u0041""#, "1:2: error: broken JSON: this escape is half of a surrogate pair"),
    (#""\ud83d\n""#, "1:2: error: broken JSON: this escape is half of a surrogate pair"),
    (#""\u12G4""#, "1:2: error: broken JSON: '\\u' needs four hexadecimal digits"),
    (#""\u+123""#, "1:2: error: broken JSON: '\\u' needs four hexadecimal digits"),
    (#""\u12"#, "1:2: error: broken JSON: '\\u' needs four hexadecimal digits"),
    (#""\x""#, "1:2: error: broken JSON: this escape does not exist"),
    (#""\"#, "1:2: error: broken JSON: a string is not closed"),
    (#"["abc"#, "1:2: error: broken JSON: a string is not closed"),
    ("\"a\nb\"", "1:3: error: broken JSON: a control character stands in a string; write it as"),
    ("[1,]", "1:4: error: broken JSON: a value cannot begin with ']'"),
    ("[1 2]", "1:4: error: broken JSON: expected ',' or ']', found '2'"),
    ("[1", "1:3: error: broken JSON: expected ',' or ']', found the end of the file"),
    ("[", "1:2: error: broken JSON: a value is missing at the end"),
    ("{\"a\" 1}", "1:6: error: broken JSON: expected ':' after a key, found '1'"),
    ("{a: 1}", "1:2: error: broken JSON: expected a key in double quotes, found 'a'"),
    ("{\"a\":1,}", "1:8: error: broken JSON: expected a key in double quotes, found '}'"),
    ("{\"a\":1 \"b\":2}", "1:8: error: broken JSON: expected ',' or '}', found '\"'"),
    ("\n 1 2", "2:4: error: broken JSON: there is more behind the end of the document"),
    ("01", "1:2: error: broken JSON: there is more behind the end of the document"),
    ("-", "1:2: error: broken JSON: expected a digit, found the end of the file"),
    ("1.", "1:3: error: broken JSON: expected a digit, found the end of the file"),
    ("1e+", "1:4: error: broken JSON: expected a digit, found the end of the file"),
    ("NaN", "1:1: error: broken JSON: a value cannot begin with 'N'"),
    ("+1", "1:1: error: broken JSON: a value cannot begin with '+'"),
    ("// no", "1:1: error: broken JSON: a value cannot begin with '/'"),
    ("\u{1B}", "1:1: error: broken JSON: a value cannot begin with '\\u{1b}'"),
  ])
  func whatIsBrokenIsRefusedAtItsPlace(text: String, refusal: String) {
    #expect(read(text).hasPrefix("x.json:" + refusal))
  }

  @Test func aWholeRefusalIsOneLine() {
    #expect(
      read("[tru]")
        == "x.json:1:2: error: broken JSON: a value cannot begin with 't'; "
        + "expected well-formed JSON")
    #expect(
      read("  \n")
        == "x.json:1:1: error: the file is empty; "
        + "expected another file")
  }

  @Test func aKeyStandsOnce() {
    #expect(
      read("{\"a\": 1,\n \"b\": 2, \"\\u0061\": 3}")
        == "x.json:1:2: error: the key 'a' stands here twice; expected every key once")
  }

  @Test func nestingIsLimited() {
    let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(!read(deepest).contains("error"))
    for count in [513, 20_000] {
      #expect(
        read(String(repeating: "[", count: count))
          == "x.json:1:513: error: elements are nested more than 512 deep; "
          + "expected at most 512 levels")
    }
    let objects = String(repeating: "{\"a\":", count: 20_000)
    #expect(read(objects).contains("nested more than 512 deep"))
  }

  @Test func valuesAreCounted() {
    let source = SourceText(file: "x.json", bytes: Array("[1, 2, 3]".utf8))
    #expect(
      refusal { try JSONNodeParser.parse(source, valueLimit: 3) }
        == "x.json:1:8: error: there are more than 3 values; split the file")
    #expect(refusal { try JSONNodeParser.parse(source, valueLimit: 4) } == nil)
  }

  @Test func aByteOrderMarkIsNoCharacter() {
    #expect(read("\u{FEFF}{\"a\": 1}") == "{a@1:2=1@1:7}")
  }

  @Test func carriageReturnsAreSpace() {
    #expect(read("{\r\n\t\"a\": 1\r\n}") == "{a@2:2=1@2:7}")
  }

  /// One line of many values costs no more per value than a short one: places are counted once.
  @Test func oneLongLineHasItsPlaces() {
    let count = 20_000
    let text = "[" + String(repeating: "1,", count: count) + "x"
    #expect(read(text).hasPrefix("x.json:1:\(2 * count + 2): error"))
  }
}

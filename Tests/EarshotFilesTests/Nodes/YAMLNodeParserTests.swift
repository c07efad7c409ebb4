import EarshotTestSupport
import Testing

@testable import EarshotFiles

@Suite struct YAMLNodeParserTests {
  @Test func everyKindOfValueKeepsItsPlace() {
    let text = """
      a: [1, "two", 'three']
      b:
        - c: ~
          d: |
            one
            & two
        - {e: f}
      """
    #expect(
      nodeText(text)
        == "{a@1:1=[1@1:5 \"two\"@1:8 \"three\"@1:15] "
        + "b@2:1=[{c@3:5=~@3:8 d@4:5=\"one\\n& two\\n\"@4:8} {e@7:6=f@7:9}]}")
  }

  @Test func wordsStayWords() {
    #expect(
      nodeText("on: yes\nno: off\n1.50: 0x1F\nnull: True")
        == "{on@1:1=yes@1:5 no@2:1=off@2:5 1.50@3:1=0x1F@3:7 null@4:1=True@4:7}")
  }

  @Test func lineBreaksOfEveryKindCount() {
    #expect(nodeText("a: 1\r\nb: 2\r\n") == "{a@1:1=1@1:4 b@2:1=2@2:4}")
    #expect(nodeText("\u{FEFF}a: 1\n") == "{a@1:1=1@1:4}")
  }

  @Test func escapesInDoubleQuotes() {
    #expect(nodeText(#"a: "\x41\u00e9\U0001F600\t\0""#) == "{a@1:1=\"Aé😀\\t\\u0000\"@1:4}")
    #expect(
      nodeText(#"a: "\ud83d\ude00""#)
        == "x.yaml:1:7: error: broken YAML: found invalid Unicode character escape code "
        + "while parsing a quoted scalar; expected well-formed YAML")
  }

  @Test(arguments: [
    "a: &x 1\nb: *x",
    "a: &x 1",
    "b: *x",
    "&x a: 1",
    "- &x [1]\n- *x",
    "a: [b, &x c]",
    "a: {b: &x c}",
    "a: &x\n  b: 1",
    "? *x\n: 1",
    "--- &x\na: 1",
    "a: !!str &x b",
    "a: &x |\n  text",
    "<<: *base",
  ])
  func anchorsAndAliasesAreRefused(text: String) {
    let line = nodeText(text)
    #expect(
      line.hasSuffix(
        ": error: YAML anchors and aliases are not accepted; "
          + "write the value out where it is needed")
        || line.contains("tags that begin with '!'"))
  }

  @Test(arguments: [
    "a: R&B", "a: Tom & Jerry", "a: \"&x\"", "a: '*x'", "a: x &y *z", "a: |\n  &x\n  *x\nb: 1",
    "a: >-\n  see\n  *x", "a: one\n  &two\n  *three", "a: [x &y, z *w]", "# &x *x\na: 1",
    "a: 1 # &x", "a: \"one\n  &two\"", "- |2\n    &x\n- b", "a: 5 * 3", "a:&b: 1",
    "a: |\n\n  &x\n\nb: 1", "a: [\"x\ny\", 'it''s *x']", "a: \"\\\" &x\"",
  ])
  func ampersandsAndAsterisksInTextAreText(text: String) {
    #expect(!nodeText(text).contains("error"), "\(nodeText(text))")
  }

  @Test func aBombOfAliasesIsRefusedAtItsFirstAnchor() {
    var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<60 {
      let names = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      bomb += "a\(level): &a\(level) [\(names)]\n"
    }
    for end in ["", "? *a59\n: 1\n", "{*a59 : 1}\n", "<<: *a59\n"] {
      #expect(
        nodeText(bomb + end)
          == "x.yaml:1:5: error: YAML anchors and aliases are not accepted; "
          + "write the value out where it is needed")
    }
  }

  @Test(arguments: [
    "[a]: b", "{a: b}: c", "{[a]: b}", "{{a: b}: c}", "[[a]: b]", "{a: 1, [b]: c}",
    "{a: 1, {b: c}}", "? [a]\n: b", "- ? {a: 1}",
  ])
  func keysThatAreNoScalarsAreRefused(text: String) {
    #expect(
      nodeText(text).hasSuffix(
        ": error: broken YAML: a key is a list or a mapping; expected well-formed YAML"))
  }

  @Test func aKeyMayBeMarked() {
    #expect(nodeText("? a\n: b") == "{a@1:3=b@2:3}")
    #expect(nodeText("{? a : b}") == "{a@1:4=b@1:8}")
  }

  @Test func keysInsideKeysDoNotHang() {
    let text =
      String(repeating: "{", count: 500) + String(repeating: "a,", count: 100_000)
      + String(repeating: "}", count: 500)
    #expect(nodeText(text).contains("a key is a list"))
    let behind =
      String(repeating: "{a: 1, ", count: 500) + String(repeating: "{", count: 2)
    #expect(nodeText(behind).contains("a key is a list"))
  }

  @Test(arguments: [
    ("a: 1\na: 2", "1:1: error: the key 'a' stands here twice; expected every key once"),
    ("b: 0\na: 1\n\"a\": 2", "2:1: error: the key 'a' stands here twice; expected every key once"),
    (
      "a: 1\n---\nb: 2",
      "2:1: error: broken YAML: a second document begins here"
    ),
    ("a: b: c", "1:5: error: broken YAML: mapping values are not allowed in this context"),
    (
      "a:\n\t- b",
      "2:1: error: broken YAML: found character that cannot start any token "
        + "while scanning for the next token"
    ),
    (
      "[a",
      "2:1: error: broken YAML: did not find expected ',' or ']' while parsing a flow sequence"
    ),
    (
      "'x", "1:3: error: broken YAML: found unexpected end of stream while scanning a quoted scalar"
    ),
    ("a: !!binary aGk=", "1:4: error: broken YAML: tags that begin with '!' are not accepted"),
    ("a: `b", "1:4: error: broken YAML: found character that cannot start any token"),
    ("a: \u{1}", "1:4: error: broken YAML: the character U+0001 may only stand there as an escape"),
    ("a: \0b", "1:4: error: broken YAML: the character U+0000 may only stand there as an escape"),
    (
      "a: \u{85}", "1:4: error: broken YAML: the character U+0085 may only stand there as an escape"
    ),
    ("é: \u{2028}", "1:4: error: broken YAML: the character U+2028 may only stand there as an"),
    ("a: b\u{FEFF}", "1:5: error: broken YAML: the character U+FEFF may only stand there as an"),
    ("a: b\u{FFFF}", "1:5: error: broken YAML: the character U+FFFF may only stand there as an"),
    ("", "1:1: error: the file is empty"),
    ("# nothing\n", "1:1: error: the file is empty"),
  ])
  func whatIsBrokenIsRefusedAtItsPlace(text: String, refusal: String) {
    #expect(nodeText(text).hasPrefix("x.yaml:" + refusal), "\(nodeText(text))")
  }

  @Test func nestingIsLimited() {
    let limit = "elements are nested more than 512 deep; expected at most 512 levels"
    let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(!nodeText(deepest).contains("error"))
    #expect(nodeText("[" + deepest + "]") == "x.yaml:1:513: error: " + limit)
    for unit in ["[", "{a: ", "- "] {
      #expect(nodeText(String(repeating: unit, count: 20_000)).hasSuffix(limit))
    }
    let lines = (0..<2_000).map { String(repeating: " ", count: $0) + "a:" }
    #expect(nodeText(lines.joined(separator: "\n")) == "x.yaml:513:513: error: " + limit)
  }

  @Test func valuesAreCounted() {
    let source = SourceText(file: "x.yaml", bytes: Array(String(repeating: "-\n", count: 11).utf8))
    #expect(
      refusal { try YAMLNodeParser.parse(source, valueLimit: 11) }
        == "x.yaml:11:2: error: there are more than 11 values; split the file")
    #expect(refusal { try YAMLNodeParser.parse(source, valueLimit: 12) } == nil)
  }
}

import EarshotTestSupport
import Testing

@testable import EarshotDocuments
@testable import EarshotFiles

@Suite struct StringsTableTests {
  @Test func keysTextsCommentsAndEscapesAreRead() throws {
    let table = try table(
      #"""
      /* Class = "UILabel"; text = "Now"; ObjectID = "a1-b2-c3"; */
      "a1-b2-c3.text" = "Jetzt ** \"läuft\"";

      // the same, without quotes
      plain.key = word; 'single' = 'it''s';
      """#.replacing("'it''s'", with: "'its'"))
    #expect(
      lines(table) == """
        a1-b2-c3.text=Jetzt ** "läuft"
        plain.key=word
        single=its
        """)
    #expect(table.text("a1-b2-c3", "text") == "Jetzt ** \"läuft\"")
    #expect(table.text("a1-b2-c3", "title") == nil)
  }

  @Test func escapesStandForTheirCharacters() throws {
    let table = try table(
      #""n"="a\nb\tc";"u"="\U00e9 \u2603 \ud83d\ude00";"q"="\\ \" \' \101 \é";"#)
    #expect(
      lines(table) == """
        n=a|b\tc
        q=\\ " ' A é
        u=é ☃ 😀
        """)
  }

  @Test func bracesAndAKeyWithoutTextAreAccepted() throws {
    #expect(try lines(table("{ a = b; c; d = e }")) == "a=b\nc=c\nd=e")
    #expect(try lines(table("")) == "")
  }

  @Test(arguments: [true, false]) func UTF16IsReadInEitherOrder(isBigEndian: Bool) throws {
    let units = Array("\u{FEFF}\"k\" = \"日本 😀\";".utf16)
    let bytes = units.flatMap { unit in
      isBigEndian
        ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    #expect(try lines(StringsTable(SourceText(file: "t.strings", bytes: bytes))) == "k=日本 😀")
    let withoutMark = Array(bytes.dropFirst(2))
    #expect(
      try lines(StringsTable(SourceText(file: "t.strings", bytes: withoutMark))) == "k=日本 😀")
  }

  @Test func aPropertyListIsReadAsWell() throws {
    let table = try table(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/x.dtd">
      <plist version="1.0"><dict>
        <key>a.text</key><string>A &amp; B</string>
        <key>plural</key><dict><key>x</key><string>y</string></dict>
        <key>b.text</key><string/>
      </dict></plist>
      """)
    #expect(lines(table) == "a.text=A & B\nb.text=")
  }

  @Test(arguments: [
    (
      "\"a\" = \"b\"\n\"c\" = \"d\";",
      "t.strings:2:1: error: broken strings file: a ';' is missing after 'a'; expected "
        + "well-formed strings file"
    ),
    (
      "\"a\" = \"b;\n",
      "t.strings:1:7: error: broken strings file: the closing quote is missing; expected "
        + "well-formed strings file"
    ),
    (
      "\"a\" = ;",
      "t.strings:1:7: error: broken strings file: a text is missing; expected well-formed "
        + "strings file"
    ),
    (
      "/* a",
      "t.strings:1:1: error: broken strings file: a comment does not end; expected well-formed "
        + "strings file"
    ),
    (
      "\"a\" = \"\\Ud800\";",
      "t.strings:1:10: error: broken strings file: this is no character; expected well-formed "
        + "strings file"
    ),
    (
      "bplist00\u{1}",
      "t.strings:1:1: error: this is a compiled strings file; expected the .strings file of the "
        + "source project"
    ),
  ])
  func whatIsNoTableIsRefusedWithItsPlace(text: String, message: String) {
    #expect(refusal { try self.table(text) } == message)
  }

  private func table(_ text: String) throws -> StringsTable {
    try StringsTable(SourceText(file: "t.strings", bytes: Array(text.utf8)))
  }

  private func lines(_ table: StringsTable) -> String {
    table.texts.sorted { $0.key < $1.key }
      .map { "\($0)=\($1)".replacing("\n", with: "|") }.joined(separator: "\n")
  }
}

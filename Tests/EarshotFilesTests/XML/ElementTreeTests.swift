import EarshotTestSupport
import Testing

@testable import EarshotFiles

@Suite struct ElementTreeTests {
  @Test func elementsKeepNamesAttributesTextAndOrder() throws {
    let tree = try tree(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- <a> is no element here, <!ENTITY nor is this -->
      <list>
        <item key="one" title="Caf&#233; &amp; bar&#10;tonight"/>
        <item><string>several
      lines &lt;here&gt;</string></item>
        <item><![CDATA[raw <b> text]]></item>
      </list>
      """)
    #expect(
      outline(tree.root) == """
        3:1 list
          4:3 item key=one title=Café & bar|tonight
          5:3 item
            5:9 string "several|lines <here>"
          7:3 item "raw <b> text"

        """)
  }

  @Test("Comments, and instructions with and without a text, are no part of what they stand in")
  func remarksAreLeftOut() throws {
    let tree = try tree(
      "<?x?>\n<?y z?><a><?x?><!----><b>o<?x?>n<!-- - -->e<?x ?></b></a><?x?><!---->")
    #expect(
      outline(tree.root) == """
        2:8 a
          2:23 b "one"

        """)
  }

  @Test("What is only warned of is read")
  func warnings() throws {
    #expect(try tree("<a xmlns=\"here\" xml:lang=\"?\" xml:space=\"any\"/>").root.name == "a")
  }

  @Test("Places are right in whatever order they are asked for")
  func placesInAnyOrder() throws {
    let tree = try tree("<a>é<b/>😀<c/>\n <d/><e/>\n</a>")
    let places = ["1:1", "1:5", "1:10", "2:2", "2:6"]
    for order in [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [2, 4, 1, 1, 3, 0, 2]] {
      #expect(
        order.map { tree.place(of: $0) }.map { "\($0.line):\($0.column)" }
          == order.map { places[$0] })
    }
  }

  @Test func childrenAreFoundByTagAndByKey() throws {
    let root = try tree(
      "<view><rect key=\"frame\" x=\"1\"/><subviews><a/><b/></subviews><color key=\"tint\"/></view>"
    ).root
    #expect(root.child("subviews")?.index == 2)
    #expect(root.child(key: "tint")?.name == "color")
    #expect(root.items(of: "subviews").map(\.name) == ["a", "b"])
    #expect(root.items(of: "constraints").map(\.name) == [])
    #expect(root.child("subviews")?.parent?.name == "view")
    #expect(root.parent == nil)
  }

  @Test(arguments: [
    ("", "t.xml:1:1: error: the file is empty; expected some markup"),
    ("<a>", "t.xml:1:4: error: broken XML: it ends too early; expected well-formed XML"),
    ("abc", "t.xml:1:4: error: broken XML: it ends too early; expected well-formed XML"),
    (
      "<a>\n <b>\n",
      "t.xml:3:1: error: broken XML: it ends too early; expected well-formed XML"
    ),
    (
      "<a>\n <b></a>",
      "t.xml:2:9: error: broken XML: a closing tag that matches no open element; expected "
        + "well-formed XML"
    ),
    (
      "<a x=\"1\" x=\"2\"/>",
      "t.xml:1:15: error: broken XML: the same attribute twice; expected well-formed XML"
    ),
    (
      "<a>&nope;</a>",
      "t.xml:1:10: error: broken XML: an entity that is not declared; expected well-formed XML"
    ),
    (
      "<!DOCTYPE a [<!ENTITY b \"c\"><!ENTITY d \"&b;&b;\">]>\n<a>&d;</a>",
      "t.xml:1:1: error: the document declares entities; expected a document as Xcode saves it"
    ),
    (
      "<a>\n<?é?><?x?>&nope;<?y?></a>",
      "t.xml:2:17: error: broken XML: an entity that is not declared; expected well-formed XML"
    ),
    (
      "<a>\n<?x?><?y</a>",
      "t.xml:2:9: error: broken XML: a space is missing; expected well-formed XML"
    ),
    (
      "<a>&amp</a>",
      "t.xml:1:8: error: broken XML: an entity without ';' at its end; expected well-formed XML"
    ),
    (
      "<?x?>text<a/>",
      "t.xml:1:6: error: broken XML: something else stands where the outermost element should begin; "
        + "expected well-formed XML"
    ),
    (
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a/>",
      "t.xml:1:1: error: broken XML: it declares the encoding 'ISO-8859-1'; expected "
        + "well-formed XML"
    ),
    (
      "<?xml version=\"1.0\" encoding=\"UTF\n8\"?><a/>",
      "t.xml:1:1: error: broken XML: it declares the encoding 'UTF\\u{a}8'; expected "
        + "well-formed XML"
    ),
  ])
  func whatIsNoDocumentIsRefusedWithItsPlace(text: String, message: String) {
    #expect(refusal { try self.tree(text) } == message)
  }

  @Test func depthAndNumbersAreLimited() {
    let deep = String(repeating: "<a>", count: 20_000)
    #expect(
      refusal { try self.tree(deep) }
        == "t.xml:1:1537: error: elements are nested more than 512 deep; expected at most 512 "
        + "levels")
    let allowed = String(repeating: "<a>", count: 512) + String(repeating: "</a>", count: 512)
    #expect(refusal { try self.tree(allowed) } == nil)
    let attributes = (0..<1_001).map { " a\($0)=''" }.joined()
    #expect(
      refusal { try self.tree("<x>\n<y\(attributes)/></x>") }
        == "t.xml:2:1: error: there are more than 1000 attributes in one element; split the file")
    let remark = "<!-- <y\(attributes)/> -->"
    let quoting = "\(remark)<x><![CDATA[<y\(attributes)>]]></x>\(remark)"
    #expect(refusal { try self.tree(quoting) } == nil)
    let long = String(repeating: "=", count: 11 << 20)
    #expect(
      refusal { try self.tree("<a>\n <b c='\(long)'/></a>") }?.hasSuffix(
        ": broken XML: a name, a text or an attribute is too long; expected well-formed XML")
        == true)
    let many = "<a>" + String(repeating: "<b/>", count: 200_000) + "</a>"
    #expect(
      refusal { try self.tree(many) }
        == "t.xml:1:800000: error: there are more than 200000 elements; split the file")
  }

  @Test func bytesThatAreNotUTF8AreRefusedWhereTheyStand() {
    let bytes = Array("<a>\n  \u{E9}".utf8) + [0xC3, 0x28]
    #expect(
      refusal { try ElementTree(SourceText(file: "t.xml", bytes: bytes)) }
        == "t.xml:2:4: error: the byte at offset 8 is not UTF-8; expected UTF-8 text")
  }

  @Test func aDocumentTypeByNameIsReadOnlyWhereItBelongs() throws {
    let text = "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"x.dtd\">\n<plist/>"
    let source = SourceText(file: "t.xml", bytes: Array(text.utf8))
    #expect(try ElementTree(source, doctype: .nameOnly).root.name == "plist")
    #expect(refusal { try ElementTree(source) } != nil)
    for declarations in [
      "<!DOCTYPE a [<!ENTITY b 'c'>]>", "<!DOCTYPE a SYSTEM '>' [<!ENTITY b 'c'>]>",
      "<!DOCTYPE a SYSTEM \"'>\" [<!NOTATION n SYSTEM \"x\">]>",
    ] {
      let hidden = SourceText(file: "t.xml", bytes: Array("\(declarations)<a/>".utf8))
      #expect(
        refusal { try ElementTree(hidden, doctype: .nameOnly) }
          == "t.xml:1:1: error: the document declares entities; expected a document as Xcode saves it"
      )
    }
  }

  private func tree(_ text: String) throws -> ElementTree {
    try ElementTree(SourceText(file: "t.xml", bytes: Array(text.utf8), as: FileKind("some markup")))
  }

  private func outline(_ element: Element, indent: String = "") -> String {
    let place = element.tree.place(of: element.index)
    let attributes = element.attributes.sorted { $0.name < $1.name }.map { " \($0)=\($1)" }.joined()
    let text = element.text.map { " \"\($0)\"" } ?? ""
    let line = "\(indent)\(place.line):\(place.column) \(element.name)\(attributes)\(text)"
      .replacing("\n", with: "|")
    return line + "\n" + element.children.map { outline($0, indent: indent + "  ") }.joined()
  }
}

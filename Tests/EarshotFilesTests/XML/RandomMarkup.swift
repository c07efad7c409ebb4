import EarshotTestSupport

/// Makes XML out of its smallest parts, well-formed or not.
struct RandomMarkup {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  // MARK: Well-formed

  /// Marks that say nothing about the elements they stand between.
  private static let remarks = [
    "<?x?>", "<?é?>", "<?x ?>", "<?x-y\t?>", "<?x <a> ?>", "<?x ?y?>", "<!---->", "<!-- <a> -->",
    "<!--?>-->",
  ]
  /// Text as it is written, and as it is meant.
  private static let texts = [
    ("one", "one"), ("&lt;", "<"), ("&#65;", "A"), ("&#x1F600;", "😀"), ("é", "é"), ("?>", "?>"),
    ("<![CDATA[<?x?>]]>", "<?x?>"), ("<![CDATA[]]>", ""), ("\"'", "\"'"), ("\n", "\n"),
  ]
  private static let names = ["a", "b", "view", "é", "a-b", "_"]

  /// A document, and its elements a line each: depth, name, attribute and text.
  mutating func document() -> (text: String, outline: [String]) {
    var text = ""
    var outline: [String] = []
    addRemarks(to: &text)
    addElement(to: &text, &outline, depth: 0)
    addRemarks(to: &text)
    return (text, outline)
  }

  private mutating func addElement(to text: inout String, _ outline: inout [String], depth: Int) {
    let name = Self.names.randomElement(using: &random) ?? "a"
    let attribute = Bool.random(using: &random) ? content(isAttribute: true) : nil
    text += "<\(name)" + (attribute.map { " c='\($0.text)'" } ?? "")
    let line = outline.count
    outline.append("\(depth) \(name)" + (attribute.map { " c=\($0.meaning)" } ?? ""))
    switch Int.random(in: 0..<(depth < 4 ? 3 : 2), using: &random) {
    case 0:
      text += "/>"
      return
    case 1:
      let content = content(isAttribute: false)
      text += ">\(content.text)"
      if !content.meaning.isEmpty { outline[line] += " \"\(content.meaning)\"" }
    default:
      text += ">"
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        addRemarks(to: &text)
        addElement(to: &text, &outline, depth: depth + 1)
      }
      addRemarks(to: &text)
    }
    text += "</\(name)>"
  }

  private mutating func addRemarks(to text: inout String) {
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      text += (Self.remarks + ["\n"]).randomElement(using: &random) ?? ""
    }
  }

  private mutating func content(isAttribute: Bool) -> (text: String, meaning: String) {
    var content = (text: "", meaning: "")
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      if !isAttribute, Int.random(in: 0..<3, using: &random) == 0 {
        content.text += Self.remarks.randomElement(using: &random) ?? ""
      }
      guard let (text, meaning) = Self.texts.randomElement(using: &random) else { continue }
      guard !isAttribute || !text.contains(where: { "\"<\n".contains($0) }) else { continue }
      content.text += text
      content.meaning += meaning
    }
    return content
  }

  // MARK: Of any kind

  private static let tokens =
    remarks + texts.map(\.0) + [
      "<", ">", "/", "?", "!", "'", "\"", "=", "&", ";", "[", "]", "-", " ", "x", ":", "\u{0}",
      "\u{1}",
      "<a>", "</a>", "<a", "<a/>", " b='c'", "<!--", "-->", "<?", "?>", "<?xml", "<?xml ",
      "<![CDATA[",
      "]]>", "<!DOCTYPE a", "<!DOCTYPE a SYSTEM '>'", "<!NOTATION n SYSTEM 'x'>", "<!ENTITY b 'c'>",
      "<!ATTLIST a b CDATA #IMPLIED>", "&b;", "%b;", "&#0;", "&#xFFFFFFFFFF;", "xmlns='y'",
      " version='1.0'", " encoding='utf-8'", " encoding='utf-16'", "\u{FEFF}", "\r\n", "\u{FFFF}",
    ]

  /// Parts in any order, mostly inside one element.
  mutating func soup() -> String {
    let parts = (0..<Int.random(in: 1...12, using: &random)).compactMap { _ in
      Self.tokens.randomElement(using: &random)
    }
    let text = parts.joined()
    return Int.random(in: 0..<3, using: &random) == 0 ? text : "<a>\(text)</a>"
  }
}

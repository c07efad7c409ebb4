import Foundation
import FoundationXML

/// The visible texts of a file that another tool wrote, found by parsers of Foundation: nothing here is shared with
/// the importers.
struct ForeignTexts {
  /// Why a visible text of a file is not said in its words.
  enum Exception: Hashable {
    /// It stands inside an element with a name of its own: VoiceOver says that name, and the inside of an element
    /// is not reached.
    case insideNamed
    /// It is how a switch is set, which is said in VoiceOver's words.
    case state
    /// It names the app or a window, which is no part of the screen; it is said where the screen has no name
    /// of its own.
    case application
    /// It is typed into a secret field, and said by its length.
    case secret
    /// The source says that it belongs to no accessibility element.
    case toldToBeNone
    /// It names a tab bar, of which VoiceOver says that it is one, in its own words.
    case tabBar
    /// It is a scroll bar's, which VoiceOver leaves out.
    case scrollBar
    /// It is a choice of a list that is closed, and not the one that is chosen.
    case choice
    /// It is what a row of a table is called, which is what its cells say.
    case row
    /// It stands in a field for what is not entered, and something is.
    case placeholder
    /// The source says that it is left out.
    case hidden
  }

  /// A text with the reason for which it need not be said, if there is one.
  struct Text: Hashable {
    var text: String
    var exception: Exception?
  }

  /// The texts, in the order of the file.
  private(set) var texts: [Text] = []

  /// Finds the texts of a file; none in a format that is not known here.
  init(_ file: URL) throws {
    let data = try Data(contentsOf: file)
    switch file.pathExtension {
    case "xml":
      let parser = XMLParser(data: data)
      let collector = Markup()
      parser.delegate = collector
      #if os(Linux)
        parser.shouldProcessNamespaces = false
      #endif
      guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
      texts = collector.texts
    case "json":
      let value = try JSONSerialization.jsonObject(with: data)
      if !collectFramework(value) { collect(value, named: nil) }
    case "txt":
      let text = String(decoding: data, as: UTF8.self)
      if text.contains("SemanticsNode#") {
        collectSemantics(text)
      } else if text.contains("Node #") {
        collectCompose(text)
      } else {
        collectLines(text)
      }
    case "snap": collectTags(String(decoding: data, as: UTF8.self))
    case "yml", "yaml": collectSnapshot(String(decoding: data, as: UTF8.self))
    default: break
    }
  }

  /// The text without what no voice and no listener notices: blanks, marks without width, what ends a
  /// sentence.
  static func plain(_ text: String) -> String {
    let scalars = text.unicodeScalars.filter { scalar in
      scalar.properties.generalCategory != .format && scalar != "\u{FFFC}"
    }
    let words = String(String.UnicodeScalarView(scalars)).split(whereSeparator: \.isWhitespace)
    return words.joined(separator: " ").trimmingCharacters(in: CharacterSet(charactersIn: ".…。! "))
  }

  mutating func add(_ text: Any?, _ exception: Exception?) {
    guard let text = text as? String, !Self.plain(text).isEmpty else { return }
    texts.append(Text(text: Self.plain(text), exception: exception))
  }

  // MARK: JSON

  /// What says by its name all that is inside.
  private static let named: Set = [
    "Button", "Link", "Switch", "CheckBox", "TextField", "SecureTextField", "SearchField", "Tab",
    "button", "link", "checkbox", "switch", "tab", "menuitem", "option",
  ]

  private mutating func collect(_ value: Any, named outer: String?) {
    if let list = value as? [Any] {
      for item in list { collect(item, named: outer) }
    } else if let object = value as? [String: Any] {
      if object["nodeId"] != nil { return collectChromium(object) }
      let type = (object["type"] as? String ?? "").replacingOccurrences(
        of: "XCUIElementType", with: "")
      let isSecret =
        type == "SecureTextField" || object["subrole"] as? String == "AXSecureTextField"
        || object["role_description"] as? String == "secure text field"
      if let isVisible = object["isVisible"] as? String, isVisible == "0" { return }
      let isNone = object["isAccessible"] as? String == "0"
      if object["AXLabel"] != nil || object["label"] != nil {
        let label = object["AXLabel"] as? String ?? object["label"] as? String
        let value = object["AXValue"] as? String ?? object["value"] as? String
        let isApp = type == "Application" || type == "Window"
        add(label, isApp ? .application : isNone ? .toldToBeNone : nil)
        let isState = ["0", "1", "2", "true", "false"].contains(value)
        add(value, isSecret ? .secret : isState ? .state : nil)
      }
      for key in ["children", "value", "nodes", "result", "elements"] {
        if let inside = object[key], !(inside is String) { collect(inside, named: outer) }
      }
    }
  }

  private mutating func collectChromium(_ node: [String: Any]) {
    guard node["ignored"] as? Bool != true,
      let role = (node["role"] as? [String: Any])?["value"] as? String,
      [
        "StaticText", "button", "link", "heading", "textbox", "searchbox", "checkbox", "switch",
        "radio", "tab", "menuitem", "option", "slider", "combobox", "image", "cell", "gridcell",
        "columnheader", "rowheader", "progressbar",
      ].contains(role)
    else { return }
    let properties = node["properties"] as? [[String: Any]] ?? []
    let chosen = properties.first { $0["name"] as? String == "selected" }
    let isChosen = (chosen?["value"] as? [String: Any])?["value"] as? Bool == true
    // Chromium tells the choices of a list that is closed, too.
    add(
      (node["name"] as? [String: Any])?["value"], role == "option" && !isChosen ? .choice : nil)
  }

  // MARK: Lines

  private mutating func collectLines(_ text: String) {
    let tree = text.components(separatedBy: "Path to element").first ?? text
    var around: [(indentation: Int, name: String?)] = []
    for line in tree.split(separator: "\n") where line.contains("0x") {
      let plain = line.drop { " →".contains($0) }
      guard !plain.hasPrefix("Attributes") else { continue }
      let indentation = line.prefix { $0 == " " }.count
      while let last = around.last, last.indentation >= indentation { around.removeLast() }
      let type = String(plain.prefix { $0.isLetter })
      var own: String?
      let isApp = plain.hasPrefix("Application") || plain.hasPrefix("Window")
      let isSecret = plain.hasPrefix("SecureTextField")
      let isBar = type == "TabBar"
      for (key, exception) in [
        ("label: '", isApp ? Exception.application : isBar ? .tabBar : nil),
        ("value: ", isSecret ? .secret : nil),
      ] {
        guard let start = line.range(of: key) else { continue }
        let rest = line[start.upperBound...]
        let end = rest.range(of: key == "value: " ? "," : "'", options: .literal)?.lowerBound
        let found = String(rest[..<(end ?? rest.endIndex)])
        let isInside = around.contains { $0.name.map { !$0.contains(Self.plain(found)) } ?? false }
        add(
          found,
          exception ?? (["0", "1"].contains(found) ? .state : isInside ? .insideNamed : nil))
        if Self.named.contains(type), own == nil { own = Self.plain(found) }
      }
      around.append((indentation, own))
    }
  }

  // MARK: XML

  /// Collects the texts of page sources and dumps.
  private final class Markup: NSObject, XMLParserDelegate {
    var texts: [Text] = []
    private var open: [(name: String?, isSecret: Bool)] = []

    func parser(
      _ parser: XMLParser, didStartElement tag: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let type =
        (attributes["class"] ?? attributes["type"] ?? tag)
        .replacingOccurrences(of: "XCUIElementType", with: "").components(separatedBy: ".").last
        ?? ""
      let isShown = !["visible", "displayed", "visible-to-user"].contains {
        attributes[$0] == "false"
      }
      let isSecret = attributes["password"] == "true" || type == "SecureTextField"
      let isPressed =
        attributes["clickable"] == "true" || ForeignTexts.named.contains(type)
        || ["ImageButton", "CheckBox", "RadioButton", "EditText"].contains(type)
      var own: String?
      for key in ["content-desc", "text", "label", "value"] {
        guard isShown, let text = attributes[key], !ForeignTexts.plain(text).isEmpty,
          text != "null"
        else { continue }
        let plain = ForeignTexts.plain(text)
        let isState =
          (["on", "off"].contains(plain.lowercased()) && type.contains("Switch"))
          || (["0", "1"].contains(plain) && key == "value")
        let isInside = open.contains { $0.name.map { !$0.contains(plain) } ?? false }
        let reasons: [(holds: Bool, exception: Exception)] = [
          (isSecret && (key == "text" || key == "value"), .secret), (isState, .state),
          (type == "Application" || type == "Window", .application),
          (plain.contains("scroll bar,"), .scrollBar), (isInside, .insideNamed),
        ]
        let exception = reasons.first(where: \.holds)?.exception
        texts.append(Text(text: plain, exception: exception))
        if isPressed, own == nil, !isState { own = plain }
      }
      open.append((own, isSecret))
    }

    func parser(
      _ parser: XMLParser, didEndElement tag: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}

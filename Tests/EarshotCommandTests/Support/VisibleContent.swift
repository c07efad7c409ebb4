import Foundation
import FoundationXML

/// Where a storyboard has scenes with something to hear, found out without our own reader: a visible
/// label with text, a titled button, or a control.
final class VisibleContent: NSObject, XMLParserDelegate {
  /// The lines of each scene that has visible content.
  private(set) var scenes: [ClosedRange<Int>] = []

  private struct Open {
    var name: String
    var isHidden: Bool
    var isContent: Bool
  }

  private static let controls: Set<String> = [
    "textField", "switch", "slider", "stepper", "segmentedControl", "datePicker", "searchBar",
  ]
  private var open: [Open] = []
  private var sceneLine: Int?
  private var hasContent = false

  /// Looks through a file.
  static func scenes(of url: URL) throws -> [ClosedRange<Int>] {
    let delegate = VisibleContent()
    let parser = XMLParser(data: try Data(contentsOf: url))
    parser.delegate = delegate
    _ = parser.parse()
    return delegate.scenes
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if name == "scene" {
      sceneLine = parser.lineNumber
      hasContent = false
    }
    // A switched-off element is not to be heard, and neither is what a view keeps for later.
    if name == "bool", attributes["key"] == "isElement", attributes["value"] == "NO",
      open.count >= 2
    {
      open[open.count - 2].isContent = false
    }
    if name == "state", attributes["key"] == "normal", attributes["title"]?.isEmpty == false,
      let last = open.indices.last, open[last].name == "button"
    {
      open[last].isContent = true
    }
    let isHidden =
      attributes["hidden"] == "YES" || Double(attributes["alpha"] ?? "1") == 0
      || attributes["elementsHidden"] == "YES" || open.last?.isHidden == true
    open.append(
      Open(
        name: name, isHidden: isHidden,
        isContent: name == "label" && attributes["text"]?.contains { !$0.isWhitespace } == true
          || Self.controls.contains(name)))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let closed = open.popLast() else { return }
    if closed.isContent, !closed.isHidden { hasContent = true }
    if name == "scene", let begin = sceneLine, hasContent {
      scenes.append(begin...parser.lineNumber)
    }
  }
}

import Foundation
import FoundationXML

/// What Interface Builder shows of a xib beside its owner, found out without our own reader: everything but
/// recognizers, items of bars and objects of the app's own.
final class TopLevelObjects: NSObject, XMLParserDelegate {
  private var identifiers: [String] = []
  /// The names of the elements around the present one, from the outermost on.
  private var around: [String] = []

  /// The identifiers of the objects of a file.
  static func identifiers(of url: URL) throws -> [String] {
    let delegate = TopLevelObjects()
    let parser = XMLParser(data: try Data(contentsOf: url))
    parser.delegate = delegate
    _ = parser.parse()
    return delegate.identifiers
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    defer { around.append(name) }
    guard around == ["document", "objects"], let identifier = attributes["id"],
      !["placeholder", "customObject"].contains(name), !name.hasSuffix("Item"),
      !name.hasSuffix("GestureRecognizer")
    else { return }
    identifiers.append(identifier)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    around.removeLast()
  }
}

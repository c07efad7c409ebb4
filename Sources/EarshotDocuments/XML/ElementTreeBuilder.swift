import Foundation
import FoundationXML

/// Collects what `XMLParser` reports into the flat list of an ``ElementTree``.
///
/// On Linux `parse()` returns true for truncated, malformed and very short input, so only the errors
/// it reports and an unfinished tree tell of trouble (facts/storyboards.md §7).
final class ElementTreeBuilder: NSObject, XMLParserDelegate {
  private struct OpenElement {
    var index: Int32
    var lastChild = ElementNode.none
  }

  private struct Fault {
    var code: Int
    var line: Int
    var column: Int
  }

  private var nodes: [ElementNode] = []
  private var open: [OpenElement] = []
  private var text = ""
  private var fault: Fault?

  /// The elements of a document.
  ///
  /// - Throws: `malformed`, at the first fault.
  static func nodes(
    of source: SourceText, scan: MarkupScan
  ) throws(DocumentError) -> [ElementNode] {
    let builder = ElementTreeBuilder()
    builder.nodes.reserveCapacity(scan.starts.count)
    let parser = XMLParser(data: scan.readable)
    parser.delegate = builder
    _ = parser.parse()
    // libxml2 reports text behind the last element and an end before it under one number.
    let isUnfinished = !builder.open.isEmpty && (builder.fault?.code ?? 5) == 5
    if let fault = builder.fault, !isUnfinished {
      throw DocumentError(
        file: source.file, line: max(1, fault.line),
        column: max(1, scan.column(for: fault.column, ofLine: fault.line)),
        problem: .malformed(format: "XML", reason: MarkupFault.message(code: fault.code)))
    }
    guard !builder.nodes.isEmpty, !isUnfinished else {
      throw source.error(
        at: source.bytes.count,
        .malformed(format: "XML", reason: MarkupFault.unfinished))
    }
    return builder.nodes
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    text.removeAll(keepingCapacity: true)
    let index = Int32(nodes.count)
    let parent = open.last?.index ?? ElementNode.none
    nodes.append(ElementNode(name: elementName, attributes: attributes, parent: parent))
    if let last = open.indices.last {
      if open[last].lastChild == ElementNode.none {
        nodes[Int(parent)].firstChild = index
      } else {
        nodes[Int(open[last].lastChild)].nextSibling = index
      }
      open[last].lastChild = index
    }
    open.append(OpenElement(index: index))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard let element = open.popLast() else { return }
    if element.lastChild == ElementNode.none, !text.isEmpty {
      nodes[Int(element.index)].text = text
    }
    text.removeAll(keepingCapacity: true)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    // Between elements there is only indentation.
    guard open.last?.lastChild == ElementNode.none else { return }
    text += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    guard open.last?.lastChild == ElementNode.none else { return }
    text += String(decoding: CDATABlock, as: UTF8.self)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    let code = (parseError as NSError).code
    guard !MarkupFault.isWarning(code: code) else { return }
    fault = Fault(code: code, line: parser.lineNumber, column: parser.columnNumber)
    // Behind a fault it guesses what was meant, which need not be what was looked over before.
    parser.delegate = nil
  }
}

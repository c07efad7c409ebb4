import EarshotTestSupport
import Foundation
import Testing

@Suite("Lines of texts, as a browser breaks them")
struct ImportedLineTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// A node of a browser's tree, by its number, with what is inside it.
  private func node(
    _ number: Int, _ role: String, _ name: String? = nil, value: String? = nil,
    isIgnored: Bool = false, _ children: Int...
  ) -> String {
    func told(_ key: String, _ text: String?) -> String {
      text.map { #","\#(key)":{"type":"string","value":"\#($0)"}"# } ?? ""
    }
    let numbers = children.map { "\"\($0)\"" }.joined(separator: ",")
    return #"{"nodeId":"\#(number)","ignored":\#(isIgnored),"role":{"value":"\#(role)"}"#
      + told("name", name) + told("value", value) + #","childIds":[\#(numbers)]}"#
  }

  private func heard(_ nodes: [String]) async throws -> [String] {
    try await folder.heard("{\"nodes\":[\(nodes.joined(separator: ",\n"))]}", from: "tree.json")
  }

  @Test("A text says its lines once, and they say what no text says")
  func lines() async throws {
    let heard = try await heard([
      node(1, "RootWebArea", "Page", 2, 5, 8, 12, 15, 18),
      node(2, "StaticText", "One two", 3, 4), node(3, "InlineTextBox", "One "),
      node(4, "InlineTextBox", "two"),
      node(5, "paragraph", nil, 6, 7), node(6, "InlineTextBox", "three"),
      node(7, "InlineTextBox", "four "),
      node(8, "generic", nil, 9, 10, 11), node(9, "InlineTextBox", "five "),
      node(10, "InlineTextBox", "six"), node(11, "button", "Seven"),
      node(12, "none", nil, isIgnored: true, 13, 14), node(13, "InlineTextBox", "eight"),
      node(14, "InlineTextBox", "nine"),
      node(15, "StaticText", "", 16, 17), node(16, "InlineTextBox", "ten"),
      node(17, "InlineTextBox", "eleven"),
      node(18, "none", nil, isIgnored: true, 19),
      node(19, "StaticText", "twelve", isIgnored: true, 20), node(20, "InlineTextBox", "twelve"),
    ])
    #expect(
      heard == [
        "One two", "three four", "five six", "Seven, button", "eight nine", "ten eleven", "twelve",
      ])
  }

  @Test("What has a name or a value that its lines say is not said twice")
  func names() async throws {
    let heard = try await heard([
      node(1, "RootWebArea", "Page", 2, 4, 6, 9, 12, 14, 17),
      node(2, "button", "Save", 3), node(3, "InlineTextBox", "Save"),
      node(4, "heading", nil, 5), node(5, "InlineTextBox", "News"),
      node(6, "textbox", "Name", value: "Ann", 7), node(7, "generic", nil, 8),
      node(8, "InlineTextBox", "Ann"),
      node(9, "listitem", nil, 10, 11), node(10, "ListMarker", "• ", 16),
      node(16, "InlineTextBox", "• "), node(11, "InlineTextBox", "Bread"),
      node(12, "link", "More", 13), node(13, "InlineTextBox", "More"),
      node(14, "LineBreak", "\\n", 15), node(15, "InlineTextBox", "\\n"),
      node(17, "textbox", "Note", 18), node(18, "generic", nil, 19, 20),
      node(19, "InlineTextBox", "typed on"), node(20, "InlineTextBox", "two lines"),
    ])
    #expect(
      heard == [
        "Save, button", "News, heading", "Name, Ann, text field (Double tap to edit.)", "Bread",
        "More, link", "Note, typed on two lines, text field (Double tap to edit.)",
      ])
  }
}

import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotDocuments

/// What is written of a storyboard can be joined to it: by Interface Builder's ids, lines and columns.
@Suite struct SavedPlaceTests {
  /// One node of a written tree: its name, and where it says that it stands in its file.
  private struct Node {
    let id: String
    let identifier: String?
    let line: Int
    let column: Int
  }

  /// The nodes with a place, in the order of the tree.
  private func nodes(_ value: Any) -> [Node] {
    guard let keys = value as? [String: Any] else {
      return (value as? [Any] ?? []).flatMap(nodes)
    }
    var found: [Node] = []
    if let id = keys["id"] as? String, let line = keys["line"] as? Int,
      let column = keys["column"] as? Int
    {
      found.append(
        Node(id: id, identifier: keys["identifier"] as? String, line: line, column: column))
    }
    return found + nodes(keys["children"] ?? [])
  }

  private func screens(_ json: String) throws -> [[String: Any]] {
    let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    return try #require(document?["screens"] as? [[String: Any]])
  }

  /// The tag with its attributes that begins at a place of a text.
  private func tag(in lines: [Substring], _ node: Node) -> String? {
    guard lines.indices.contains(node.line - 1) else { return nil }
    let tag = lines[node.line - 1].unicodeScalars.dropFirst(node.column - 1)
    guard tag.first == "<" else { return nil }
    // Texts of several lines stand in attributes.
    return String(tag) + lines[node.line...].prefix(20).joined(separator: "\n")
  }

  private let text = storyboard(
    controller(
      "c",
      subviews: """
        <label text="Hello" id="hi">\(frame(16, 20, 100, 20))
        <accessibility key="accessibilityConfiguration" identifier="greeting"/></label>
        <view id="box">\(frame(0, 50, 375, 50))</view>
        <segmentedControl id="seg">\(frame(16, 110, 200, 30))<segments>
        <segment title="Day"/><segment title="Week"/></segments></segmentedControl>
        <tableView id="t" rowHeight="44" style="grouped">\(frame(0, 150, 375, 300))<sections>
        <tableViewSection headerTitle="General" footerTitle="End" id="s"><cells>
        <tableViewCell id="row" accessoryType="detailButton">\(frame(0, 60, 375, 44))
        <tableViewCellContentView key="contentView" id="row-c">\(frame(0, 0, 330, 44))<subviews>
        <label text="Row" id="row-l">\(frame(16, 0, 100, 44))</label>
        </subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection>
        </sections></tableView>
        <toolbar id="tools">\(frame(0, 600, 375, 44))<items>
        <barButtonItem title="Share" id="share"/></items></toolbar>
        """,
      rest: "<navigationItem key=\"navigationItem\" title=\"Title\" id=\"nav\"/>"))

  @Test func everythingOfTheFileHasItsIdAndItsPlace() throws {
    let document = try DocumentReader().read(Array(text.utf8), file: "x.storyboard")
    let json = document.json()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let found = nodes(try screens(json)[0]["root"] ?? [:])
    let ids = found.map(\.id).sorted()
    for id in ["c-view", "hi", "box", "seg", "t", "s", "row", "row-c", "row-l", "tools", "share"] {
      #expect(ids.contains(id), "\(id) in \(ids)")
    }
    #expect(found.first { $0.id == "hi" }?.identifier == "greeting")
    #expect(found.count { $0.id.hasPrefix("segment-") } == 2)
    for node in found {
      let text = try #require(tag(in: lines, node), "\(node)")
      #expect(
        text.contains("id=\"\(node.id)\"") || node.id.contains("-"), "\(node) is not of \(text)")
    }
    let again = try Document(screenDocument: json, file: "again.json")
    #expect(again.json() == json)
  }

  @Test func stopsHaveTheirPlacesToo() throws {
    let document = try DocumentReader().read(Array(text.utf8), file: "x.storyboard")
    let label = try #require(
      AccessibleText(document.screens[0].root).elements.first { $0.accessibilityLabel == "Hello" })
    let json = document.json(stops: [[DocumentStop(element: label, description: "Hello")]])
    let screen = try screens(json)[0]
    let stops = try #require(screen["stops"] as? [[String: Any]])
    #expect(stops[0]["id"] as? String == "hi")
    let line = try #require(stops[0]["line"] as? Int)
    let column = try #require(stops[0]["column"] as? Int)
    let source = text.split(separator: "\n", omittingEmptySubsequences: false)[line - 1]
    #expect(source.dropFirst(column - 1).hasPrefix("<label text=\"Hello\""))
  }

  @Test(
    "Everything in real files is written with its id and place",
    .enabled(if: SharedFolder.url("corpus/storyboards") != nil))
  func realFiles() throws {
    let files = SharedFolder.files(
      below: "corpus/storyboards", withExtensions: ["storyboard", "xib"])
    var count = 0
    for file in files {
      guard let document = try? DocumentReader().read(file.path) else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      let lines = text.split(
        omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" })
      for screen in try screens(document.json()) {
        let found = nodes(screen["root"] ?? [:])
        count += found.count
        #expect(Set(found.map(\.id)).count == found.count, "\(file.lastPathComponent)")
        for node in found {
          let text = tag(in: lines, node)
          #expect(text != nil, "\(file.lastPathComponent): \(node)")
          // A name made up for what has none in the file is a class and a number.
          guard node.id.wholeMatch(of: /\w{3}-\w{2}-\w{3}/) != nil else { continue }
          #expect(
            text?.contains("id=\"\(node.id)\"") == true, "\(file.lastPathComponent): \(node)")
        }
      }
    }
    #expect(count > 1_000)
  }

  @Test(arguments: ["line: 0", "column: -1", "line: x"])
  func whatIsNoPlaceIsRefused(key: String) {
    let text = "screens: [{ root: { \(key) } }]"
    #expect(refusal { try Document(screenDocument: text, file: "x.yaml") } != nil)
  }
}

import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Foundation
import Testing

/// On no screen of a whole app is scrolled content read among what stands outside, or a bar out of order.
@Suite struct StructureLawTests {
  private func expectLaws(_ document: Document, _ name: String) -> Int {
    var units = 0
    for screen in document.screens {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let laws = StructureLaws(screen.root, direction: direction)
        #expect(laws.breaches == [], "\(name), \(screen.name), \(direction)")
        units += laws.unitCount
      }
    }
    return units
  }

  @Test(arguments: ["player.yaml", "library.yaml", "ferry.yaml"])
  func ourExamples(name: String) throws {
    _ = expectLaws(try Document(screenDocument: Example.text(name), file: name), name)
  }

  /// A table between a bar with a prompt and tabs, with a switch, details and a field in its rows.
  @Test func anAppWithBarsAroundATable() throws {
    let rows = (0..<30).map { row in
      """
      <tableViewCell id="r\(row)" accessoryType="\(row % 3 == 0 ? "detailButton" : "none")">
      \(frame(0, Double(row) * 44, 375, 44))
      <tableViewCellContentView key="contentView" id="c\(row)">\(frame(0, 0, 330, 44))<subviews>
      <label text="Row \(row)" id="l\(row)">\(frame(16, 0, 100, 44))</label>
      <switch id="s\(row)">\(frame(260, Double(row % 5) - 2, 51, 31))</switch>
      </subviews></tableViewCellContentView></tableViewCell>
      """
    }
    let table = """
      <tableView key="view" id="t" rowHeight="44" style="plain">\(frame(0, 0, 375, 667))<sections>
      <tableViewSection id="all"><cells>\(rows.joined())</cells></tableViewSection></sections>
      </tableView>
      """
    let text = storyboard(
      """
      <tabBarController id="tabs" sceneMemberID="viewController"><connections>
      \(segue("relationship", to: "n", "relationship=\"viewControllers\""))</connections>
      </tabBarController>
      """, navigation(to: "list"),
      """
      <tableViewController id="list" sceneMemberID="viewController">\(table)
      <navigationItem key="navigationItem" title="List" prompt="Choose" id="i">
      <barButtonItem key="leftBarButtonItem" title="Edit" id="e"/>
      <rightBarButtonItems><barButtonItem title="Add" id="a"/><barButtonItem title="Sort" id="o"/>
      </rightBarButtonItems></navigationItem></tableViewController>
      """)
    let document = try DocumentReader().read(Array(text.utf8), file: "x.storyboard")
    #expect(expectLaws(document, "list") > 20)
    let again = try Document(screenDocument: document.json(), file: "again.json")
    #expect(expectLaws(again, "list, written and read") > 20)
  }

  @Test(
    "Real storyboards, and what is written of them",
    .enabled(if: SharedFolder.url("corpus/storyboards") != nil))
  func realStoryboards() throws {
    let files = SharedFolder.files(
      below: "corpus/storyboards", withExtensions: ["storyboard", "xib"])
    var units = 0
    for file in files {
      guard let document = try? DocumentReader().read(file.path) else { continue }
      let name = file.lastPathComponent
      units += expectLaws(document, name)
      let again = try Document(screenDocument: document.json(), file: name + ".json")
      _ = expectLaws(again, "\(name), written and read")
    }
    #expect(units > 500)
  }
}

import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Foundation
import Testing

/// Real storyboards, run: every connection leads somewhere or is reported.
@Suite(.enabled(if: SharedFolder.url("corpus/storyboards/MANIFEST.json") != nil))
struct StoryboardCorpusRunTests {
  @Test func everyConnectionResolvesOrIsReported() throws {
    var counts = (files: 0, resolved: 0, reported: 0)
    for url in SharedFolder.files(below: "corpus/storyboards", withExtensions: ["storyboard"]) {
      guard let storyboard = try? Storyboard(url.path) else { continue }
      counts.files += 1
      let connections = try storyboard.connectAll()
      #expect(connections.missing == [], "\(url.path)")
      counts.resolved += connections.resolved
      counts.reported += connections.reported
    }
    print("StoryboardCorpusRunTests: \(counts)")
    #expect(counts.files == 94 && counts.resolved + counts.reported > 2_000)
  }
}

extension Storyboard {
  /// Makes every scene with its views, and counts what its connections have come to.
  fileprivate func connectAll() throws -> (resolved: Int, reported: Int, missing: [String]) {
    for scene in sceneIdentifiers {
      let front = try front(of: scene)
      front.open(in: Application()).rootViewController?.loadAll()
    }
    let account = connections
    return (account.resolved, account.reported, account.unaccounted)
  }
}

extension ViewController {
  fileprivate func loadAll() {
    loadViewIfNeeded()
    for child in children { child.loadAll() }
    presentedViewController?.loadAll()
  }
}

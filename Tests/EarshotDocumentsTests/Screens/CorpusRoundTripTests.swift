import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotDocuments

/// Real storyboards, written as JSON and read back, are the same to a listener.
@Suite(.enabled(if: SharedFolder.url("corpus/storyboards") != nil))
struct CorpusRoundTripTests {
  @Test func everyStoryboardReadsBackTheSame() throws {
    let files = SharedFolder.files(
      below: "corpus/storyboards", withExtensions: ["storyboard", "xib"])
    var screens = 0
    for file in files {
      guard let document = try? DocumentReader().read(file.path) else { continue }
      let name = file.lastPathComponent
      let json = document.json()
      let again = try DocumentReader().read(Array(json.utf8), file: name + ".json")
      #expect(firstDifference(again.json(), json) == nil, "\(name)")
      for (live, read) in zip(document.screens, again.screens) {
        screens += 1
        let difference = firstDifference(ScreenText.of(live.root), ScreenText.of(read.root))
        #expect(difference == nil, "\(name), \(live.name)")
      }
    }
    #expect(screens > 300)
  }
}

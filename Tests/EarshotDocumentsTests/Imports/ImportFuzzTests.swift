import EarshotFiles
import EarshotTestSupport
import Testing

@testable import EarshotDocuments

/// Whatever becomes of a screen that another tool wrote down, it is read or refused in one line with its place.
@Suite struct ImportFuzzTests {
  @Test(arguments: ForeignScreen.allCases)
  func changedScreensAreReadOrRefused(_ screen: ForeignScreen) {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    var readCount = 0
    for round in 0..<SoakScale.rounds(of: 5_000) {
      var text = screen.text
      if screen.rawValue.hasSuffix(".xml"), round.isMultiple(of: 2) {
        var markup = MarkupMutation(text)
        for _ in 0..<4 { markup.change(using: &random) }
        text = markup.text
      } else {
        text = NodeMutation.mutated(text, using: &random)
      }
      do throws(FileError) {
        _ = try DocumentReader().read(Array(text.utf8), file: screen.rawValue)
        readCount += 1
      } catch {
        let line = "\(error)"
        #expect(
          line.hasPrefix(screen.rawValue + ":") && !line.contains("\n"),
          "seed \(seed): \(line.debugDescription)")
        #expect(line.contains("; "), "seed \(seed): \(line)")
      }
    }
    #expect(readCount > 0, "seed \(seed)")
  }
}

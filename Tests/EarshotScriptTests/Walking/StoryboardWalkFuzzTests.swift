import EarshotDocuments
import EarshotScript
import EarshotTestSupport
import Foundation
import Testing

/// Storyboards with nodes and attributes dropped, doubled, swapped and retyped: whatever can be parsed
/// is walked, and every walk ends with an account of every scene.
@Suite struct StoryboardWalkFuzzTests {
  private static let sample = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="23504" targetRuntime="iOS.CocoaTouch" initialViewController="t">
    <device id="retina4_7" orientation="portrait"/><scenes>
    <scene><objects><tabBarController id="t"><tabBar key="tabBar" id="tb"/><connections>
    \("nabcdef".map {
      "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"r\($0)\"/>"
    }.joined(separator: "\n"))
    </connections></tabBarController></objects></scene>
    <scene><objects><navigationController id="n"><connections>
    <segue destination="g" kind="relationship" relationship="rootViewController" id="rg"/>
    </connections></navigationController></objects></scene>
    <scene><objects><splitViewController id="s"><connections>
    <segue destination="n" kind="relationship" relationship="masterViewController" id="r1"/>
    <segue destination="a" kind="relationship" relationship="detailViewController" id="r2"/>
    </connections></splitViewController></objects></scene>
    \("abcdefg".map { name in
      """
      <scene><objects><viewController id="\(name)" title="\(name)"><view key="view" id="v\(name)">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <button id="b\(name)"><rect key="frame" x="20" y="90" width="90" height="44"/>
      <constraints><constraint firstAttribute="width" constant="90" id="c\(name)"/></constraints>
      <state key="normal" title="Go"/><connections>
      <segue destination="s" kind="presentation" id="p\(name)"/>
      <segue destination="n" kind="show" id="q\(name)"/></connections></button></subviews>
      <gestureRecognizers/></view></viewController></objects></scene>
      """
    }.joined(separator: "\n"))
    </scenes></document>
    """

  /// In a process of its own, whose memory is nobody else's; a trap ends it without ending the tests.
  @Test func changedStoryboardsAreWalkedToTheirEndInBoundedMemory() async {
    let seed = UInt64.random(in: .min ... .max)
    print("StoryboardWalkFuzzTests seed \(seed)")
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent], "seed \(seed)"
    ) { [seed = seed as UInt64] in
      try Self.walk(seed: seed, rounds: SoakScale.rounds(of: 10_000))
    }
    print(String(decoding: result?.standardOutputContent ?? [], as: UTF8.self))
  }

  /// Walks changed storyboards.
  private static func walk(seed: UInt64, rounds: Int) throws {
    var random = SeededGenerator(seed: seed)
    let texts = texts
    var walked = 0
    for _ in 0..<rounds {
      var mutation = try #require(texts.randomElement(using: &random))
      for _ in 0..<Int.random(in: 1...5, using: &random) { mutation.change(using: &random) }
      guard let storyboard = try? Storyboard(Array(mutation.text.utf8), file: "x.storyboard"),
        let report = try? StoryboardWalk(storyboard, limits: WalkLimits(stops: 6, starts: 5)).walk()
      else { continue }
      walked += 1
      let text = report.text
      #expect(report.unreached.allSatisfy { !$0.reasons.isEmpty })
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      #expect(report.json.hasPrefix(#"{"earshot":1,"#) && !report.json.contains("\n"))
    }
    #expect(walked > 0)
    let kilobytes = try #require(PeakMemory.of()) / 1_024
    print("StoryboardWalkFuzzTests: \(walked) of \(rounds) walked in \(kilobytes) kB")
    #expect(kilobytes < 250_000)
  }

  /// Our sample, and small real storyboards when they are there.
  private static var texts: [MarkupMutation] {
    let real = SharedFolder.files(below: "corpus/storyboards", withExtensions: ["storyboard"])
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
      .filter { $0.utf8.count < 30_000 }
    return (Array(repeating: sample, count: 1 + real.count / 2) + real).map(MarkupMutation.init)
  }
}

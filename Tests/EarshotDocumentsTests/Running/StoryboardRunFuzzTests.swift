import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Foundation
import Testing

/// Storyboards with nodes and attributes dropped, doubled, swapped and retyped: whatever can be parsed
/// is run, pressed and laid out again, and all of it ends.
@Suite struct StoryboardRunFuzzTests {
  private static let sample = storyboard(
    """
    <tabBarController id="t" sceneMemberID="viewController"><tabBar key="tabBar" id="tb"/><connections>
    \(segue("relationship", to: "n", "relationship=\"viewControllers\""))
    \(segue("relationship", to: "b", "relationship=\"viewControllers\"")) </connections>
    </tabBarController>
    """,
    """
    <navigationController id="n" sceneMemberID="viewController"><connections>
    \(segue("relationship", to: "a", "relationship=\"rootViewController\""))</connections>
    </navigationController>
    """,
    controller(
      "a",
      subviews: """
        <button id="1"><rect key="frame" x="0" y="0" width="90" height="50"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        <state key="normal" title="Go"/><connections>
        <segue destination="b" kind="show" id="s1"/></connections></button>
        <containerView id="2"><rect key="frame" x="0" y="90" width="90" height="50"/><connections>
        <segue destination="c" kind="embed" id="s2"/></connections></containerView>
        <tableView id="3"><rect key="frame" x="0" y="150" width="300" height="300"/><prototypes>
        <tableViewCell reuseIdentifier="x" id="4"><rect key="frame" x="0" y="0" width="300" height="44"/>
        <connections><segue destination="c" kind="presentation" id="s3"/></connections>
        </tableViewCell></prototypes></tableView>
        """,
      rest: """
        <navigationItem key="navigationItem" title="A" id="ni">
        <barButtonItem key="rightBarButtonItem" title="Back" id="bi"><connections>
        <segue destination="ex" kind="unwind" unwindAction="back:" id="s4"/></connections>
        </barButtonItem></navigationItem>
        """) + "<exit id=\"ex\"/>",
    controller("b"), controller("c"), attributes: "initialViewController=\"t\"")

  @Test func changedStoryboardsRunToTheirEnd() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededGenerator(seed: seed)
    print("StoryboardRunFuzzTests seed \(seed)")
    let texts = Self.texts
    for _ in 0..<SoakScale.rounds(of: 10_000) {
      var mutation = try #require(texts.randomElement(using: &random))
      for _ in 0..<Int.random(in: 1...5, using: &random) { mutation.change(using: &random) }
      Self.run(mutation.text, using: &random)
    }
  }

  /// Our sample, and small real storyboards when they are there.
  private static var texts: [MarkupMutation] {
    let real = SharedFolder.files(below: "corpus/storyboards", withExtensions: ["storyboard"])
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
      .filter { $0.utf8.count < 40_000 }
    return ([sample, sample, sample] + real).map(MarkupMutation.init)
  }

  private static func run(_ text: String, using random: inout SeededGenerator) {
    guard let storyboard = try? Storyboard(Array(text.utf8), file: "x.storyboard"),
      let running = try? RunningStoryboard(storyboard)
    else { return }
    for _ in 0..<4 {
      let elements = AccessibleText(running.application.windows[0]).elements
      guard let element = elements.randomElement(using: &random) else { break }
      if !element.accessibilityActivate() {
        running.application.tap(at: element.accessibilityActivationPoint)
      }
      running.application.update()
    }
    running.application.windows[0].transition(to: Size(width: 667, height: 375))
    running.application.update()
  }
}

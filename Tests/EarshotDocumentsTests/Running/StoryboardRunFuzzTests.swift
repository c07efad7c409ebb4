import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotTestApps
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
    navigation(to: "a"),
    controller(
      "a",
      subviews: """
        <button id="1"><rect key="frame" x="0" y="0" width="90" height="50"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        <state key="normal" title="Go"/><connections>
        <segue destination="b" kind="show" id="s1"/></connections>
        <variation key="heightClass=compact" hidden="YES"/></button>
        <containerView id="2"><rect key="frame" x="0" y="90" width="90" height="50"/><connections>
        <segue destination="c" kind="embed" id="s2"/></connections></containerView>
        <tableView id="3"><rect key="frame" x="0" y="150" width="300" height="300"/><prototypes>
        <tableViewCell reuseIdentifier="x" id="4"><rect key="frame" x="0" y="0" width="300" height="44"/>
        <connections><segue destination="c" kind="presentation" id="s3"/></connections>
        </tableViewCell></prototypes></tableView>
        <view id="5"><rect key="frame" x="0" y="500" width="300" height="100"/><subviews>
        <label text="Across" id="6"><rect key="frame" x="0" y="0" width="90" height="20"/></label>
        <stackView id="7"><rect key="frame" x="0" y="40" width="90" height="20"/><subviews>
        <label text="One" id="8"><rect key="frame" x="0" y="0" width="90" height="20"/></label>
        </subviews><variation key="heightClass=compact" axis="vertical" spacing="3"/></stackView>
        </subviews><constraints>
        <constraint firstItem="6" firstAttribute="top" secondItem="7" secondAttribute="bottom" id="9">
        <variation key="heightClass=compact" constant="30"/></constraint>
        </constraints><variation key="default"><mask key="subviews"><exclude reference="6"/></mask>
        </variation><variation key="heightClass=compact"><mask key="subviews"><include reference="6"/>
        <exclude reference="8"/></mask><mask key="constraints"><exclude reference="9"/></mask>
        </variation></view>
        """,
      rest: """
        <navigationItem key="navigationItem" title="A" id="ni">
        <barButtonItem key="rightBarButtonItem" title="Back" id="bi"><connections>
        <segue destination="ex" kind="unwind" unwindAction="back:" id="s4"/></connections>
        </barButtonItem></navigationItem>
        """) + "<exit id=\"ex\"/>",
    controller("b"), controller("c"), attributes: "initialViewController=\"t\"")

  /// In a process of its own, whose memory is nobody else's; a trap ends it without ending the tests.
  @Test func changedStoryboardsRunToTheirEndInBoundedMemory() async {
    let seed = UInt64.random(in: .min ... .max)
    print("StoryboardRunFuzzTests seed \(seed)")
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent], "seed \(seed)"
    ) { [seed = seed as UInt64] in
      try Self.run(seed: seed, rounds: SoakScale.rounds(of: 10_000))
    }
    print(String(decoding: result?.standardOutputContent ?? [], as: UTF8.self))
  }

  /// Runs changed storyboards.
  private static func run(seed: UInt64, rounds: Int) throws {
    var random = SeededGenerator(seed: seed)
    let texts = texts
    for _ in 0..<rounds {
      var mutation = try #require(texts.randomElement(using: &random))
      for _ in 0..<Int.random(in: 1...5, using: &random) { mutation.change(using: &random) }
      run(mutation.text, using: &random)
    }
    let kilobytes = try #require(PeakMemory.of()) / 1_024
    print("StoryboardRunFuzzTests: \(rounds) rounds in \(kilobytes) kB")
    #expect(kilobytes < 250_000)
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
    running.rotate(isLandscape: true)
    running.rotate(isLandscape: false)
  }
}

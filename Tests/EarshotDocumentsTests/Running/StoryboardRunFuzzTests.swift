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

/// A text of markup as a list of tags, which can be dropped, doubled, swapped and given the attributes
/// of others.
struct MarkupMutation {
  private var pieces: [Substring]

  init(_ text: String) {
    var pieces: [Substring] = []
    var rest = text[...]
    while let end = rest.firstIndex(of: ">") {
      pieces.append(rest[...end])
      rest = rest[rest.index(after: end)...]
    }
    self.pieces = pieces + [rest]
  }

  var text: String { pieces.joined() }

  mutating func change(using random: inout SeededGenerator) {
    guard pieces.count > 8 else { return }
    let first = Int.random(in: 4..<pieces.count, using: &random)
    let second = Int.random(in: 4..<pieces.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: pieces.remove(at: first)
    case 1: pieces.insert(pieces[first], at: second)
    case 2: pieces.swapAt(first, second)
    case 3: retype(first, like: second)
    case 4: setAttribute(of: first, from: second, using: &random)
    default:
      let (low, high) = (min(first, second), max(first, second))
      pieces.insert(contentsOf: pieces[low..<min(high, low + 12)], at: high)
    }
  }

  /// Gives a tag the name of another.
  private mutating func retype(_ index: Int, like other: Int) {
    func name(_ piece: Substring) -> Substring? {
      guard let open = piece.firstIndex(of: "<") else { return nil }
      return piece[piece.index(after: open)...].prefix { $0.isLetter }
    }
    guard let old = name(pieces[index]), let new = name(pieces[other]), !old.isEmpty else { return }
    let text = String(pieces[index])
    pieces[index] = text.replacing(old, with: new, maxReplacements: 1)[...]
  }

  /// Gives an attribute of a tag the value of one of another tag, or a strange one.
  private mutating func setAttribute(
    of index: Int, from other: Int, using random: inout SeededGenerator
  ) {
    var parts = pieces[index].split(separator: "\"", omittingEmptySubsequences: false)
    let sources = pieces[other].split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return }
    let place = Int.random(in: 0..<(parts.count / 2), using: &random) * 2 + 1
    let strange: [Substring] = [
      "", "-1", "nan", "1e308", "YES", "99999999999999999999", "\u{1F600}",
    ]
    parts[place] =
      sources.count > 2 && Bool.random(using: &random)
      ? sources[Int.random(in: 0..<(sources.count / 2), using: &random) * 2 + 1]
      : strange.randomElement(using: &random) ?? ""
    pieces[index] = parts.joined(separator: "\"")[...]
  }
}

import EarshotDocuments
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Whatever becomes of a document on its way, reading it ends in screens or in a refusal.
@Suite struct StoryboardFuzzTests {
  private static let seedDocument = storyboard(
    """
    <navigationController id="n" sceneMemberID="viewController">
    <navigationBar key="navigationBar" largeTitles="YES" id="nb">\(frame(0, 20, 375, 96))
    </navigationBar><connections>
    \(segue("relationship", to: "a", "relationship=\"rootViewController\""))</connections>
    </navigationController>
    """,
    controller(
      "a",
      subviews: """
        <label text="Some &amp; text" id="1">\(frame(20, 20, 100, 20))</label>
        <stackView axis="vertical" id="2">\(frame(0, 0, 100, 300))<subviews>
          <button buttonType="system" id="3"><state key="normal" title="Go" image="x"/></button>
          <slider minValue="0" maxValue="1" value="0.5" id="4"/>
          <datePicker datePickerMode="date" id="5">\(frame(0, 0, 100, 200))
            <date key="date" timeIntervalSinceReferenceDate="1000"/></datePicker>
        </subviews></stackView>
        <containerView id="6">\(frame(0, 0, 100, 100))
          <connections>\(segue("embed", to: "b"))</connections></containerView>
        <tableView style="plain" rowHeight="44" id="7">\(frame(0, 0, 300, 300))<prototypes>
          <tableViewCell textLabel="9" id="8">\(frame(0, 28, 300, 44))
          <tableViewCellContentView key="contentView" id="8c"><subviews>
            <label id="9">\(frame(0, 0, 50, 20))<string key="text">A
        B</string></label></subviews></tableViewCellContentView></tableViewCell>
        </prototypes></tableView>
        <segmentedControl selectedSegmentIndex="1" id="10">\(frame(0, 0, 50, 20))
          <segments><segment title="L"/><segment title="R"/></segments></segmentedControl>
        """,
      rest: """
        <navigationItem key="navigationItem" title="Root" id="ni">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="bi"/></navigationItem>
        <connections>\(segue("show", to: "b"))</connections>
        """), controller("b"))

  private static let pieces = [
    "<", ">", "/>", "\"", "&", "&#0;", "&#xFFFFFFFF;", "]]>", "<!--", "<![CDATA[", "<?",
    "<!DOCTYPE",
    "</view>", "<subviews>", "<view key=\"view\">", "id=\"a\"", "nan", "inf", "-1", "1e308",
    "9223372036854775807", "-9223372036854775808", "0", "\u{0}", "\u{FEFF}", "😀", "YES",
    "key=\"contentView\"", "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"-5\" height=\"nan\"/>",
    "destination=\"a\"", "kind=\"embed\"", "viewController", "tableViewCell",
    "navigationController",
  ]

  @Test func changedDocumentsNeverTrap() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededGenerator(seed: seed)
    print("StoryboardFuzzTests seed \(seed)")
    let original = Array(Self.seedDocument.utf8)
    for _ in 0..<SoakScale.rounds(of: 20_000) {
      var bytes = original
      for _ in 0..<Int.random(in: 1...6, using: &random) { Self.change(&bytes, using: &random) }
      // Either outcome will do; getting here again is what is tested.
      _ = try? Self.everythingSaid(in: bytes)
    }
  }

  @Test func everyTruncationIsRefused() {
    let original = Array(Self.seedDocument.utf8)
    for length in stride(from: 0, to: original.count - 1, by: 7) {
      #expect(refusal { try DocumentReader().read(Array(original[..<length]), file: "x") } != nil)
    }
  }

  private static func everythingSaid(in bytes: [UInt8]) throws -> [String] {
    let document = try DocumentReader().read(bytes, file: "x.storyboard")
    return document.screens.flatMap { AccessibleText($0.root).lines(withFrames: true) }
  }

  private static func change(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let position = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, position + Int.random(in: 1...40, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[position] ^= UInt8.random(in: 1...255, using: &random)
    case 1: bytes.removeSubrange(position..<end)
    case 2: bytes.removeSubrange(position...)
    case 3: bytes.insert(contentsOf: bytes[position..<end], at: 0)
    case 4:
      bytes.insert(contentsOf: pieces.randomElement(using: &random)?.utf8 ?? "".utf8, at: position)
    default: swapTags(&bytes, using: &random)
    }
  }

  /// Exchanges two tags, or two attributes, whole: what is left is often well-formed.
  private static func swapTags(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
    let mark = UInt8(ascii: Bool.random(using: &random) ? "<" : " ")
    let starts = bytes.indices.filter { bytes[$0] == mark }
    guard let first = starts.randomElement(using: &random),
      let second = starts.randomElement(using: &random), first < second
    else { return }
    func word(at start: Int) -> [UInt8] {
      Array(bytes[start...].prefix { ![UInt8(ascii: ">"), UInt8(ascii: "\n")].contains($0) })
    }
    let front = word(at: first)
    let back = word(at: second)
    guard first + front.count <= second else { return }
    bytes.replaceSubrange(second..<second + back.count, with: front)
    bytes.replaceSubrange(first..<first + front.count, with: back)
  }
}

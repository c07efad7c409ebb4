import EarshotDocuments
import EarshotTestSupport
import Testing

@Suite struct StoryboardReferencesTests {
  @Test func anIdentifierUsedTwiceIsRefused() {
    let text = storyboard(
      controller(
        "c",
        subviews: """
          <label text="A" id="x">\(frame(0, 0, 1, 1))</label>
          <label text="B" id="x">\(frame(0, 0, 1, 1))</label>
          """))
    #expect(
      refusal { try read(text) }
        == "Main.storyboard:9:1: error: the identifier 'x' is used twice, first on line 8; "
        + "expected every identifier once")
  }

  @Test func twoScenesOfOneIdentifierAreRefused() {
    let text = storyboard(controller("c"), controller("c"))
    #expect(
      refusal { try read(text) }
        == "Main.storyboard:13:1: error: the identifier 'c' is used twice, first on line 6; "
        + "expected every identifier once")
  }

  @Test(arguments: [
    "show", "presentation", "embed", "unwind",
  ])
  func aSegueToNowhereIsLeftOutAndNoted(kind: String) throws {
    let document = try read(
      storyboard(
        controller(
          "c", subviews: Self.label,
          rest: "<connections>\(segue(kind, to: "gone"))</connections>")))
    #expect(
      Self.notes(of: document)
        == ["9: 1 segue to objects that are not in the file, left out (\(kind))"])
    #expect(outline(document) == "# c 375x667\n  A [staticText] 0 0 50 20\n")
  }

  @Test func whatHoldsAScreenThatIsGoneIsReadWithoutIt() throws {
    let document = try read(
      storyboard(
        navigation(to: "gone"), controller("c", subviews: Self.label),
        attributes: "initialViewController=\"n\""))
    #expect(
      Self.notes(of: document)
        == ["7: 1 segue to objects that are not in the file, left out (relationship)"])
    #expect(outline(document).contains("  A [staticText] 0 0 50 20\n"))
  }

  @Test func outletsToNowhereAreLeftOutAndNotedWithTheirLines() throws {
    let outlets = """
      <connections><outlet property="box" destination="gone" id="o"/>
      <outletCollection property="dots" destination="lost" id="p"/></connections>
      """
    let document = try read(storyboard(controller("c", subviews: Self.label, rest: outlets)))
    #expect(
      Self.notes(of: document) == [
        "9: 2 outlets to objects that are not in the file, left out (box, dots on line 10)"
      ])
    #expect(outline(document) == "# c 375x667\n  A [staticText] 0 0 50 20\n")
  }

  @Test func anInitialControllerThatIsGoneIsNoted() throws {
    let document = try read(
      storyboard(
        controller("c", subviews: Self.label), attributes: "initialViewController=\"gone\""))
    #expect(
      Self.notes(of: document) == ["2: the initial view controller 'gone' is not in the file"])
    #expect(outline(document) == "# c 375x667\n  A [staticText] 0 0 50 20\n")
  }

  private static let label = "<label text=\"A\" id=\"a\">\(frame(0, 0, 50, 20))</label>"

  private static func notes(of document: Document) -> [String] {
    document.notes.map { "\($0.line): \($0.message)" }
  }

  @Test func anActionToNowhereIsLeftOutAndNoted() throws {
    let button = """
      <button id="b">\(frame(0, 0, 50, 50))<state key="normal" title="Go"/>
      <connections><action selector="go:" destination="gone" eventType="touchUpInside" id="o"/></connections>
      </button>
      """
    let document = try read(storyboard(controller("c", subviews: button)))
    #expect(
      Self.notes(of: document)
        == ["9: 1 action to objects that are not in the file, left out (go:)"])
    #expect(outline(document) == "# c 375x667\n  Go [button] 0 0 50 50\n")
  }

  @Test func whatXcodeWritesLawfullyIsAccepted() throws {
    let rest = """
      <constraints>
        <constraint firstAttribute="top" secondItem="vanished" secondAttribute="top" id="k"/>
        <constraint firstAttribute="bottom" secondItem="c" secondAttribute="bottom" id="k"/>
      </constraints>
      <connections><outlet property="spacing" destination="k" id="o"/>
        <outlet property="spacing" destination="k" id="o"/></connections>
      """
    let text = storyboard(controller("c", rest: rest))
      .replacing(
        "<resources>",
        with: "<inferredMetricsTieBreakers><segue reference=\"nowhere\"/>"
          + "</inferredMetricsTieBreakers><resources>")
    #expect(try read(text).screens.count == 1)
  }

  @Test func ownerAndFirstResponderRepeatInXibs() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardOwner"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v">\(frame(0, 0, 200, 100))
      <subviews><label text="Card" id="l">\(frame(10, 10, 50, 20))</label></subviews></view>
      <tapGestureRecognizer id="t"/>
      </objects></document>
      """
    let document = try read(text, file: "Card.xib")
    #expect(document.kind == .xib)
    #expect(outline(document) == "# CardOwner 200x100\n  Card [staticText] 10 10 50 20\n")
  }
}

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
    ("show", "segue show"), ("presentation", "segue presentation"), ("embed", "segue embed"),
    ("unwind", "segue unwind"),
  ])
  func aSegueToNowhereIsRefused(kind: String, name: String) {
    let text = storyboard(
      controller("c", rest: "<connections>\(segue(kind, to: "gone"))</connections>"))
    #expect(
      refusal { try read(text) }
        == "Main.storyboard:9:14: error: '\(name)' refers to 'gone', which does not exist; "
        + "expected the identifier of an object in this file")
  }

  @Test func outletsAndTheInitialControllerMustLeadSomewhere() {
    let outlet = storyboard(
      controller(
        "c",
        rest: "<connections><outlet property=\"box\" destination=\"gone\" id=\"o\"/></connections>")
    )
    #expect(
      refusal { try read(outlet) }
        == "Main.storyboard:9:14: error: 'outlet box' refers to 'gone', which does not exist; "
        + "expected the identifier of an object in this file")
    let initial = storyboard(controller("c"), attributes: "initialViewController=\"gone\"")
    #expect(
      refusal { try read(initial) }
        == "Main.storyboard:2:1: error: 'initialViewController' refers to 'gone', which does not "
        + "exist; expected the identifier of an object in this file")
  }

  @Test func anActionToNowhereIsLeftOutAndNoted() throws {
    let button = """
      <button id="b">\(frame(0, 0, 50, 50))<state key="normal" title="Go"/>
      <connections><action selector="go:" destination="gone" eventType="touchUpInside" id="o"/></connections>
      </button>
      """
    let document = try read(storyboard(controller("c", subviews: button)))
    #expect(
      document.notes.map { "\($0.line): \($0.message)" }
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

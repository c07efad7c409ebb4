import EarshotTestSupport
import Testing

@testable import EarshotDocuments
@testable import EarshotFiles

@Suite("Which scenes of a storyboard segues lead to")
struct SceneReachTests {
  @Test(
    "A segue leads nowhere that hangs on a button which is hidden, cannot be used, and is known to no code",
    arguments: [
      (#"hidden="YES" enabled="NO""#, "", false),
      (#"hidden="YES""#, "", true), (#"enabled="NO""#, "", true),
      (#"hidden="YES" enabled="NO" tag="3""#, "", true),
      (#"hidden="YES" enabled="NO" customClass="Door""#, "", true),
      (#"hidden="YES" enabled="NO""#, #"<outlet property="door" destination="u" id="o"/>"#, true),
      (#"hidden="YES" enabled="NO""#, #"<outlet property="item" destination="i" id="o"/>"#, true),
      (#"hidden="YES" enabled="NO""#, #"<outlet property="list" destination="x" id="o"/>"#, false),
    ])
  func hiddenStart(attributes: String, outlet: String, isReached: Bool) throws {
    func unreached(_ segue: String) throws -> Set<String> {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" initialViewController="a"><device id="retina6_1"/><scenes>
        <scene sceneID="1"><objects><viewController id="a"><view key="view" id="v"/>
        <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" enabled="NO" id="i">
        <button key="customView" id="u" \(attributes)><connections>
        <segue destination="b" kind="show" id="s" \(segue)/></connections></button>
        </barButtonItem></navigationItem><connections>\(outlet)</connections></viewController></objects></scene>
        <scene sceneID="2"><objects><viewController id="b"/></objects></scene>
        </scenes></document>
        """
      let source = SourceText(
        file: "Main.storyboard", bytes: Array(text.utf8), as: .interfaceBuilder, from: .met())
      return try StoryboardFile(ElementTree(source)).unreachableControllers(
        madeWhere: { _ in true }, enteredWhere: { _, _ in true },
        performing: { $0.element["identifier"] != nil })
    }
    #expect(try unreached("") == (isReached ? [] : ["b"]))
    // Code may perform it by its name.
    #expect(try unreached(#"identifier="open""#) == [])
  }
}

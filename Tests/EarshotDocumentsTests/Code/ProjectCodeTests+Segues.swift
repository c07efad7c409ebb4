import EarshotTestSupport
import Testing

@testable import EarshotDocuments

// Which scenes are shown by segues that no control starts.

extension ProjectCodeTests {
  /// Which of these scenes an app comes to that begins with the first: `Behind` is where the segue leads.
  private func scenes(
    segue: String, code: String, ofControl: Bool = false
  ) throws -> [String] {
    let connections = "<connections>\(segue)</connections>"
    let main = """
      <document initialViewController="a"><scenes>
      <scene sceneID="1"><objects><viewController id="a" customClass="Home">
      <view key="view" id="v"><subviews><button id="u">\(ofControl ? connections : "")</button></subviews></view>
      \(ofControl ? "" : connections)
      </viewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="b" customClass="Behind"/></objects></scene>
      </scenes></document>
      """
    return try named([
      "Main.storyboard": main, "HomeRow.xib": Self.xib("Home"), "BehindRow.xib": Self.xib("Behind"),
      "Home.swift":
        "class Home: UIViewController { let row = UINib(nibName: \"HomeRow\", bundle: nil) }",
      "Behind.swift":
        "class Behind: UIViewController { let row = UINib(nibName: \"BehindRow\", bundle: nil) }",
      "Begin.swift": "@main class Begin { let board = \"Main\"; func go() { \(code) } }",
      "Unused.swift": "class Unused { let name = \"unusedSegue\" }",
    ]).filter { $0.hasSuffix(".xib") }
  }

  @Test("A segue that no control starts shows its scene where code names it")
  func performedSegues() throws {
    let own = { (attributes: String) in #"<segue destination="b" id="s" \#(attributes)/>"# }
    let both = ["BehindRow.xib", "HomeRow.xib"]
    let home = ["HomeRow.xib"]
    let show = #"kind="show" identifier="showBehind""#
    #expect(try scenes(segue: own(show), code: "perform(\"showBehind\")") == both)
    #expect(try scenes(segue: own(show), code: "perform(Segue.showBehind)") == both)
    #expect(try scenes(segue: own(show), code: "") == home)
    #expect(try scenes(segue: own(show), code: "", ofControl: true) == both)
    #expect(try scenes(segue: own(#"kind="show""#), code: "") == home)
    #expect(try scenes(segue: own(#"kind="show""#), code: "", ofControl: true) == both)
    // What only names it where nobody comes to shows nothing.
    #expect(
      try scenes(segue: own(#"kind="presentation" identifier="unusedSegue""#), code: "") == home)
    // Names like these are put together from several; and what these kinds do is not up to the code of the app.
    for attributes in [
      #"kind="show" identifier="show behind""#, #"kind="embed""#,
      #"kind="relationship" relationship="rootViewController""#,
      #"kind="custom" identifier="rear" customClass="Shutter""#, "",
    ] {
      #expect(try scenes(segue: own(attributes), code: "") == both, "\(attributes)")
    }
  }
}

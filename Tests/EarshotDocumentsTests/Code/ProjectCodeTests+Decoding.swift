import EarshotTestSupport
import Testing

@testable import EarshotDocuments

// What no storyboard or xib can make, since its class ends the app when one tries.

extension ProjectCodeTests {
  @Test(
    "What no file can make is shown by none: its class ends the app instead, or makes nothing",
    arguments: [
      ("required init?(coder: NSCoder) { fatalError(\"by code\") }", false),
      ("required init?(coder aDecoder: NSCoder) { preconditionFailure() }", false),
      ("required init(coder: NSCoder) { fatalError(\"a\" + name(of: b, c)) }", false),
      ("required init?(coder: NSCoder) { return nil }", false),
      ("required init?(coder: NSCoder) { super.init(coder: coder) }", true),
      (
        "required init?(coder: NSCoder) { if isOld { fatalError() }; super.init(coder: coder) }",
        true
      ),
      ("init(frame: CGRect) { fatalError() }", true),
      // A storyboard may be asked to make it with more than a coder.
      (
        """
        init?(coder: NSCoder, name: String) { super.init(coder: coder) }
        required init?(coder: NSCoder) { fatalError() }
        """, true
      ),
      ("class Inner: UIView { required init?(coder: NSCoder) { fatalError() } }", true),
      (
        "}\n#if OLD\n@objc class Card: UIView { required init?(coder: NSCoder) { fatalError() }",
        true
      ),
      ("", true),
    ])
  func undecodable(body: String, isShown: Bool) throws {
    let code = try code([
      "Card.xib": Self.made("view", "Card"), "Owned.xib": Self.xib("Card"),
      "Main.storyboard": """
      <document initialViewController="a"><scenes>
      <scene sceneID="1"><objects><viewController id="a"><connections>
      <segue destination="b" kind="relationship" id="s"/></connections></viewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="b" customClass="Card"/></objects></scene>
      <scene sceneID="3"><objects><tableViewController id="c" storyboardIdentifier="List">
      <tableViewCell id="d" customClass="Card"/></tableViewController></objects></scene>
      </scenes></document>
      """,
      "Only.storyboard": """
      <document initialViewController="a"><scenes><scene sceneID="1"><objects>
      <viewController id="a" customClass="Card"/></objects></scene></scenes></document>
      """,
      "Card.swift": "class Card: UIView {\n\(body)\n}",
      "Begin.swift":
        "@main class Begin { let names = [\"Main\", \"Only\", \"Owned\", \"Card\", \"List\"] }",
    ])
    let named = { (name: String) in code?.isNamed(fileAt: self.folder.path(of: name)) }
    #expect(named("Card.xib") == isShown)
    #expect(code?.canDecode(class: "Card") == isShown)
    #expect(code?.showsFirstScene(ofFileAt: folder.path(of: "Only.storyboard")) == isShown)
    // Code makes what owns a xib, and a row is made only when one is asked for.
    #expect(named("Owned.xib") == true)
    let main = folder.path(of: "Main.storyboard")
    #expect(code?.isNamed(identifier: "List", of: main) == true)
    #expect(code?.showsFirstScene(ofFileAt: main) == true)
  }

  @Test("Of a class that is declared in several files each must refuse to be made of one")
  func undecodableTwice() throws {
    let refusing = "class Card: UIView { required init?(coder: NSCoder) { fatalError() } }"
    for (other, isShown) in [
      (refusing, false), ("class Card: UIView { }", true), ("extension Card { }", false),
    ] {
      let files = [
        "Card.xib": Self.made("view", "Card"), "Home.xib": Self.xib("Home"), "A.swift": refusing,
        "B.swift": other, "Begin.swift": "@main class Begin { let names = [\"Card\", \"Home\"] }",
      ]
      #expect(try named(files) == (isShown ? ["Card.xib", "Home.xib"] : ["Home.xib"]))
    }
  }

  /// A xib with one object in it, besides its owner.
  private static func made(_ tag: String, _ className: String) -> String {
    xib("Owner").replacing(
      "</objects>", with: "<\(tag) id=\"iN0-l3-epB\" customClass=\"\(className)\"/></objects>")
  }
}

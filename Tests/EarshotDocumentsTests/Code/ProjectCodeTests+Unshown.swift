import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotDocuments
@testable import EarshotFiles

// What of a project nobody ever shows, and where that cannot be known.

extension ProjectCodeTests {
  @Test("Where hardly any screen is shown, nothing is known of the ways to them")
  func unknownWays() throws {
    var files = ["Begin.swift": "@main class Begin { let board = \"A\" }"]
    for name in ["A", "B", "C", "D"] { files["\(name).storyboard"] = Self.board(name) }
    #expect(try named(files) == ["A.storyboard"])
    files["E.storyboard"] = Self.board("E")
    #expect(
      try named(files)
        == ["A.storyboard", "B.storyboard", "C.storyboard", "D.storyboard", "E.storyboard"])
  }

  @Test(
    "What only names itself, or is named only by scenes that nothing leads to, is shown by nobody")
  func dead() throws {
    let main = """
      <document initialViewController="a"><scenes>
      <scene sceneID="1"><viewController id="a" customClass="Home"><segue destination="b"/></viewController></scene>
      <scene sceneID="2"><viewController id="b" customClass="Behind"/></scene>
      <scene sceneID="3"><viewController id="c" customClass="Left"><segue destination="d"/></viewController></scene>
      <scene sceneID="4"><viewController id="d" customClass="AfterLeft"/></scene>
      <scene sceneID="5"><viewController id="e" customClass="Asked" storyboardIdentifier="Ask"/></scene>
      <scene sceneID="6"><viewController id="f" customClass="Unasked" storyboardIdentifier="Unask"/></scene>
      </scenes></document>
      """
    // Two that name each other, and a storyboard of which nobody speaks.
    let circle = """
      <document initialViewController="a"><scene sceneID="1"><viewController id="a" customClass="Circle"/></scene></document>
      """
    let other = """
      <document><scene sceneID="1"><viewController id="a" customClass="Other" storyboardIdentifier="Ask"/></scene></document>
      """
    func screen(_ name: String) -> String {
      "class \(name): UIViewController { let row = UINib(nibName: \"\(name)Row\", bundle: nil) }"
    }
    let classes = ["Home", "Behind", "Left", "AfterLeft", "Asked", "Unasked", "Circle", "Other"]
    var files = [
      "Main.storyboard": main, "Circle.storyboard": circle, "Other.storyboard": other,
      "Begin.swift": "@main class Begin { let board = \"Main\"; let scene = \"Ask\" }",
    ]
    for name in classes {
      files["\(name).swift"] = screen(name)
      files["\(name)Row.xib"] = Self.xib(name)
    }
    #expect(
      try named(files) == ["AskedRow.xib", "BehindRow.xib", "HomeRow.xib", "Main.storyboard"])
  }

  @Test("A storyboard that gives a scene a class does not ask for the scene of another by its name")
  func classOfScene() throws {
    let code = try code([
      "Main.storyboard":
        "<document initialViewController=\"a\"><viewController id=\"a\" customClass=\"Jobs\"/></document>",
      "Arabic.storyboard": "<document><viewController storyboardIdentifier=\"Jobs\"/></document>",
      "Other.storyboard": "<document><viewController storyboardIdentifier=\"Asked\"/></document>",
      "Jobs.h": "@interface Jobs : UIViewController\n@end",
      "Link.storyboard":
        "<document><viewControllerPlaceholder referencedIdentifier=\"Asked\"/></document>",
      "Begin.m":
        "int main(void) { return UIApplicationMain(@\"Main\", @\"Arabic\", @\"Other\", @\"Link\"); }",
    ])
    #expect(code?.isNamed(identifier: "Jobs", of: folder.path(of: "Arabic.storyboard")) == false)
    #expect(code?.isNamed(identifier: "Asked", of: folder.path(of: "Other.storyboard")) == true)
  }

  @Test(
    "Where nothing says with what an app begins, it is the storyboard that is called as Xcode calls it"
  )
  func usualName() throws {
    #expect(
      try named([
        "Main.storyboard": "<document><viewController nibName=\"Row\"/></document>",
        "Row.xib": Self.xib("Row"), "Other.storyboard": "<document/>",
        "main.m": "@implementation Delegate\n@end\nint main(void) { return UIApplicationMain(0); }",
      ]) == ["Main.storyboard", "Row.xib"])
  }

  @Test("Where no code says that something begins, all of it is taken for used")
  func endless() throws {
    #expect(
      try named([
        "Row.xib": Self.xib("Row"), "Other.xib": Self.xib("Row"),
        "Row.m": "@implementation Row\n@end",
      ]) == ["Row.xib"])
  }

  @Test("What is public, or stands in a file with other types, may be used by somebody else")
  func careful() throws {
    #expect(
      try named([
        "Open.xib": Self.xib("Open"), "Two.xib": Self.xib("Two"),
        "Use.swift": "let x = 1",
        "Kit.swift": "public class Kit { let view = Open() }",
        "Open.swift": "public class Open: UIView { }",
        "Two.swift": "class Two: UIView { }\nstruct Maker { func make() { Two() } }\nlet maker = 2",
        "UsesMaker.swift": "let m = Maker()",
      ]) == ["Open.xib", "Two.xib"])
  }

  @Test("Of a part of a project nothing is said to be shown by nobody")
  func part() throws {
    try folder.write(Self.xib("Part"), to: "Part.xib")
    try folder.write("class Part: UIView { }", to: "Part.swift")
    let code = ProjectSearch().sources(around: [folder.url.path]).code(from: .met())
    #expect(code?.isNamed(fileAt: folder.path(of: "Part.xib")) == true)
  }

  @Test("A name with a kind of device behind it is put together only where code names both")
  func devices() throws {
    let files = [
      "Main.storyboard": "<document/>", "Main_iPad.storyboard": "<document/>",
      "Use.swift": "@main struct Use { let board = \"Main\" }",
    ]
    #expect(try named(files) == ["Main.storyboard"])
    let both = ["More.swift": "struct More { let other = \"\\(name)_iPad\" }"]
    #expect(
      try named(files.merging(both) { first, _ in first })
        == ["Main.storyboard", "Main_iPad.storyboard"])
  }
}

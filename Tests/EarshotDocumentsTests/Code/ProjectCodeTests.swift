import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotDocuments
@testable import EarshotFiles

@Suite("What the code of a project says of its screens")
struct ProjectCodeTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// A xib with an outlet of a class to each of some labels.
  private static func xib(_ className: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" \
    customClass="\(className)"/></objects></document>
    """
  }

  /// Reads a project of these files.
  private func code(_ files: [String: String]) throws -> ProjectCode? {
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    for (path, text) in files { try folder.write(text, to: path) }
    return ProjectSearch().sources(around: [folder.url.path]).code(from: .met())
  }

  /// Which of the xibs of a project something names, by their names.
  private func named(_ files: [String: String]) throws -> [String] {
    let code = try code(files)
    return files.keys.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
      .filter { code?.isNamed(fileAt: folder.path(of: $0)) ?? true }
  }

  @Test(
    "Every file that speaks of a class is asked what it sets, and those of the classes above it")
  func classes() throws {
    let code = try #require(
      try code([
        "Base.swift":
          "class Base: UIView { @IBOutlet var name: UILabel! { didSet { name.font = f } } }",
        "Row.h": "@interface Row : Base\n@end",
        "Table.m":
          "- (void)fill:(Row *)row { [row.name setTextColor:c]; row.icon.accessibilityLabel = t; }",
        "Other.swift": "func other() { name.text = nil }",
      ]))
    #expect(code.attributes(setOf: "name", heldBy: "Row") == [.font, .color])
    #expect(code.attributes(setOf: "icon", heldBy: "Row") == .accessibility)
    #expect(code.attributes(setOf: "name", heldBy: "Base") == [.font])
    #expect(code.attributes(setOf: "name", heldBy: "Stranger") == [])
  }

  @Test("A xib is shown where code names it, by a text, by its class, or by generated code")
  func shown() throws {
    #expect(
      try named([
        "ByText.xib": Self.xib("A"), "ByClass.xib": Self.xib("ByClass"),
        "ByR.xib": Self.xib("B"), "ByView.xib": Self.xib("ByViewController"),
        "ByList.xib": Self.xib("C"), "ByScreen.xib": Self.xib("D"),
        "Tablet~ipad.xib": Self.xib("E"),
        "Nobody.xib": Self.xib("Nobody"), "Dead.xib": Self.xib("Dead"),
        "Comment.xib": Self.xib("Comment"), "Import.xib": Self.xib("Import"),
        "Use.swift": """
        // Comment
        func use() {
          UINib(nibName: "ByText", bundle: nil); show(ByClass.self); R.nib.byR(); print("\\(Tablet.self)")
          present(ByViewController())
        }
        """,
        "Use.m": "#import \"Import.h\"\n@class Import;\nint use(void) { return 0; }",
        "ByClass.swift": "class ByClass: UIView { }",
        // It loads itself, and nobody makes one.
        "Nobody.swift":
          "class Nobody: UIView { static let nib = UINib(nibName: \"Nobody\", bundle: nil) }",
        // Only what nobody uses makes one.
        "Unused.swift": "class Unused { let dead = Dead() }",
        "Dead.swift": "class Dead: UIView { }",
        "Info.plist": "<plist><dict><key>Nib</key><string>ByList</string></dict></plist>",
        "Main.storyboard": "<document><viewController nibName=\"ByScreen\"/></document>",
        "Begin.swift": "@main class Begin { let board = \"Main\" }",
      ]) == [
        "ByClass.xib", "ByList.xib", "ByR.xib", "ByScreen.xib", "ByText.xib", "ByView.xib",
        "Main.storyboard", "Tablet~ipad.xib",
      ])
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

  @Test("A class that says what readers are told of it, or what a touch does, is known for that")
  func ownWords() throws {
    let code = try #require(
      try code([
        "Row.swift": "class Row: UIView { func set() { self.isAccessibilityElement = true } }",
        "Taken.swift":
          "class Taken: UIView { override var accessibilityLabel: String? { get { text } set { } } }",
        "Other.swift": "class Other: UIView { func set() { label.isAccessibilityElement = true } }",
        "Badge.swift": "class Badge: UIButton { var title = 1 }",
        "Own.swift":
          "class Own: UIButton { func set() { addTarget(self, action: go, for: .touchUpInside) } }",
        "Under.swift": "class Under: Row { }",
      ]))
    let fonts = try #require(
      try self.code([
        "Base.swift": "class Base: UIViewController { func load() { setFontTextStyle() } }",
        "Home.swift": "class Home: Base { }",
        "All.swift": "class All { func load() { self.view.setFontTextStyle() } }",
        "Plain.swift": "class Plain { func setFont() { font(1); label.setFont(2) } }",
      ]))
    #expect(["All", "Base", "Home", "Plain"].filter(fonts.setsFonts) == ["All", "Base", "Home"])
    let named = ["Row", "Taken", "Other", "Badge", "Own", "Under"].filter(code.namesItself)
    #expect(named == ["Row", "Taken", "Under"])
    #expect(["Badge", "Own"].filter(code.answersItself) == ["Own"])
  }

  @Test("What an extension names is no class above, and of two declarations always the same counts")
  func above() throws {
    let files = [
      "Row.swift": "extension Row: Zebra { }\nclass Row: Base { }\nextension Row: Aware { }",
      "Base.swift": "class Base { func set() { name.font = f } }",
      "Zebra.swift":
        "class Zebra { func set() { name.text = t } }\nclass Twice: Zebra { }\nclass Twice: Base { }",
    ]
    for _ in 1...8 {
      let code = try #require(try self.code(files))
      #expect(code.attributes(setOf: "name", heldBy: "Row") == [.font, .text])
      #expect(code.above[CodeName("Row")] == CodeName("Base"))
      #expect(code.above[CodeName("Twice")] == min(CodeName("Zebra"), CodeName("Base")))
    }
  }

  @Test("Code that no project builds shows nothing")
  func unbuiltCode() throws {
    let files = [
      "Old.m": "@implementation Old\n- (void)go { [Nib named:@\"Lost\"]; }\n@end",
      "New.m": "@implementation New\n- (void)go { [Nib named:@\"Kept\"]; }\n@end",
      "main.m": "int main(void) { [Old class]; [New class]; return UIApplicationMain(0); }",
      "Lost.xib": Self.xib("A"), "Kept.xib": Self.xib("A"),
    ]
    _ = try named(files)
    let references = ["New.m", "main.m", "Lost.xib", "Kept.xib"].enumerated().map {
      "A\($0) = {isa = PBXFileReference; path = \($1); sourceTree = \"<group>\"; };"
    }
    try folder.write(references.joined(separator: "\n"), to: "App.xcodeproj/project.pbxproj")
    let code = ProjectSearch().sources(around: [folder.url.path]).code(from: .met())
    #expect(code?.isNamed(fileAt: folder.path(of: "Kept.xib")) == true)
    #expect(code?.isNamed(fileAt: folder.path(of: "Lost.xib")) == false)
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

  @Test("The whole project is looked through, whichever of its files is asked for")
  func whole() throws {
    try folder.write("", to: ".git/HEAD")
    try folder.write("", to: "App/App.xcodeproj/project.pbxproj")
    try folder.write("func f() { name.font = g }", to: "App/Sources/Row.swift")
    try folder.write("func f() { name.font = g }", to: "Shared/Row.swift")
    try folder.write(Self.xib("Row"), to: "App/Screens/Row.xib")
    for argument in ["App/Screens/Row.xib", "App/Screens", "App", "App/App.xcodeproj", ""] {
      let sources = ProjectSearch().sources(around: [folder.path(of: argument)])
      #expect(
        sources.codePaths.map { String($0.fileName) } == ["Row.swift", "Row.swift"], "\(argument)")
      #expect(sources.isWhole)
    }
    var search = ProjectSearch()
    search.root = try FileRoot(folder.path(of: "App"))
    #expect(search.sources(around: [folder.path(of: "App/Screens/Row.xib")]).codePaths.count == 1)
  }

  @Test("What no Xcode project builds, or stands among tests, is shown by nobody")
  func built() throws {
    let project = """
      // !$*UTF8*$!
      { objects = {
        A1 /* In.xib */ = {isa = PBXFileReference; lastKnownFileType = file.xib; path = Screens/In.xib; sourceTree = "<group>"; };
        A2 = {isa = PBXFileReference; lastKnownFileType = file.xib; name = "With blanks.xib"; path = "With blanks.xib"; };
        A3 = {isa = PBXFileReference; lastKnownFileType = file.xib; path = Tested.xib; };
        A4 = {isa = PBXFileSystemSynchronizedRootGroup; path = Whole; sourceTree = "<group>"; };
        A5 = {isa = PBXGroup; path = Out; };
        A6 = {isa = PBXFileReference; path = Deep.xib; sourceTree = "<group>"; };
        A7 = {isa = PBXGroup; children = (A6 /* Deep.xib */, ); path = Screens; sourceTree = "<group>"; };
        A8 = {isa = PBXGroup; children = (A7, A9, ); path = Group; sourceTree = "<group>"; };
        A9 = {isa = PBXFileReference; path = Lost.xib; sourceTree = "<group>"; };
        AA = {isa = PBXFileReference; path = Use.swift; sourceTree = "<group>"; };
      }; }
      """
    let files = [
      "Screens/In.xib": Self.xib("A"), "With blanks.xib": Self.xib("A"),
      "Whole/Deep/At.xib": Self.xib("A"),
      "Out/Left.xib": Self.xib("A"), "AppTests/Tested.xib": Self.xib("A"),
      "Kit/Own.xib": Self.xib("A"),
      "Kit/Kit.podspec": "",
      "Use.swift": """
      @main struct Use { let names = ["In", "With blanks", "At", "Left", "Tested", "Own", "Deep", "Lost"] }
      """,
    ]
    _ = try named(files)
    try folder.write(project, to: "App.xcodeproj/project.pbxproj")
    // Where the file that the project names is there, another of its name is not built.
    try folder.write(Self.xib("A"), to: "Elsewhere/In.xib")
    try folder.write(Self.xib("A"), to: "Group/Screens/Deep.xib")
    try folder.write(Self.xib("A"), to: "Screens/Deep.xib")
    try folder.write(Self.xib("A"), to: "Kit/Example/Own.xib")
    try folder.write(Self.xib("A"), to: "Legacy/Lost.xib")
    try folder.write(Self.xib("A"), to: "Social/Samples/Lost.xib")
    try folder.write(Self.xib("A"), to: "Libraries/Social/Samples/Lost.xib")
    let code = ProjectSearch().sources(around: [folder.url.path]).code(from: .met())
    let others = [
      "Elsewhere/In.xib", "Group/Screens/Deep.xib", "Screens/Deep.xib", "Kit/Example/Own.xib",
      "Legacy/Lost.xib", "Social/Samples/Lost.xib", "Libraries/Social/Samples/Lost.xib",
    ]
    #expect(
      (files.keys + others).filter {
        $0.hasSuffix(".xib") && code?.isNamed(fileAt: folder.path(of: $0)) == true
      }
      .sorted() == [
        "Group/Screens/Deep.xib", "Kit/Own.xib", "Screens/In.xib", "Whole/Deep/At.xib",
        "With blanks.xib",
      ])
  }

  @Test("Objective-C names a scene by a text, and a scene whose class is gone is shown by nobody")
  func scenes() throws {
    let code = try code([
      "Main.storyboard": """
      <document initialViewController="a"><viewController id="a" storyboardIdentifier="Made"/>
      <viewController storyboardIdentifier="Shown"/></document>
      """,
      "Use.m": "id use(void) { [[Made alloc] init]; return [board instantiate:@\"Shown\"]; }",
      "Made.h": "@interface Made : UIViewController\n@end",
    ])
    let path = folder.path(of: "Main.storyboard")
    #expect(code?.isNamed(identifier: "Shown", of: path) == true)
    #expect(code?.isNamed(identifier: "Made", of: path) == false)
    #expect(code?.knows(class: "Made") == true)
    #expect(code?.knows(class: "Gone") == false)
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

  @Test("The pattern of a row is used where code names its kind")
  func patterns() throws {
    let code = try code([
      "Main.storyboard": """
      <document><tableViewCell reuseIdentifier="New"/><tableViewCell reuseIdentifier="Old"/></document>
      """,
      "Use.swift": "@main struct Use { let kind = \"New\" }",
    ])
    let path = folder.path(of: "Main.storyboard")
    #expect(code?.isNamed(identifier: "New", of: path) == true)
    #expect(code?.isNamed(identifier: "Old", of: path) == false)
  }
}

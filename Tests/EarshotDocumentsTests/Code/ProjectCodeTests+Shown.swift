import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotDocuments
@testable import EarshotFiles

// Which storyboards and xibs of a project are shown by somebody.

extension ProjectCodeTests {
  @Test("A xib is shown where code names it, by a text, by its class, or by generated code")
  func shown() throws {
    #expect(
      try named([
        "ByText.xib": Self.xib("A"), "ByClass.xib": Self.xib("ByClass"),
        "ByR.xib": Self.xib("B"), "ByView.xib": Self.xib("ByViewController"),
        "ByList.xib": Self.xib("C"), "ByScreen.xib": Self.xib("D"),
        "Tablet~ipad.xib": Self.xib("E"),
        "Nobody.xib": Self.xib("Nobody"), "Dead.xib": Self.xib("Dead"),
        "Global.xib": Self.xib("H"), "Comment.xib": Self.xib("Comment"),
        "Import.xib": Self.xib("Import"),
        // A variable of that name is no name of a file, unless something makes one of it.
        "Property.xib": Self.xib("F"), "Listed.xib": Self.xib("G"),
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
        "Begin.swift":
          "@main class Begin { let board = \"Main\"; let property = Nib.listed; let other = globalNib }",
        "Global.swift":
          "let globalNib = UINib(nibName: \"Global\", bundle: nil)\nclass Unused2 { let inner = 1 }",
        "Nib.swift": "enum Nib: String { case listed; var name: String { rawValue.capitalized } }",
      ]) == [
        "ByClass.xib", "ByList.xib", "ByR.xib", "ByScreen.xib", "ByText.xib", "ByView.xib",
        "Global.xib", "Listed.xib", "Main.storyboard", "Tablet~ipad.xib",
      ])
  }

  @Test(
    "A controller of Swift that is only handed over, told from others or added to is made by nobody",
    arguments: [
      ("func close(_ menu: MenuController) { }", false),
      ("func close(by a: Int, _ menu: MenuController?, b: Int) { }", false),
      ("weak var menu: MenuController?", false), ("if front is MenuController { }", false),
      ("let menu = front as? MenuController", false), ("extension MenuController { }", false),
      ("var menu: MenuController!", true), ("let menu: MenuController = make()", true),
      ("let menu = make() as? MenuController", true), ("show(MenuController())", true),
      ("show(MenuController.self)", true), ("func make() -> MenuController { }", true),
      ("make { (menu: MenuController) in }", true), ("let box: Box<MenuController>", true),
      ("func close(_ menu: MenuController) { show(\"Menu\") }", true),
    ])
  func heldControllers(code: String, isShown: Bool) throws {
    #expect(
      try named([
        "Menu.xib": Self.xib("MenuController"),
        "Menu.swift": "class MenuController: UIViewController { }",
        "Begin.swift": "@main class Begin { \(code) }",
      ]) == (isShown ? ["Menu.xib"] : []))
  }

  @Test(
    "A xib that bears the name of a class of Swift is loaded by nobody who only declares or is handed one, or tells it from others",
    arguments: [
      ("if foot.isKind(of: Foot.self) { let view = foot as? Foot; view?.name.text = nil }", false),
      ("if foot is Foot { fill(foot as! Foot) }", false),
      ("switch foot { case let f as Foot: }", false),
      ("func close(_ foot: Foot, by: Int) { }", false), ("extension Foot { }", false),
      ("let tap = Tap(target: self, action: #selector(Foot.tap(sender:)))", false),
      ("let foot = Foot()", true), ("register(Foot.self)", true), ("let foot = Foot.load()", true),
      ("let foot: Foot = .load()", true), ("let foot = load() as? Foot", true),
      ("let foot = views?.first as? Foot", true), ("let foot = views[0] as! Foot", true),
      ("let list: List<Foot>", true), ("func make() -> Foot { }", true),
      ("make { (foot: Foot) in }", true), ("case Foot", true), ("class Boot: Foot { }", true),
      ("if foot is Foot { load(\"Foot\") }", true),
    ])
  func toldClasses(code: String, isShown: Bool) throws {
    let files = [
      "Foot.xib": Self.xib("Foot"),
      "Foot.swift": """
      protocol FootDelegate { func close(_ foot: Foot) }
      class Foot: UIView { let taps = #selector(Foot.tap(sender:)) }
      extension Foot: UITextFieldDelegate { }
      """,
      "Begin.swift": "@main class Begin: FootDelegate { func go() { \(code) } }",
    ]
    #expect(try named(files) == (isShown ? ["Foot.xib"] : []))
    // Other programs may make one.
    let open = files.mapValues { $0.replacing("class Foot", with: "open class Foot") }
    #expect(try named(open) == ["Foot.xib"])
    // The system makes what an app begins with.
    let first = files.mapValues { $0.replacing("class Foot:", with: "@main class Foot:") }
    #expect(try named(first) == ["Foot.xib"])
  }

  @Test("A screen that code shows only while somebody debugs the app is shown to no user")
  func debugging() throws {
    #expect(
      try named([
        "Menu.xib": Self.xib("MenuOwner"), "Help.xib": Self.xib("HelpOwner"),
        "Begin.swift": """
        @main class Begin { func show() {
          #if DEBUG && !STAGE
          UINib(nibName: "Menu", bundle: nil)
          #else
          UINib(nibName: "Help", bundle: nil)
          #endif
        } }
        """,
      ]) == ["Help.xib"])
  }

  @Test(
    "A screen that only a function makes which nobody calls is shown by nobody",
    arguments: [
      ("static", [false, true]), ("class", [false, true]),
      // The system, Objective-C or other programs may call these.
      ("", [true, true]), ("@objc static", [true, true]), ("public static", [true, true]),
      ("override class", [true, true]),
    ])
  func factories(modifiers: String, shown: [Bool]) throws {
    let function = { (name: String) in
      """
      \(modifiers) func make\(name)(for text: String) -> UIViewController? {
        if text.isEmpty { return nil }
        return UIStoryboard(name: "\(name)", bundle: nil).instantiateInitialViewController()
      }
      """
    }
    let board = """
      <document initialViewController="a"><scene sceneID="1"><viewController id="a"/></scene></document>
      """
    let files = [
      "Dead.storyboard": board, "Live.storyboard": board,
      "Screens.swift": "struct Screens { \(function("Dead")) \n \(function("Live")) }",
      "Begin.swift": "@main class Begin { let screen = Screens.makeLive(for: \"a\") }",
    ]
    #expect(
      try named(files)
        == zip(["Dead.storyboard", "Live.storyboard"], shown).filter(\.1).map(\.0))
  }

  @Test("A storyboard whose name begins small is named by texts, and not by what has the same name")
  func smallNames() throws {
    #expect(
      try named([
        "changePassword.storyboard": Self.board("Change"),
        "support.storyboard": Self.board("Support"),
        "Begin.swift": """
        @main class Begin {
          func changePassword(to other: String) {}
          func help() { UIStoryboard(name: "support", bundle: nil) }
        }
        """,
      ]) == ["support.storyboard"])
  }

  @Test("What the system calls main is no storyboard, and a text is no name with other letters")
  func otherSpellings() throws {
    let main = { (code: String) in
      try named([
        "Main.storyboard": Self.board("First"), "Board.storyboard": Self.board("Second"),
        "Cell.xib": Self.xib("Cell"),
        "Info.plist":
          "<plist><dict><key>UIMainStoryboardFile</key><string>Board</string></dict></plist>",
        "Begin.swift": "@main class Begin { func go() { \(code) } }",
      ])
    }
    #expect(
      try main("DispatchQueue.main.async { print(kind.rawValue) }; add(to: .main, named: \"cell\")")
        == ["Board.storyboard"])
    #expect(
      try main("R.storyboard.main(); cell.rawValue")
        == ["Board.storyboard", "Cell.xib", "Main.storyboard"])
    #expect(try main("\"cell\".capitalized") == ["Board.storyboard", "Cell.xib"])
  }
}

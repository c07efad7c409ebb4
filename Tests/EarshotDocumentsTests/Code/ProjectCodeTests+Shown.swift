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
    let board = { (name: String) in
      """
      <document initialViewController="a"><scene sceneID="1">
      <viewController id="a" customClass="\(name)"/></scene></document>
      """
    }
    #expect(
      try named([
        "changePassword.storyboard": board("Change"), "support.storyboard": board("Support"),
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
    let board = { (name: String) in
      """
      <document initialViewController="a"><scene sceneID="1">
      <viewController id="a" customClass="\(name)"/></scene></document>
      """
    }
    let main = { (code: String) in
      try named([
        "Main.storyboard": board("First"), "Board.storyboard": board("Second"),
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

  @Test("Code that fills its window begins with no storyboard, unless something names one")
  func windowFilledByCode() throws {
    let board = { (name: String) in
      """
      <document initialViewController="a"><scene sceneID="1">
      <viewController id="a" customClass="\(name)"/></scene></document>
      """
    }
    let main = { (code: String, list: String) in
      try named([
        "Main.storyboard": board("First"), "Info.plist": "<plist><dict>\(list)</dict></plist>",
        "Begin.swift": "@main class Begin { func go() { \(code) } }",
      ])
    }
    let fills = "window.rootViewController = Home(); window.makeKeyAndVisible()"
    #expect(try main(fills, "") == [])
    #expect(try main("window.makeKeyAndVisible()", "") == ["Main.storyboard"])
    #expect(try main(fills + "; load(\"Main\")", "") == ["Main.storyboard"])
    #expect(
      try main(fills, "<key>UIMainStoryboardFile</key><string>Main</string>") == ["Main.storyboard"]
    )
  }

  @Test(
    "Where delegates put a screen of their own into the window, the first scene that a list names is shown only if asked for"
  )
  func firstSceneReplaced() throws {
    let board = """
      <document initialViewController="a"><scene sceneID="1">
      <viewController id="a" customClass="First"/></scene></document>
      """
    let main = { (code: String, name: String) in
      var files = [
        "Main.storyboard": board, "Begin.swift": "",
        "Info.plist":
          "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
      ]
      files[name] = code
      return try named(files) == ["Main.storyboard"]
    }
    let swift = { (body: String, more: String) in
      try main(
        """
        @main class Begin: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?) -> Bool {
            \(body)
            return true
          }
          \(more)
        }
        """, "Begin.swift")
    }
    let fills = "window?.rootViewController = Home()"
    #expect(try !swift("window = UIWindow(frame: UIScreen.main.bounds)\n" + fills, ""))
    #expect(try !swift("if isOld { \(fills) } else if isNew { \(fills) } else { \(fills) }", ""))
    #expect(try !swift("begin()", "func begin() { \(fills) }"))
    #expect(try !swift("guard isReady else { return true }; \(fills)", ""))
    #expect(try swift("start()", ""))
    #expect(try swift("if isOld { \(fills) }", ""))
    #expect(try swift("if isOld { \(fills) } else { start() }", ""))
    #expect(try swift("let first = window?.rootViewController; \(fills)", ""))
    #expect(try swift("load(window.first.storyboard); \(fills)", ""))
    #expect(try swift(fills, "func load() { UIStoryboard(name: \"Main\") }"))
    let scene =
      "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Options)"
    #expect(
      try !swift(
        "start()", scene + "{ guard let scene = scene as? UIWindowScene else { return }; \(fills) }"
      ))
    #expect(try swift(fills, scene + "{ }"))
    let objectiveC = { (body: String) in
      try main(
        """
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options {
          \(body)
          return YES;
        }
        @end
        """, "AppDelegate.m")
    }
    #expect(try !objectiveC("self.window.rootViewController = [Home new];"))
    #expect(try !objectiveC("[self.window setRootViewController:[Home new]];"))
    #expect(try objectiveC("if (isOld) { [self.window setRootViewController:[Home new]]; }"))
  }

  @Test(
    "A storyboard that code names leads to its first scene only where code asks for first scenes",
    arguments: [
      ("UIStoryboard(name: \"Board\").instantiateViewController(withIdentifier: \"Two\")", false),
      ("UIStoryboard(name: \"Board\").instantiateInitialViewController()", true),
      // The code of others asks.
      ("load(\"Board\")", true),
      ("next.instantiateViewController(withIdentifier: \"Two\"); load(\"Launch\")", true),
    ])
  func firstSceneAsked(body: String, isShown: Bool) throws {
    let code = try code([
      "Begin.swift": "@main class Begin { func go() { \(body) } }",
      "Launch.storyboard":
        "<document><viewController id=\"l\" storyboardIdentifier=\"L\"/>"
        + "<viewControllerPlaceholder storyboardName=\"Board\" id=\"p\"/></document>",
      "Board.storyboard": """
      <document initialViewController="a"><scene sceneID="1">
      <viewController id="a" customClass="First"/></scene><scene sceneID="2">
      <viewController id="b" storyboardIdentifier="Two" customClass="Second"/></scene></document>
      """,
    ])
    let path = folder.path(of: "Board.storyboard")
    #expect(code?.isNamed(fileAt: path) == true)
    #expect(code?.showsFirstScene(ofFileAt: path) == isShown)
  }

  @Test("Where hardly any screen is shown, nothing is known of the ways to them")
  func unknownWays() throws {
    let board = { (name: String) in
      """
      <document initialViewController="a"><scene sceneID="1">
      <viewController id="a" customClass="\(name)"/></scene></document>
      """
    }
    var files = ["Begin.swift": "@main class Begin { let board = \"A\" }"]
    for name in ["A", "B", "C", "D"] { files["\(name).storyboard"] = board(name) }
    #expect(try named(files) == ["A.storyboard"])
    files["E.storyboard"] = board("E")
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

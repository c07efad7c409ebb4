import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotDocuments
@testable import EarshotFiles

// Whose code it is, and in which language.

extension ProjectCodeTests {
  @Test("Only the class that holds a button takes its title away, and lets a view answer to taps")
  func owners() throws {
    let code = try #require(
      try code([
        "Home.swift": """
        class Home: Base { @IBOutlet var send: UIButton!
          func load() { send.setTitle("", for: .normal); card.addGestureRecognizer(UITapGestureRecognizer()) } }
        """,
        "Base.swift": "class Base { func set() { close.setTitle(nil, for: .normal) } }",
        "Other.swift": """
        class Other { func show(_ home: Home) { home.next.setTitle("", for: .normal)
          send.setTitle("", for: .normal)
          photo.addGestureRecognizer(UITapGestureRecognizer()) } }
        """,
        "Two.swift": """
        class First { @IBOutlet var send: UIButton!
          func load() { send.setTitle("", for: .normal) } }
        class Second { @IBOutlet var send: UIButton! }
        """,
      ]))
    func found(_ property: String, _ className: String) -> CodedAttributes {
      code.attributes(setOf: property, heldBy: className)
    }
    #expect(found("send", "Home") == .emptied)
    #expect(found("close", "Home") == .emptied)
    #expect(found("card", "Home") == [.action, .tap])
    #expect(found("next", "Home") == .text)
    #expect(found("photo", "Home") == .action)
    #expect(found("send", "First") == .text)
    #expect(found("send", "Second") == .text)
  }

  @Test("A class gives itself titles, and lays views of a xib over its own")
  func ownViews() throws {
    let code = try #require(
      try code([
        "Like.swift": "class Like: UIButton { func count() { setTitle(\"3\", for: .normal) } }",
        "Star.m": "@implementation Star\n- (void)go { [self setTitle:@\"3\" forState:0]; }\n@end",
        "Star.h": "@interface Star : UIButton\n@end",
        "Big.swift": "class Big: Like { func setTitle(_ title: String) { label.setTitle(title) } }",
        "Other.swift": "class Other: UIButton { func setTitle() { next.setTitle(\"3\") } }",
        "Box.swift": """
        class Box: UIView { func load() {
          addSubview(UINib(nibName: "In", bundle: nil).instantiate(withOwner: self)[0]) } }
        class Row { }
        """,
        "Maker.swift":
          "class Maker { func make() { Bundle.main.loadNibNamed(\"In\", owner: self) } }",
      ]))
    let classes = ["Like", "Star", "Big", "Other", "Box", "Maker"]
    #expect(classes.filter { code.titlesItself($0) } == ["Like", "Star", "Big"])
    #expect(classes.filter { code.laysViewsOver($0) } == ["Box"])
  }

  @Test(
    "A class whose name begins small is declared, and shown by nobody where only it speaks of itself"
  )
  func smallClasses() throws {
    let board = """
      <document initialViewController="a"><scene sceneID="1"><viewController id="a"/></scene>
      <scene sceneID="2"><viewController id="b" storyboardIdentifier="dayScreen" customClass="dayScreen"/></scene>
      </document>
      """
    for (use, isNamed) in [("", false), ("let day = dayScreen()", true)] {
      let code = try #require(
        try code([
          "Main.storyboard": board,
          "Begin.swift": "@main class Begin { let board = \"Main\"; \(use) }",
          "Day.swift": "class dayScreen: UIViewController { class func make() { } }",
        ]))
      #expect(
        code.isNamed(identifier: "dayScreen", of: folder.path(of: "Main.storyboard")) == isNamed)
    }
  }

  @Test("C# names scenes by texts, and sets what Swift and Objective-C set")
  func cSharp() throws {
    let board = """
      <document initialViewController="a"><scene sceneID="1"><viewController id="a"/></scene>
      <scene sceneID="2"><viewController id="b" storyboardIdentifier="Help" customClass="Help"/></scene>
      <scene sceneID="3"><viewController id="c" storyboardIdentifier="Old" customClass="Old"/></scene>
      </document>
      """
    let code = try #require(
      try code([
        "Main.storyboard": board,
        "Home.cs": """
        [Register ("Home")]
        public partial class Home : UIViewController {
          void Load() {
            Send.SetTitle("", UIControlState.Normal);
            Close.AccessibilityLabel = text;
            Name.Enabled = false;
            Card.AddGestureRecognizer(new UITapGestureRecognizer(Go));
            Tip.Hidden = true;
            Next.TouchUpInside += Go;
            var board = UIStoryboard.FromName("Main", null);
            // board.InstantiateViewController("Old");
            Show(board.InstantiateViewController("Help"));
          }
        }
        """,
        "Help.cs": "[Register(\"Help\")] partial class Help : UIViewController { }",
        "Old.cs": "[Register(\"Old\")] partial class Old : UIViewController { }",
      ]))
    let set = ["Send", "Close", "Name", "Card", "Tip", "Next"].map {
      code.attributes(setOf: $0, heldBy: "Home")
    }
    #expect(set == [.emptied, .accessibility, .disabled, [.action, .tap], .hidden, .action])
    let main = folder.path(of: "Main.storyboard")
    #expect(["Help", "Old"].filter { code.isNamed(identifier: $0, of: main) } == ["Help"])
  }

  @Test("In C#, screens that only lead to each other are shown by nothing")
  func cSharpCircle() throws {
    let board = """
      <document initialViewController="a">
      <scene sceneID="1"><viewController id="a" customClass="Home"/></scene>
      <scene sceneID="2"><viewController id="b" storyboardIdentifier="Help"/></scene>
      <scene sceneID="3"><viewController id="c" storyboardIdentifier="Login" customClass="Login"/></scene>
      <scene sceneID="4"><viewController id="d" storyboardIdentifier="Join" customClass="Join"/></scene>
      </document>
      """
    let screen = { (name: String, next: String) in
      "partial class \(name) : UIViewController { void Go() {"
        + " Show(this.Storyboard.InstantiateViewController(\"\(next)\")); } }"
    }
    let code = try #require(
      try code([
        "Main.storyboard": board,
        "Info.plist":
          "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
        "AppDelegate.cs": "[Register(\"AppDelegate\")] public class AppDelegate : UIResponder { }",
        "Home.cs": screen("Home", "Help"), "Login.cs": screen("Login", "Join"),
        "Join.cs": screen("Join", "Login"),
        "Join.designer.cs":
          "[Register(\"Join\")] partial class Join { void ReleaseDesignerOutlets() { } }",
      ]))
    let main = folder.path(of: "Main.storyboard")
    let named = ["Help", "Login", "Join"].filter { code.isNamed(identifier: $0, of: main) }
    #expect(named == ["Help"])
  }

  @Test("A class of the name of a storyboard does not load it, unless code makes names of classes")
  func classOfName() throws {
    let board = """
      <document initialViewController="a"><scene sceneID="1"><viewController id="a"/></scene></document>
      """
    let isNamed = { (load: String) in
      let code = try #require(
        try self.code([
          "Main.storyboard": board, "Board.storyboard": board,
          "Start.cs": "class Start { void Go () { \(load); Show (new Board ()); } }",
          "Board.cs": "partial class Board : UIViewController { }",
        ]))
      return code.isNamed(fileAt: self.folder.path(of: "Board.storyboard"))
    }
    #expect(try !isNamed("UIStoryboard.FromName (\"Main\", null)"))
    #expect(try isNamed("UIStoryboard.FromName (\"Board\", null)"))
    #expect(try isNamed("UIStoryboard.FromName (typeof (T).Name, null)"))
  }
}

import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotDocuments
@testable import EarshotFiles

// With which screens of a project its app begins.

extension ProjectCodeTests {
  @Test("Code that fills its window begins with no storyboard, unless something names one")
  func windowFilledByCode() throws {
    let main = { (code: String, list: String) in
      try named([
        "Main.storyboard": Self.board("First"), "Info.plist": "<plist><dict>\(list)</dict></plist>",
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
}

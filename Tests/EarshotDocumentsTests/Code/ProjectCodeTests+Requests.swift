import EarshotTestSupport
import Testing

@testable import EarshotDocuments

// In which storyboards code asks for scenes.

extension ProjectCodeTests {
  /// Whether code asks for the scene "Help" of the storyboards Main and Old, of which both are loaded.
  private func asked(_ text: String, file: String = "Use.swift", more: String = "") throws
    -> [Bool?]
  {
    let scene = "<document><viewController storyboardIdentifier=\"Help\"/></document>"
    let code = try code([
      "Main.storyboard": scene, "Old.storyboard": scene, file: text,
      "Begin.swift": "@main struct Begin { let boards = [\"Main\", \"Old\"] \(more) }",
      "Help.swift": "class Help: UIViewController { }",
    ])
    return ["Main", "Old"].map {
      code?.isNamed(identifier: "Help", of: folder.path(of: "\($0).storyboard"))
    }
  }

  @Test(
    "A scene is asked for in the storyboard that code names with it",
    arguments: [
      "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"Help\") as! Help",
      "UIStoryboard.init(name: \"Main\", bundle: .main).instantiateViewController(identifier: \"Help\")",
      "let board = UIStoryboard(name: \"Main\", bundle: nil); board.instantiateViewController(withIdentifier: \"Help\")",
      "var board: UIStoryboard! = UIStoryboard(name: \"Main\", bundle: nil); "
        + "self.board?.instantiateViewController(withIdentifier: \"Help\")",
    ])
  func requests(text: String) throws {
    #expect(try asked(text) == [true, false])
  }

  @Test("So it is in Objective-C")
  func messages() throws {
    let made = "[UIStoryboard storyboardWithName:@\"Main\" bundle:nil]"
    let asking = "instantiateViewControllerWithIdentifier:@\"Help\"]; }"
    #expect(
      try asked("void use(void) { Help *help = [\(made) \(asking)", file: "Use.m") == [true, false])
    #expect(
      try asked(
        "void use(void) { UIStoryboard *board = \(made); [board \(asking)", file: "Use.m")
        == [true, false])
  }

  @Test(
    "A xib of the same name is no scene",
    arguments: [
      "UINib(nibName: \"Help\", bundle: nil)", "Bundle.main.loadNibNamed(\"Help\", owner: self)",
      "Help(nibName: \"Help\", bundle: nil)",
    ])
  func xibs(text: String) throws {
    let asking =
      "; UIStoryboard(name: \"Old\", bundle: nil).instantiateViewController(withIdentifier: \"Help\")"
    #expect(try asked(text + asking) == [false, true])
    #expect(try asked(text + "; show(\"Help\")" + asking) == [true, true])
  }

  @Test(
    "Where the storyboard is not known, or the scene is named in another way as well, it may be any",
    arguments: [
      "storyboard?.instantiateViewController(withIdentifier: \"Help\")",
      "func use(board: UIStoryboard) { board.instantiateViewController(withIdentifier: \"Help\") }",
      "let board = UIStoryboard(name: name, bundle: nil); board.instantiateViewController(withIdentifier: \"Help\")",
      "let board = UIStoryboard(name: \"Main\" + mark, bundle: nil); "
        + "board.instantiateViewController(withIdentifier: \"Help\")",
      "var board = UIStoryboard(name: \"Main\", bundle: nil); board = other; "
        + "board.instantiateViewController(withIdentifier: \"Help\")",
      "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"Help\"); go(to: \"Help\")",
      "other.board.instantiateViewController(withIdentifier: \"Help\"); let board = UIStoryboard(name: \"Main\", bundle: nil)",
    ])
  func unknown(text: String) throws {
    #expect(try asked(text) == [true, true])
  }

  @Test("Another file that names the scene asks for any; one that names its class only, for none")
  func otherFiles() throws {
    let text =
      "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"Help\")"
    #expect(try asked(text, more: "let scene = \"Help\"") == [true, true])
    #expect(try asked(text, more: "func show() { open(Help.self) }") == [true, true])
    #expect(try asked(text, more: "func show() { R.storyboard.old.help() }") == [true, true])
    #expect(try asked(text, more: "var help: Help?") == [true, false])
  }

  @Test("What code that no app comes to asks for narrows nothing")
  func idle() throws {
    let text =
      "class Idle { let help = UIStoryboard(name: \"Main\", bundle: nil)"
      + ".instantiateViewController(withIdentifier: \"Help\") }"
    #expect(try asked(text) == [false, false])
    #expect(try asked(text, more: "var help: Help?") == [true, true])
  }
}

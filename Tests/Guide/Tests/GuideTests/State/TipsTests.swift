import Earshot
import Foundation
import Testing

/// The guide's tips for keeping state.
@Suite struct TipsTests {
  private let folder = StateFolder()

  /// A page with a field for a password.
  private func secret(_ way: Way) throws -> PageController {
    let page = try way.screen(.state, scene: "Secret") { PageController() }
    guard way == .code else { return page }
    page.restorationIdentifier = "Page"
    let field = TextField(frame: Rect(x: 0, y: 100, width: 100, height: 40))
    field.restorationIdentifier = "password"
    field.isSecureTextEntry = true
    page.view.addSubview(field)
    return page
  }

  @Test(
    "A half-made change is left out by its identifier, and the screen before comes back",
    .shows(.g44), arguments: Way.allCases)
  func leftOut(_ way: Way) throws {
    let first = try Journal(way)
    let app = StateApp(folder, storyboard: first.storyboard).launch(first.stack)
    let password = try first.screen("Password") { PageController(nil) }
    password.note = "half made"
    app.app.change { first.stack.pushViewController(password, animated: false) }
    #expect(try app.leave() == ["Stack", "Stack/:[0]:/List"])
    let second = try Journal(way)
    StateApp(folder, storyboard: second.storyboard).launch(second.stack)
    #expect(second.stack.viewControllers.map(\.title) == ["List"])
  }

  @Test(
    "What stands in a field for a password is not kept, whoever writes it", .shows(.g44),
    arguments: Way.allCases)
  func passwords(_ way: Way) throws {
    let page = try secret(way)
    let app = StateApp(folder).launch(page)
    let field = try #require(page.view.subviews.first as? TextField)
    app.app.change {
      field.text = "hunter22"
      page.note = "hunter22"
    }
    try app.leave()
    let kept = try String(contentsOfFile: app.keeper.archivePath, encoding: .utf8)
    #expect(!kept.contains("hunter22"))
    let again = try secret(way)
    StateApp(folder).launch(again)
    #expect(again.note == "")
  }

  @Test(
    "A view inside another controller's without containment is not found, and told of",
    .shows(.g35), arguments: Way.allCases)
  func containment(_ way: Way) throws {
    let (root, stray) = (try way.page("Root"), try way.page("Stray"))
    let app = StateApp(folder).launch(root)
    app.app.change { root.view.addSubview(stray.view) }
    #expect(try app.leave() == ["Root"])
    #expect(
      app.warnings == [
        "The view of Stray stands in that of Root, of which it is no child; its state is not found "
          + "there. Add it with addChild."
      ])
    stray.view.removeFromSuperview()
    app.app.change {
      app.app.application.enterForeground()
      root.adopt(stray)
    }
    #expect(try app.leave() == ["Root", "Root/Stray"])
  }
}

import Earshot
import Foundation
import Testing

/// The guide's tips for keeping state.
@Suite struct TipsTests {
  private let folder = StateFolder()

  @Test(
    "A half-made change is left out by its identifier, and the screen before comes back",
    .shows(.g44))
  func leftOut() throws {
    let first = try Journal()
    let app = StateApp(folder, storyboard: first.storyboard).launch(first.stack)
    let password = try first.screen("Password", PageController.self)
    password.note = "half made"
    app.app.change { first.stack.pushViewController(password, animated: false) }
    #expect(try app.leave() == ["Stack", "Stack/:[0]:/List"])
    let second = try Journal()
    StateApp(folder, storyboard: second.storyboard).launch(second.stack)
    #expect(second.stack.viewControllers.map(\.title) == ["List"])
  }

  @Test("What stands in a field for a password is not kept, whoever writes it", .shows(.g44))
  func passwords() throws {
    let page = PageController("Page")
    let field = TextField(frame: Rect(x: 0, y: 100, width: 100, height: 40))
    field.restorationIdentifier = "password"
    field.isSecureTextEntry = true
    page.view.addSubview(field)
    let app = StateApp(folder).launch(page)
    app.app.change {
      field.text = "hunter22"
      page.note = "hunter22"
    }
    try app.leave()
    let kept = try String(contentsOfFile: app.keeper.archivePath, encoding: .utf8)
    #expect(!kept.contains("hunter22"))
    let again = PageController("Page")
    StateApp(folder).launch(again)
    #expect(again.note == "")
  }

  @Test(
    "A view inside another controller's without containment is not found, and told of", .shows(.g35)
  )
  func containment() throws {
    let (root, stray) = (PageController("Root"), PageController("Stray"))
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

import Earshot
import Testing

/// A dialog of the app's own, which lies over its screen.
private final class DialogView: View {
  var onClose: (() -> Void)?

  override func accessibilityPerformEscape() -> Bool {
    removeFromSuperview()
    onClose?()
    return true
  }
}

/// A screen with a dialog that it keeps until it is needed; a storyboard draws it beside the screen.
private final class DraftController: ScreenController {
  @Outlet var dialog: DialogView?

  override func makeViews() {
    let label = Label(frame: Rect(x: 16, y: 100, width: 200, height: 40))
    label.text = "Draft"
    add(label)
    let dialog = DialogView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    dialog.accessibilityViewIsModal = true
    let question = Label(frame: Rect(x: 16, y: 16, width: 200, height: 40))
    question.text = "Leave without saving?"
    dialog.addSubview(question)
    self.dialog = dialog
  }
}

/// A screen that covers everything, and says how it is closed.
private final class CoveringController: ScreenController {
  override init() {
    super.init()
    modalPresentationStyle = .fullScreen
  }

  override func makeViews() {
    let label = Label(frame: Rect(x: 16, y: 100, width: 200, height: 40))
    label.text = "Form"
    add(label)
  }

  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }
}

/// Closing what is open, and going back.
@Suite struct EscapeTests {
  private func draft(_ way: Way) throws -> (GuideApp, DraftController) {
    var classes = StoryboardClasses()
    classes.register { DialogView() }
    let screen = try way.screen(.accessibility, with: classes, DraftController.init)
    let app = GuideApp(screen)
    try app.session.enable()
    return (app, screen)
  }

  private func escape(_ app: GuideApp) throws {
    try app.session.command(.escape)
    app.session.settle()
  }

  @Test(
    "A view that lies over the others closes itself", .shows(.g28), arguments: Way.allCases)
  func overlay(_ way: Way) throws {
    let (app, screen) = try draft(way)
    let dialog = try #require(screen.dialog)
    dialog.onClose = { [weak app] in app?.application.post(.screenChanged(nil)) }
    app.change {
      dialog.frame.origin = Point(x: 40, y: 200)
      screen.view.addSubview(dialog)
      app.application.post(.screenChanged(nil))
    }
    #expect(app.focus == "Leave without saving?")
    try escape(app)
    #expect(dialog.superview == nil && app.focus == "Draft")
  }

  @Test("An alert is cancelled", .shows(.g28), arguments: Way.allCases)
  func alert(_ way: Way) throws {
    let (app, screen) = try draft(way)
    var cancelled = false
    let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Delete", style: .destructive))
    alert.addAction(AlertAction(title: "Keep", style: .cancel) { _ in cancelled = true })
    app.change { screen.present(alert, animated: true) }
    try escape(app)
    #expect(cancelled && screen.presentedViewController == nil && app.focus == "Draft")
  }

  @Test(
    "A sheet and a popover are closed", .shows(.g28), arguments: Way.allCases,
    [ModalPresentationStyle.pageSheet, .popover])
  func sheets(_ way: Way, _ style: ModalPresentationStyle) throws {
    let (app, screen) = try draft(way)
    let sheet = try way.screen(.accessibility, scene: style.rawValue) {
      let sheet = TextController("Options", at: Rect(x: 16, y: 40, width: 200, height: 40))
      sheet.modalPresentationStyle = style
      return sheet
    }
    app.change { screen.present(sheet, animated: true) }
    #expect(sheet.modalPresentationStyle == style && app.focus == "Options")
    try escape(app)
    #expect(screen.presentedViewController == nil && app.focus == "Draft")
  }

  @Test(
    "A screen that covers everything closes itself, where it says how", .shows(.g27, .g28),
    arguments: Way.allCases)
  func ownHandler(_ way: Way) throws {
    let (app, screen) = try draft(way)
    let form = try way.screen(.accessibility, CoveringController.init)
    app.change { screen.present(form, animated: true) }
    #expect(app.focus == "Form")
    try escape(app)
    #expect(screen.presentedViewController == nil && app.focus == "Draft")
  }

  @Test(
    "A navigation controller goes back one level by itself", .shows(.g28), arguments: Way.allCases)
  func stack(_ way: Way) throws {
    let (app, screen) = try draft(way)
    let stack = NavigationController(rootViewController: screen)
    app.show(stack)
    for title in ["Second", "Third"] {
      let next = try way.screen(.accessibility, scene: title) {
        TextController("\(title) text", title: title)
      }
      app.change { stack.pushViewController(next, animated: true) }
    }
    try escape(app)
    #expect(stack.topViewController?.title == "Second")
    try escape(app)
    #expect(stack.topViewController === screen)
  }
}

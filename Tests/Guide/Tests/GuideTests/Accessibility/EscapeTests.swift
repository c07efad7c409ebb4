import Earshot
import Testing

/// A dialog of the app's own, which lies over its screen.
private final class DialogView: View {
  var onClose: (() -> Void)?

  override init(frame: Rect) {
    super.init(frame: frame)
    accessibilityViewIsModal = true
    let question = Label(frame: Rect(x: 16, y: 16, width: 200, height: 40))
    question.text = "Leave without saving?"
    addSubview(question)
  }

  override func accessibilityPerformEscape() -> Bool {
    removeFromSuperview()
    onClose?()
    return true
  }
}

/// Closing what is open, and going back.
@Suite struct EscapeTests {
  private let screen = ViewController()
  private let app: GuideApp

  init() throws {
    let label = Label(frame: Rect(x: 16, y: 100, width: 200, height: 40))
    label.text = "Draft"
    screen.view.addSubview(label)
    app = GuideApp(screen)
    try app.session.enable()
  }

  @Test("A view that lies over the others closes itself", .shows(.g28))
  func overlay() throws {
    let dialog = DialogView(frame: Rect(x: 40, y: 200, width: 300, height: 200))
    dialog.onClose = { [app] in app.application.post(.screenChanged(nil)) }
    app.change { [screen, app] in
      screen.view.addSubview(dialog)
      app.application.post(.screenChanged(nil))
    }
    #expect(app.focus == "Leave without saving?")
    try app.session.command(.escape)
    app.session.settle()
    #expect(dialog.superview == nil && app.focus == "Draft")
  }

  @Test("An alert is cancelled", .shows(.g28))
  func alert() throws {
    var cancelled = false
    let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Delete", style: .destructive))
    alert.addAction(AlertAction(title: "Keep", style: .cancel) { _ in cancelled = true })
    app.change { [screen] in screen.present(alert, animated: true) }
    try app.session.command(.escape)
    app.session.settle()
    #expect(cancelled && screen.presentedViewController == nil && app.focus == "Draft")
  }

  @Test(
    "A sheet and a popover are closed", .shows(.g28),
    arguments: [
      ModalPresentationStyle.pageSheet, .popover,
    ])
  func sheets(_ style: ModalPresentationStyle) throws {
    let sheet = ViewController()
    sheet.modalPresentationStyle = style
    let label = Label(frame: Rect(x: 16, y: 40, width: 200, height: 40))
    label.text = "Options"
    sheet.view.addSubview(label)
    app.change { [screen] in screen.present(sheet, animated: true) }
    #expect(app.focus == "Options")
    try app.session.command(.escape)
    app.session.settle()
    #expect(screen.presentedViewController == nil && app.focus == "Draft")
  }

  @Test("A screen that covers everything closes itself, where it says how", .shows(.g27, .g28))
  func ownHandler() throws {
    final class Covering: ViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = Label(frame: Rect(x: 16, y: 100, width: 200, height: 40))
        label.text = "Form"
        view.addSubview(label)
      }

      override func accessibilityPerformEscape() -> Bool {
        dismiss(animated: true)
        return true
      }
    }
    let form = Covering()
    form.modalPresentationStyle = .fullScreen
    app.change { [screen] in screen.present(form, animated: true) }
    #expect(app.focus == "Form")
    try app.session.command(.escape)
    app.session.settle()
    #expect(screen.presentedViewController == nil && app.focus == "Draft")
  }

  @Test("A navigation controller goes back one level by itself", .shows(.g28))
  func stack() throws {
    let stack = NavigationController(rootViewController: screen)
    app.show(stack)
    for title in ["Second", "Third"] {
      let next = ViewController()
      next.title = title
      app.change { stack.pushViewController(next, animated: true) }
    }
    try app.session.command(.escape)
    app.session.settle()
    #expect(stack.topViewController?.title == "Second")
    try app.session.command(.escape)
    app.session.settle()
    #expect(stack.topViewController === screen)
  }
}

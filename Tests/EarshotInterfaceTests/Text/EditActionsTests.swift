import EarshotInterface
import EarshotModel
import EarshotTestApps
import Testing

/// Cut, copy, paste, select all, undo and redo, up the responder chain.
@Suite struct EditActionsTests {
  private let app = TestApp()
  private let field: TextField
  private var application: Application { app.application }

  init() {
    field = app.add(TextField(), 0, 0, 100, 40)
    field.text = "milk and tea"
    app.activate(field)
  }

  private func allowed(_ responder: Responder) -> [StandardEditAction] {
    StandardEditAction.allCases.filter { responder.canPerformAction($0, withSender: nil) }
  }

  @Test func aFieldAllowsWhatItCanDo() {
    #expect(allowed(field) == [.selectAll])
    field.selectedRange = 0..<4
    #expect(allowed(field) == [.cut, .copy, .selectAll])
    field.copy(nil)
    #expect(application.pasteboard.string == "milk" && application.pasteboard.changeCount == 1)
    #expect(allowed(field) == [.cut, .copy, .paste, .selectAll])
    field.cut(nil)
    #expect(field.text == " and tea" && field.selectedRange == 0..<0)
    field.selectedRange = 8..<8
    field.paste(nil)
    #expect(field.text == " and teamilk")
    field.selectAll(nil)
    #expect(field.selectedRange == 0..<12 && allowed(field) == [.cut, .copy, .paste])
    field.isSecureTextEntry = true
    #expect(allowed(field) == [.paste])
    field.copy(nil)
    #expect(application.pasteboard.string == "milk")
    field.resignFirstResponder()
    #expect(allowed(field) == [])
  }

  @Test func linesBecomeOneInAField() {
    application.pasteboard.string = "a\r\nb"
    field.selectAll(nil)
    field.paste(nil)
    #expect(field.text == "a b")
    let area = app.add(TextView(), 0, 50, 100, 100)
    app.activate(area)
    area.paste(nil)
    #expect(area.text == "a\r\nb")
  }

  @Test func whatCanOnlyBeReadCanBeCopied() {
    let area = app.add(TextView(), 0, 50, 100, 100)
    area.text = "Terms"
    area.isEditable = false
    application.pasteboard.string = "x"
    #expect(allowed(area) == [.selectAll])
    area.selectAll(nil)
    #expect(allowed(area) == [.copy])
    area.cut(nil)
    area.paste(nil)
    #expect(area.text == "Terms")
    area.copy(nil)
    #expect(application.pasteboard.string == "Terms")
    area.isSelectable = false
    #expect(allowed(area) == [])
  }

  @Test func aViewOfTheAppTakesThem() {
    final class Shape: View {
      var log: [String] = []
      override func canPerformAction(
        _ action: StandardEditAction, withSender sender: Any?
      ) -> Bool { action == .copy }
      override func copy(_ sender: Any?) { log.append("copy") }
    }
    let shape = app.add(Shape(), 0, 50, 100, 100)
    let inside = View()
    shape.addSubview(inside)
    #expect(inside.target(forAction: .copy, withSender: nil) === shape)
    #expect(inside.target(forAction: .cut, withSender: nil) == nil)
    inside.target(forAction: .copy, withSender: nil)?.copy(nil)
    #expect(shape.log == ["copy"])
  }

  // MARK: Undo

  @Test func aRunOfTypingIsTakenBackTogether() {
    field.text = ""
    application.typeText("abc")
    application.pressDelete()
    application.typeText("d")
    #expect(field.undoManager?.undoActionName == "Typing")
    field.undoManager?.undo()
    #expect(field.text == "" && field.undoManager?.canUndo == false)
    field.undoManager?.redo()
    #expect(field.text == "abd" && field.selectedRange == 3..<3)
    // What comes after a move is another run.
    field.selectedRange = 1..<1
    application.typeText("x")
    field.undoManager?.undo()
    #expect(field.text == "abd" && field.selectedRange == 1..<1)
  }

  @Test func deletingOnIsTakenBackTogether() {
    for _ in 0..<3 { application.pressDelete() }
    #expect(field.text == "milk and ")
    field.undoManager?.undo()
    #expect(field.text == "milk and tea" && field.selectedRange == 12..<12)
  }

  @Test func accentsThatJoinComeApartAgain() {
    field.text = "cafe"
    application.typeText("\u{301}")
    #expect(field.text == "cafe\u{301}" && field.selectedRange == 4..<4)
    field.undoManager?.undo()
    #expect(field.text == "cafe" && field.selectedRange == 4..<4)
  }

  @Test func whatIsSelectedComesBackSelected() {
    field.selectedRange = 0..<5
    application.pressDelete()
    field.undoManager?.undo()
    #expect(field.text == "milk and tea" && field.selectedRange == 0..<5)
    field.cut(nil)
    #expect(field.undoManager?.undoActionName == "Cut")
    field.undoManager?.undo()
    #expect(field.text == "milk and tea" && field.selectedRange == 0..<5)
  }

  @Test func textThatIsSetOtherwiseForgets() {
    application.typeText("x")
    field.text = "other"
    #expect(field.undoManager?.canUndo == false)
  }

  @Test func nothingOfASecretIsKept() {
    field.isSecureTextEntry = true
    application.typeText("x")
    #expect(field.undoManager?.canUndo == false)
  }

  @Test func theDelegateHearsOfWhatIsTakenBack() {
    var changes = 0
    field.addAction(Action { _ in changes += 1 }, for: .editingChanged)
    application.typeText("x")
    field.undoManager?.undo()
    #expect(changes == 2)
  }

  /// The window's manager is that of everything in it but texts; one turn of the app is one step.
  @Test func aWindowHasAManagerOfItsOwn() {
    let view = app.add(View(), 0, 50, 100, 100)
    var value = 0
    let manager = view.undoManager
    #expect(manager != nil && manager === app.window.undoManager && manager !== field.undoManager)
    for step in [1, 2] {
      manager?.registerUndo(withTarget: view) { _ in value += step }
    }
    application.update()
    manager?.registerUndo(withTarget: view) { _ in value += 4 }
    application.update()
    manager?.undo()
    #expect(value == 4)
    manager?.undo()
    #expect(value == 7)
  }

  @Test func aCircleHasNoManager() {
    final class Ring: Responder {
      weak var other: Responder?
      override var next: Responder? { other }
    }
    let (first, second) = (Ring(), Ring())
    (first.other, second.other) = (second, first)
    #expect(first.undoManager == nil)
    #expect(first.target(forAction: .copy, withSender: nil) == nil)
  }
}

import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

private final class Delegate: TextFieldDelegate {
  let log: Log
  var begins = true
  var ends = true
  var changes = true
  var returns = true

  init(_ log: Log) { self.log = log }

  private func write(_ field: TextField, _ what: String) {
    log("\(field.accessibilityIdentifier ?? "") \(what)")
  }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    write(textField, "shouldBegin")
    return begins
  }
  func textFieldDidBeginEditing(_ textField: TextField) { write(textField, "didBegin") }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    write(textField, "shouldEnd")
    return ends
  }
  func textFieldDidEndEditing(_ textField: TextField) { write(textField, "didEnd") }
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>,
    replacementString string: String
  ) -> Bool {
    write(textField, "shouldChange \(range) \(string)")
    return changes
  }
  func textFieldDidChangeSelection(_ textField: TextField) {
    write(textField, "selected \(textField.selectedRange)")
  }
  func textFieldShouldClear(_ textField: TextField) -> Bool {
    write(textField, "shouldClear")
    return changes
  }
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    write(textField, "shouldReturn")
    return returns
  }
}

@Suite struct TextFieldTests {
  private let app = TestApp()
  private let delegate: Delegate
  private let first: TextField
  private let second: TextField
  private var log: Log { app.log }
  private var application: Application { app.application }

  init() {
    delegate = Delegate(app.log)
    first = app.add(TextField(), 0, 0, 100, 40)
    second = app.add(TextField(), 0, 50, 100, 40)
    for (field, name) in [(first, "first"), (second, "second")] {
      field.accessibilityIdentifier = name
      field.delegate = delegate
      let log = app.log
      let events: [(ControlEvents, String)] = [
        (.editingDidBegin, "began"), (.editingChanged, "changed"), (.editingDidEnd, "ended"),
      ]
      for (event, what) in events {
        field.addAction(Action { _ in log("\(name) \(what)") }, for: event)
      }
    }
  }

  @Test func editingMovesFromOneFieldToAnother() {
    #expect(app.activate(first))
    #expect(first.isEditing && application.firstResponder === first)
    #expect(log.take() == ["first shouldBegin", "first didBegin", "first began"])
    app.activate(second)
    #expect(
      log.take() == [
        "second shouldBegin", "first shouldEnd", "first didEnd", "first ended", "second didBegin",
        "second began",
      ])
    app.activate(second)
    #expect(log.take() == [])
    #expect(second.resignFirstResponder() && application.firstResponder == nil)
    #expect(log.take() == ["second shouldEnd", "second didEnd", "second ended"])
  }

  @Test func theDelegateMayRefuse() {
    delegate.begins = false
    #expect(!first.becomeFirstResponder() && log.take() == ["first shouldBegin"])
    delegate.begins = true
    first.becomeFirstResponder()
    delegate.ends = false
    _ = log.take()
    #expect(!second.becomeFirstResponder() && first.isEditing)
    #expect(log.take() == ["second shouldBegin", "first shouldEnd"])
    #expect(!app.window.endEditing(false) && first.isEditing)
    _ = log.take()
    #expect(app.window.endEditing(true) && !first.isEditing)
    #expect(log.take() == ["first shouldEnd", "first didEnd", "first ended"])
  }

  @Test func typing() {
    app.activate(first)
    _ = log.take()
    #expect(application.typeText("ab"))
    #expect(first.text == "ab")
    #expect(
      log.take() == [
        "first shouldChange 0..<0 a", "first changed", "first selected 1..<1",
        "first shouldChange 1..<1 b", "first changed", "first selected 2..<2",
      ])
    application.pressDelete()
    #expect(log.take() == ["first shouldChange 1..<2 ", "first changed", "first selected 1..<1"])
    delegate.changes = false
    application.typeText("c")
    application.pressDelete()
    #expect(first.text == "a")
    _ = log.take()
    first.clear()
    #expect(first.text == "a" && log.take() == ["first shouldClear"])
    delegate.changes = true
    first.clear()
    #expect(first.text == "" && log.take() == ["first shouldClear", "first changed"])
    application.pressDelete()
    #expect(log.take() == [])
  }

  @Test func textSetByProgramIsNotTold() {
    first.text = "hello"
    #expect(log.take() == [] && first.selectedRange == 5..<5 && first.hasText)
    first.text = nil
    #expect(first.text == nil && !first.hasText)
  }

  @Test func theReturnKey() {
    app.activate(first)
    _ = log.take()
    application.typeText("\n")
    #expect(first.isEditing && log.take() == ["first shouldReturn"])
    let log = log
    first.addAction(Action { _ in log("exit") }, for: .editingDidEndOnExit)
    delegate.returns = false
    application.typeText("\n")
    #expect(first.isEditing && log.take() == ["first shouldReturn"])
    delegate.returns = true
    application.typeText("x\ny")
    #expect(!first.isEditing && first.text == "x")
    #expect(
      log.take().suffix(5) == [
        "first shouldReturn", "exit", "first shouldEnd", "first didEnd", "first ended",
      ])
  }

  @Test func editingEndsWhenTheFieldLeavesTheWindow() {
    app.activate(first)
    delegate.ends = false
    _ = log.take()
    first.removeFromSuperview()
    #expect(log.take() == ["first shouldEnd", "first didEnd", "first ended"])
    #expect(application.firstResponder == nil && !application.typeText("x"))
    let box = app.add(View(), 0, 0, 100, 100)
    box.addSubview(first)
    delegate.ends = true
    #expect(first.becomeFirstResponder())
    box.removeFromSuperview()
    #expect(!first.isFirstResponder && application.firstResponder == nil)
    #expect(!first.becomeFirstResponder())
  }

  @Test func aFieldThatIsDisabledOrWithoutAWindowIsNotEdited() {
    first.isEnabled = false
    #expect(!app.activate(first) && !first.becomeFirstResponder())
    #expect(!TextField().becomeFirstResponder())
    first.isEnabled = true
    app.activate(first)
    first.isEnabled = false
    #expect(!first.isEditing)
  }

  @Test func aFieldMayBeEmptiedWhenEditingBegins() {
    first.text = "old"
    first.clearsOnBeginEditing = true
    app.activate(first)
    #expect(first.text == "")
  }

  @Test func typingReplacesWhatIsSelected() {
    first.text = "hello world"
    app.activate(first)
    first.selectedRange = 0..<5
    application.typeText("bye")
    #expect(first.text == "bye world")
    first.selectedRange = 3..<99
    #expect(first.selectedRange == 3..<9)
    application.pressDelete()
    #expect(first.text == "bye")
    first.insertText("\na\r\nb")
    #expect(first.text == "bye a b")
  }

  @Test func whatAReaderSees() throws {
    first.text = "don't stop"
    let input = try #require(first.accessibilityTextInput)
    #expect(input.text == "don't stop" && !input.isSecure && !input.isEditing)
    #expect(input.word(at: 1) == 0..<5 && input.word(at: 5) == 5..<5 && input.word(at: 6) == 6..<10)
    #expect(input.line(at: 3) == 0..<10 && input.line(at: 99) == 0..<10)
    app.activate(first)
    input.select(0..<5)
    input.insert("do")
    #expect(first.text == "do stop" && input.isEditing && input.selection == 2..<2)
    input.deleteBackward()
    #expect(first.text == "d stop")
  }

  /// What was typed into a secure field stays there.
  @Test func aSecureFieldTellsNothing() throws {
    first.isSecureTextEntry = true
    first.text = "two words"
    let input = try #require(first.accessibilityTextInput)
    #expect(input.isSecure && input.text == "•••••••••")
    #expect(input.word(at: 4) == 0..<9 && input.line(at: 4) == 0..<9)
    #expect(first.accessibilityValue == "•••••••••")
    var released: (any AccessibilityTextInput)?
    do { released = TextField().accessibilityTextInput }
    #expect(released?.isSecure == true && released?.text == "")
  }
}

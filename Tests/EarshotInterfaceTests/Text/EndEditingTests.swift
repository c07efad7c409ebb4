import EarshotInterface
import EarshotModel
import EarshotTestApps
import Testing

/// Ending the editing inside a view says whether nothing is edited there any more.
@Suite struct EndEditingTests {
  private final class Refusing: TextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { false }
  }

  private final class Keys: View {
    var gives = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { gives }
  }

  /// Who has the keys already gets them, and who has none gives them up.
  @Test func theKeysAreTakenAndGiven() {
    let app = TestApp()
    let (first, second) = (app.add(Keys(), 0, 0, 10, 10), app.add(Keys(), 0, 0, 10, 10))
    #expect(first.resignFirstResponder() && !first.isFirstResponder)
    #expect(first.becomeFirstResponder() && first.becomeFirstResponder())
    #expect(second.becomeFirstResponder() && !first.isFirstResponder)
    second.gives = false
    #expect(!first.becomeFirstResponder() && !second.resignFirstResponder())
    #expect(second.isFirstResponder && !Keys().becomeFirstResponder())
    #expect(!View().becomeFirstResponder())
  }

  @Test(
    arguments: [
      (false, false, true, false), (false, true, true, false), (true, false, false, true),
      (true, true, true, false),
    ])
  func editingEnds(refuses: Bool, force: Bool, expected: Bool, isStillEdited: Bool) {
    let app = TestApp()
    app.window.makeKey()
    let around = app.add(View(), 0, 0, 400, 400)
    let beside = app.add(View(), 0, 400, 400, 400)
    let field = TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30))
    let delegate = Refusing()
    if refuses { field.delegate = delegate }
    around.addSubview(field)
    #expect(around.endEditing(force) && View().endEditing(force))
    #expect(field.becomeFirstResponder())
    // What is edited elsewhere stays.
    #expect(beside.endEditing(force) && field.isFirstResponder)
    #expect(around.endEditing(force) == expected && field.isFirstResponder == isStillEdited)
  }
}

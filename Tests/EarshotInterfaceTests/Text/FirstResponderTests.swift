import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Counts how often editing began and ended.
private final class Counter: TextFieldDelegate {
  var begun: [ObjectIdentifier: Int] = [:]
  var ended: [ObjectIdentifier: Int] = [:]
  var refuses = false

  func textFieldDidBeginEditing(_ textField: TextField) {
    begun[ObjectIdentifier(textField), default: 0] += 1
  }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { !refuses }
  func textFieldDidEndEditing(_ textField: TextField) {
    ended[ObjectIdentifier(textField), default: 0] += 1
  }
}

private final class Screen: ViewController {
  override var canBecomeFirstResponder: Bool { true }
}

@Suite struct FirstResponderTests {
  @Test func aControllerMayReceiveKeysAndGivesUpWhenItGoes() {
    let app = TestApp()
    let screen = Screen()
    let navigation = NavigationController(rootViewController: screen)
    app.window.rootViewController = navigation
    app.application.update()
    #expect(screen.becomeFirstResponder() && app.application.firstResponder === screen)
    navigation.pushViewController(ViewController(), animated: false)
    app.application.update()
    #expect(app.application.firstResponder == nil)
  }

  @Test func aFieldEndsEditingWhenItsControllerIsCovered() {
    let app = TestApp()
    let screen = ViewController()
    let field = TextField(frame: Rect(x: 0, y: 100, width: 100, height: 40))
    let counter = Counter()
    field.delegate = counter
    screen.view.addSubview(field)
    app.window.rootViewController = screen
    app.application.update()
    #expect(app.activate(field) && field.isEditing)
    let covering = ViewController()
    covering.modalPresentationStyle = .fullScreen
    screen.present(covering, animated: false)
    app.application.update()
    #expect(!field.isEditing && counter.ended[ObjectIdentifier(field)] == 1)
  }

  /// A law: wherever fields are moved, whoever asks for keys and whoever refuses to let go, editing
  /// ends exactly as often as it began, and keys go to something that stands in the window.
  @Test func editingThatBeginsEnds() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("editingThatBeginsEnds seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<SoakScale.rounds(of: 1_000) {
      let app = TestApp()
      let counter = Counter()
      let boxes = (0..<3).map { _ in app.add(View(), 0, 0, 400, 800) }
      let fields = (0..<4).map { _ in TextField(frame: Rect(x: 0, y: 0, width: 50, height: 20)) }
      for field in fields { field.delegate = counter }
      for _ in 0..<60 {
        guard let field = fields.randomElement(using: &random),
          let box = boxes.randomElement(using: &random)
        else { continue }
        counter.refuses = Int.random(in: 0..<4, using: &random) == 0
        switch Int.random(in: 0..<7, using: &random) {
        case 0: box.addSubview(field)
        case 1: field.removeFromSuperview()
        case 2: box.removeFromSuperview()
        case 3: app.window.addSubview(box)
        case 4: field.becomeFirstResponder()
        case 5: field.resignFirstResponder()
        default: app.window.endEditing(Bool.random(using: &random))
        }
        if let first = app.window.firstResponder as? View { #expect(first.window === app.window) }
        for field in fields {
          let key = ObjectIdentifier(field)
          let open = (counter.begun[key] ?? 0) - (counter.ended[key] ?? 0)
          #expect(open == (field.isEditing ? 1 : 0))
        }
      }
    }
  }
}

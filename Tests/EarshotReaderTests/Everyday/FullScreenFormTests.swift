import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import Testing

/// A form over the full screen, which takes the screen behind it out of the window.
@Suite struct FullScreenFormTests {
  private final class Form: ViewController {
    let field = TextField(frame: Rect(x: 16, y: 120, width: 200, height: 34))

    override func viewDidLoad() {
      super.viewDidLoad()
      field.placeholder = "Name"
      view.addSubview(field)
    }
  }

  private let form = Form()
  private let stage: Stage

  init() {
    stage = Stage(.device, root: ViewController())
    stage.start()
    form.modalPresentationStyle = .fullScreen
    stage.change { [stage, form] in
      stage.window.rootViewController?.present(form, animated: false)
    }
    _ = stage.spoken()
  }

  @Test func aFieldOnItIsEdited() {
    #expect(stage.reader.focusedElement === form.field)
    stage.perform(.activate)
    #expect(form.field.isEditing && stage.spoken().contains { $0.contains("is editing") })
  }

  /// Whatever is not handled on the form reaches the window and the app behind it.
  @Test func theWayUpLeadsToTheWindow() {
    #expect(ResponderPath(from: form.field).contains { $0 === stage.window })
    #expect(ResponderPath(from: form.field).contains { $0 === stage.application })
  }
}

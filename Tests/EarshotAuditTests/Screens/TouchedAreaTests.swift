import EarshotAudit
import EarshotInterface
import EarshotModel
import Testing

/// Where touches are taken is asked of the running app, through everything around a view.
@Suite("Areas of touches in running apps")
struct TouchedAreaTests {
  /// A button of 64 by 64 points.
  private class Target: View {
    init() {
      super.init(frame: Rect(x: 100, y: 300, width: 64, height: 64))
      isAccessibilityElement = true
      accessibilityLabel = "Zoom"
      accessibilityTraits = .button
    }
  }

  /// One that takes touches in the middle alone, as its own hit test has it.
  private final class Narrow: Target {
    override func hitTest(_ point: Point, with event: Event?) -> View? {
      Rect(x: 24, y: 24, width: 16, height: 16).contains(point) ? self : nil
    }
  }

  /// A view that lets touches through in the middle alone.
  private final class Frame: View {
    override func hitTest(_ point: Point, with event: Event?) -> View? {
      Rect(x: 124, y: 324, width: 16, height: 16).contains(point)
        ? super.hitTest(point, with: event) : nil
    }
  }

  private func findings(_ build: (View) -> Void) -> [String] {
    let application = Application()
    let window = Window(
      application: application, frame: Rect(x: 0, y: 0, width: 393, height: 852))
    let controller = ViewController()
    build(controller.view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    application.launch()
    return Audit(host: application, name: "Screen").findings.map(\.rule)
      .filter { $0.hasPrefix("target-size") }
  }

  @Test("What takes all touches of its frame is large enough")
  func whole() {
    #expect(findings { $0.addSubview(Target()) } == [])
  }

  @Test("A view that takes touches in 16 by 16 of its 64 by 64 points is found")
  func narrow() {
    #expect(findings { $0.addSubview(Narrow()) }.contains("target-size-platform"))
  }

  @Test("So is one around which a view lets no touches through")
  func ancestor() {
    let found = findings { screen in
      let frame = Frame(frame: Rect(x: 0, y: 0, width: 393, height: 852))
      frame.addSubview(Target())
      screen.addSubview(frame)
    }
    #expect(found.contains("target-size-platform"))
  }

  @Test("And one of which another view leaves a strip")
  func covered() {
    let found = findings { screen in
      screen.addSubview(Target())
      let cover = View(frame: Rect(x: 0, y: 340, width: 393, height: 200))
      screen.addSubview(cover)
    }
    #expect(found.contains("target-size-platform"))
  }
}

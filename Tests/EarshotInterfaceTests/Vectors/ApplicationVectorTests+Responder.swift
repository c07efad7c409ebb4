import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport

private final class RespondingDelegate: Responder, ApplicationDelegate {}
private final class PlainDelegate: ApplicationDelegate {}

extension ApplicationVectorTests {
  /// Gives responders the names by which vectors call them.
  @discardableResult
  private static func name<R: Responder>(_ responder: R, _ name: String) -> R {
    responder.accessibilityIdentifier = name
    return responder
  }

  /// The names of everything from a responder to the end of its chain.
  private static func chain(from responder: Responder) -> [String] {
    sequence(first: responder, next: \.next).map {
      $0.accessibilityIdentifier ?? "\(type(of: $0))"
    }
  }

  private static func next(of responder: Responder) -> TestValue {
    TestValue(responder.next.map { $0.accessibilityIdentifier ?? "\(type(of: $0))" })
  }

  /// An app whose parts bear the names that vectors use.
  private static func namedApp(root: ViewController) -> (TestApp, RespondingDelegate) {
    let app = TestApp()
    let delegate = name(RespondingDelegate(), "delegate")
    app.application.delegate = delegate
    name(app.application, "application")
    name(app.window, "W")
    name(root, "A")
    app.window.rootViewController = root
    name(root.view, "A.view")
    return (app, delegate)
  }

  static var responderAdapters: [String: VectorCheck.Adapter] {
    [
      "resp-01": {
        let superview = name(View(), "s")
        let view = View()
        superview.addSubview(view)
        return next(of: view)
      },
      "resp-02": {
        let controller = name(ViewController(), "A")
        return next(of: controller.view)
      },
      "resp-03": {
        let controller = ViewController()
        let superview = name(View(), "s")
        superview.addSubview(controller.view)
        return next(of: controller)
      },
      "resp-04": {
        let (app, _) = namedApp(root: ViewController())
        name(app.window, "window")
        return app.window.rootViewController.map(next) ?? .null
      },
      "resp-06": {
        let (app, _) = namedApp(root: ViewController())
        return next(of: app.window)
      },
      "resp-07": {
        let (app, delegate) = namedApp(root: ViewController())
        return withExtendedLifetime(delegate) { next(of: app.application) }
      },
      "resp-08": {
        let app = TestApp()
        let delegate = PlainDelegate()
        app.application.delegate = delegate
        return withExtendedLifetime(delegate) { next(of: app.application) }
      },
      "resp-09": { next(of: Responder()) },
      "resp-10": {
        let root = ViewController()
        let (app, delegate) = namedApp(root: root)
        let (label, container) = (name(Label(), "label"), name(View(), "container"))
        container.addSubview(label)
        root.view.addSubview(container)
        return withExtendedLifetime((app, delegate)) { TestValue(chain(from: label)) }
      },
      "resp-11": {
        let screen = name(ViewController(), "B")
        let navigation = NavigationController(rootViewController: screen)
        let (app, delegate) = namedApp(root: navigation)
        name(navigation, "nav")
        name(navigation.view, "nav.view")
        name(screen.view, "B.view")
        let button = name(Button(), "button")
        screen.view.addSubview(button)
        if let view = screen.view.superview, view !== navigation.view {
          name(view, "nav transition view")
        }
        return withExtendedLifetime((app, delegate)) { TestValue(chain(from: button)) }
      },
    ]
  }
}

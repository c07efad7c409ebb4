import EarshotInterface
import EarshotModel
import Testing

/// The view that a controller makes by default is as large as the screen from the start.
@Suite struct DefaultViewTests {
  private final class Screen: ViewController {
    var sizeWhenLoaded = Size.zero
    let stripe = View(frame: Rect(x: 0, y: 0, width: 100, height: 10))

    override func viewDidLoad() {
      super.viewDidLoad()
      sizeWhenLoaded = view.bounds.size
      stripe.frame = Rect(x: 0, y: 0, width: view.bounds.width, height: 10)
      stripe.autoresizingMask = .flexibleWidth
      view.addSubview(stripe)
    }
  }

  private func shown(_ root: ViewController) -> Application {
    let application = Application()
    let window = Window(
      application: application, frame: Rect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = root
    window.makeKeyAndVisible()
    application.update()
    return application
  }

  @Test func theViewOfARootHasTheSizeOfTheScreen() {
    let screen = Screen()
    let application = shown(screen)
    #expect(screen.sizeWhenLoaded == Size(width: 320, height: 568))
    #expect(screen.stripe.frame == Rect(x: 0, y: 0, width: 320, height: 10))
    withExtendedLifetime(application) {}
  }

  @Test func soHasThatOfAScreenOnAStack() {
    let screen = Screen()
    let stack = NavigationController(rootViewController: ViewController())
    let application = shown(stack)
    stack.pushViewController(screen, animated: false)
    application.update()
    #expect(screen.sizeWhenLoaded == Size(width: 320, height: 568))
    #expect(screen.stripe.frame.width == 320)
  }

  @Test func aScreenThatStandsNowhereHasTheUsualSize() {
    let screen = Screen()
    screen.loadViewIfNeeded()
    #expect(screen.sizeWhenLoaded == Size(width: 390, height: 844))
  }
}

import EarshotInterface
import EarshotModel
import Testing

private final class RespondingDelegate: Responder, ApplicationDelegate {}
private final class PlainDelegate: ApplicationDelegate {}

private final class Typist: View {
  var letsGo = true
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { letsGo }
}

@Suite struct ResponderChainTests {
  private func chain(from responder: Responder) -> [Responder] {
    Array(sequence(first: responder, next: \.next))
  }

  @Test func fromALabelToTheDelegate() {
    let application = Application()
    let delegate = RespondingDelegate()
    application.delegate = delegate
    let window = Window(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    application.addWindow(window)
    let controller = ViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let container = View()
    let label = Label()
    controller.view.addSubview(container)
    container.addSubview(label)
    let expected: [Responder] = [
      label, container, controller.view, controller, window, application, delegate,
    ]
    #expect(
      chain(from: label).map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
    #expect(controller.view.frame == window.bounds)
  }

  @Test func aDelegateThatIsNoResponderEndsTheChain() {
    let application = Application()
    let delegate = PlainDelegate()
    application.delegate = delegate
    #expect(application.next == nil)
  }

  @Test func aControllerWithoutViewLoadsNone() {
    let controller = ViewController()
    #expect(controller.next == nil)
    #expect(!controller.isViewLoaded)
  }

  @Test func partsOfControlsAndBarsLeadToThem() {
    let stepper = Stepper()
    #expect(stepper.incrementButton.next === stepper)
    let bar = NavigationBar()
    let item = NavigationItem(title: "Second")
    let button = BarButtonItem(barButtonSystemItem: .add)
    item.rightBarButtonItem = button
    #expect(button.next == nil)
    bar.items = [NavigationItem(title: "First"), item]
    #expect(button.next === bar && item.next === bar && item.backButton.next === bar)
    bar.items = nil
    #expect(button.next == nil)
  }

  @Test func theWindowRemembersWhoReceivesKeys() {
    let window = Window()
    let (first, second) = (Typist(), Typist())
    #expect(!first.becomeFirstResponder())
    window.addSubview(first)
    window.addSubview(second)
    #expect(first.becomeFirstResponder() && first.isFirstResponder)
    first.letsGo = false
    #expect(!second.becomeFirstResponder())
    first.letsGo = true
    #expect(second.becomeFirstResponder() && !first.isFirstResponder)
    #expect(second.resignFirstResponder() && !second.isFirstResponder)
    #expect(!View().becomeFirstResponder())
  }

  @Test func windowsBelongToOneApplication() {
    let (first, second) = (Application(), Application())
    let window = Window()
    first.addWindow(window)
    second.addWindow(window)
    #expect(first.windows.isEmpty && window.next === second)
    second.removeWindow(window)
    #expect(window.next == nil)
  }
}

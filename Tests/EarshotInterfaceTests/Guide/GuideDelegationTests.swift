import EarshotInterface
import EarshotModel
import EarshotTestApps
import Testing

/// A container that lets its child decide on the status bar (guide row G19).
private final class Deciding: ViewController {
  override var childForStatusBarStyle: ViewController? { children.first }
  override var childForStatusBarHidden: ViewController? { children.first }
}

private final class Dark: ViewController {
  override var preferredStatusBarStyle: StatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
}

/// A child that talks to whoever contains it by delegation only (guide row G18).
private protocol ChoosingDelegate: AnyObject {
  func chose(_ choice: String)
}

private final class Choosing: ViewController {
  weak var delegate: (any ChoosingDelegate)?
  func choose(_ sender: Button) { delegate?.chose(sender.title(for: .normal) ?? "") }
}

private final class Asking: ViewController, ChoosingDelegate {
  private(set) var answer: String?
  func chose(_ choice: String) { answer = choice }
}

@Suite struct GuideDelegationTests {
  private let app = TestApp()

  @Test func aChildDecidesOnTheStatusBar() {
    let container = Deciding()
    app.window.rootViewController = container
    #expect(app.window.statusBarStyle == .default && !app.window.isStatusBarHidden)
    container.addChild(Dark())
    #expect(app.window.statusBarStyle == .lightContent && app.window.isStatusBarHidden)
  }

  @Test func aChildTalksByDelegation() {
    let (container, child) = (Asking(), Choosing())
    child.delegate = container
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    app.window.rootViewController = container
    app.application.update()
    let button = Button(primaryAction: nil)
    button.setTitle("Yes", for: .normal)
    button.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    button.addTarget(child, action: Choosing.choose, for: .touchUpInside)
    child.view.frame = container.view.bounds
    child.view.addSubview(button)
    #expect(app.activate(button) && container.answer == "Yes")
  }
}

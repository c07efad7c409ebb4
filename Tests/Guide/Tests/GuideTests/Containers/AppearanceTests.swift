import Earshot
import Testing

/// The guide's listings of a container that tells its child of appearing by itself.
private final class ForwardingController: ViewController {
  var child: ViewController?

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    child?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    child?.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    child?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    child?.endAppearanceTransition()
  }
}

/// A container that says nothing of its own accord.
private final class SilentController: ViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// Two children that come and go with their container.
@Suite struct AppearanceTests {
  private let log = Log()

  private func fill(_ container: ViewController, _ names: String...) {
    for name in names {
      let child = ContentController(name, log)
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
      (container as? ForwardingController)?.child = child
    }
    _ = log.take()
  }

  @Test("A container passes appearance on to its children by itself", .shows(.g17))
  func automatic() {
    let container = ViewController()
    fill(container, "one", "two")
    let app = GuideApp(container)
    #expect(
      log.take() == [
        "one viewWillAppear", "two viewWillAppear", "one viewDidAppear", "two viewDidAppear",
      ])
    app.show(ViewController())
    #expect(
      log.take() == [
        "one viewWillDisappear", "two viewWillDisappear", "one viewDidDisappear",
        "two viewDidDisappear",
      ])
  }

  @Test("Listing: one that takes it over is left to it", .shows(.g17))
  func takenOver() {
    let container = SilentController()
    fill(container, "child")
    _ = GuideApp(container)
    #expect(log.take() == [])
  }

  @Test("Listing: a container begins and ends the appearance of its child", .shows(.g17))
  func byHand() {
    let container = ForwardingController()
    fill(container, "child")
    let app = GuideApp(container)
    #expect(log.take() == ["child viewWillAppear", "child viewDidAppear"])
    app.show(ViewController())
    #expect(log.take() == ["child viewWillDisappear", "child viewDidDisappear"])
  }

  @Test("So that several children change in an order that makes sense", .shows(.g17))
  func together() {
    let container = SilentController()
    fill(container, "leaving", "coming")
    _ = GuideApp(container)
    let (leaving, coming) = (container.children[0], container.children[1])
    leaving.beginAppearanceTransition(true, animated: false)
    leaving.endAppearanceTransition()
    _ = log.take()
    leaving.beginAppearanceTransition(false, animated: true)
    coming.beginAppearanceTransition(true, animated: true)
    coming.endAppearanceTransition()
    leaving.endAppearanceTransition()
    #expect(
      log.take() == [
        "leaving viewWillDisappear", "coming viewWillAppear", "coming viewDidAppear",
        "leaving viewDidDisappear",
      ])
  }
}

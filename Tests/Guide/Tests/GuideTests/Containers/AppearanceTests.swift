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

/// The same for the child that a storyboard embeds.
private final class EmbeddingController: ViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    for child in children { child.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    for child in children { child.endAppearanceTransition() }
  }
}

/// Two children that come and go with their container.
@Suite struct AppearanceTests {
  private let log = Log()

  /// Puts children of these names into a container.
  private func fill(_ container: ViewController, _ way: Way, _ names: String...) throws {
    for name in names {
      let child = try way.screen(.containers) { [log] in ContentController(name, log) }
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
      (container as? ForwardingController)?.child = child
    }
    _ = log.take()
  }

  @Test(
    "A container passes appearance on to its children by itself", .shows(.g17),
    arguments: Way.allCases)
  func automatic(_ way: Way) throws {
    let container = try way.screen(.containers, scene: "Bare") { ViewController() }
    try fill(container, way, "one", "two")
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

  @Test("Listing: one that takes it over is left to it", .shows(.g17), arguments: Way.allCases)
  func takenOver(_ way: Way) throws {
    let container = try way.screen(.containers) { SilentController() }
    try fill(container, way, "child")
    _ = GuideApp(container)
    #expect(log.take() == [])
  }

  @Test(
    "Listing: a container begins and ends the appearance of its child", .shows(.g17),
    arguments: Way.allCases)
  func byHand(_ way: Way) throws {
    let container = try way.screen(.containers) { ForwardingController() }
    try fill(container, way, "child")
    let app = GuideApp(container)
    #expect(log.take() == ["child viewWillAppear", "child viewDidAppear"])
    app.show(ViewController())
    #expect(log.take() == ["child viewWillDisappear", "child viewDidDisappear"])
  }

  @Test(
    "A child that is embedded is told by its container as well",
    .shows(
      .g17, .g22, only: .storyboard,
      because: "code embeds nothing; the children that it adds are in byHand"))
  func embedded() throws {
    var classes = StoryboardClasses()
    classes.register { [log] in ContentController("child", log) }
    let container = try Way.storyboard.screen(.containers, with: classes) { EmbeddingController() }
    _ = GuideApp(container)
    #expect(
      log.take() == [
        "child willMove(toParent: container)", "child didMove(toParent: container)",
        "child viewWillAppear", "child viewDidAppear",
      ])
  }

  @Test(
    "So that several children change in an order that makes sense", .shows(.g17),
    arguments: Way.allCases)
  func together(_ way: Way) throws {
    let container = try way.screen(.containers) { SilentController() }
    try fill(container, way, "leaving", "coming")
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

import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// The vectors about how controllers load, appear, move and are presented.
@Suite struct TransitionVectorTests {
  @Test func lifecycle() throws {
    try VectorCheck.run(file: "uikit", areas: ["lifecycle"], adapters: Self.lifecycleAdapters)
  }

  @Test func layout() throws {
    try VectorCheck.run(file: "uikit", areas: ["layout"], adapters: Self.layoutAdapters)
  }

  @Test func navigation() throws {
    try VectorCheck.run(file: "uikit", areas: ["navigation"], adapters: Self.navigationAdapters)
  }

  @Test func modal() throws {
    try VectorCheck.run(file: "uikit", areas: ["modal"], adapters: Self.modalAdapters)
  }

  @Test func tab() throws {
    try VectorCheck.run(file: "uikit", areas: ["tab"], adapters: Self.tabAdapters)
  }

  @Test func page() throws {
    try VectorCheck.run(file: "uikit", areas: ["page"], adapters: Self.pageAdapters)
  }

  @Test func appearance() throws {
    try VectorCheck.run(file: "uikit", areas: ["appearance"], adapters: Self.appearanceAdapters)
  }

  @Test func containment() throws {
    try VectorCheck.run(file: "uikit", areas: ["containment"], adapters: Self.containmentAdapters)
  }

  @Test func size() throws {
    try VectorCheck.run(file: "uikit", areas: ["size"], adapters: Self.sizeAdapters)
  }

  @Test func statusBar() throws {
    try VectorCheck.run(file: "uikit", areas: ["statusBar"], adapters: Self.statusBarAdapters)
  }
}

/// An app with controllers called A, B and C, whose callbacks are written down.
final class TracedApp {
  let app: TestApp
  let log = Log()
  let a: TracedController
  let b: TracedController
  let c: TracedController

  init(_ idiom: InterfaceIdiom = .phone) {
    app = TestApp(traitCollection: TraitCollection(userInterfaceIdiom: idiom))
    a = TracedController("A", log)
    b = TracedController("B", log)
    c = TracedController("C", log)
  }

  /// Shows `controller` and forgets what was written down.
  func show(_ controller: ViewController) {
    app.window.rootViewController = controller
    settle()
  }

  /// Lets everything come to rest and forgets what was written down.
  func settle() {
    app.application.update()
    _ = log.take()
  }

  /// A stack of some of the controllers, on screen.
  func stack(_ controllers: ViewController...) -> NavigationController {
    let navigation = NavigationController()
    navigation.accessibilityIdentifier = "nav"
    navigation.viewControllers = controllers
    show(navigation)
    return navigation
  }

  /// A scene with one segue, by which its controller pushes `destination`.
  func scene(leadingTo destination: ViewController) -> TestScene {
    let scene = TestScene()
    scene.segues["next"] = { source in
      let segue = Segue(identifier: "next", source: source, destination: destination)
      segue.kind = .push
      return segue
    }
    return scene
  }

  /// What a step and the update after it write down.
  func trace(
    _ families: Set<CallbackFamily> = [.appearance], of names: [String]? = nil,
    _ step: () -> Void
  ) -> TestValue {
    step()
    app.application.update()
    return TestValue(log.take(families, of: names))
  }
}

import Earshot
import Testing

/// A master: choosing in it decides what the detail shows.
private final class MasterController: ScreenController {
  override func makeViews() {
    for (row, name) in ["Bow", "Stern"].enumerated() {
      let button = Button(
        type: .system,
        primaryAction: Action(title: name) { [weak self] action in
          let detail = DetailController()
          detail.subject = action.title
          self?.showDetailViewController(detail, sender: self)
        })
      button.frame = Rect(x: 0, y: 100 + 60 * Double(row), width: 100, height: 44)
      add(button)
    }
  }

  // The buttons of the storyboard have segues.
  override func prepare(for segue: Segue, sender: Any?) {
    let name = (sender as? Button)?.title(for: .normal)
    (segue.destination as? DetailController)?.subject = name ?? ""
  }
}

private final class DetailController: ScreenController {
  var subject = "ship"
  @Outlet var label: Label?

  override func makeViews() {
    let label = Label(frame: Rect(x: 0, y: 100, width: 200, height: 40))
    self.label = label
    add(label)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label?.text = "All about the \(subject)"
  }
}

/// The guide's second example of a container: the split view controller.
@Suite struct SplitTests {
  private func shown(
    _ way: Way, _ width: TraitCollection.SizeClass
  ) throws -> (GuideApp, SplitViewController) {
    var classes = StoryboardClasses()
    classes.register(MasterController.init)
    classes.register(DetailController.init)
    let split: SplitViewController = try way.screen(.containers, scene: "Split", with: classes) {
      let split = SplitViewController()
      split.viewControllers = [MasterController(), DetailController()]
      return split
    }
    let app = GuideApp(split, traits: TraitCollection(horizontalSizeClass: width))
    try app.session.enable()
    return (app, split)
  }

  private func isHeard(_ label: String, in app: GuideApp) -> Bool {
    app.session.element(labelled: label) != nil
  }

  @Test(
    "In a regular width both are there, and one decides what the other shows", .shows(.g21),
    arguments: Way.allCases)
  func sideBySide(_ way: Way) throws {
    let (app, split) = try shown(way, .regular)
    #expect(isHeard("Bow", in: app) && isHeard("All about the ship", in: app))
    #expect(split.view.subviews.count == 2)
    try app.activate("Stern")
    #expect(isHeard("Bow", in: app) && isHeard("All about the Stern", in: app))
    #expect(!isHeard("All about the ship", in: app))
  }

  @Test(
    "In a regular width the master can be hidden and shown when it is needed", .shows(.g21),
    arguments: Way.allCases)
  func hiddenMaster(_ way: Way) throws {
    let (app, split) = try shown(way, .regular)
    app.change { split.hide(.primary) }
    #expect(!isHeard("Bow", in: app) && isHeard("All about the ship", in: app))
    app.change { split.show(.primary) }
    #expect(isHeard("Bow", in: app))
  }

  @Test("In a compact width one is there at a time", .shows(.g21), arguments: Way.allCases)
  func oneAtATime(_ way: Way) throws {
    let (app, _) = try shown(way, .compact)
    #expect(isHeard("Bow", in: app) && !isHeard("All about the ship", in: app))
    try app.activate("Bow")
    #expect(!isHeard("Bow", in: app) && isHeard("All about the Bow", in: app))
    try app.session.command(.escape)
    app.session.settle()
    #expect(isHeard("Bow", in: app))
  }
}

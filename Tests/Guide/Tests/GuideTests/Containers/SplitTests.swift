import Earshot
import Testing

/// A master: choosing in it decides what the detail shows.
private final class MasterController: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (row, name) in ["Bow", "Stern"].enumerated() {
      let button = Button(
        type: .system,
        primaryAction: Action(title: name) { [weak self] action in
          self?.showDetailViewController(DetailController(action.title), sender: self)
        })
      button.frame = Rect(x: 0, y: 100 + 60 * Double(row), width: 100, height: 44)
      view.addSubview(button)
    }
  }
}

private final class DetailController: ViewController {
  private let label = Label(frame: Rect(x: 0, y: 100, width: 200, height: 40))

  init(_ name: String) {
    super.init()
    label.text = "All about the \(name)"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }
}

/// The guide's second example of a container: the split view controller.
@Suite struct SplitTests {
  private let split = SplitViewController()
  private let master = MasterController()

  private func app(_ width: TraitCollection.SizeClass) throws -> GuideApp {
    split.viewControllers = [master, DetailController("ship")]
    let app = GuideApp(split, traits: TraitCollection(horizontalSizeClass: width))
    try app.session.enable()
    return app
  }

  private func isHeard(_ label: String, in app: GuideApp) -> Bool {
    app.session.element(labelled: label) != nil
  }

  @Test("In a regular width both are there, and one decides what the other shows", .shows(.g21))
  func sideBySide() throws {
    let app = try app(.regular)
    #expect(isHeard("Bow", in: app) && isHeard("All about the ship", in: app))
    #expect(split.view.subviews.count == 2)
    try app.activate("Stern")
    #expect(isHeard("Bow", in: app) && isHeard("All about the Stern", in: app))
    #expect(!isHeard("All about the ship", in: app))
  }

  @Test("In a regular width the master can be hidden and shown when it is needed", .shows(.g21))
  func hiddenMaster() throws {
    let app = try app(.regular)
    app.change { split.hide(.primary) }
    #expect(!isHeard("Bow", in: app) && isHeard("All about the ship", in: app))
    app.change { split.show(.primary) }
    #expect(isHeard("Bow", in: app))
  }

  @Test("In a compact width one is there at a time", .shows(.g21))
  func oneAtATime() throws {
    let app = try app(.compact)
    #expect(isHeard("Bow", in: app) && !isHeard("All about the ship", in: app))
    try app.activate("Bow")
    #expect(!isHeard("Bow", in: app) && isHeard("All about the Bow", in: app))
    try app.session.command(.escape)
    app.session.settle()
    #expect(isHeard("Bow", in: app))
  }
}

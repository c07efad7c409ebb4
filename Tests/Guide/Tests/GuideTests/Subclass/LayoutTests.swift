import Earshot
import Testing

/// A view that tells when it places its subviews.
private final class TracedView: View {
  @Inspectable var name = ""
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(frame: .zero)
  }

  override func layoutSubviews() {
    log("\(name) layoutSubviews")
    super.layoutSubviews()
  }
}

/// A presentation that tells of its layout, as the guide's active presentation controller does.
private final class TracedPresentation: PresentationController {
  var log: Log?

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    log?("containerViewWillLayoutSubviews")
  }
  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    log?("containerViewDidLayoutSubviews")
  }
}

/// A screen with a box, that tells of each step of its layout and presents itself its own way.
private final class BoxController: ViewController, ViewControllerTransitioningDelegate {
  let log: Log
  @Outlet var box: TracedView?
  @Outlet var width: LayoutConstraint?
  /// What `viewWillLayoutSubviews` makes of the width.
  var wantedWidth: Double?

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  override func loadView() {
    guard storyboard == nil else { return super.loadView() }
    let (root, box) = (TracedView(log), TracedView(log))
    (root.name, box.name) = ("root", "box")
    view = root
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    LayoutConstraint.activate([
      width, box.heightAnchor.constraint(equalToConstant: 20),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    (self.box, self.width) = (box, width)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    log("traitCollectionDidChange")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    log("viewWillLayoutSubviews")
    if let wantedWidth { width?.constant = wantedWidth }
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log("viewDidLayoutSubviews, box \(box?.frame.width ?? 0) wide")
  }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?
  ) -> PresentationController? {
    let presentation = TracedPresentation(
      presentedViewController: presented, presenting: presenting)
    presentation.log = log
    return presentation
  }
}

/// A table that is filled anew when it is wider than high.
private final class RowsController: TableViewController {
  private var count = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    // A storyboard has a prototype of it.
    guard storyboard == nil else { return }
    tableView.register(TableViewCell.init, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.bounds.width > view.bounds.height, count == 1 else { return }
    count = 3
    tableView.reloadData()
  }
}

/// A screen that places its views before layout and after it.
private final class TouchingController: ViewController {
  let early = View()
  let late = View()

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if early.superview == nil { view.addSubview(early) }
    early.frame = Rect(x: 0, y: 0, width: view.bounds.width / 2, height: 10)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if late.superview == nil { view.addSubview(late) }
    late.frame = early.frame.offset(x: 0, y: 10)
  }
}

/// How layout is kept up to date.
@Suite struct LayoutTests {
  private let log = Log()

  private func boxed(_ way: Way) throws -> (BoxController, TracedView) {
    var classes = StoryboardClasses()
    classes.register { [log] in TracedView(log) }
    let controller = try way.screen(.subclass, with: classes) { [log] in BoxController(log) }
    controller.loadViewIfNeeded()
    return (controller, try #require(controller.box))
  }

  @Test(
    "Changes mark layout as dirty, and the next update applies them once", .shows(.g10),
    arguments: Way.allCases)
  func onceAnUpdate(_ way: Way) throws {
    let (controller, box) = try boxed(way)
    let app = GuideApp(controller)
    _ = log.take()
    controller.width?.constant = 50
    controller.width?.constant = 60
    controller.view.addSubview(View())
    #expect(log.take() == [] && box.frame.width == 100)
    app.application.update()
    #expect(
      log.take() == [
        "viewWillLayoutSubviews", "root layoutSubviews", "box layoutSubviews",
        "viewDidLayoutSubviews, box 60.0 wide",
      ])
    app.application.update()
    #expect(log.take() == [])
  }

  @Test("The steps of a layout pass", .shows(.g11), arguments: Way.allCases)
  func steps(_ way: Way) throws {
    let root = ViewController()
    let app = GuideApp(root)
    let (controller, box) = try boxed(way)
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = controller
    app.change { root.present(controller, animated: false) }
    _ = log.take()
    app.change {
      app.application.traitCollection.verticalSizeClass = .compact
      controller.width?.constant = 70
      controller.view.setNeedsLayout()
    }
    #expect(
      log.take() == [
        "traitCollectionDidChange", "viewWillLayoutSubviews", "containerViewWillLayoutSubviews",
        "root layoutSubviews", "box layoutSubviews", "viewDidLayoutSubviews, box 70.0 wide",
        "containerViewDidLayoutSubviews",
      ])
  }

  @Test(
    "What is changed before layout is part of it, in the same pass", .shows(.g10, .g11),
    arguments: Way.allCases)
  func changesBeforeLayout(_ way: Way) throws {
    let (controller, box) = try boxed(way)
    let app = GuideApp(controller)
    _ = log.take()
    controller.wantedWidth = 80
    app.change { controller.view.setNeedsLayout() }
    #expect(
      log.take().filter { $0.hasPrefix("viewDid") } == ["viewDidLayoutSubviews, box 80.0 wide"])
  }

  @Test("After layout a table is filled anew", .shows(.g11), arguments: Way.allCases)
  func changesAfterLayout(_ way: Way) throws {
    let app = GuideApp(try way.screen(.subclass, RowsController.init))
    #expect(app.session.element(labelled: "Row 2") == nil)
    app.change { app.window.transition(to: Size(width: 844, height: 390)) }
    #expect(app.session.element(labelled: "Row 2") != nil)
  }

  @Test(
    "A view that is removed takes the constraints between it and others along", .shows(.g12),
    arguments: Way.allCases)
  func removedViews(_ way: Way) throws {
    let (controller, box) = try boxed(way)
    _ = GuideApp(controller)
    let width = controller.width
    #expect(controller.view.constraints.count == 2 && box.constraints.count == 2)
    box.removeFromSuperview()
    #expect(controller.view.constraints.isEmpty && width?.isActive == true)
  }

  @Test(
    "Constraints are put aside while a view is moved, and come back", .shows(.g12),
    arguments: Way.allCases)
  func suspendedConstraints(_ way: Way) throws {
    let (controller, box) = try boxed(way)
    let app = GuideApp(controller)
    let constraints = controller.view.constraints + box.constraints
    app.change {
      LayoutConstraint.deactivate(constraints)
      box.translatesAutoresizingMaskIntoConstraints = true
      box.frame = Rect(x: 200, y: 300, width: 10, height: 10)
    }
    #expect(box.frame == Rect(x: 200, y: 300, width: 10, height: 10))
    app.change {
      box.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate(constraints)
    }
    #expect(box.frame == Rect(x: 0, y: 0, width: 100, height: 20))
  }

  @Test(
    "Views come, and are placed, before layout and after it", .shows(.g11), arguments: Way.allCases)
  func finalTouches(_ way: Way) throws {
    let controller = try way.screen(.subclass, TouchingController.init)
    let app = GuideApp(controller)
    #expect(controller.late.frame == Rect(x: 0, y: 10, width: 195, height: 10))
    app.change { app.window.transition(to: Size(width: 844, height: 390)) }
    #expect(controller.early.frame == Rect(x: 0, y: 0, width: 422, height: 10))
    #expect(controller.late.frame == Rect(x: 0, y: 10, width: 422, height: 10))
  }
}

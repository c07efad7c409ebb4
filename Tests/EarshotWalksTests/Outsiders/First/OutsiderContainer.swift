import EarshotInterface
import EarshotModel

extension OutsiderPair {
  static var container: [OutsiderPair] {
    [
      OutsiderPair("child-controller-stale", "the view of the old tab stays below the new one") {
        .showing(SwitchingController(nil, isFaulty: $0))
      },
      OutsiderPair("restoration-focus", "the article that was open has no restoration identifier") {
        let stack = NavigationController(
          rootViewController: ArticleListController("Articles", isFaulty: $0))
        stack.restorationIdentifier = "stack"
        return .showing(stack, in: KeepingApplication())
      },
      OutsiderPair("back-unhandled", "a flow of its own goes back by its button only") {
        .showing(FlowOfStepsController(isFaulty: $0))
      },
    ]
  }
}

/// Two screens under a row of buttons, one of which is shown.
private final class SwitchingController: ViewController {
  private let isFaulty: Bool
  private let lists: [ViewController]
  private var shown: ViewController?
  private lazy var buttons = ["Open", "Done"].enumerated().map { index, title in
    button(title) { [weak self] in self?.show(index) }
  }

  init(_ title: String?, isFaulty: Bool) {
    self.isFaulty = isFaulty
    lists = [
      TaskController("Open", tasks: ["Paint the boat", "Buy rope", "Call the yard"]),
      TaskController("Done", tasks: ["Order sails", "Mend the pump"]),
    ]
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for button in buttons { view.addSubview(button) }
    show(0)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let half = view.bounds.width / 2
    for (index, button) in buttons.enumerated() {
      button.frame = Rect(x: Double(index) * half, y: 60, width: half, height: 44)
    }
    for list in lists where list.isViewLoaded {
      list.view.frame = Rect(
        x: 0, y: 112, width: view.bounds.width, height: view.bounds.height - 112)
    }
  }

  private func show(_ index: Int) {
    guard lists[index] !== shown else { return }
    if let shown {
      shown.willMove(toParent: nil)
      if !isFaulty { shown.view.removeFromSuperview() }
      shown.removeFromParent()
    }
    let hadOne = shown != nil
    let list = lists[index]
    addChild(list)
    view.addSubview(list.view)
    list.didMove(toParent: self)
    shown = list
    view.setNeedsLayout()
    for (position, button) in buttons.enumerated() { button.isSelected = position == index }
    if hadOne { application?.post(.layoutChanged(nil)) }
  }
}

private final class TaskController: ColumnController {
  private let tasks: [String]

  init(_ title: String, tasks: [String]) {
    self.tasks = tasks
    super.init(title, isFaulty: false)
  }

  override func build() {
    view.backgroundColor = .white
    column.append(heading("\(title ?? "") tasks"))
    for task in tasks {
      column.append(button(task) { [weak self] in self?.inform(task, "No notes.") })
    }
  }
}

/// Steps of a booking, each a child of its own, without a navigation controller.
private final class FlowOfStepsController: ViewController {
  private let isFaulty: Bool
  private var steps: [StepController] = []

  init(isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
    title = "Booking"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    go(to: 0)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    for step in steps { step.view.frame = view.bounds }
  }

  private func go(to number: Int) {
    let step = StepController(number)
    step.onNext = { [weak self] in self?.go(to: number + 1) }
    step.onBack = { [weak self] in self?.back() }
    steps.last?.view.removeFromSuperview()
    addChild(step)
    view.addSubview(step.view)
    step.didMove(toParent: self)
    steps.append(step)
    view.setNeedsLayout()
    if number > 0 { application?.post(.screenChanged(.element(step.first))) }
  }

  private func back() {
    guard steps.count > 1, let gone = steps.popLast(), let step = steps.last else { return }
    gone.willMove(toParent: nil)
    gone.view.removeFromSuperview()
    gone.removeFromParent()
    view.addSubview(step.view)
    view.setNeedsLayout()
    application?.post(.screenChanged(.element(step.proceed)))
  }

  override func accessibilityPerformEscape() -> Bool {
    guard !isFaulty, steps.count > 1 else { return super.accessibilityPerformEscape() }
    back()
    return true
  }
}

private final class StepController: ColumnController {
  private let number: Int
  var onNext: (() -> Void)?
  var onBack: (() -> Void)?
  lazy var first = heading(["Where to?", "How many?", "Summary"][number])
  lazy var proceed: View = button("Continue") { [weak self] in self?.onNext?() }

  init(_ number: Int) {
    self.number = number
    super.init(nil, isFaulty: false)
  }

  override func build() {
    column.append(first)
    switch number {
    case 0: column.append(field("From"), field("To"), proceed)
    case 1: column.append(field("Adults"), field("Children"), proceed)
    default: column.append(label("Two adults to the island"), label("24 euros"))
    }
    if number > 0 { column.append(button("Back") { [weak self] in self?.onBack?() }) }
  }
}

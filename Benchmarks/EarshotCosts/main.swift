// Does one thing so many times, for `Benchmarks/run` to count the instructions of.
//
//   EarshotCosts push-pop PAIRS            push and pop a screen with layout, so many times
//   EarshotCosts layout VIEWS CHANGES      change one leaf of a tree of so many views, so many times
//   EarshotCosts move ELEMENTS MOVES       move the cursor of a session through so many elements, so
//                                          many times, with phrase, utterance and transcript

import Earshot

/// A launched app with one window.
func launchedApp() -> (Application, Window) {
  let application = Application()
  let window = Window(
    application: application, frame: Rect(x: 0, y: 0, width: 390, height: 844))
  application.launch()
  window.makeKeyAndVisible()
  return (application, window)
}

/// A screen with a few labels and buttons.
final class SampleScreen: ViewController {
  override func viewDidLoad() {
    for row in 0..<10 {
      let label = Label(frame: Rect(x: 16, y: Double(row) * 50, width: 200, height: 40))
      label.text = "Row \(row)"
      view.addSubview(label)
      let button = Button(type: .system)
      button.frame = Rect(x: 230, y: Double(row) * 50, width: 100, height: 40)
      view.addSubview(button)
    }
  }
}

func pushAndPop(pairs: Int) {
  let (application, window) = launchedApp()
  let navigation = NavigationController(rootViewController: SampleScreen())
  window.rootViewController = navigation
  application.update()
  for _ in 0..<pairs {
    navigation.pushViewController(SampleScreen(), animated: true)
    application.update()
    navigation.popViewController(animated: true)
    application.update()
    _ = application.takeAccessibilityNotifications()
  }
}

func layOut(views: Int, changes: Int) {
  let (application, window) = launchedApp()
  let root = ViewController()
  window.rootViewController = root
  // A hundred views side by side at each level of a tree that is three deep.
  let groupCount = max(1, views / 100)
  var leaf = View()
  for _ in 0..<groupCount {
    let group = View()
    for _ in 0..<99 {
      leaf = View()
      group.addSubview(leaf)
    }
    root.view.addSubview(group)
  }
  application.update()
  for _ in 0..<changes {
    leaf.setNeedsLayout()
    application.update()
  }
}

func move(elements: Int, moves: Int) throws {
  let (application, window) = launchedApp()
  let root = ViewController()
  window.rootViewController = root
  for row in 0..<max(1, elements / 100) {
    let group = View(frame: Rect(x: 0, y: Double(row) * 50, width: 390, height: 44))
    for column in 0..<100 {
      let button = Button(type: .system)
      button.frame = Rect(x: Double(column) * 4, y: 0, width: 4, height: 44)
      button.setTitle("Element \(column)", for: .normal)
      group.addSubview(button)
    }
    root.view.addSubview(group)
  }
  let session = Session(host: application, reader: ScreenReader())
  session.settle()
  try session.enable()
  for _ in 0..<moves { try session.moveForward() }
}

let numbers = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
switch (CommandLine.arguments.dropFirst().first, numbers.count) {
case ("push-pop", 1): pushAndPop(pairs: numbers[0])
case ("layout", 2): layOut(views: numbers[0], changes: numbers[1])
case ("move", 2): try move(elements: numbers[0], moves: numbers[1])
default:
  fatalError("usage: EarshotCosts push-pop PAIRS | layout VIEWS CHANGES | move ELEMENTS MOVES")
}

import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport

/// An app of the kind that everybody has, made by chance: one or several screens in navigation bars, tabs and
/// split views, with lists, forms and collections, toolbars, and a sheet over them; everything that acts
/// writes down what it was.
final class EverydayApp: SplitViewControllerDelegate {
  let application: Application
  let window: Window
  /// What has acted since the last time, by its name.
  private var acts: [String] = []
  private var random: SeededGenerator
  private var names = 0
  /// Whether the lists of split views are in front where there is room for one column.
  private let leavesDetailsAside: Bool

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    leavesDetailsAside = seed % 2 == 0
    let device = EverydayDevice(seed: seed)
    application = Application(
      traitCollection: TraitCollection(
        userInterfaceIdiom: device.idiom,
        layoutDirection: seed % 5 == 0 ? .rightToLeft : .leftToRight,
        horizontalSizeClass: device.width))
    window = Window(application: application, frame: Rect(origin: .zero, size: device.size))
    if seed % 3 == 0 {
      window.deviceSafeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    }
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
    application.launch()
    if chance(0.3) { layOver() }
    if chance(0.3) { openSheet() }
  }

  /// Lays something over the middle of the screen that takes touches: a button that stays while the content
  /// scrolls under it, or one that no listener comes to.
  private func layOver() {
    let banner = makeButton()
    banner.frame = Rect(x: 0, y: 300, width: window.bounds.width, height: 200)
    banner.accessibilityElementsHidden = chance(0.5)
    window.addSubview(banner)
  }

  /// What has acted since the last time.
  func take() -> [String] {
    defer { acts = [] }
    return acts
  }

  func note(_ act: String) { acts.append(act) }

  func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

  func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  func name(_ kind: String) -> String {
    names += 1
    return "\(kind) \(names)"
  }

  // MARK: Screens

  private func makeRoot() -> ViewController {
    switch number(0..<10) {
    case 0..<5:
      let tabs = TabBarController()
      tabs.viewControllers = (0..<number(2..<5)).map { _ in
        let screen = chance(0.2) ? makeSplit() : makeStack()
        screen.tabBarItem = TabBarItem(title: name("Tab"), image: nil, tag: 0)
        return screen
      }
      return tabs
    case 5..<8: return makeSplit()
    default: return makeStack()
    }
  }

  /// A list and its detail; somewhere on the detail is the button for a list that may be hidden.
  private func makeSplit() -> ViewController {
    let split = SplitViewController()
    split.delegate = self
    let list = EverydayList(self, makeRows(number(1..<60)))
    list.title = name("List")
    let detail = makeContent()
    detail.title = name("Detail")
    let mode = SplitViewController.DisplayMode.allCases[number(0..<4)]
    detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    split.preferredDisplayMode = mode
    let stack = NavigationController(rootViewController: detail)
    addToolbar(to: stack)
    split.viewControllers = [
      chance(0.8) ? NavigationController(rootViewController: list) : list, stack,
    ]
    return split
  }

  private func makeStack() -> ViewController {
    let content = makeContent()
    content.title = name("Screen")
    guard chance(0.8) else { return content }
    if chance(0.5) {
      content.navigationItem.rightBarButtonItem = makeBarButton()
    }
    let stack = NavigationController(rootViewController: content)
    addToolbar(to: stack)
    return stack
  }

  private func addToolbar(to stack: NavigationController) {
    guard chance(0.3) else { return }
    stack.topViewController?.toolbarItems = [makeBarButton(), makeBarButton()]
    stack.setToolbarHidden(false, animated: false)
  }

  private func makeBarButton() -> BarButtonItem {
    let title = name("Bar button")
    let button = BarButtonItem(title: title)
    button.primaryAction = Action(title: title) { [weak self] _ in self?.note(title) }
    return button
  }

  private func makeContent() -> ViewController {
    switch number(0..<5) {
    case 0: EverydayForm(self, makeControls(number(3..<31)))
    case 1: EverydayCollection(self, makeItems(number(1..<121)))
    default: EverydayList(self, makeRows(number(0..<201)))
    }
  }

  // MARK: Coming and going

  /// Opens a sheet over what is in front.
  func openSheet() {
    let sheet = makeStack()
    let styles: [ModalPresentationStyle] = [
      .automatic, .pageSheet, .formSheet, .fullScreen, .overFullScreen, .popover,
    ]
    sheet.modalPresentationStyle = styles[number(0..<styles.count)]
    if chance(0.5) { sheet.preferredContentSize = Size(width: 300, height: 400) }
    sheet.popoverPresentationController?.sourceView = front.view
    front.present(sheet, animated: true)
  }

  /// Puts another screen on the stack around an element, if there is one that nothing covers.
  ///
  /// - Returns: Whether there was one.
  func push(from element: Responder) -> Bool {
    let stack = ResponderPath(from: element).first { $0 as? NavigationController }
    guard let stack, stack.presentedViewController == nil else { return false }
    let content = makeContent()
    content.title = name("Pushed")
    stack.pushViewController(content, animated: true)
    return true
  }

  /// The titles of all that is on screen, which tell one state of the app from another.
  var state: [String] {
    func titles(_ controller: ViewController) -> [String] {
      guard controller.viewIfLoaded?.window != nil else { return [] }
      let mode = (controller as? SplitViewController)?.displayMode.rawValue
      return [mode ?? controller.title ?? ""] + controller.children.flatMap(titles)
    }
    return screens.flatMap(titles)
  }

  /// What stands over everything else.
  var front: ViewController { screens[screens.count - 1] }

  /// The root of the window and what is presented over it, from the back to the front.
  private var screens: [ViewController] {
    let root = window.rootViewController
    return Array(sequence(first: root) { $0?.presentedViewController }.compactMap(\.self))
  }

  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool { leavesDetailsAside }
}

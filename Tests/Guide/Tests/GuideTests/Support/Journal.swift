import Earshot
import Testing

/// The class of the guide's listings: it makes its controllers anew, and keeps a number.
final class MyViewController: ViewController, ViewControllerRestoration {
  private static let numberKey = "MyViewControllerNumber"

  var number = 0

  override init() {
    super.init()
    title = "Mine"
  }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> ViewController? {
    let controller: ViewController
    let key = Application.stateRestorationViewControllerStoryboardKey
    if let storyboard = coder.decodeObject(forKey: key) as? Storyboard {
      controller = storyboard.instantiateViewController(withIdentifier: "MyViewController")
    } else {
      // What came out of no storyboard is made by its initialiser.
      controller = MyViewController()
    }
    controller.restorationIdentifier = identifierComponents.last
    controller.restorationClass = MyViewController.self
    return controller
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(number, forKey: Self.numberKey)
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    number = coder.decodeInteger(forKey: Self.numberKey)
  }
}

/// One launch of a journal with a list for its first page, before it is shown.
struct Journal {
  /// The storyboard that draws it, if one does.
  let storyboard: Storyboard?
  let stack: NavigationController

  init(_ way: Way) throws {
    guard way == .storyboard else {
      storyboard = nil
      let list = PageController("List")
      list.title = "List"
      stack = NavigationController(rootViewController: list)
      stack.restorationIdentifier = "Stack"
      return
    }
    var classes = StoryboardClasses()
    classes.register("PageController") { PageController() }
    classes.register(MyViewController.init)
    let storyboard = try StoryboardFile.journal.open(classes)
    self.storyboard = storyboard
    stack = try #require(storyboard.instantiateInitialViewController() as? NavigationController)
  }

  /// A screen of the storyboard, or one that is made by itself.
  func screen<Screen: ViewController>(
    _ identifier: String, _ make: () -> Screen
  ) throws -> Screen {
    guard let storyboard else { return make() }
    return try #require(storyboard.instantiateViewController(withIdentifier: identifier) as? Screen)
  }

  /// A page that restoration takes out of the storyboard, or asks the app for.
  func page() throws -> PageController { try screen("Page") { PageController("Page") } }

  /// The screen of the guide's listing.
  func mine() throws -> MyViewController { try screen("MyViewController") { MyViewController() } }
}

import Earshot
import Testing

/// The class of the guide's listings: it makes its controllers anew, and keeps a number.
final class MyViewController: ViewController, ViewControllerRestoration {
  private static let numberKey = "MyViewControllerNumber"

  var number = 0

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> ViewController? {
    var controller: ViewController?
    let key = Application.stateRestorationViewControllerStoryboardKey
    if let storyboard = coder.decodeObject(forKey: key) as? Storyboard {
      controller = storyboard.instantiateViewController(withIdentifier: "MyViewController")
      controller?.restorationIdentifier = identifierComponents.last
      controller?.restorationClass = MyViewController.self
    }
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

/// One launch of the journal that the storyboard draws, before it is shown.
struct Journal {
  let storyboard: Storyboard
  let stack: NavigationController

  init() throws {
    var classes = StoryboardClasses()
    classes.register("PageController") { PageController() }
    classes.register(MyViewController.init)
    storyboard = try StoryboardFile.journal.open(classes)
    stack = try #require(storyboard.instantiateInitialViewController() as? NavigationController)
  }

  /// A screen of the storyboard, as the class that it has there.
  func screen<Screen: ViewController>(_ identifier: String, _ type: Screen.Type) throws -> Screen {
    try #require(storyboard.instantiateViewController(withIdentifier: identifier) as? Screen)
  }
}

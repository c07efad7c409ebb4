import Earshot

/// A screen that keeps a note from one launch to the next, and its children where it is a container.
class PageController: ViewController {
  var note = ""

  convenience init(_ identifier: String?, note: String = "") {
    self.init()
    restorationIdentifier = identifier
    self.note = note
  }

  override init() { super.init() }

  /// Puts a child into the screen.
  func adopt(_ child: ViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(note, forKey: "note")
    coder.encode(children, forKey: "children")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    note = coder.decode(String.self, forKey: "note") ?? ""
    for child in coder.decodeObjects(of: ViewController.self, forKey: "children")
    where child.parent == nil {
      adopt(child)
    }
  }
}

extension Way {
  /// A page that is kept under an identifier, or is not kept.
  func page(_ identifier: String?, note: String = "") throws -> PageController {
    try screen(.state, scene: identifier ?? "Unnamed") {
      // The scene has the identifier itself.
      PageController(self == .code ? identifier : nil, note: note)
    }
  }

  /// A stack with pages on it, kept under an identifier or not.
  func stack(_ identifier: String?, _ pages: [ViewController]) throws -> NavigationController {
    let stack = try screen(.state, scene: identifier ?? "Loose stack") { NavigationController() }
    if self == .code { stack.restorationIdentifier = identifier }
    stack.viewControllers = pages
    return stack
  }

  /// Tabs that are kept.
  func tabs(_ screens: [ViewController]) throws -> TabBarController {
    let tabs = try screen(.state, scene: "Tabs") { TabBarController() }
    if self == .code { tabs.restorationIdentifier = "Tabs" }
    tabs.viewControllers = screens
    return tabs
  }
}

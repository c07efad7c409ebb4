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

extension NavigationController {
  /// A stack that is kept, with pages on it.
  convenience init(_ identifier: String?, _ pages: [ViewController]) {
    self.init()
    restorationIdentifier = identifier
    viewControllers = pages
  }
}

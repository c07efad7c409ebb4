public import EarshotInterface
import EarshotModel
package import EarshotTestSupport

/// A controller that keeps a note, and writes down what it is asked.
open class KeptController: ViewController {
  private let log: Log
  /// What is kept.
  package var note: String?
  /// What to do when the view was loaded.
  package var onLoad: ((KeptController) -> Void)?
  /// The children of a container of the app's own that encodes them.
  package var encodesChildren = false

  package init(_ identifier: String?, _ log: Log, note: String? = nil) {
    self.log = log
    self.note = note
    super.init()
    restorationIdentifier = identifier
    accessibilityIdentifier = identifier
  }

  package var name: String { restorationIdentifier ?? "?" }

  open override func viewDidLoad() {
    onLoad?(self)
  }

  open override func viewWillAppear(_ animated: Bool) {
    log("\(name).viewWillAppear")
  }

  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    log("\(name).encode")
    coder.encode(note, forKey: "note")
    if encodesChildren { coder.encode(children, forKey: "children") }
  }

  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    log("\(name).decode")
    note = coder.decode(forKey: "note")
    for child in coder.decodeObjects(of: ViewController.self, forKey: "children")
    where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
  }

  open override func applicationFinishedRestoringState() {
    log("\(name).finished")
  }

  /// Puts a child into the controller.
  package func adopt(_ child: ViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

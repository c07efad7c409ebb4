import Earshot

/// A child that writes down what its container and the app tell it.
class ContentController: ViewController {
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.log = log
    super.init()
    title = name
  }

  /// Writes a line under the name of the child.
  private func tell(_ line: String) { log("\(title ?? "") \(line)") }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    tell("willMove(toParent: \(parent == nil ? "nil" : "container"))")
  }
  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    tell("didMove(toParent: \(parent == nil ? "nil" : "container"))")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell("viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tell("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell("viewDidDisappear")
  }
}

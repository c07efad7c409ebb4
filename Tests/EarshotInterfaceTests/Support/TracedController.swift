import EarshotInterface
import EarshotModel
import EarshotTestSupport

/// Writes down every callback, and does in it what a test asks for.
final class TracedController: ViewController {
  let name: String
  private let log: Log
  /// What to do inside a callback, by its name.
  var onCallback: [String: () -> Void] = [:]
  /// What `shouldAutomaticallyForwardAppearanceMethods` answers.
  var forwardsAutomatically = true

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init()
    accessibilityIdentifier = name
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwardsAutomatically }

  private func tell(_ callback: String, _ detail: String = "") {
    log("\(name).\(callback)\(detail)")
    onCallback[callback]?()
  }

  override func loadView() {
    super.loadView()
    tell("loadView")
  }
  override func awakeFromNib() { tell("awakeFromNib") }
  override func prepare(for segue: Segue, sender: Any?) {
    let ends = [segue.source, segue.destination].map { $0.accessibilityIdentifier ?? "" }
    tell("prepareForSegue", "(\(ends.joined(separator: "->")))")
  }
  override func viewDidLoad() { tell("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { tell("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { tell("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { tell("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { tell("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { tell("viewDidDisappear") }
  override func updateViewConstraints() { tell("updateViewConstraints") }
  override func viewWillLayoutSubviews() { tell("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { tell("viewDidLayoutSubviews") }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    tell("willMoveToParent", Self.name(of: parent))
  }
  override func didMove(toParent parent: ViewController?) {
    tell("didMoveToParent", Self.name(of: parent))
  }
  override func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
    tell("viewWillTransition")
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func willTransition(
    to newCollection: TraitCollection, with coordinator: TransitionCoordinator
  ) {
    tell("willTransition")
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    tell("traitCollectionDidChange")
  }

  private static func name(of parent: ViewController?) -> String {
    guard let parent else { return "(nil)" }
    return "(\(parent.accessibilityIdentifier ?? "nav"))"
  }
}

extension Log {
  /// The callbacks of the families that a vector speaks of, since the last call.
  func take(_ families: Set<CallbackFamily>, of names: [String]? = nil) -> [String] {
    take().filter { line in
      guard let dot = line.firstIndex(of: ".") else { return families.contains(.others) }
      let owner = String(line[..<dot])
      guard names?.contains(owner) ?? true else { return false }
      let callback = line[line.index(after: dot)...].prefix { $0 != "(" }
      return families.contains(CallbackFamily(String(callback)))
    }
  }
}

/// Callbacks that logs of real runs show together or leave out together.
enum CallbackFamily: CaseIterable {
  case loading, appearance, isAppearing, constraints, layout, moving, making, surroundings, others

  init(_ callback: String) {
    switch callback {
    case "loadView", "viewDidLoad": self = .loading
    case "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear":
      self = .appearance
    case "viewIsAppearing": self = .isAppearing
    case "viewWillLayoutSubviews", "viewDidLayoutSubviews": self = .layout
    case "updateViewConstraints": self = .constraints
    case "initWithCoder": self = .making
    case "willTransition", "traitCollectionDidChange": self = .surroundings
    case "willMoveToParent", "didMoveToParent": self = .moving
    default: self = .others
    }
  }
}

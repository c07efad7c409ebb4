import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotSpeech

/// One app that has been started, and the listener who walks through it.
final class Walker {
  private let session: Session
  private let reader: ScreenReader
  private let application: DocumentApplication
  private let root: ViewController
  private weak var activated: Responder?

  /// Starts an app with a storyboard's first controller, and turns the reader on.
  init(_ storyboard: Storyboard, style: WordingStyle) throws(DocumentError) {
    let root = try storyboard.instantiateFirstViewController()
    self.root = root
    application = DocumentApplication(
      traitCollection: storyboard.traitCollection, screenSize: storyboard.screenSize
    ) { _ in root }
    reader = ScreenReader(behaviour: .device, style: style)
    session = Session(host: application, reader: reader, speech: VirtualSpeech())
    session.perform(.work(name: "launch") { $0.launch() })
    session.perform(.command(.enable))
  }

  // MARK: Where it is

  /// The controllers in front: from the outermost that is not covered to the innermost.
  private var controllers: [ViewController] {
    var front = root
    while let presented = front.presentedViewController { front = presented }
    var found: [ViewController] = []
    var waiting = [front]
    while let controller = waiting.popLast() {
      found.append(controller)
      waiting += controller.children.reversed().filter { $0.viewIfLoaded?.window != nil }
    }
    return found
  }

  /// The scenes in front.
  var front: [SceneIdentity] { controllers.compactMap(Storyboard.identity) }

  /// What the scenes in front are called.
  var names: [SceneIdentity: String] {
    var names: [SceneIdentity: String] = [:]
    for controller in controllers {
      guard let identity = Storyboard.identity(of: controller) else { continue }
      let title = controller.navigationItem.title ?? controller.title
      names[identity] = title ?? Storyboard.name(of: controller)
    }
    return names
  }

  /// The segues that only code performs from the scenes in front.
  var codeSegues: [CodeSegue] { controllers.flatMap(Storyboard.codeSegues) }

  /// What was said last; nothing where nothing is to be said.
  var speech: String { reader.currentSpeech ?? "(silence)" }

  /// What the element under the cursor is called.
  var label: String {
    let element = reader.focusedElement
    return element?.accessibilityLabel ?? element?.accessibilityValue ?? speech
  }

  // MARK: What it does

  private func command(_ command: ReaderCommand) {
    session.perform(.command(command))
  }

  func goToFirst() { command(.first) }

  /// Goes to a stop, counted from 0 at the top.
  func go(to index: Int) {
    command(.first)
    for _ in 0..<index { command(.moveForward) }
  }

  /// Goes to the next stop.
  ///
  /// - Returns: Whether there was one.
  func moveForward() -> Bool {
    let before = reader.focusedElement
    command(.moveForward)
    return reader.focusedElement !== before
  }

  func activate() {
    activated = reader.focusedElement
    command(.activate)
  }

  /// Whether the cursor still stands where it was activated.
  var standsWhereItActivated: Bool { reader.focusedElement === activated }

  func take(_ step: WalkPath.Step) {
    switch step {
    case .activate(let index, _):
      go(to: index)
      activate()
    case .code(let segue):
      guard
        let controller = controllers.first(where: { Storyboard.identity(of: $0) == segue.source })
      else { return }
      session.perform(
        .work(name: "segue") { _ in Storyboard.perform(segue, from: controller) })
    }
  }
}

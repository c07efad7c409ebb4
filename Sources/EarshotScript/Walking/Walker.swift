import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotSpeech

/// One app that has been started as `earshot play` starts it, and the listener who walks through it.
final class Walker {
  private let session: Session
  private let reader: ScreenReader
  private let application: DocumentApplication
  private let effort: WalkEffort
  private weak var activated: Responder?

  /// Starts an app and turns the reader on.
  init(
    _ application: DocumentApplication, style: WordingStyle, verbosity: Verbosity,
    effort: WalkEffort
  ) {
    self.application = application
    self.effort = effort
    reader = ScreenReader(
      ReaderSettings(behaviour: .device, style: style, verbosity: verbosity))
    session = Session(host: application, reader: reader, speech: VirtualSpeech())
    session.perform(.work(name: "launch") { application.launch() })
    session.perform(.command(.enable))
    effort.start()
    effort.spend(application.extent)
  }

  // MARK: Where it is

  private var controllers: [ViewController] { application.controllersInFront }

  /// The scenes in front.
  var front: [SceneIdentity] { controllers.compactMap(Storyboard.identity) }

  /// The scenes in front that have something of their own on the screen; the innermost when none has.
  var screens: [SceneIdentity] {
    let found = controllers.filter { !Storyboard.onlyArranges($0) }.compactMap(Storyboard.identity)
    return found.isEmpty ? Array(front.suffix(1)) : found
  }

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

  /// What was said of the element under the cursor; nothing where nothing is to be said.
  var speech: String {
    guard reader.focusedElement != nil, let speech = reader.currentSpeech, !speech.isEmpty else {
      return "(silence)"
    }
    return speech
  }

  /// What the element under the cursor is called; a row that says nothing, by what its prototype is.
  var label: String {
    let element = reader.focusedElement
    let names = [element?.accessibilityLabel, element?.accessibilityValue]
    if let name = names.compactMap(\.self).first(where: { !$0.isEmpty }) { return name }
    guard let row = element as? TableViewCell else { return speech }
    return "row" + (row.reuseIdentifier.map { " '\($0)'" } ?? "")
  }

  // MARK: What it does

  private func command(_ name: ReaderCommand.Name) {
    effort.spend(1)
    session.perform(.command(name))
  }

  func goToFirst() { command(.first) }

  /// Goes to the first stop.
  ///
  /// - Returns: What is said of it to somebody who comes from outside: a cursor that stands there already
  ///   has heard the container around it named, and does not hear it again.
  func hearFirst() -> String {
    let (before, arrival) = (reader.focusedElement, speech)
    goToFirst()
    let isThere = before != nil && reader.focusedElement === before
    let said = isThere && arrival.hasSuffix(speech) ? arrival : speech
    let outside = wordsFromOutside
    return outside.hasSuffix(said) ? outside : said
  }

  /// What is said of the first stop to somebody who comes from outside of every container.
  private var wordsFromOutside: String {
    let order = ReadingOrder(
      roots: application.accessibilityRoots, idiom: application.interfaceIdiom,
      layoutDirection: application.layoutDirection)
    guard let first = order.first else { return "" }
    var wordings = Wordings(
      language: application.accessibilityLanguage, style: reader.settings.style,
      verbosity: reader.settings.verbosity, files: reader.settings.wordings)
    return wordings.words(of: first, in: order).description
  }

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
    effort.spend(application.extent)
  }

  /// Whether the cursor still stands where it was activated.
  var standsWhereItActivated: Bool { reader.focusedElement === activated }

  func take(_ step: WalkPath.Step) {
    switch step {
    case .activate(let index, _):
      go(to: index)
      activate()
    case .guess(let scene, _):
      session.perform(.work(name: "scene") { self.application.show(scene) })
      effort.spend(application.extent)
    case .code(let segue):
      guard
        let controller = controllers.first(where: { Storyboard.identity(of: $0) == segue.source })
      else { return }
      session.perform(
        .work(name: "segue") { Storyboard.perform(segue, from: controller) })
      effort.spend(application.extent)
    }
  }
}

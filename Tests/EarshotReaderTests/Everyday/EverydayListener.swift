import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession

/// An everyday app and the listener in front of it.
struct EverydayListener {
  let app: EverydayApp
  let reader = ScreenReader(ReaderSettings(behaviour: .device))
  let session: Session

  init(seed: UInt64) {
    app = EverydayApp(seed: seed)
    session = Session(host: app.application, reader: reader)
    session.settle()
    perform(.named(.enable))
  }

  func perform(_ commands: ReaderCommand...) {
    for command in commands { session.perform(.command(command)) }
  }

  func perform(_ names: ReaderCommand.Name...) {
    for name in names { session.perform(.command(name)) }
  }

  /// Has the app do something by itself.
  func change(_ work: @escaping (EverydayApp) -> Void) {
    session.perform(.work(name: "change") { [app] in work(app) })
  }

  var element: Responder? { reader.focusedElement }

  /// What was said of the element under the cursor.
  var said: String { reader.currentSpeech ?? "" }

  /// Every stop of the screen, from the first to the last; what has moved the cursor there goes on from
  /// where it is.
  func walk(_ visit: (Responder) -> Void) {
    perform(.first)
    var last: Responder?
    while let element, element !== last {
      visit(element)
      last = element
      perform(.moveForward)
    }
  }

  /// The lines of the screen from top to bottom.
  var lines: [String] {
    ScreenReading(roots: app.application.accessibilityRoots).stops.map(\.description)
  }

  /// What scrolls the element; `nil` for one that stands still.
  func scroll(around element: Responder) -> ScrollView? {
    ResponderPath(from: element).first { $0 as? ScrollView }
  }

  /// Whether the element stands on a bar.
  func isOnBar(_ element: Responder) -> Bool {
    ResponderPath(from: element).contains { $0 is NavigationBar || $0 is Toolbar || $0 is TabBar }
  }

  /// The element, its parts, and what stands around it, by the names under which they act.
  func mayAct(for element: Responder) -> [String] {
    var names: [String] = []
    func collect(_ responder: Responder) {
      names += [responder.accessibilityLabel].compactMap(\.self)
      if let cell = responder as? TableViewCell {
        names += [cell.textLabel?.text, cell.accessoryView?.accessibilityLabel].compactMap(\.self)
      }
      for child in responder.accessibilityTraversal.children { collect(child) }
    }
    collect(element)
    for responder in ResponderPath(from: element) where responder !== element {
      if let cell = responder as? TableViewCell { names += [cell.textLabel?.text ?? ""] }
      if responder is Control { names += [responder.accessibilityLabel ?? ""] }
    }
    return names.filter { !$0.isEmpty }
  }
}

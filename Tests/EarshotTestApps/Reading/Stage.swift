package import EarshotInterface
package import EarshotModel
package import EarshotReader
package import EarshotSession

/// An application on screen, read aloud by a screen reader that is turned on.
package final class Stage {
  package let application = Application()
  package let window: Window
  package let reader: ScreenReader
  package let session: Session

  package init(_ behaviour: ReaderBehaviour = .guide, root: ViewController? = nil) {
    window = application.makeWindow(root)
    reader = ScreenReader(ReaderSettings(behaviour: behaviour))
    session = Session(host: application, reader: reader)
    application.launch(showing: window)
  }

  /// A stage with labels one under the other, already read from the first one on.
  package convenience init(_ behaviour: ReaderBehaviour = .guide, labels: String...) {
    self.init(behaviour)
    for (row, label) in labels.enumerated() { add(label, row: row) }
    start()
  }

  /// Turns the reader on and forgets what happened until then.
  package func start() {
    session.settle()
    session.perform(.command(.enable))
    _ = session.transcript.take()
  }

  /// Adds an element with a label in a row of the window.
  @discardableResult
  package func add(
    _ label: String, row: Int, traits: AccessibilityTraits = .none, to view: View? = nil
  ) -> View {
    let element = Self.element(label, row: row, traits: traits)
    (view ?? window).addSubview(element)
    return element
  }

  /// An element with a label, which is its identifier as well, for a row of the window.
  package static func element(
    _ label: String, row: Int, traits: AccessibilityTraits = .none
  ) -> View {
    let frame = Rect(x: 0, y: Double(row) * 50, width: 400, height: 44)
    let element = View(saying: label, traits: traits, frame: frame)
    element.accessibilityIdentifier = label.lowercased()
    return element
  }

  package func perform(_ commands: ReaderCommand...) {
    for command in commands { session.perform(.command(command)) }
  }

  package func perform(_ names: ReaderCommand.Name...) {
    for name in names { session.perform(.command(name)) }
  }

  package func post(_ notifications: AccessibilityNotification...) {
    session.perform(
      .work(name: "post") { [application] in notifications.forEach { application.post($0) } })
  }

  package func change(_ work: @escaping () -> Void) {
    session.perform(.work(name: "change") { work() })
  }

  /// What happened since the last time, without times, commands and layout callbacks.
  package func lines(without kinds: Set<TranscriptEvent.Kind> = [.command, .callback]) -> [String] {
    session.transcript.take().filter { !kinds.contains($0.kind) && !$0.isFocusMessage }.map {
      String($0.description.drop { $0 != " " }.dropFirst())
    }
  }

  /// What was given to the voice since the last time.
  package func spoken() -> [String] {
    session.transcript.take().filter { $0.kind == .speech }.map { $0.text ?? "" }
  }

  /// Where the cursor went since the last time, and why.
  package func moves() -> [String] {
    session.transcript.take().filter { $0.kind == .focus }
      .map { "\($0.id ?? "") \($0.cause ?? "")" }
  }

  /// The identifier of the element under the cursor.
  package var focus: String { reader.focusedElement?.accessibilityIdentifier ?? "nothing" }
}

extension TranscriptEvent {
  fileprivate var isFocusMessage: Bool {
    kind == .notification && name == "AccessibilityElementFocused"
  }
}

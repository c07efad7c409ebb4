package import EarshotInterface
package import EarshotModel

/// A view that notes which actions it is asked for, and answers as it was told to.
package final class Asked: View {
  package var name = ""
  package var answer = false
  package var log: ((String) -> Void)?
  package var status: String?

  package convenience init(_ name: String, answer: Bool, log: @escaping (String) -> Void) {
    self.init(frame: Rect(x: 0, y: 100, width: 400, height: 400))
    (self.name, self.answer, self.log) = (name, answer, log)
    accessibilityIdentifier = name
  }

  private func note(_ action: String) -> Bool {
    log?("\(name).\(action)")
    return answer
  }

  package override func accessibilityPerformEscape() -> Bool { note("performEscape") }
  package override func accessibilityPerformMagicTap() -> Bool { note("performMagicTap") }
  package override func accessibilityActivate() -> Bool { note("accessibilityActivate") }
  package override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    defer {
      if let status, answer {
        window?.application?.post(.pageScrolled(AttributedText(status)))
      }
    }
    return note("accessibilityScroll")
  }
  package override func accessibilityIncrement() {
    if note("accessibilityIncrement") { return }
    super.accessibilityIncrement()
  }
  package override func accessibilityDecrement() {
    if note("accessibilityDecrement") { return }
    super.accessibilityDecrement()
  }
  package override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    for touch in touches {
      let point = touch.location(in: nil)
      log?("\(name) touched at \(point.x) \(point.y)")
    }
  }
}

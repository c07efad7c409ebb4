import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Testing

private final class Target {
  let log: Log
  init(_ log: Log) { self.log = log }
  func save(_ sender: BarButtonItem) { log("save \(sender.title ?? "")") }
  func edit(_ sender: BarButtonItem) { log("edit") }
}

@Suite struct BarButtonItemTests {
  private let log = Log()

  @Test func pressing() {
    let target = Target(log)
    let item = BarButtonItem(title: "Save", target: target, action: Target.save)
    #expect(item.accessibilityActivate())
    item.setTarget(target, action: Target.edit)
    let log = log
    item.primaryAction = Action { _ in log("primary") }
    #expect(item.accessibilityActivate())
    item.primaryAction = nil
    #expect(item.accessibilityActivate())
    #expect(log.take() == ["save Save", "edit", "primary", "edit"])
    item.isEnabled = false
    #expect(!item.accessibilityActivate() && log.take() == [])
  }

  @Test func targetsAreHeldWeakly() {
    weak var released: Target?
    let item: BarButtonItem
    do {
      let target = Target(log)
      item = BarButtonItem(barButtonSystemItem: .add, target: target, action: Target.save)
      released = target
    }
    #expect(released == nil && !item.accessibilityActivate())
  }

  @Test func aButtonBearsTheTitleOfItsAction() {
    let log = log
    let item = BarButtonItem(primaryAction: Action(title: "Go") { _ in log("gone") })
    #expect(item.accessibilityLabel == "Go" && item.accessibilityActivate())
    #expect(log.take() == ["gone"])
  }
}

import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotRestoration
import EarshotSession
import EarshotTestApps
import EarshotTestSupport
import Testing

/// What is on the screen and what is said there are the same before an app is left and after it has come
/// back, whatever containers it is made of.
@Suite struct RestorationScreenLawTests {
  /// A screen, as a person has it.
  private struct Seen: Equatable {
    /// Every stop of the reader, and what is said there.
    var lines: [String]
    /// The tree of everything that can be reached, with places.
    var tree: String
  }

  private func seen(_ app: KeptApp) -> Seen {
    app.application.update()
    return Seen(
      lines: ScreenReading(host: app.application).stops.map {
        "\($0.description) | \($0.hint ?? "")"
      },
      tree: app.application.windows.map { TreeText.of($0) }.joined(separator: "\n"))
  }

  private func app(_ folder: StateFolder, isWide: Bool) -> KeptApp {
    let app = KeptApp(folder)
    if isWide {
      app.application.traitCollection = TraitCollection(
        userInterfaceIdiom: .pad, horizontalSizeClass: .regular)
    }
    return app
  }

  /// Goes somewhere, as a person does.
  private func wander(_ root: ViewController, _ generator: inout SeededGenerator) {
    var all: [ViewController] = []
    var waiting = [root]
    while let controller = waiting.popLast() {
      all.append(controller)
      waiting += controller.children
    }
    for controller in all where Bool.random(using: &generator) {
      switch controller {
      case let stack as NavigationController: stack.popViewController(animated: false)
      case let tabs as TabBarController:
        tabs.selectedIndex = Int.random(in: 0..<3, using: &generator)
      case let split as SplitViewController:
        if Bool.random(using: &generator) {
          split.showPrimary()
        } else {
          split.show(.secondary)
        }
      default: break
      }
    }
  }

  /// The root alone, with nothing in it: everything else has to be made anew.
  private func bare(_ root: ViewController) -> ViewController {
    RandomScreens.make(root.restorationIdentifier ?? "s")
  }

  @Test("the same screen and the same spoken lines, however often")
  func screens() {
    let seed = UInt64.random(in: 0...UInt64.max)
    for round in 0..<SoakScale.rounds(of: 1_000) { leaveAndComeBack(seed: seed &+ UInt64(round)) }
  }

  private func leaveAndComeBack(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let folder = StateFolder()
    let isWide = Bool.random(using: &generator)
    let root = RandomScreens.tree(&generator)
    root.restorationClass = nil
    let first = app(folder, isWide: isWide).launch(root)
    first.application.update()
    wander(root, &generator)
    first.application.update()
    if Bool.random(using: &generator) {
      root.present(RandomScreens.tree(&generator), animated: false)
    }
    let before = seen(first)
    first.leave()
    for showsEarly in [false, true, false] {
      let next = app(folder, isWide: isWide).launch(bare(root), showsEarly: showsEarly)
      let after = seen(next)
      #expect(after.lines == before.lines, "seed \(seed) \(showsEarly)")
      #expect(after.tree == before.tree, "seed \(seed) \(showsEarly)")
      next.leave()
    }
  }

  @Test("the same line under the cursor of a reader that behaves as on devices")
  func cursors() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    for round in 0..<SoakScale.rounds(of: 400) { try keepCursor(seed: seed &+ UInt64(round)) }
  }

  private func keepCursor(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let folder = StateFolder()
    let root = RandomScreens.tree(&generator)
    root.restorationClass = nil
    let first = try session(root, folder)
    for _ in 0..<Int.random(in: 0...6, using: &generator) { try? first.session.moveForward() }
    let before = lineUnderCursor(first.session, first.app)
    #expect(before != nil, "seed \(seed)")
    first.app.leave()
    let second = try session(bare(root), folder)
    #expect(lineUnderCursor(second.session, second.app) == before, "seed \(seed)")
  }

  /// What is said where the cursor stands, by somebody who comes there from the element before: a bar
  /// is named when it is entered only.
  private func lineUnderCursor(_ session: Session, _ app: KeptApp) -> String? {
    ScreenReading(host: app.application).stops.first { $0.element === session.focusedElement }.map {
      "\($0.order) \($0.description) | \($0.hint ?? "")"
    }
  }

  private func session(
    _ root: ViewController, _ folder: StateFolder
  ) throws -> (session: Session, app: KeptApp) {
    let app = KeptApp(folder)
    app.keeper.keepsReaderPosition = true
    let session = Session(
      host: app.application, reader: ScreenReader(ReaderSettings(behaviour: .device)))
    app.launch(root)
    try session.enable()
    session.settle()
    return (session, app)
  }
}

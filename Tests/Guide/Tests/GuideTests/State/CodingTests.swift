import Earshot
import Foundation
import Testing

/// Keeps one of everything that the guide lists.
private final class EverythingController: PageController {
  struct Draft: Codable, Equatable {
    var title: String
    var lines: [String]
  }

  var draft = Draft(title: "", lines: [])
  var selection: Int?
  weak var companion: ViewController?
  weak var field: View?

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(draft, forKey: "draft")
    coder.encode(selection, forKey: "selection")
    coder.encode(companion, forKey: "companion")
    coder.encode(field, forKey: "field")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    draft = coder.decode(Draft.self, forKey: "draft") ?? draft
    selection = coder.decode(Int.self, forKey: "selection")
    companion = coder.decodeObject(of: ViewController.self, forKey: "companion")
    field = coder.decodeObject(of: TextField.self, forKey: "field")
  }
}

/// A class that has nothing to do with those that are kept.
private final class StrangerController: ViewController {
  private(set) var wasAsked = false

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    wasAsked = true
  }
}

/// A class that inherits from the one that was kept.
private final class RicherController: PageController {}

/// How objects write what they need, and take it back.
@Suite struct CodingTests {
  private let folder = StateFolder()

  private func interface(
    _ way: Way
  ) throws -> (NavigationController, EverythingController, PageController) {
    let everything = try way.screen(.state, scene: "Everything") { EverythingController() }
    if way == .code {
      everything.restorationIdentifier = "Everything"
      let field = TextField(frame: Rect(x: 0, y: 100, width: 100, height: 40))
      field.restorationIdentifier = "field"
      everything.view.addSubview(field)
    }
    let companion = try way.page("Companion")
    return (try way.stack("Stack", [companion, everything]), everything, companion)
  }

  private func mine(_ way: Way) throws -> MyViewController {
    let mine = try way.screen(.state, scene: "Mine") { MyViewController() }
    if way == .code { mine.restorationIdentifier = "Mine" }
    return mine
  }

  @Test(
    "Listing: a number is encoded and decoded, and super is called", .shows(.g40),
    arguments: Way.allCases)
  func number(_ way: Way) throws {
    let mine = try mine(way)
    mine.number = 42
    try StateApp(folder).launch(mine).leave()
    let again = try self.mine(way)
    StateApp(folder).launch(again)
    #expect(again.number == 42)
  }

  @Test(
    "Values by their own coding, controllers and views as references", .shows(.g40),
    arguments: Way.allCases)
  func everything(_ way: Way) throws {
    let (stack, everything, companion) = try interface(way)
    everything.draft = .init(title: "Letter", lines: ["Dear Ada,"])
    everything.selection = 3
    everything.note = "of the superclass"
    everything.companion = companion
    everything.field = everything.view.subviews[0]
    try StateApp(folder).launch(stack).leave()

    let (again, same, other) = try interface(way)
    StateApp(folder).launch(again)
    #expect(same.draft == .init(title: "Letter", lines: ["Dear Ada,"]))
    #expect(same.selection == 3 && same.note == "of the superclass")
    #expect(same.companion === other && same.field === same.view.subviews[0])
  }

  @Test("A container keeps references to its children", .shows(.g40), arguments: Way.allCases)
  func children(_ way: Way) throws {
    let (root, child) = (try way.page("Root"), try way.page("Child", note: "kept"))
    let app = StateApp(folder).launch(root)
    app.app.change { root.adopt(child) }
    try app.leave()
    let again = try way.page("Root")
    let next = StateApp(folder)
    next.onSearch = { path, _ in path.last == "Child" ? try? way.page("Child") : nil }
    next.launch(again)
    #expect((again.children.first as? PageController)?.note == "kept")
  }

  @Test(
    "Each object has a coder of its own, so that keys do not meet", .shows(.g41),
    arguments: Way.allCases)
  func ownCoders(_ way: Way) throws {
    func stack(_ notes: String...) throws -> NavigationController {
      try way.stack("Stack", notes.map { try way.page("Page of \($0)", note: $0) })
    }
    let app = StateApp(folder)
    app.onEncode = { $0.encode("the app's", forKey: "note") }
    try app.launch(stack("a", "b")).leave()
    let pages = try stack("a", "b")
    for case let page as PageController in pages.viewControllers { page.note = "" }
    let again = StateApp(folder)
    var note: String?
    again.onDecode = { note = $0.decode(forKey: "note") }
    again.launch(pages)
    #expect(pages.viewControllers.map { ($0 as? PageController)?.note } == ["a", "b"])
    #expect(note == "the app's")
  }

  @Test("The reserved keys are refused, and can be read", .shows(.g41), arguments: Way.allCases)
  func reservedKeys(_ way: Way) throws {
    let keys = [
      Application.stateRestorationBundleVersionKey,
      Application.stateRestorationUserInterfaceIdiomKey,
      Application.stateRestorationViewControllerStoryboardKey,
    ]
    let app = StateApp(folder)
    app.keeper.bundleVersion = "1.2"
    app.onEncode = { coder in
      for key in keys { coder.encode("forged", forKey: key) }
    }
    try app.launch(way.page("Page")).leave()
    #expect(
      app.warnings
        == keys.map {
          "The key \($0) is reserved; what was to be kept under it was left out."
        })
    var read: [String?] = []
    let again = StateApp(folder)
    again.onDecode = { coder in read = keys.map { coder.decode(forKey: $0) } }
    again.launch(try way.page("Page"))
    #expect(read == ["1.2", "phone", nil])
  }

  @Test(
    "An object of another class is not asked to decode; one of a subclass is", .shows(.g42),
    arguments: Way.allCases)
  func classes(_ way: Way) throws {
    try StateApp(folder).launch(way.page("Page", note: "kept")).leave()
    let stranger = try way.screen(.state, scene: "Stranger") { StrangerController() }
    if way == .code { stranger.restorationIdentifier = "Page" }
    let app = StateApp(folder).launch(stranger)
    #expect(!stranger.wasAsked)
    #expect(app.warnings.contains { $0.contains("StrangerController; the state of a") })

    let folder = StateFolder()
    try StateApp(folder).launch(way.page("Page", note: "kept")).leave()
    let richer = try way.screen(.state, scene: "Richer") { RicherController() }
    if way == .code { richer.restorationIdentifier = "Page" }
    StateApp(folder).launch(richer)
    #expect(richer.note == "kept")
  }
}

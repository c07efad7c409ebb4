import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Testing

/// A view that writes down what it is told.
private final class Noted: View {
  let name: String
  private let log: (String) -> Void

  init(_ name: String, log: @escaping (String) -> Void = { _ in }) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  override func didAddSubview(_ subview: View) { log("\(name).didAddSubview") }
  override func willRemoveSubview(_ subview: View) { log("\(name).willRemoveSubview") }
  override func willMove(toSuperview superview: View?) {
    log("\(name).willMoveToSuperview \(superview == nil ? "nil" : "view")")
  }
  override func didMoveToSuperview() { log("\(name).didMoveToSuperview") }
  override func willMove(toWindow window: Window?) {
    log("\(name).willMoveToWindow \(window == nil ? "nil" : "window")")
  }
  override func didMoveToWindow() { log("\(name).didMoveToWindow") }
}

@Suite struct ViewHierarchyTests {
  private func names(_ view: View) -> [String] {
    view.subviews.map { ($0 as? Noted)?.name ?? "?" }
  }

  @Test func subviewsStandInTheOrderOfAddingAndInserting() {
    let parent = View()
    let (a, b, c) = (Noted("a"), Noted("b"), Noted("c"))
    parent.addSubview(a)
    parent.addSubview(b)
    parent.insertSubview(c, at: 1)
    #expect(names(parent) == ["a", "c", "b"])
    #expect(c.superview === parent)
  }

  @Test func aPositionOutsideIsMovedToTheNearerEnd() {
    let parent = View()
    parent.insertSubview(Noted("a"), at: 999)
    parent.insertSubview(Noted("b"), at: -1)
    #expect(names(parent) == ["b", "a"])
  }

  @Test func insertingBesideASibling() {
    let parent = View()
    let (a, b) = (Noted("a"), Noted("b"))
    parent.addSubview(a)
    parent.addSubview(b)
    parent.insertSubview(Noted("below b"), belowSubview: b)
    parent.insertSubview(Noted("above a"), aboveSubview: a)
    parent.insertSubview(Noted("in front"), belowSubview: View())
    #expect(names(parent) == ["a", "above a", "below b", "b", "in front"])
  }

  @Test func movingBesideASibling() {
    let parent = View()
    let (a, b, c) = (Noted("a"), Noted("b"), Noted("c"))
    for view in [a, b, c] { parent.addSubview(view) }
    parent.insertSubview(a, belowSubview: c)
    #expect(names(parent) == ["b", "a", "c"])
    parent.insertSubview(b, aboveSubview: a)
    #expect(names(parent) == ["a", "b", "c"])
    parent.insertSubview(c, belowSubview: a)
    #expect(names(parent) == ["c", "a", "b"])
  }

  @Test func bringingToFrontAndSendingToBack() {
    let parent = View()
    let (a, b, c) = (Noted("a"), Noted("b"), Noted("c"))
    for view in [a, b, c] { parent.addSubview(view) }
    parent.bringSubviewToFront(a)
    parent.sendSubviewToBack(c)
    parent.bringSubviewToFront(Noted("stranger"))
    #expect(names(parent) == ["c", "b", "a"])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(names(parent) == ["a", "b", "c"])
    parent.addSubview(a)
    #expect(names(parent) == ["b", "c", "a"])
  }

  @Test func aViewHasOneSuperview() {
    let (p, q, a) = (View(), View(), Noted("a"))
    p.addSubview(a)
    q.addSubview(a)
    #expect(p.subviews.isEmpty)
    #expect(names(q) == ["a"])
    #expect(a.isDescendant(of: q) && a.isDescendant(of: a) && !a.isDescendant(of: p))
  }

  @Test func whatViewsAreToldOnTheirWay() {
    var log: [String] = []
    let window = Window()
    let parent = Noted("p") { log.append($0) }
    let child = Noted("c") { log.append($0) }
    parent.addSubview(child)
    window.addSubview(parent)
    child.removeFromSuperview()
    #expect(
      log == [
        "c.willMoveToSuperview view", "c.didMoveToSuperview", "p.didAddSubview",
        "p.willMoveToSuperview view", "p.willMoveToWindow window", "c.willMoveToWindow window",
        "p.didMoveToWindow", "c.didMoveToWindow", "p.didMoveToSuperview",
        "p.willRemoveSubview", "c.willMoveToSuperview nil", "c.willMoveToWindow nil",
        "c.didMoveToWindow", "c.didMoveToSuperview",
      ])
    #expect(child.window == nil && parent.window === window && window.window === window)
  }

  @Test func aViewIsFoundByItsTag() {
    let parent = View()
    let child = View()
    let grandchild = View()
    parent.addSubview(child)
    child.addSubview(grandchild)
    grandchild.tag = 7
    #expect(parent.viewWithTag(7) === grandchild)
    #expect(parent.viewWithTag(8) == nil)
  }

  @Test func nothingLeaks() {
    weak var root: View?
    weak var leaf: View?
    weak var gesture: GestureRecognizer?
    do {
      let view = View()
      let child = View()
      let tap = TapGestureRecognizer()
      view.addSubview(child)
      child.addGestureRecognizer(tap)
      (root, leaf, gesture) = (view, child, tap)
    }
    #expect(root == nil && leaf == nil && gesture == nil)
  }

  @Test func aSubviewMayOutliveItsSuperview() {
    let child = View()
    do {
      let parent = View()
      parent.addSubview(child)
    }
    #expect(child.superview == nil && child.next == nil)
  }

  @Test func gesturesBelongToOneView() {
    let (first, second) = (View(), View())
    let tap = TapGestureRecognizer()
    first.addGestureRecognizer(tap)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers?.isEmpty ?? true)
    #expect(tap.view === second)
    first.removeGestureRecognizer(tap)
    #expect(second.gestureRecognizers?.count == 1)
  }
}

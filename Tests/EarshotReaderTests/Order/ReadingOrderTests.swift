import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import EarshotTestSupport
import Testing

@Suite struct ReadingOrderTests {
  @Test func nothingIsReadOfNothing() {
    let order = ReadingOrder(roots: [])
    #expect(order.first == nil)
    #expect(order.last == nil)
    #expect(Screen.order(Screen.view([])) == "")
  }

  @Test func backwardIsForwardReversedOnRandomScreens() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<SoakScale.rounds(of: 1_000) {
      let roots = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        randomView(depth: 4, using: &generator)
      }
      let order = ReadingOrder(roots: roots)
      let forward = Array(order.stops)
      var backward: [Stop] = []
      var stop = order.last
      while let present = stop {
        backward.append(present)
        stop = order.stop(before: present)
      }
      let isMirrored =
        forward.map { ObjectIdentifier($0.element) }
        == backward.reversed().map { ObjectIdentifier($0.element) }
      #expect(isMirrored, "seed \(seed)")
      #expect(forward.last.flatMap(order.stop(after:)) == nil, "seed \(seed)")
      for stop in forward {
        #expect(order.stop(at: stop.element)?.element === stop.element, "seed \(seed)")
      }
      checkPlaces(forward, seed: seed)
    }
  }

  /// Inside a container the places of its stops are 0, 1, 2 … up to its count.
  private func checkPlaces(_ stops: [Stop], seed: UInt64) {
    var places: [ObjectIdentifier: [Int]] = [:]
    var counts: [ObjectIdentifier: Int] = [:]
    for container in stops.flatMap(\.containers) {
      places[ObjectIdentifier(container.container), default: []].append(container.index)
      counts[ObjectIdentifier(container.container)] = container.count
    }
    for (container, indices) in places {
      #expect(indices == Array(0..<(counts[container] ?? 0)), "seed \(seed)")
    }
  }

  private func randomView(depth: Int, using generator: inout SeededGenerator) -> View {
    let frame = Rect(
      x: Double.random(in: 0...300, using: &generator).rounded(),
      y: Double.random(in: 0...300, using: &generator).rounded(), width: 40, height: 20)
    let view = View(frame: frame)
    view.accessibilityFrame = frame
    guard depth > 0, Int.random(in: 0...3, using: &generator) > 0 else {
      view.isAccessibilityElement = Bool.random(using: &generator)
      return view
    }
    view.shouldGroupAccessibilityChildren = Int.random(in: 0...3, using: &generator) == 0
    view.accessibilityContainerType =
      AccessibilityContainerType.allCases.randomElement(using: &generator) ?? .none
    let inside = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      randomView(depth: depth - 1, using: &generator)
    }
    for child in inside { view.addSubview(child) }
    if Int.random(in: 0...4, using: &generator) == 0 {
      view.accessibilityElements = inside.shuffled(using: &generator)
    }
    return view
  }

  @Test func anOrderStaysAsItWasMade() throws {
    let late = Screen.element("late", 0, 0)
    let screen = Screen.view([Screen.element("a", 0, 50)])
    let order = ReadingOrder(roots: [screen])
    #expect(order.first?.element.accessibilityLabel == "a")
    screen.addSubview(late)
    #expect(order.first?.element.accessibilityLabel == "a")
    #expect(ReadingOrder(roots: [screen]).first?.element.accessibilityLabel == "late")
  }

  @Test func whatCannotBeReachedHasNoStop() {
    let hidden = Screen.element("hidden", 0, 0)
    hidden.isHidden = true
    let inner = Screen.element("inner", 0, 0)
    let outer = Screen.element("outer", 0, 50)
    outer.addSubview(inner)
    let order = ReadingOrder(roots: [Screen.view([hidden, outer])])
    #expect(order.stop(at: hidden) == nil)
    #expect(order.stop(at: inner) == nil)
    #expect(order.stop(at: outer)?.element === outer)
  }
}

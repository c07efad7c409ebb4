import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import EarshotTestSupport
import Testing

/// The vectors of `uikit.json` about the reading order.
@Suite struct ReadingOrderVectorTests {
  @Test func vectors() throws {
    try VectorCheck.run(
      file: "uikit", areas: ["readingOrder"],
      adapters: Self.rows.merging(Self.groups) { $1 }.merging(Self.pruning) { $1 })
  }

  /// A list that does not find its own element: the element is read all the same.
  private final class ForgetfulList: View {
    override var accessibilityContainerType: AccessibilityContainerType {
      get { .list }
      set {}
    }
    override func index(ofAccessibilityElement element: Responder) -> Int? { nil }
  }

  @Test func robustness() throws {
    try VectorCheck.run(
      file: "uikit", areas: ["robustness"],
      adapters: [
        "read-20": {
          let list = ForgetfulList(frame: Rect(x: 0, y: 0, width: 100, height: 100))
          list.accessibilityElements = [Screen.element("child", 0, 0, 10, 10)]
          return Self.order(Screen.view([list]))
        }
      ])
  }

  private typealias Place = (label: String, x: Double, y: Double)

  private static let square: [Place] = [("A", 0, 0), ("B", 10, 0), ("C", 0, 10), ("D", 10, 10)]

  /// Four elements whose tops stand `drop` points apart, the last two in one row.
  private static func steps(_ drop: Double) -> [Place] {
    [("A", 0, drop), ("B", 10, 0), ("C", 20, -drop), ("D", 30, -drop)]
  }

  private static func order(
    _ places: [Place], idiom: InterfaceIdiom = .phone, direction: LayoutDirection = .leftToRight
  ) -> TestValue {
    let views = places.map { Screen.element($0.label, $0.x, $0.y, 10, 10) }
    return order(Screen.view(views), idiom: idiom, direction: direction)
  }

  private static func order(
    _ root: Responder, idiom: InterfaceIdiom = .phone, direction: LayoutDirection = .leftToRight
  ) -> TestValue {
    let order = ReadingOrder(roots: [root], idiom: idiom, layoutDirection: direction)
    return TestValue(order.stops.map { $0.element.accessibilityLabel ?? "" })
  }

  /// Whether a flight of stairs has one order in all its arrangements.
  private static func stairs() -> TestValue {
    var generator = SeededGenerator(seed: 21)
    let stairs: [Place] = [("0", 50, 0), ("1", 40, 5), ("2", 30, 10), ("3", 20, 15), ("4", 10, 20)]
    let orders: [TestValue] = (0..<120).map { _ in order(stairs.shuffled(using: &generator)) }
    guard Set(orders).count == 1 else { return "several orders" }
    return """
      our own rule must fix one order; the pairwise comparator gives 9 different ones over 120 \
      permutations (measured)
      """
  }

  private static var rows: [String: VectorCheck.Adapter] {
    [
      "read-01": { order(square) },
      "read-02": { order(square, direction: .rightToLeft) },
      "read-03": { order(steps(8), idiom: .pad) },
      "read-04": { order(steps(8)) },
      "read-05": { order(steps(25), idiom: .pad) },
      "read-06": { order([("C", 0, 60), ("B", 0, 30), ("A", 0, 0)]) },
      "read-21": { stairs() },
    ]
  }

  private static func group(_ inside: [View]) -> View {
    let group = Screen.view(inside)
    group.shouldGroupAccessibilityChildren = true
    return group
  }

  /// Whether a container means something to what is inside it.
  private static func isKept(
    _ type: AccessibilityContainerType, name: String? = nil
  ) -> TestValue {
    let container = Screen.view([Screen.element("a", 0, 0)], type, name: name)
    let containers = ReadingOrder(roots: [container]).first?.containers ?? []
    return containers.map(\.kind.rawValue) == [type.rawValue]
      ? "container kept" : "container flattened"
  }

  private static var groups: [String: VectorCheck.Adapter] {
    [
      "read-07": {
        let cells = group([Screen.element("Cell 1", 0, 100), Screen.element("Cell 2", 0, 150)])
        let list = Screen.view([])
        list.accessibilityElements = [cells, group([Screen.element("Header", 0, 0)])]
        return order(list)
      },
      "read-09": {
        order(
          Screen.view([
            group([Screen.element("A1", 200, 0, 200, 40)]),
            group([Screen.element("B1", 0, 5, 200, 40)]),
          ]))
      },
      "read-10": { isKept(.semanticGroup, name: "Group") },
      "read-11": { isKept(.semanticGroup) },
      "read-12": { isKept(.list) },
      "read-13": { isKept(.landmark) },
      "read-14": {
        let inner = Screen.view(
          [Screen.element("Inner Item 1", 16, 44), Screen.element("Inner Item 2", 16, 68)],
          .semanticGroup, name: "Inner Container")
        return order(
          Screen.view(
            [Screen.element("Outer Item", 8, 8), inner], .semanticGroup, name: "Outer Container"))
      },
    ]
  }

  /// What is found behind a wrapper without size.
  private static func found(clipping: Bool) -> TestValue {
    let wrapper = Screen.view([Screen.element("search field", 0, 0)], frame: .zero)
    wrapper.clipsToBounds = clipping
    let stops = ReadingOrder(roots: [Screen.view([wrapper])]).stops
    return TestValue(stops.map { $0.element.accessibilityLabel ?? "" }.first ?? "nothing")
  }

  private static var pruning: [String: VectorCheck.Adapter] {
    [
      "read-15": { found(clipping: false) },
      "read-16": { found(clipping: true) },
      "read-17": {
        let views = (1...4).map { Screen.element("v\($0)", 0, Double($0 * 50)) }
        views[1].accessibilityViewIsModal = true
        views[3].accessibilityViewIsModal = true
        return order(Screen.view(views))
      },
      "read-18": {
        let views = (0..<3).map { Screen.view([Screen.element("\($0)", 0, Double($0 * 50))]) }
        views[0].isHidden = true
        views[1].alpha = 0
        views[2].accessibilityElementsHidden = true
        return order(Screen.view(views)) == [] ? "omitted with its subtree" : "read"
      },
    ]
  }
}

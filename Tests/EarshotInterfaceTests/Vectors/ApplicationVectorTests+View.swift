import EarshotInterface
import EarshotModel
import EarshotTestSupport

private final class MovedView: View {
  var log: Log?
  override func didMoveToSuperview() { log?("a.didMoveToSuperview") }
}

extension ApplicationVectorTests {
  private static func view(_ name: String, _ frame: Rect = .zero) -> View {
    let view = View(frame: frame)
    view.accessibilityIdentifier = name
    return view
  }

  private static func names(_ views: [View]) -> TestValue {
    TestValue(views.map { $0.accessibilityIdentifier ?? "" })
  }

  static var viewAdapters: [String: VectorCheck.Adapter] {
    let (a, b, c) = (view("a"), view("b"), view("c"))
    let parent = View()
    return [
      "view-01": {
        parent.addSubview(a)
        parent.addSubview(b)
        return ["subviews": names(parent.subviews)]
      },
      "view-02": {
        let parent = View()
        for view in [a, b] { parent.addSubview(view) }
        parent.insertSubview(c, at: 1)
        return ["subviews": names(parent.subviews)]
      },
      "view-03": {
        let parent = View()
        for view in [a, b] { parent.addSubview(view) }
        parent.insertSubview(c, belowSubview: View())
        return ["subviews": names(parent.subviews)]
      },
      "view-04": {
        let (p, q) = (View(), View())
        p.addSubview(a)
        q.addSubview(a)
        return ["p.subviews": names(p.subviews), "q.subviews": names(q.subviews)]
      },
      "view-05": {
        let parent = View()
        parent.insertSubview(a, at: 999)
        return ["subviews": names(parent.subviews)]
      },
      "view-06": {
        let moved = MovedView()
        let log = Log()
        moved.log = log
        View().addSubview(moved)
        let parent = View()
        _ = log.take()
        parent.addSubview(moved)
        moved.removeFromSuperview()
        return TestValue(log.take())
      },
    ]
  }

  static var hitTestAdapters: [String: VectorCheck.Adapter] {
    [
      "hit-01": {
        let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        func isInside(_ x: Double, _ y: Double) -> TestValue {
          .bool(view.point(inside: Point(x: x, y: y), with: nil))
        }
        return ["(99,99)": isInside(99, 99), "(100,100)": isInside(100, 100)]
      },
      "hit-03": {
        let root = view("root", Rect(x: 0, y: 0, width: 100, height: 100))
        root.bounds.origin = Point(x: -10, y: -10)
        let s1 = view("s1", Rect(x: 40, y: 40, width: 20, height: 20))
        let child = view("child", Rect(x: 10, y: 10, width: 5, height: 5))
        s1.addSubview(child)
        root.addSubview(s1)
        func hit(_ x: Double, _ y: Double) -> TestValue {
          TestValue(root.hitTest(Point(x: x, y: y), with: nil)?.accessibilityIdentifier)
        }
        return [
          "(-5,-5)": hit(-5, -5), "(40,40)": hit(40, 40), "(52.5,52.5)": hit(52.5, 52.5),
          "(-11,-11)": hit(-11, -11), "(95,95)": hit(95, 95),
        ]
      },
    ]
  }
}

import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Testing

@Suite struct ViewGeometryTests {
  @Test func frameBoundsAndCenterAgree() {
    let view = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(TreeText.text(of: view.bounds) == "0 0 30 40")
    #expect(view.center == Point(x: 25, y: 40))
    view.center = Point(x: 30, y: 30)
    #expect(TreeText.text(of: view.frame) == "15 10 30 40")
    view.bounds = Rect(x: 5, y: 5, width: 10, height: 10)
    #expect(TreeText.text(of: view.frame) == "25 25 10 10")
    #expect(TreeText.text(of: view.bounds) == "5 5 10 10")
  }

  @Test func aFrameIsKeptToTheLastBit() {
    let frame = Rect(x: 0.1, y: 55.333333333333336, width: 0.3, height: 1 / 3)
    #expect(View(frame: frame).frame == frame)
  }

  @Test func convertingThroughScrolledViews() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    let scroll = ScrollView(frame: Rect(x: 0, y: 100, width: 390, height: 600))
    let child = View(frame: Rect(x: 10, y: 500, width: 50, height: 50))
    window.addSubview(scroll)
    scroll.addSubview(child)
    scroll.contentOffset = Point(x: 0, y: 450)
    #expect(TreeText.text(of: child.accessibilityFrame) == "10 150 50 50")
    #expect(child.convert(Point(x: 1, y: 1), to: window) == Point(x: 11, y: 151))
    #expect(child.convert(Point(x: 11, y: 151), from: window) == Point(x: 1, y: 1))
    #expect(TreeText.text(of: scroll.convert(child.frame, to: nil)) == "10 150 50 50")
    #expect(
      TreeText.text(of: child.convert(Rect(x: 10, y: 150, width: 1, height: 1), from: nil))
        == "0 0 1 1")
  }

  @Test(arguments: [UInt64(4), 5]) func convertingThereAndBackReturns(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func number() -> Double { Double(Int.random(in: -100...100, using: &generator)) }
    for _ in 0..<SoakScale.rounds(of: 2_000) {
      var chain = [View(frame: .zero)]
      for _ in 0..<6 {
        let view = View(frame: Rect(x: number(), y: number(), width: 50, height: 50))
        view.bounds = Rect(x: number(), y: number(), width: 50, height: 50)
        chain.randomElement(using: &generator)?.addSubview(view)
        chain.append(view)
      }
      let point = Point(x: number(), y: number())
      guard let first = chain.randomElement(using: &generator),
        let second = chain.randomElement(using: &generator)
      else { continue }
      let there = first.convert(point, to: second)
      #expect(second.convert(there, to: first) == point, "seed \(seed)")
      #expect(first.convert(there, from: second) == point, "seed \(seed)")
    }
  }

  @Test func whatCannotBeSeenIsPruned() {
    func isPruned(_ change: (View) -> Void) -> Bool {
      let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      change(view)
      return view.accessibilityTraversal.isPruned
    }
    #expect(!isPruned { _ in })
    #expect(isPruned { $0.isHidden = true })
    #expect(isPruned { $0.alpha = 0 })
    #expect(!isPruned { $0.alpha = 0.02 })
    #expect(!isPruned { $0.frame = .zero })
    #expect(
      isPruned {
        $0.frame = .zero
        $0.clipsToBounds = true
      })
    #expect(
      isPruned {
        $0.frame = .zero
        $0.isAccessibilityElement = true
      })
    #expect(
      isPruned {
        $0.frame = .zero
        $0.accessibilityElements = []
      })
    #expect(!isPruned { $0.frame.size.height = 0 })
  }

  @Test func aTouchFindsTheFrontmostViewUnderIt() {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let back = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let front = View(frame: Rect(x: 25, y: 0, width: 50, height: 50))
    let outside = View(frame: Rect(x: 60, y: 60, width: 10, height: 10))
    root.addSubview(back)
    root.addSubview(front)
    back.addSubview(outside)
    #expect(root.accessibilityHitTest(Point(x: 30, y: 5)) === front)
    #expect(root.accessibilityHitTest(Point(x: 5, y: 5)) === back)
    #expect(root.accessibilityHitTest(Point(x: 90, y: 90)) === root)
    #expect(root.accessibilityHitTest(Point(x: 190, y: 90)) == nil)
    #expect(root.accessibilityHitTest(Point(x: 65, y: 65)) === outside)
    back.clipsToBounds = true
    #expect(root.accessibilityHitTest(Point(x: 65, y: 65)) === root)
    front.isHidden = true
    #expect(root.accessibilityHitTest(Point(x: 30, y: 5)) === back)
    back.accessibilityElementsHidden = true
    #expect(root.accessibilityHitTest(Point(x: 30, y: 5)) === root)
  }

  @Test func aTouchFindsElementsThatAreNoViews() {
    let bar = TabBar(frame: Rect(x: 0, y: 50, width: 100, height: 50))
    let items = [TabBarItem(title: "Home"), TabBarItem(title: "Search")]
    bar.items = items
    #expect(bar.accessibilityHitTest(Point(x: 80, y: 60)) === items[1])
    let drawing = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let part = AccessibilityElement(accessibilityContainer: drawing)
    part.accessibilityFrameInContainerSpace = Rect(x: 0, y: 0, width: 10, height: 10)
    drawing.accessibilityElements = [part]
    #expect(drawing.accessibilityHitTest(Point(x: 5, y: 5)) === part)
    #expect(drawing.accessibilityHitTest(Point(x: 20, y: 5)) === drawing)
  }

  @Test func contentFitsByEstimate() {
    let label = Label()
    label.text = "Hello world"
    label.sizeToFit()
    #expect(TreeText.text(of: label.frame) == "0 0 86 20.5")
    label.numberOfLines = 0
    #expect(label.sizeThatFits(Size(width: 50, height: 0)) == Size(width: 42.5, height: 41))
    label.text = nil
    #expect(label.intrinsicContentSize == Size(width: 0, height: 0))
    #expect(View(frame: Rect(x: 0, y: 0, width: 7, height: 8)).sizeThatFits(.zero).width == 7)
  }
}

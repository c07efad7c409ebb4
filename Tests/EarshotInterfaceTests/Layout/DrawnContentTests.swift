import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// What scroll views, stacks and placeholders give to a layout without asking contents of their own.
@Suite struct DrawnContentTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))
  private typealias Rule = LayoutConstraint

  @Test func theMiddleOfAScrollViewIsThatOfItsFrame() {
    let scroll = ScrollView(frame: root.bounds)
    let content = View()
    root.addSubview(scroll)
    scroll.addSubview(content)
    root.constraints =
      [Rule.Attribute.left, .right, .top, .bottom].map {
        Rule(item: content, attribute: $0, toItem: scroll, attribute: $0)
      } + [
        Rule(item: content, attribute: .centerX, toItem: scroll, attribute: .centerX),
        Rule(item: content, attribute: .height, constant: 900),
      ]
    root.layoutIfNeeded()
    #expect(TreeText.text(of: content.frame) == "0 0 300 900")
  }

  /// What a content is as large as is known once it is to be scrolled.
  @Test func rulesDecideHowFarAContentScrolls() {
    let scroll = ScrollView(frame: root.bounds)
    let content = View()
    root.addSubview(scroll)
    scroll.addSubview(content)
    scroll.contentSize = Size(width: 1, height: 1)
    root.constraints =
      [Rule.Attribute.left, .right, .top, .bottom].map {
        Rule(item: content, attribute: $0, toItem: scroll, attribute: $0)
      } + [
        Rule(item: content, attribute: .width, constant: 700),
        Rule(item: content, attribute: .height, constant: 900),
      ]
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 700, height: 900))
  }

  @Test func hiddenViewsCountAcrossAStackAndTakeNoRoomInIt() {
    let (shown, hidden) = (Stepper(), View())
    hidden.placeholderContentSize = Size(width: 120, height: 50)
    hidden.isHidden = true
    let stack = StackView(arrangedSubviews: [shown, hidden])
    (stack.axis, stack.spacing) = (.vertical, 8)
    root.addSubview(stack)
    root.constraints = [
      Rule(item: stack, attribute: .left, toItem: root, attribute: .left),
      Rule(item: stack, attribute: .top, toItem: root, attribute: .top),
    ]
    root.layoutIfNeeded()
    #expect(TreeText.text(of: stack.frame) == "0 0 120 32")
  }

  @Test func aPlaceholderStandsForAContentThatNobodyKnows() {
    let view = View()
    view.placeholderContentSize = Size(width: 120, height: View.noIntrinsicMetric)
    root.addSubview(view)
    root.constraints = [
      Rule(item: view, attribute: .right, toItem: root, attribute: .right),
      Rule(item: view, attribute: .top, toItem: root, attribute: .top),
      Rule(item: view, attribute: .height, constant: 20),
    ]
    root.layoutIfNeeded()
    #expect(TreeText.text(of: view.frame) == "180 0 120 20")
  }

  @Test func aRuleBetweenAViewAndItselfIsMeasuredAroundIt() {
    let view = View()
    root.addSubview(view)
    root.constraints = [
      Rule(item: view, attribute: .left, toItem: view, attribute: .top, multiplier: 2),
      Rule(item: view, attribute: .top, constant: 30),
      Rule(item: view, attribute: .width, toItem: view, attribute: .height, multiplier: 3),
      Rule(item: view, attribute: .height, constant: 10),
    ]
    root.layoutIfNeeded()
    #expect(TreeText.text(of: view.frame) == "60 30 30 10")
  }

  @Test(
    arguments: [
      (TraitCollection(), 49, 44, 49),
      (TraitCollection(verticalSizeClass: .compact), 32, 32, 32),
      (TraitCollection(userInterfaceIdiom: .pad), 49, 44, 44),
      (TraitCollection(userInterfaceIdiom: .tv), 140, 44, 44),
    ] as [(TraitCollection, Double, Double, Double)])
  func barsAtTheBottomAreAsHighAsTheDeviceWantsThem(
    traits: TraitCollection, tabs: Double, tools: Double, aboveHomeIndicator: Double
  ) {
    #expect(BarHeight.tabBar(in: traits) == tabs)
    #expect(BarHeight.toolbar(in: traits) == tools)
    #expect(
      BarHeight.toolbar(in: traits, isAboveHomeIndicator: true) == aboveHomeIndicator)
  }

  @Test func barsOfAnAppAreAsLowAsThePhoneLies() {
    #expect(Toolbar().intrinsicContentSize.height == 44)
    #expect(NavigationBar().intrinsicContentSize.height == 44)
    let app = TestApp()
    let bar = Toolbar()
    app.window.addSubview(bar)
    bar.overrideTraitCollection = TraitCollection(verticalSizeClass: .compact)
    #expect(bar.intrinsicContentSize.height == 32)
  }
}

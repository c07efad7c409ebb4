import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Testing

@Suite struct ViewAccessibilityTests {
  private func text(_ view: View) -> String {
    view.frame.size = Size(width: 100, height: 40)
    return TreeText.of(view, frames: false)
  }

  @Test func aPictureIsNoElementUntilItIsMadeOne() {
    let view = ImageView(image: Image(name: "sunset"))
    #expect(text(view) == "ImageView \"sunset\" image")
    view.isAccessibilityElement = true
    #expect(text(view) == "* ImageView \"sunset\" image")
    view.highlightedImage = Image(name: "night")
    view.isHighlighted = true
    #expect(text(view) == "* ImageView \"night\" image")
  }

  @Test("Labels of blanks or without extent are passed over, unless an author made them elements")
  func nothingToFind() {
    let label = Label(frame: Rect(x: 0, y: 0, width: 80, height: 20))
    func isFound() -> Bool { !label.isPrunedFromAccessibility && label.isAccessibilityElement }
    for blank in ["", " ", "\n\t", "\u{A0}\u{2003}"] {
      label.text = blank
      #expect(!isFound(), "\(blank.debugDescription)")
    }
    label.accessibilityLabel = "Total"
    #expect(isFound())
    label.frame.size = Size(width: 0, height: 20)
    #expect(!isFound())
    label.frame.size = Size(width: 80, height: 0)
    #expect(!isFound())
    label.isAccessibilityElement = true
    #expect(isFound())
    label.frame.size = .zero
    #expect(!isFound())
  }

  @Test func progress() {
    let bar = ProgressView()
    bar.progress = 0.66
    #expect(text(bar) == "* ProgressView \"Progress\" = \"66%\" updatesFrequently")
  }

  @Test func aWheelIsThereWhileItTurns() {
    let wheel = ActivityIndicatorView()
    #expect(text(wheel) == "")
    wheel.startAnimating()
    #expect(text(wheel) == "* ActivityIndicatorView \"In progress\" updatesFrequently")
    wheel.isHidden = true
    #expect(text(wheel) == "")
    wheel.isHidden = false
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(text(wheel) == "ActivityIndicatorView \"In progress\" updatesFrequently")
  }

  @Test func mapsAndPagesAreOpaque() {
    #expect(text(MapView()) == "* MapView \"Map\" map")
    #expect(text(WebView()) == "* WebView \"web content\" webContent")
    #expect(text(OpaqueView()) == "OpaqueView")
    let map = MapView()
    map.addSubview(Button())
    #expect(!map.isAccessibilityElement)
  }

  @Test func contentViewsFillTheirViews() {
    let blur = VisualEffectView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    blur.frame = Rect(x: 5, y: 5, width: 50, height: 60)
    #expect(
      TreeText.of(blur) == """
        VisualEffectView 5 5 50 60
          View 5 5 50 60
        """)
  }

  @Test func aStackKeepsItsViewsInOrder() {
    let (a, b, c) = (View(), View(), View())
    let stack = StackView(arrangedSubviews: [a, b])
    stack.insertArrangedSubview(c, at: 1)
    #expect(
      stack.arrangedSubviews.map(ObjectIdentifier.init) == [a, c, b].map(ObjectIdentifier.init))
    stack.removeArrangedSubview(c)
    #expect(c.superview === stack && stack.arrangedSubviews.count == 2)
    a.removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 1)
  }

  @Test func whatScrollsTellsThroughWhichPartItIsSeen() {
    let scroll = ScrollView(frame: Rect(x: 0, y: 100, width: 50, height: 60))
    scroll.contentOffset = Point(x: 0, y: 30)
    let traversal = scroll.accessibilityTraversal
    #expect(traversal.scrollRegion == scroll.frame)
    #expect(traversal.clips && traversal.usesIndexedElements)
    #expect(View().accessibilityTraversal.scrollRegion == nil)
    #expect(!View().accessibilityTraversal.usesIndexedElements)
  }

  @Test func surroundingsComeFromAround() {
    let root = View()
    let child = View()
    root.addSubview(child)
    #expect(child.effectiveUserInterfaceLayoutDirection == .leftToRight)
    root.overrideTraitCollection = TraitCollection(
      layoutDirection: .rightToLeft,
      systemTexts: SystemTexts(language: "de", texts: [.add: "Hinzufügen"]))
    #expect(child.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    child.semanticContentAttribute = .playback
    #expect(child.effectiveUserInterfaceLayoutDirection == .leftToRight)
    let button = Button(type: .contactAdd)
    child.addSubview(button)
    #expect(button.accessibilityLabel == "Hinzufügen")
  }
}

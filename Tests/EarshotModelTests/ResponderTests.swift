import EarshotModel
import EarshotTestSupport
import Testing

/// A class that describes itself, as interface classes do.
private final class Lamp: Responder {
  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? { "Lamp" }
  override var defaultAccessibilityValue: String? { "lit" }
  override var defaultAccessibilityHint: String? { "Puts it out." }
  override var defaultAccessibilityTraits: AccessibilityTraits { .button }
  override var defaultAccessibilityContainerType: AccessibilityContainerType { .list }
  override var defaultShouldGroupAccessibilityChildren: Bool { true }
}

@Suite struct ResponderTests {
  @Test func nothingIsSaidOfAPlainResponder() {
    let responder = Responder()
    #expect(TreeText.of(responder) == "Responder 0 0 0 0")
    #expect(responder.next == nil)
    #expect(responder.accessibilityElements == nil)
    #expect(responder.accessibilityElementCount() == nil)
    #expect(responder.accessibilityRespondsToUserInteraction == nil)
    #expect(responder.accessibilityLanguage == nil)
    #expect(!responder.accessibilityElementIsFocused())
    #expect(!responder.accessibilityActivate())
    #expect(!responder.accessibilityScroll(.down))
    #expect(!responder.accessibilityPerformEscape())
    #expect(!responder.accessibilityPerformMagicTap())
    #expect(!responder.becomeFirstResponder())
  }

  @Test func whoReceivesNoKeysGivesThemUp() {
    let responder = Responder()
    #expect(!responder.isFirstResponder && !responder.canBecomeFirstResponder)
    #expect(!responder.becomeFirstResponder() && responder.resignFirstResponder())
  }

  @Test func aClassDescribesItselfUntilSomebodyElseDoes() {
    let lamp = Lamp()
    #expect(
      TreeText.of(lamp) == "* Lamp \"Lamp\" = \"lit\" ? \"Puts it out.\" button <list> 0 0 0 0")
    #expect(lamp.shouldGroupAccessibilityChildren)
    lamp.accessibilityLabel = "Night light"
    lamp.accessibilityValue = "dark"
    lamp.accessibilityHint = "Lights it."
    lamp.accessibilityTraits = [.button, .notEnabled]
    lamp.accessibilityContainerType = .none
    lamp.shouldGroupAccessibilityChildren = false
    #expect(
      TreeText.of(lamp)
        == "* Lamp \"Night light\" = \"dark\" ? \"Lights it.\" button, notEnabled 0 0 0 0")
    #expect(!lamp.shouldGroupAccessibilityChildren)
    lamp.accessibilityLabel = nil
    lamp.isAccessibilityElement = false
    #expect(lamp.accessibilityLabel == "Lamp")
    #expect(!lamp.isAccessibilityElement)
  }

  @Test func whatWasSetIsToldFromWhatTheClassSays() {
    let lamp = Lamp()
    #expect(!lamp.hasExplicitAccessibilityLabel && !lamp.hasExplicitAccessibilityValue)
    #expect(!lamp.hasExplicitIsAccessibilityElement && !lamp.hasExplicitAccessibilityTraits)
    lamp.accessibilityLabel = ""
    lamp.accessibilityTraits = .none
    var blocks = AccessibilityBlocks()
    blocks.value = { nil }
    blocks.isAccessibilityElement = { true }
    lamp.accessibilityBlocks = blocks
    #expect(lamp.hasExplicitAccessibilityLabel && lamp.hasExplicitAccessibilityValue)
    #expect(lamp.hasExplicitIsAccessibilityElement && lamp.hasExplicitAccessibilityTraits)
  }

  @Test func aBlockWinsOverAStoredValueWhicheverCameFirst() {
    let lamp = Lamp()
    var blocks = AccessibilityBlocks()
    blocks.label = { "From a block" }
    blocks.frame = { Rect(x: 1, y: 2, width: 3, height: 4) }
    blocks.elementsHidden = { true }
    blocks.shouldGroupChildren = { false }
    blocks.activate = { true }
    lamp.accessibilityBlocks = blocks
    lamp.accessibilityLabel = "Stored"
    lamp.accessibilityFrame = Rect(x: 9, y: 9, width: 9, height: 9)
    #expect(lamp.accessibilityLabel == "From a block")
    #expect(lamp.accessibilityFrame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(lamp.accessibilityElementsHidden)
    #expect(!lamp.shouldGroupAccessibilityChildren)
    #expect(lamp.accessibilityActivate())
  }

  @Test func aBlockThatAnswersNothingStillWins() {
    let lamp = Lamp()
    var blocks = AccessibilityBlocks()
    blocks.label = { nil }
    lamp.accessibilityBlocks = blocks
    #expect(lamp.accessibilityLabel == nil)
  }

  @Test func plainAndAttributedTextFollowEachOther() {
    let responder = Responder()
    var german = SpeechAttributes()
    german.language = "de"
    let text = AttributedText(runs: [.init("Say "), .init("Hallo", attributes: german)])
    responder.accessibilityAttributedLabel = text
    responder.accessibilityAttributedValue = text
    responder.accessibilityAttributedHint = text
    #expect(responder.accessibilityLabel == "Say Hallo")
    #expect(responder.accessibilityValue == "Say Hallo")
    #expect(responder.accessibilityHint == "Say Hallo")
    #expect(responder.accessibilityAttributedLabel == text)
    responder.accessibilityLabel = "Plain"
    #expect(responder.accessibilityAttributedLabel == "Plain")
    responder.accessibilityAttributedValue = nil
    #expect(responder.accessibilityValue == nil)
  }

  @Test func userInputLabelsKeepTheirAttributes() {
    let responder = Responder()
    responder.accessibilityUserInputLabels = ["Play", "Start"]
    #expect(responder.accessibilityAttributedUserInputLabels == ["Play", "Start"])
    #expect(responder.accessibilityUserInputLabels == ["Play", "Start"])
  }

  @Test func theActivationPointIsTheMiddleOfFrameOrPath() {
    let responder = Responder()
    responder.accessibilityFrame = Rect(x: 10, y: 10, width: 20, height: 20)
    #expect(responder.accessibilityActivationPoint == Point(x: 20, y: 20))
    responder.accessibilityFrame = .zero
    responder.accessibilityPath = Path(Rect(x: 0, y: 0, width: 4, height: 8))
    #expect(responder.accessibilityActivationPoint == Point(x: 2, y: 4))
    responder.accessibilityActivationPoint = Point(x: 7, y: 7)
    #expect(responder.accessibilityActivationPoint == Point(x: 7, y: 7))
  }

  @Test func theIndexAnswersFromTheList() {
    let responder = Responder()
    let elements = [Responder(), Responder()]
    responder.accessibilityElements = elements
    #expect(responder.accessibilityElementCount() == 2)
    #expect(responder.accessibilityElement(at: 1) === elements[1])
    #expect(responder.accessibilityElement(at: 2) == nil)
    #expect(responder.accessibilityElement(at: -1) == nil)
    #expect(responder.index(ofAccessibilityElement: elements[1]) == 1)
    #expect(responder.index(ofAccessibilityElement: Responder()) == nil)
    responder.accessibilityElements = nil
    #expect(responder.accessibilityElementCount() == nil)
  }

  @Test func aPathDecidesWhatIsHit() {
    let responder = Responder()
    responder.accessibilityFrame = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(responder.accessibilityHitTest(Point(x: 9, y: 9)) === responder)
    responder.accessibilityPath = Path([
      Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 0, y: 10),
    ])
    #expect(responder.accessibilityHitTest(Point(x: 9, y: 9)) == nil)
  }
}

@Suite struct AccessibilityElementTests {
  private final class Box: Responder {
    var origin = Point.zero
    override func accessibilityConvertToScreen(_ rect: Rect) -> Rect {
      rect.offset(x: origin.x, y: origin.y)
    }
  }

  @Test func aFrameInsideTheContainerMovesWithIt() {
    let box = Box()
    let element = AccessibilityElement(accessibilityContainer: box)
    element.accessibilityFrameInContainerSpace = Rect(x: 1, y: 1, width: 5, height: 5)
    box.origin = Point(x: 10, y: 20)
    #expect(TreeText.of(element) == "* AccessibilityElement 11 21 5 5")
    element.accessibilityFrame = Rect(x: 0, y: 0, width: 2, height: 2)
    #expect(TreeText.of(element) == "* AccessibilityElement 0 0 2 2")
  }

  @Test func theContainerComesNextAndIsNotKeptAlive() {
    var box: Box? = Box()
    let element = AccessibilityElement(accessibilityContainer: box)
    #expect(element.next === box)
    box = nil
    #expect(element.next == nil)
    #expect(element.accessibilityContainer == nil)
  }
}

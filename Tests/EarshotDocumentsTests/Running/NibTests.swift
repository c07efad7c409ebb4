import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Testing

private final class CardController: ViewController {
  @Outlet var caption: Label?
  @Outlet var height: LayoutConstraint?
  var log: [String] = []

  override class var actionMethods: [ActionMethod] {
    super.actionMethods + [ActionMethod("save:", CardController.save)]
  }

  func save(_ sender: Button) { log.append("save \(sender.accessibilityLabel ?? "")") }
}

private final class CardLabel: Label {
  private(set) var isAwake = false
  override func awakeFromNib() { isAwake = true }
}

/// A card with a caption that is 30 points high and a margin of 10 on both sides, and two buttons:
/// one for its owner, one for whoever is first responder.
private let card = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
  toolsVersion="23504" targetRuntime="iOS.CocoaTouch">
  <device id="retina4_7" orientation="portrait"/>
  <objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController">
  <connections>
  <outlet property="view" destination="root" id="o1"/>
  <outlet property="caption" destination="text" id="o2"/>
  <outlet property="height" destination="h" id="o3"/>
  </connections></placeholder>
  <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
  <view id="root">\(frame(0, 0, 300, 200))<subviews>
  <label text="Tea" customClass="CardLabel" id="text" \
  translatesAutoresizingMaskIntoConstraints="NO">\(frame(10, 10, 280, 30))
  <constraints><constraint firstAttribute="height" constant="30" id="h"/></constraints></label>
  <button buttonType="system" id="b1">\(frame(10, 60, 100, 44))
  <state key="normal" title="Save"/><connections>
  <action selector="save:" destination="-1" eventType="touchUpInside" id="x1"/></connections></button>
  <button buttonType="system" id="b2">\(frame(10, 120, 100, 44))
  <state key="normal" title="Copy"/><connections>
  <action selector="save:" destination="-2" eventType="touchUpInside" id="x2"/></connections></button>
  </subviews><constraints>
  <constraint firstItem="text" firstAttribute="leading" secondItem="root" \
  secondAttribute="leading" constant="10" id="c1"/>
  <constraint firstItem="text" firstAttribute="top" secondItem="root" secondAttribute="top" \
  constant="10" id="c2"/>
  <constraint firstAttribute="trailing" secondItem="text" secondAttribute="trailing" \
  constant="10" id="c3"/>
  </constraints></view>
  <view id="spare">\(frame(0, 0, 50, 50))</view>
  </objects>
  </document>
  """

/// Loose objects of a xib: made, connected to their owner, laid out.
@Suite struct NibTests {
  private func nib() throws -> Nib {
    var classes = StoryboardClasses()
    classes.register(CardLabel.init)
    return try Nib(Array(card.utf8), file: "Card.xib", classes: classes)
  }

  @Test func aControllerFindsTheXibThatItNamesInAFolder() throws {
    let folder = try ScratchFolder()
    try folder.write(card, to: "Card.xib")
    var classes = StoryboardClasses()
    classes.register(CardLabel.init)
    let nibs = NibFolder(folder.path, classes: classes)
    let controller = CardController(nibName: "Card", bundle: nibs)
    #expect(controller.view.subviews.count == 3 && controller.caption?.text == "Tea")
    let missing = CardController(nibName: "Curd", bundle: nibs)
    #expect(missing.view.subviews == [] && missing.caption == nil)
  }

  @Test func theOwnerIsConnectedAndTheObjectsAreAwake() throws {
    let nib = try nib()
    let owner = CardController()
    let made = nib.instantiate(withOwner: owner)
    #expect(made.count == 2)
    #expect(owner.view === made[0])
    #expect(owner.caption?.text == "Tea")
    #expect((owner.caption as? CardLabel)?.isAwake == true)
    #expect(owner.height?.constant == 30)
    #expect(nib.problems == [])
  }

  @Test func objectsAreMadeAnewEachTime() throws {
    let nib = try nib()
    let (first, second) = (CardController(), CardController())
    nib.instantiate(withOwner: first)
    nib.instantiate(withOwner: second)
    #expect(first.view !== second.view && first.caption !== second.caption)
  }

  @Test func constraintsHoldWhenTheViewIsSizedAnew() throws {
    let owner = CardController()
    try nib().instantiate(withOwner: owner)
    #expect(owner.caption?.frame == Rect(x: 10, y: 10, width: 280, height: 30))
    owner.view.frame.size = Size(width: 400, height: 300)
    owner.height?.constant = 50
    owner.view.layoutIfNeeded()
    #expect(owner.caption?.frame == Rect(x: 10, y: 10, width: 380, height: 50))
  }

  @Test func actionsReachTheOwnerAndTheFirstResponder() throws {
    let owner = CardController()
    try nib().instantiate(withOwner: owner)
    let application = Application(traitCollection: TraitCollection())
    let window = Window(
      application: application, frame: Rect(x: 0, y: 0, width: 300, height: 200))
    window.rootViewController = owner
    window.makeKeyAndVisible()
    application.launch()
    application.update()
    for button in owner.view.subviews.compactMap({ $0 as? Button }) {
      #expect(application.tap(at: button.accessibilityActivationPoint))
    }
    #expect(owner.log == ["save Save", "save Copy"])
  }

  @Test func nobodyNeedsToOwnAXib() throws {
    let nib = try nib()
    #expect(nib.instantiate().count == 2)
    #expect(nib.problems == [])
  }
}

import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotTestApps
import Testing

private final class CardController: ViewController {
  @Outlet var aside: Label?
  @Outlet var headline: Label?
  @Outlet var gap: LayoutConstraint?
}

/// A card with a headline, and beside it, on a phone that lies on its side, a text and a second scene.
private let cardText = storyboard(
  controller(
    "card", "customClass=\"CardController\"",
    subviews: "", rest: ""
  )
  .replacing(
    "<subviews></subviews></view>",
    with: """
      <subviews>
      <label text="Headline" translatesAutoresizingMaskIntoConstraints="NO" id="head">
        \(frame(20, 40, 335, 20))
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <variation key="heightClass=compact">
        <fontDescription key="fontDescription" type="boldSystem" pointSize="30"/></variation></label>
      <label text="Aside" translatesAutoresizingMaskIntoConstraints="NO" id="aside">
        \(frame(20, 80, 100, 20))</label>
      <button buttonType="system" id="tall">\(frame(20, 120, 100, 44))
        <state key="normal" title="Tall"/></button>
      <label text="Only upright" id="upright">\(frame(20, 200, 100, 20))
        <variation key="heightClass=compact" hidden="YES"/></label>
      <containerView id="box">\(frame(20, 240, 100, 100))<connections>
        \(segue("embed", to: "inner"))</connections></containerView>
      <label text="Last" id="last">\(frame(20, 500, 100, 20))</label>
      </subviews>
      <constraints>
      <constraint firstItem="head" firstAttribute="leading" secondItem="card-view" secondAttribute="leading" constant="20" id="k1">
        <variation key="heightClass=compact" constant="50"/>
        <variation key="heightClass=compact-widthClass=regular" constant="70"/></constraint>
      <constraint firstItem="head" firstAttribute="top" secondItem="card-view" secondAttribute="top" constant="40" id="k2"/>
      <constraint firstItem="aside" firstAttribute="top" secondItem="head" secondAttribute="bottom" constant="20" id="k3"/>
      <constraint firstItem="aside" firstAttribute="leading" secondItem="head" secondAttribute="leading" id="k4"/>
      <constraint firstItem="aside" firstAttribute="leading" secondItem="head" secondAttribute="leading" constant="300" id="k5"/>
      </constraints>
      <variation key="default">
        <mask key="subviews"><exclude reference="aside"/><exclude reference="box"/></mask>
        <mask key="constraints"><exclude reference="k5"/></mask></variation>
      <variation key="heightClass=compact">
        <mask key="subviews"><include reference="aside"/><exclude reference="tall"/>
        <include reference="box"/></mask>
        <mask key="constraints"><exclude reference="k4"/><include reference="k5"/></mask></variation>
      </view>
      """
  )
  .replacing(
    "</viewController>",
    with: """
      <connections>
      <outlet property="aside" destination="aside" id="o1"/>
      <outlet property="headline" destination="head" id="o2"/>
      <outlet property="gap" destination="k5" id="o3"/>
      </connections></viewController>
      """),
  controller(
    "inner", subviews: "<label text=\"Inner\" id=\"il\">\(frame(0, 0, 90, 20))</label>"))

/// What a storyboard draws for some size classes comes and goes with them, as the device is turned.
@Suite struct RotatedStoryboardTests {
  private func run(_ text: String = cardText) throws -> RunningStoryboard {
    var classes = StoryboardClasses()
    classes.register(CardController.init)
    return try RunningStoryboard(text, classes)
  }

  private func card(_ running: RunningStoryboard) throws -> CardController {
    try #require(running.application.windows[0].rootViewController as? CardController)
  }

  private func labels(_ running: RunningStoryboard) -> [String] {
    running.heard.map { String($0.prefix { $0 != "[" }.dropLast()) }
  }

  @Test func viewsComeAndGoInTheirPlaces() throws {
    let running = try run()
    let upright = ["Headline", "Tall", "Only upright", "Last"]
    #expect(labels(running) == upright)
    for _ in 0..<2 {
      running.rotate(isLandscape: true)
      #expect(labels(running) == ["Headline", "Aside", "Inner", "Last"])
      running.rotate(isLandscape: false)
      #expect(labels(running) == upright)
    }
  }

  @Test func constraintsAndTheirDistancesComeAndGo() throws {
    let running = try run()
    let card = try card(running)
    func places() -> [Double?] { [card.headline?.frame.minX, card.aside?.frame.minX] }
    #expect(card.gap?.isActive == false && card.aside?.superview == nil)
    #expect(places().first == 20)
    running.rotate(isLandscape: true)
    #expect(places() == [50, 350] && card.aside?.frame.minY == 96)
    #expect(card.gap?.isActive == true)
    running.rotate(isLandscape: false)
    #expect(card.headline?.frame.minX == 20 && card.gap?.isActive == false)
    #expect(card.aside?.superview == nil)
  }

  /// Large phones have much room across when they lie on their side.
  @Test func whatHasMoreConditionsBeatsWhatHasFewer() throws {
    let running = try run(cardText.replacing("retina4_7", with: "retina5_5"))
    running.rotate(isLandscape: true)
    #expect(try card(running).headline?.frame.minX == 70)
  }

  @Test func fontsComeAndGoAndWhatAnAppHasSetStaysUntilThen() throws {
    let running = try run()
    let headline = try #require(try card(running).headline)
    #expect(headline.font == Font(size: 17))
    headline.font = Font(size: 11)
    running.application.traitCollection.layoutDirection = .rightToLeft
    running.application.update()
    #expect(headline.font == Font(size: 11))
    running.rotate(isLandscape: true)
    #expect(headline.font == Font(size: 30, weight: .bold))
    running.rotate(isLandscape: false)
    #expect(headline.font == Font(size: 17))
  }

  /// An outlet leads to what is left out as well, and the app can put it in itself.
  @Test func whatIsLeftOutCanBePutInByTheApp() throws {
    let running = try run()
    let card = try card(running)
    #expect(card.aside?.text == "Aside")
    if let aside = card.aside { card.view.addSubview(aside) }
    card.gap?.isActive = true
    running.application.update()
    #expect(labels(running).contains("Aside"))
    #expect(card.aside?.frame.minX == 320)
  }

  @Test func whatIsEmbeddedInItComesWithIt() throws {
    let running = try run()
    let card = try card(running)
    #expect(card.children.isEmpty)
    #expect(
      running.storyboard.problems.map(\.message) == [
        "'embed' leads to or from something that is not installed on this device"
      ])
    running.rotate(isLandscape: true)
    let child = try #require(card.children.first)
    running.rotate(isLandscape: false)
    running.rotate(isLandscape: true)
    #expect(card.children.map(ObjectIdentifier.init) == [ObjectIdentifier(child)])
    #expect(child.view.superview != nil)
  }

  /// A scene that is made after the device was turned, and one that was covered meanwhile.
  @Test func screensThatComeLaterAreDrawnForTheDeviceAsItIsHeld() throws {
    func hint(_ name: String) -> String {
      """
      <label text="Turned" id="\(name)">\(frame(20, 300, 100, 20))
      <variation key="heightClass=regular" hidden="YES"/></label>
      """
    }
    let running = try run(
      storyboard(
        navigation(to: "a"),
        controller(
          "a",
          subviews: """
            <button buttonType="system" id="go">\(frame(20, 120, 100, 44))
            <state key="normal" title="Go"/><connections>\(segue("show", to: "b"))</connections>
            </button>\(hint("l1"))
            """),
        controller("b", subviews: hint("l2")), attributes: "initialViewController=\"n\""))
    #expect(!labels(running).contains("Turned"))
    running.rotate(isLandscape: true)
    #expect(labels(running).contains("Turned"))
    #expect(running.activate("Go"))
    #expect(labels(running).contains("Turned"))
    running.rotate(isLandscape: false)
    #expect(!labels(running).contains("Turned"))
    #expect(running.activate("Back"))
    #expect(labels(running).contains("Go") && !labels(running).contains("Turned"))
  }

  @Test func stacksTurnTheirAxisAndTakeInWhatIsInstalled() throws {
    let running = try run(
      storyboard(
        subviews: """
          <stackView id="s">\(frame(0, 100, 300, 60))<subviews>
          <label text="One" id="l1">\(frame(0, 0, 100, 60))</label>
          <label text="Two" id="l2">\(frame(100, 0, 100, 60))</label>
          <label text="Three" id="l3">\(frame(200, 0, 100, 60))</label></subviews>
          <variation key="default"><mask key="subviews"><exclude reference="l2"/></mask></variation>
          <variation key="heightClass=compact" axis="vertical" spacing="4" alignment="leading" \
          distribution="fillEqually">
          <mask key="subviews"><include reference="l2"/></mask></variation></stackView>
          """))
    let root = try #require(running.application.windows[0].rootViewController)
    let stack = try #require(root.view.subviews.first as? StackView)
    func state() -> String {
      let texts = stack.arrangedSubviews.map { ($0 as? Label)?.text ?? "-" }
      return "\(stack.axis) \(stack.spacing) \(stack.alignment) \(stack.distribution) \(texts)"
    }
    #expect(state() == #"horizontal 0.0 fill fill ["One", "Three"]"#)
    running.rotate(isLandscape: true)
    #expect(state() == #"vertical 4.0 leading fillEqually ["One", "Two", "Three"]"#)
    running.rotate(isLandscape: false)
    #expect(state() == #"horizontal 0.0 fill fill ["One", "Three"]"#)
  }

  @Test(arguments: [
    ("retina4_7", "compact regular", "compact compact"),
    ("retina5_9", "compact regular", "compact compact"),
    ("retina6_12", "compact regular", "compact compact"),
    ("retina5_5", "compact regular", "regular compact"),
    ("retina6_1", "compact regular", "regular compact"),
    ("retina6_9", "compact regular", "regular compact"),
    ("ipad9_7", "regular regular", "regular regular"),
    ("ipad11_0rounded", "regular regular", "regular regular"),
  ])
  func devicesHaveTheRoomThatAppleSays(device: String, upright: String, across: String) throws {
    let text = storyboard(controller("c"), device: device)
    let storyboard = try Storyboard(Array(text.utf8), file: "Main.storyboard")
    func classes(_ size: Size) -> String {
      let traits = storyboard.traitCollection(forScreenOf: size)
      return "\(traits.horizontalSizeClass) \(traits.verticalSizeClass)"
    }
    let size = storyboard.screenSize
    #expect(classes(size) == upright)
    #expect(classes(Size(width: size.height, height: size.width)) == across)
  }

  /// Nothing that was drawn for a turned device outlives the screen.
  @Test func nothingIsLeftBehind() throws {
    weak var view: View?
    weak var aside: Label?
    do {
      let running = try run()
      running.rotate(isLandscape: true)
      running.rotate(isLandscape: false)
      let card = try card(running)
      (view, aside) = (card.view, card.aside)
      #expect(view != nil && aside != nil)
    }
    #expect(view == nil && aside == nil)
  }
}

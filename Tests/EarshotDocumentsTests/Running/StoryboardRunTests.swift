import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

private final class ShopController: ViewController {
  @Outlet var total: Label?
  @Outlet var wrong: Switch?
  @OutletCollection var buttons: [Button]
  @Inspectable var discount = 0
  var log: [String] = []
  var allows = true

  override class var actionMethods: [ActionMethod] {
    super.actionMethods + [
      ActionMethod("buy:", ShopController.buy), ActionMethod("tapped:", ShopController.tapped),
      ActionMethod("backToShop:", ShopController.back),
    ]
  }

  func buy(_ sender: Button) { log.append("buy \(sender.accessibilityLabel ?? "")") }
  func tapped(_ sender: GestureRecognizer) { log.append("tapped \(sender.state)") }
  func back(_ segue: Segue) { log.append("back from \(type(of: segue.source))") }

  override func awakeFromNib() {
    log.append("awake, total \(total?.text ?? "missing"), \(buttons.count) buttons")
  }
  override func viewDidLoad() { log.append("viewDidLoad") }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    allows
  }
  override func prepare(for segue: Segue, sender: Any?) {
    let sender = (sender as? Responder)?.accessibilityLabel ?? "nobody"
    log.append("prepare \(segue.identifier ?? "-") from \(sender)")
    (segue.destination as? ItemController)?.item = "Tea"
  }
}

private final class ItemController: ViewController {
  var item = ""
}

private final class PriceLabel: Label {
  private(set) var isAwake = false
  override func awakeFromNib() { isAwake = true }
}

private let shop = storyboard(
  """
  <navigationController id="n" sceneMemberID="viewController">
  <navigationBar key="navigationBar" id="nb"/><connections>
  \(segue("relationship", to: "shop", "relationship=\"rootViewController\""))</connections>
  </navigationController>
  """,
  controller(
    "shop", "customClass=\"ShopController\"",
    subviews: """
      <label text="3.50" customClass="PriceLabel" id="t">\(frame(20, 120, 100, 20))</label>
      <button buttonType="system" id="b1">\(frame(20, 160, 100, 44))
        <state key="normal" title="Buy"/><connections>
        <action selector="buy:" destination="shop" eventType="touchUpInside" id="x1"/>
        </connections></button>
      <button buttonType="system" id="b2">\(frame(20, 220, 100, 44))
        <state key="normal" title="Details"/><connections>
        \(segue("show", to: "item", "identifier=\"details\""))</connections></button>
      <view id="v">\(frame(20, 300, 100, 100))<connections>
        <outletCollection property="gestureRecognizers" destination="tap" id="x2"/>
        </connections></view>
      <containerView id="box">\(frame(20, 420, 200, 100))<connections>
        \(segue("embed", to: "offer"))</connections></containerView>
      """,
    rest: """
      <navigationItem key="navigationItem" title="Shop" id="ni">
      <barButtonItem key="rightBarButtonItem" title="Help" id="help"><connections>
      \(segue("presentation", to: "helpScreen", "modalPresentationStyle=\"formSheet\""))
      </connections></barButtonItem></navigationItem>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="discount">
      <integer key="value" value="5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      <connections>
      <outlet property="total" destination="t" id="o1"/>
      <outlet property="view" destination="shop-view" id="o0"/>
      <outlet property="wrong" destination="t" id="o2"/>
      <outlet property="nothing" destination="t" id="o3"/>
      <outletCollection property="buttons" destination="b1" id="o4"/>
      <outletCollection property="buttons" destination="b2" id="o5"/>
      </connections>
      """)
      + """
      <tapGestureRecognizer id="tap"><connections>
      <action selector="tapped:" destination="shop" id="x3"/></connections></tapGestureRecognizer>
      """,
  controller(
    "item", "customClass=\"ItemController\" storyboardIdentifier=\"Item\"",
    rest: "<navigationItem key=\"navigationItem\" title=\"Item\" id=\"ni2\"/>"),
  controller(
    "offer",
    subviews: "<label text=\"Offer of the day\" id=\"ol\">\(frame(0, 0, 150, 20))</label>"),
  controller(
    "helpScreen", "title=\"Help\"",
    subviews: """
      <button buttonType="system" id="hb">\(frame(20, 160, 100, 44))
      <state key="normal" title="Done"/><connections>
      \(segue("unwind", to: "ex", "unwindAction=\"backToShop:\""))</connections></button>
      """)
    + "<exit id=\"ex\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>",
  attributes: "initialViewController=\"n\"")

/// A storyboard as an app: made, connected, walked through and left again.
@Suite struct StoryboardRunTests {
  private func run() throws -> (RunningStoryboard, ShopController) {
    var classes = StoryboardClasses()
    classes.register(ShopController.init)
    classes.register(ItemController.init)
    classes.register(PriceLabel.init)
    let running = try RunningStoryboard(shop, classes)
    let stack = try #require(
      running.application.windows[0].rootViewController as? NavigationController)
    return (running, try #require(stack.topViewController as? ShopController))
  }

  @Test func theInitialControllerComesWithAllItHolds() throws {
    let (running, controller) = try run()
    #expect(running.way == "NavigationController, ShopController Shop")
    #expect(
      controller.log == [
        "prepare - from nobody", "awake, total 3.50, 2 buttons", "viewDidLoad",
      ])
    #expect((controller.total as? PriceLabel)?.isAwake == true)
    #expect(controller.discount == 5)
    #expect(controller.children.count == 1)
    #expect(
      running.heard == [
        "3.50 [staticText]", "Buy [button]", "Details [button]", "Offer of the day [staticText]",
        "Shop [header]", "Help [button]",
      ])
  }

  @Test func whatCannotBeConnectedIsReported() throws {
    let (running, _) = try run()
    #expect(
      running.storyboard.problems.map(\.message) == [
        "the outlet 'wrong' of 'ShopController' takes Switch and is connected to PriceLabel",
        "'ShopController' has no outlet 'nothing'; expected `@Outlet var nothing`",
      ])
    let lines = shop.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("property=\"wrong\"") })
    let start = try #require(lines[line].firstRange(of: "<outlet property=\"wrong\"")?.lowerBound)
    let column = lines[line].distance(from: lines[line].startIndex, to: start)
    #expect(
      running.storyboard.problems.first?.description.hasPrefix(
        "Main.storyboard:\(line + 1):\(column + 1): warning: ") == true)
  }

  @Test func actionsReachTheController() throws {
    let (running, controller) = try run()
    controller.log = []
    #expect(running.activate("Buy"))
    #expect(running.application.tap(at: Point(x: 50, y: 350)))
    #expect(controller.log == ["buy Buy", "tapped ended"])
  }

  @Test func seguesLeadOnAndBack() throws {
    let (running, controller) = try run()
    controller.log = []
    running.activate("Details")
    #expect(running.way == "NavigationController, ItemController Item")
    let item = controller.navigationController?.topViewController as? ItemController
    #expect(item?.item == "Tea" && controller.log == ["prepare details from Details"])
    controller.navigationController?.popViewController(animated: false)
    controller.allows = false
    running.activate("Details")
    #expect(running.way == "NavigationController, ShopController Shop")
    controller.allows = true
    controller.log = []
    running.activate("Help")
    #expect(running.way == "NavigationController, over it, ViewController Help")
    running.activate("Done")
    #expect(running.way == "NavigationController, ShopController Shop")
    #expect(controller.log == ["prepare - from Help", "back from ViewController"])
  }

  @Test func scenesAreMadeByNameAndByCode() throws {
    let (running, controller) = try run()
    let item = running.storyboard.instantiateViewController(withIdentifier: "Item")
    #expect(item is ItemController && item !== controller && !item.isViewLoaded)
    controller.performSegue(withIdentifier: "details", sender: nil)
    running.application.update()
    #expect(running.way == "NavigationController, ItemController Item")
  }

  @Test func aNameThatNoSceneHasStopsTheProgram() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let storyboard = try Storyboard(Array(shop.utf8), file: "Main.storyboard")
      _ = storyboard.instantiateViewController(withIdentifier: "Basket")
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("no screen is called 'Basket'"))
    #expect(message.contains("expected one of: Item"))
  }

  @Test func classesThatAreNotRegisteredAreReplacedWithOneNote() throws {
    let running = try RunningStoryboard(shop)
    #expect(
      running.storyboard.problems.map(\.kind) == [
        .unregisteredClass("ShopController", base: "ViewController"),
        .unregisteredClass("PriceLabel", base: "Label"),
      ])
    running.activate("Help")
    running.activate("Done")
    #expect(running.way == "NavigationController, ViewController Shop")
    #expect(running.storyboard.problems.last?.kind == .noUnwindAction("backToShop:"))
    var classes = StoryboardClasses()
    classes.register("ShopController") { Label() }
    let other = try RunningStoryboard(shop, classes)
    #expect(
      other.storyboard.problems.first?.kind
        == .wrongClass("ShopController", expected: "ViewController"))
  }

  @Test func nothingIsLeftBehind() throws {
    weak var controller: ShopController?
    weak var running: Application?
    weak var storyboard: Storyboard?
    weak var embedded: ViewController?
    do {
      let (app, shop) = try run()
      app.activate("Help")
      app.activate("Done")
      (controller, running, storyboard) = (shop, app.application, app.storyboard)
      embedded = shop.children.first
    }
    #expect(controller == nil && running == nil && storyboard == nil && embedded == nil)
  }
}

import EarshotDocuments
import EarshotInterface
import EarshotModel
import Testing

/// Sets for itself what a storyboard can set as well.
private final class OwnController: ViewController {
  override init() {
    super.init()
    title = "Own"
    restorationIdentifier = "own"
    definesPresentationContext = true
    isModalInPresentation = true
    hidesBottomBarWhenPushed = true
    extendedLayoutIncludesOpaqueBars = true
  }
}

private final class OwnTable: TableViewController {
  override init(style: TableView.Style) {
    super.init(style: style)
    clearsSelectionOnViewWillAppear = false
  }
}

private final class OwnStack: NavigationController {
  override init() {
    super.init()
    isNavigationBarHidden = true
    isToolbarHidden = false
  }
}

private final class OwnSwitch: Switch {
  override init(frame: Rect) {
    super.init(frame: frame)
    (isEnabled, isSelected) = (false, true)
  }
}

/// What the file leaves out stays as the class sets it; what it has wins.
@Suite struct ClassSettingsTests {
  private func controller(
    _ element: String, _ attributes: String, _ rest: String = ""
  ) throws -> ViewController {
    var classes = StoryboardClasses()
    classes.register { OwnController() }
    classes.register { OwnTable(style: .plain) }
    classes.register { OwnStack() }
    classes.register { OwnSwitch(frame: .zero) }
    let text = storyboard(
      "<\(element) id=\"c\" storyboardIdentifier=\"C\" \(attributes)>\(rest)</\(element)>")
    return try Storyboard(Array(text.utf8), file: "Main.storyboard", classes: classes)
      .instantiateViewController(withIdentifier: "C")
  }

  private func settings(_ controller: ViewController) -> [String] {
    [controller.title ?? "-", controller.restorationIdentifier ?? "-"]
      + [
        controller.definesPresentationContext, controller.isModalInPresentation,
        controller.hidesBottomBarWhenPushed, controller.extendedLayoutIncludesOpaqueBars,
      ].map(\.description)
  }

  @Test func whatTheFileLeavesOut() throws {
    let own = try controller("viewController", "customClass=\"OwnController\"")
    #expect(settings(own) == ["Own", "own", "true", "true", "true", "true"])
    #expect(
      settings(try controller("viewController", "")) == ["-", "-"]
        + Array(repeating: "false", count: 4))
    let table = try controller("tableViewController", "customClass=\"OwnTable\"")
    #expect((table as? TableViewController)?.clearsSelectionOnViewWillAppear == false)
    let stack = try controller("navigationController", "customClass=\"OwnStack\"")
    #expect((stack as? NavigationController)?.isNavigationBarHidden == true)
    #expect((stack as? NavigationController)?.isToolbarHidden == false)
  }

  @Test func whatTheFileHas() throws {
    let own = try controller(
      "viewController",
      """
      customClass="OwnController" title="File" restorationIdentifier="file" \
      definesPresentationContext="NO" modalInPresentation="NO" hidesBottomBarWhenPushed="NO" \
      extendedLayoutIncludesOpaqueBars="NO"
      """)
    #expect(settings(own) == ["File", "file", "false", "false", "false", "false"])
    let stack = try controller(
      "navigationController",
      "customClass=\"OwnStack\" navigationBarHidden=\"NO\" toolbarHidden=\"YES\"")
    #expect((stack as? NavigationController)?.isNavigationBarHidden == false)
    #expect((stack as? NavigationController)?.isToolbarHidden == true)
  }

  @Test(arguments: [("", false, true), ("enabled=\"YES\" selected=\"NO\"", true, false)])
  func controls(_ attributes: String, _ isEnabled: Bool, _ isSelected: Bool) throws {
    let screen = try controller(
      "viewController", "",
      """
      <view key="view" id="v">\(frame(0, 0, 375, 667))<subviews>
      <switch customClass="OwnSwitch" id="s" \(attributes)>\(frame(0, 100, 51, 31))</switch>
      </subviews></view>
      """)
    let control = try #require(screen.view.subviews.first as? Switch)
    #expect(control.isEnabled == isEnabled && control.isSelected == isSelected)
  }
}

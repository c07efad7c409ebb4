import EarshotTestSupport
import Testing

@testable import EarshotCommand

/// Screens of which the file shows more than anybody sees.
@Suite("What an audit makes of what lies under something else, and of what nobody makes")
struct CoveredScreenTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private static func field(_ id: String, y: Int) -> String {
    """
    <textField opaque="NO" borderStyle="roundedRect" id="\(id)"><rect key="frame" x="16" y="\(y)" width="300" height="44"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></textField>
    """
  }

  private static func scene(
    _ id: String, class name: String, _ views: String, connections: String = ""
  ) -> String {
    """
    <scene sceneID="s\(id)"><objects>
    <viewController storyboardIdentifier="\(name)" title="\(name)" id="\(id)" customClass="\(name)" sceneMemberID="viewController">
    <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    \(views)
    </subviews></view><connections>\(connections)</connections></viewController></objects></scene>
    """
  }

  /// What is found in fields without a name, and of what lies under something; what is for review stands in brackets.
  private func found() async throws -> [String] {
    try await AuditFindings.found(by: ["label-missing-field", "element-obscured"], in: folder).map {
      finding in
      let text = "\(finding["element"] ?? "") \(finding["rule"] ?? "")"
      return finding["severity"] as? String == "review" ? "(\(text))" : text
    }.sorted()
  }

  @Test("Nobody meets a field under a web page, unless code hides the page")
  func pages() async throws {
    let storyboard = SmallStoryboard.text(
      scenes: Self.scene(
        "c1", class: "Home",
        Self.field("name", y: 100) + """
          <wkWebView contentMode="scaleToFill" id="page"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <wkWebViewConfiguration key="configuration"/></wkWebView>
          """, connections: "<outlet property=\"page\" destination=\"page\" id=\"o1\"/>"),
      first: "c1")
    try SmallProject.write(main: storyboard, to: folder)
    func code(_ line: String) throws {
      try folder.write(
        "@main class Begin {}\nclass Home: UIViewController { @IBOutlet var page: WKWebView!\n"
          + "func show() { \(line) } }", to: "App/Home.swift")
    }
    try code("page.load(request)")
    var found = try await found()
    #expect(found == ["(name element-obscured)", "(name label-missing-field)"])
    try code("page.isHidden = isDone")
    found = try await self.found()
    #expect(found == ["(name element-obscured)", "name label-missing-field"])
  }

  @Test("What stands in a view that lays one of a xib over itself is for review")
  func ownViews() async throws {
    let storyboard = SmallStoryboard.text(
      scenes: Self.scene(
        "c1", class: "Home",
        """
        <view id="box" customClass="Box"><rect key="frame" x="16" y="100" width="361" height="200"/><subviews>
        \(Self.field("inner", y: 10))
        </subviews></view>
        """ + Self.field("outer", y: 400)), first: "c1")
    try SmallProject.write(main: storyboard, to: folder)
    for (lays, inner) in [
      ("", "inner label-missing-field"),
      (
        "addSubview(Bundle.main.loadNibNamed(\"Inside\", owner: self)!.first as! UIView)",
        "(inner label-missing-field)"
      ),
    ] {
      try folder.write(
        """
        @main class Begin {}
        class Home: UIViewController {}
        class Box: UIView { required init?(coder: NSCoder) { super.init(coder: coder); \(lays) } }
        """, to: "App/Home.swift")
      let found = try await found()
      #expect(found == [inner, "outer label-missing-field"], "\(lays)")
    }
  }

  @Test("A screen whose class is gone cannot be made where it has outlets")
  func classes() async throws {
    let outlet = "<outlet property=\"box\" destination=\"name\" id=\"o1\"/>"
    let ghost = { (connections: String) in
      Self.scene("c2", class: "Ghost", Self.field("name", y: 100), connections: connections)
        .replacing("customClass=", with: "customModuleProvider=\"target\" customClass=")
    }
    for (scene, name) in [
      (ghost(outlet), "(name label-missing-field)"), (ghost(""), "name label-missing-field"),
    ] {
      try SmallProject.write(
        main: SmallStoryboard.text(
          scenes: Self.scene("c1", class: "Home", Self.field("home", y: 100)) + scene, first: "c1"),
        to: folder)
      try folder.write(
        """
        @main class Begin {}
        enum Screen: String { case Ghost = "Ghost" }
        class Home: UIViewController { func go() { show(.Ghost) } }
        """, to: "App/Home.swift")
      let found = try await found()
      #expect(found == [name, "home label-missing-field"].sorted(), "\(found)")
    }
  }

  @Test("A screen for which only a controller that nobody makes asks is shown by nobody")
  func chains() async throws {
    let storyboard = SmallStoryboard.text(
      scenes: Self.scene("c1", class: "HomeController", Self.field("home", y: 100))
        + Self.scene("c2", class: "ListController", Self.field("list", y: 100))
        + Self.scene("c3", class: "GroupController", Self.field("group", y: 100)), first: "c1")
    try SmallProject.write(main: storyboard, to: folder)
    try folder.write("int main() { return UIApplicationMain(0, 0, nil, nil); }", to: "App/main.m")
    try folder.write(
      """
      @implementation ListController
      - (void)more { GroupController *next = [self.storyboard instantiateViewControllerWithIdentifier:@"GroupController"]; }
      @end
      """, to: "App/ListController.m")
    for name in ["Home", "List", "Group"] {
      try folder.write(
        "@interface \(name)Controller : UIViewController\n@end", to: "App/\(name)Controller.h")
    }
    try folder.write("@implementation GroupController\n@end", to: "App/GroupController.m")
    let dead = ["(group label-missing-field)", "(list label-missing-field)"]
    let live = ["group label-missing-field", "list label-missing-field"]
    for (line, others) in [
      ("// _list = [board instantiateViewControllerWithIdentifier:@\"ListController\"];", dead),
      ("ListController *list = (ListController *)self.parentViewController;", dead),
      ("if ([next isKindOfClass:[ListController class]]) { return; }", dead),
      ("_list = [board instantiateViewControllerWithIdentifier:@\"ListController\"];", live),
    ] {
      try folder.write(
        """
        @interface HomeController ()
        @property (strong) ListController *list;
        @end
        @implementation HomeController
        - (void)show { \(line)
        }
        @end
        """, to: "App/HomeController.m")
      let found = try await found()
      #expect(found == (others + ["home label-missing-field"]).sorted(), "\(line)")
    }
  }
}

import EarshotTestSupport

/// A repository as Xcode and git leave one: the app, its launch screen, its texts in two more languages, a
/// storyboard in a folder of its own, one for the Mac, pods that git ignores, and one commit.
struct BoatsRepository {
  let folder: ScratchFolder

  init() async throws {
    folder = try ScratchFolder()
    let files = [
      ".gitignore": "xcuserdata/\nPods/\nbuild/\n",
      "Boats.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{\n}\n",
      "Boats/Info.plist": SmallProject.information(main: "Main"),
      Self.main: Self.storyboard(Self.scenes, attributes: #"initialViewController="nav-00-aaa""#),
      "Boats/Base.lproj/LaunchScreen.storyboard": Self.storyboard(
        Self.scene("lau", "", Self.label("Boats")), attributes: #"launchScreen="YES""#),
      "Boats/de.lproj/Main.strings":
        "\n/* Class = \"UIButton\"; normalTitle = \"Sign in\"; ObjectID = \"btn-00-aaa\"; */\n"
        + "\"btn-00-aaa.normalTitle\" = \"Anmelden\";\n",
      "Trips/Base.lproj/Trips.storyboard": Self.storyboard(
        Self.scene("trp", #"title="Trips""#, Self.label("Nine o'clock")),
        attributes: #"initialViewController="trp-00-aaa""#),
      "Trips/mul.lproj/Trips.xcstrings": """
      {"sourceLanguage":"en","strings":{"lbl-trp-aa.text":{"localizations":{"fr":{"stringUnit":\
      {"state":"translated","value":"Neuf heures"}}}}},"version":"1.0"}
      """,
      "BoatsMac/Base.lproj/Main.storyboard": Self.storyboard("", attributes: "")
        .replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa").replacing(
          "3.CocoaTouch", with: "3.Cocoa"),
      "Pods/Widget/Widget.storyboard": Self.storyboard("", attributes: ""),
    ]
    for (name, text) in files { try folder.write(text, to: name) }
    try await git("init -q -b main . && git add -A && git commit -qm 'The app'")
  }

  /// Runs git in the repository, with nobody's settings.
  func git(_ command: String) async throws {
    let run = try await Program.shell(
      """
      export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=n GIT_AUTHOR_EMAIL=n@n \
      GIT_COMMITTER_NAME=n GIT_COMMITTER_EMAIL=n@n; git \(command)
      """, in: folder.url)
    guard run.status == 0 else { throw Failure(reason: run.diagnostics) }
  }

  /// Git has failed.
  struct Failure: Error {
    var reason: String
  }

  // MARK: The screens

  /// The storyboard with which the app begins.
  static let main = "Boats/Base.lproj/Main.storyboard"

  /// A button that says nothing.
  static let silentButton = """
    <button opaque="NO" contentMode="scaleToFill" buttonType="custom" id="btn-03-aaa">
    <rect key="frame" x="16" y="300" width="60" height="60"/><state key="normal" image="anchor"/><connections>
    <action selector="drop:" destination="sgn-00-aaa" eventType="touchUpInside" id="act-01-aaa"/>
    </connections></button>
    """

  /// A label as wide as the screen, in a style of text.
  static func label(_ text: String, id: String = "lbl-trp-aa") -> String {
    """
    <label opaque="NO" text="\(text)" adjustsFontForContentSizeCategory="YES" id="\(id)">
    <rect key="frame" x="16" y="120" width="361" height="44"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    """
  }

  private static let scenes = [
    """
    <scene sceneID="scn-nav-aa"><objects>
    <navigationController id="nav-00-aaa" sceneMemberID="viewController">
    <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-00-aaa">
    <rect key="frame" x="0.0" y="59" width="393" height="44"/></navigationBar><connections>
    <segue destination="sgn-00-aaa" kind="relationship" relationship="rootViewController" id="rel-00-aaa"/>
    </connections></navigationController></objects></scene>
    """,
    scene(
      "sgn", #"customClass="SignInViewController" customModule="Boats""#, title: "Welcome",
      field("Name", like: "Robin", "txt-00-aaa", y: 120)
        + field("Password", like: "Eight letters", "txt-01-aaa", y: 180, isSecure: true)
        + button(
          "Sign in", "btn-00-aaa", y: 240,
          #"<segue destination="lst-00-aaa" kind="show" identifier="showBoats" id="seg-00-aaa"/>"#)
        + button(
          "Help", "btn-01-aaa", y: 300,
          """
          <action selector="showHelp:" destination="sgn-00-aaa" eventType="touchUpInside" id="act-00-aaa"/>
          """)),
    scene(
      "lst", #"storyboardIdentifier="Boats""#, title: "Boats",
      label("Harbour Queen", id: "lbl-00-aaa")
        + button(
          "Trips", "btn-02-aaa", y: 180,
          #"<segue destination="ref-00-aaa" kind="show" id="seg-01-aaa"/>"#)),
    scene("hlp", #"storyboardIdentifier="Help""#, label("Ask at the quay.", id: "lbl-01-aaa")),
    """
    <scene sceneID="scn-ref-aa"><objects>
    <viewControllerPlaceholder storyboardName="Trips" id="ref-00-aaa" sceneMemberID="viewController"/>
    </objects></scene>
    """,
  ].joined(separator: "\n")

  private static func storyboard(_ scenes: String, attributes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \(attributes)>
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>
    \(scenes)
    </scenes>
    </document>

    """
  }

  private static func scene(
    _ name: String, _ attributes: String, title: String? = nil, _ views: String
  ) -> String {
    let item = title.map {
      #"<navigationItem key="navigationItem" title="\#($0)" id="nit-\#(name)-aa"/>"#
    }
    return """
      <scene sceneID="scn-\(name)-aa"><objects>
      <viewController \(attributes) id="\(name)-00-aaa" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="viw-\(name)-aa">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>\(views)</subviews></view>\(item ?? "")
      </viewController></objects></scene>
      """
  }

  private static func field(
    _ name: String, like placeholder: String, _ id: String, y: Int, isSecure: Bool = false
  ) -> String {
    """
    <textField opaque="NO" borderStyle="roundedRect" placeholder="\(placeholder)" \
    adjustsFontForContentSizeCategory="YES" id="\(id)">
    <rect key="frame" x="16" y="\(y)" width="361" height="44"/>
    <accessibility key="accessibilityConfiguration" label="\(name)"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    <textInputTraits key="textInputTraits" secureTextEntry="\(isSecure ? "YES" : "NO")"/></textField>
    """
  }

  private static func button(
    _ title: String, _ id: String, y: Int, _ connection: String
  ) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="\(id)">
    <rect key="frame" x="16" y="\(y)" width="361" height="44"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    <state key="normal" title="\(title)"/><connections>\(connection)</connections></button>
    """
  }
}

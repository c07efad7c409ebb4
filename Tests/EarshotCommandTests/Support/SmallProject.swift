import EarshotTestSupport

/// An app as Xcode lays one out: a project, a main storyboard with texts in another language, one that it
/// refers to in another folder, and a watch.
enum SmallProject {
  static func write(to folder: ScratchFolder) throws {
    try folder.write("", to: "App/App.xcodeproj/project.pbxproj")
    try folder.write(
      storyboard("Home", leadingTo: "Login"), to: "App/App/Base.lproj/Main.storyboard")
    try folder.write(#""btn-00-aaa.normalTitle" = "Los";"#, to: "App/App/de.lproj/Main.strings")
    try folder.write(
      #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#,
      to: "App/App/Localizable.xcstrings")
    try folder.write(information(main: "Main"), to: "App/App/Info.plist")
    try folder.write(
      storyboard("Sign in", leadingTo: nil), to: "App/Screens/Login/Login.storyboard")
    try folder.write(
      storyboard("Watch", leadingTo: nil).replacing("iOS.CocoaTouch", with: "watchKit"),
      to: "App/Watch/Interface.storyboard")
  }

  /// Writes a repository with an app that begins with a storyboard.
  static func write(main storyboard: String, to folder: ScratchFolder) throws {
    try folder.write("", to: ".git/HEAD")
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    try folder.write(information(main: "Main"), to: "App/Info.plist")
    try folder.write(storyboard, to: "App/Base.lproj/Main.storyboard")
  }

  /// A storyboard with a button, which may lead to the first scene of another.
  static func storyboard(_ title: String, leadingTo other: String?) -> String {
    let segue =
      other == nil
      ? ""
      : #"<connections><segue destination="ref-00-aaa" kind="show" id="seg-00-aaa"/></connections>"#
    let scene = """
      <scene sceneID="scn-00-aaa"><objects>
      <viewController title="\(title)" id="ctr-00-aaa" sceneMemberID="viewController">
      <view key="view" id="viw-00-aaa"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews><button opaque="NO" buttonType="system" id="btn-00-aaa">
      <rect key="frame" x="16" y="75" width="361" height="44"/>
      <state key="normal" title="Go"/>\(segue)</button></subviews></view>
      </viewController></objects></scene>
      """
    let reference = """
      <scene sceneID="scn-01-aaa"><objects>
      <viewControllerPlaceholder storyboardName="\(other ?? "")" id="ref-00-aaa" \
      sceneMemberID="viewController"/></objects></scene>
      """
    return SmallStoryboard.text(
      scenes: other == nil ? scene : scene + reference, first: "ctr-00-aaa")
  }

  /// An `Info.plist` of an app that begins with `Main` and shows another storyboard until it has begun.
  static func information(launch: String) -> String {
    information(main: "Main").replacing(
      "<dict><key>UIApplicationSceneManifest",
      with: "<dict><key>UILaunchStoryboardName</key><string>\(launch)</string>"
        + "<key>UIApplicationSceneManifest")
  }

  /// An `Info.plist` as Xcode writes it for apps with scenes.
  static func information(main: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
    <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
    <key>UISceneStoryboardFile</key><string>\(main)</string>
    </dict></array></dict></dict></dict></plist>
    """
  }
}

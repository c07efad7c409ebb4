import EarshotTestSupport
import Foundation
import Glibc
import Testing

@testable import EarshotCommand

@Suite("A project on disk")
struct ProjectFolderTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try SmallProject.write(to: folder)
  }

  private func earshot(_ arguments: String...) async throws -> CommandRun {
    try await Program.earshot(arguments, in: folder.url)
  }

  private static let watch =
    "App/Watch/Interface.storyboard:2:1: note: passed over: this is a watchOS storyboard"

  @Test("Every storyboard of a folder is read, in the order of the paths")
  func read() async throws {
    let run = try await earshot("read", ".")
    #expect(
      run.lines == [
        "File App/App/Base.lproj/Main.storyboard", "Screen Home", "  Go, button",
        "File App/Screens/Login/Login.storyboard", "Screen Sign in", "  Go, button",
      ])
    #expect(run.diagnosticLines == [Self.watch])
    #expect(run.status == 0)
    let german = try await earshot("read", "App/App.xcodeproj", "--language", "de")
    #expect(german.lines.prefix(3).last == "  Los, Taste")
  }

  @Test("Folders may stand in each other as deep as the system lets them")
  func deepFolders() async throws {
    let path = Array(repeating: "f", count: 300).joined(separator: "/") + "/Deep.storyboard"
    try folder.write(SmallProject.storyboard("Deep", leadingTo: nil), to: path)
    let run = try await earshot("read", "f")
    #expect(run.lines == ["File \(path)", "Screen Deep", "  Go, button"])
    #expect(run.status == 0, "\(run)")
  }

  @Test("A file for another system is refused where it is named")
  func named() async throws {
    let run = try await earshot("read", "App/Watch/Interface.storyboard")
    #expect(run.status == 2)
    #expect(run.diagnostics.contains("error: this is a watchOS storyboard"))
  }

  @Test("The storyboard that Info.plist names is opened, and references lead through the project")
  func open() async throws {
    let run = try await Program.shell(
      #"printf 'activate\nquit\n' | "$EARSHOT" open . --mute"#, in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines.first == "1. Go, button")
    #expect(run.diagnosticLines == [])
    try folder.write(SmallProject.information(main: "Login"), to: "App/App/Info.plist")
    let other = try await Program.shell(
      #"printf 'quit\n' | "$EARSHOT" open App --mute"#, in: folder.url)
    #expect(other.status == 0)
    try FileManager.default.removeItem(atPath: folder.path(of: "App/App/Info.plist"))
    let unclear = try await Program.shell(
      #"printf 'scenes\n1\nquit\n' | "$EARSHOT" open . --mute"#, in: folder.url)
    #expect(
      unclear.lines == [
        "1. Go, button", "VoiceOver on", "Go, button",
        "The app may begin elsewhere; 1 other screen: type scenes", "1. Sign in",
        "Scene chooser, 1 item. Type to narrow, enter goes there, escape closes.", "1. Go, button",
        "Go, button",
      ])
    #expect(unclear.status == 0)
    #expect(
      unclear.diagnosticLines == [
        ".:1:1: note: no Info.plist in the folder says which of its 2 files the app begins with; "
          + "App/App/Base.lproj/Main.storyboard is opened; name another to begin there: "
          + "App/Screens/Login/Login.storyboard"
      ])
    try folder.write(
      "\t\t\t\tINFOPLIST_KEY_UIMainStoryboardFile = Login;\n",
      to: "App/App.xcodeproj/project.pbxproj")
    let built = try await Program.shell(
      #"printf 'quit\n' | "$EARSHOT" open . --mute"#, in: folder.url)
    #expect(built.status == 0)
  }

  @Test("Of several apps the one nearest to the top is opened, and a xib may be named as well")
  func several() async throws {
    try folder.write(SmallProject.information(main: "Login"), to: "App/Screens/Login/Info.plist")
    let run = try await Program.shell(
      #"printf 'quit\n' | "$EARSHOT" open . --mute"#, in: folder.url)
    #expect(run.status == 0)
    #expect(
      run.diagnosticLines == [
        ".:1:1: note: the folder holds the first storyboards of 2 apps; App/App/Base.lproj/Main.storyboard "
          + "is opened; name another to begin there: App/Screens/Login/Login.storyboard"
      ])
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>NSMainNibFile</key><string>Old</string></dict></plist>
      """, to: "Old/Info.plist")
    try folder.write(Self.xib, to: "Old/Old.xib")
    try folder.write(Self.xib, to: "Old/Other.xib")
    let old = try await Program.shell(
      #"printf 'scenes\nquit\n' | "$EARSHOT" open Old --mute"#, in: folder.url)
    #expect(
      old.lines == [
        "1. Old times", "VoiceOver on", "Old times", "1. Other",
        "Scene chooser, 1 item. Type to narrow, enter goes there, escape closes.",
      ])
    #expect(old.diagnosticLines == [])
  }

  @Test("A folder without scenes says so in a map")
  func nothingToGoThrough() async throws {
    try folder.write(Self.xib, to: "Parts/Part.xib")
    let map = try await earshot("map", "Parts")
    #expect(map.status == 3)
    #expect(
      map.diagnosticLines == [
        "Parts:1:1: note: the folder holds no storyboard with scenes to go through; `read` has what "
          + "launch screens, xibs and screen documents show"
      ])
  }

  @Test("A folder with nothing but files for other systems has nothing to read, to walk or to open")
  func otherSystems() async throws {
    try folder.write(
      SmallStoryboard.text().replacing("iOS.CocoaTouch", with: "watchKit"),
      to: "Watch/Interface.storyboard")
    let note = "Watch/Interface.storyboard:2:1: note: passed over: this is "
    for arguments in [["read"], ["read", "--walk"], ["map"]] {
      let run = try await Program.earshot(arguments + ["Watch"], in: folder.url)
      #expect(run.status == 3 && run.output == "", "\(arguments)")
      #expect(run.diagnosticLines.first?.hasPrefix(note) == true, "\(run.diagnostics)")
    }
    let walk = try await earshot("read", "--walk", "Watch")
    #expect(
      walk.diagnosticLines.last
        == "Watch:1:1: note: the folder holds no storyboard with scenes to go through")
  }

  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch"><device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects><view id="viw-00-aaa"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <label text="Old times" id="lbl-00-aaa"><rect key="frame" x="16" y="100" width="200" height="21"/></label>
    </subviews></view></objects></document>
    """

  @Test("A map of a folder has the ways between its files")
  func map() async throws {
    let run = try await earshot("map", ".")
    #expect(
      run.lines == [
        "File App/App/Base.lproj/Main.storyboard", "Home (start)", "  Go -> Login (show)", "Login",
        "  -> Sign in in App/Screens/Login/Login.storyboard (reference)",
        "File App/Screens/Login/Login.storyboard", "Sign in", "",
        "2 scenes: 2 reached by ear, 0 by code only, 0 not at all",
      ])
    #expect(run.status == 0)
  }

  @Test("A map has what code shows, why a scene is not reached, and which reference leads nowhere")
  func mapOfCode() async throws {
    let scene = { (name: String, rest: String) in
      """
      <scene sceneID="s\(name)"><objects><viewController storyboardIdentifier="\(name)" title="\(name)" id="c\(name)" \
      sceneMemberID="viewController"><view key="view" id="v\(name)"/><connections>\(rest)</connections>
      </viewController></objects></scene>
      """
    }
    let segue = { (name: String, attributes: String) in
      #"<segue destination="\#(name)" kind="show" id="g\#(name)" \#(attributes)/>"#
    }
    try SmallProject.write(
      main: SmallStoryboard.text(
        scenes: scene("Home", segue("cNear", #"identifier="near""#) + segue("r", ""))
          + scene("Near", "")
          + scene("Asked", segue("cBehind", #"identifier="near""#)) + scene("Behind", "")
          + scene("Left", segue("cAfter", #"identifier="near""#)) + scene("After", "")
          + #"<scene sceneID="sr"><objects><viewControllerPlaceholder storyboardName="Gone" id="r"/></objects></scene>"#,
        first: "cHome"), to: folder)
    try folder.write(
      "@main class Begin { let scene = \"Asked\"; func go() { perform(\"near\") } }",
      to: "App/Begin.swift")
    let run = try await earshot("map", "App/Base.lproj")
    #expect(
      run.lines == [
        "File App/Base.lproj/Main.storyboard", "Home (start)", "  -> Near (show by code)",
        "  -> Gone (show by code)", "Near (reached by code only)", "Gone (not there)",
        "Asked (reached by code only)", "  -> Behind (show by code)",
        "Behind (reached by code only)",
        "Left (not reached: nothing leads there)", "  -> After (show by code)",
        "After (not reached: only from Left)", "",
        "6 scenes: 1 reached by ear, 3 by code only, 2 not at all; 1 reference to what is not there",
      ])
  }

  @Test("What cannot be read keeps nothing else from being opened")
  func brokenNeighbours() async throws {
    try folder.write("<document", to: "Mixed/A.storyboard")
    try folder.write(SmallStoryboard.withoutScenes, to: "Mixed/Empty.storyboard")
    try folder.write(SmallProject.storyboard("Good", leadingTo: nil), to: "Mixed/Z.storyboard")
    let run = try await Program.shell(
      #"printf 'quit\n' | "$EARSHOT" open Mixed --mute"#, in: folder.url)
    #expect(run.lines.first == "1. Go, button")
    #expect(run.status == 0, "\(run)")
    // Where nothing else is there, what is wrong with it is told.
    try folder.write("<document", to: "Broken/A.storyboard")
    let broken = try await earshot("open", "Broken", "--mute")
    #expect(broken.status == 2)
    #expect(broken.diagnostics.contains("Broken/A.storyboard:1:"), "\(broken)")
  }

  @Test("Scripts and screen documents of a folder are known by their keys")
  func nodes() async throws {
    try folder.write(
      "earshot: 1\nscreens: [{ name: Note, root: { label: Hello, isElement: true } }]\n",
      to: "Notes/note.yaml")
    try folder.write("{ \"screens\": [] }", to: "Notes/other.json")
    try folder.write(
      "earshot: 1\nopen: note.yaml\nsteps: [{ expect: { speech: Hello } }]\n",
      to: "Notes/walk.yaml")
    let read = try await earshot("read", "Notes")
    #expect(read.lines.first == "File Notes/note.yaml")
    #expect(read.lines.filter { $0.hasPrefix("File ") }.count == 1)
    let play = try await earshot("play", "--quiet", "Notes")
    #expect(play.lines == ["1 script, 1 expectation met"])
    let none = try await earshot("play", "App")
    #expect(
      none.diagnosticLines == [
        "App:1:1: note: the folder holds no script that may be looked at; --verbose tells what is passed over"
      ])
    #expect(none.status == 3)
  }

  @Test("The settings of a folder around count inside of it, with paths from where they stand")
  func nestedFolders() async throws {
    for name in ["A", "Feature/B", "Feature/Deep/C", "Old/D"] {
      try folder.write(SmallStoryboard.text(), to: "Own/App/\(name).xib")
    }
    try folder.write(SmallStoryboard.text(), to: "Own/Top.xib")
    try folder.write(
      "earshot: 1\ninclude: [App/, '/Lib/**/*.xib']\nexclude: [Old/]\n", to: "Own/.earshot.yaml")
    func found(_ command: String, from place: String, _ path: String = ".") async throws -> [String]
    {
      let run = try await Program.earshot(
        [command, path], in: folder.url.appendingPathComponent(place))
      return run.lines.filter { $0.hasPrefix("File ") }.map { String($0.dropFirst(5)) }
    }
    #expect(
      try await found("read", from: "Own") == [
        "App/A.xib", "App/Feature/B.xib", "App/Feature/Deep/C.xib",
      ])
    #expect(
      try await found("read", from: "Own/App/Feature") == ["B.xib", "Deep/C.xib"])
    #expect(
      try await found("read", from: "Own/App/Feature", "../..") == [
        "../../App/A.xib", "../../App/Feature/B.xib", "../../App/Feature/Deep/C.xib",
      ])
    // The nearest settings alone count, and what is named is looked at whatever they say.
    try folder.write("earshot: 1\nexclude: [Deep]\n", to: "Own/App/Feature/.earshot.yaml")
    #expect(try await found("read", from: "Own/App/Feature") == ["B.xib"])
    #expect(
      try await found("read", from: "Own/App", "Feature") == [
        "Feature/B.xib", "Feature/Deep/C.xib",
      ])
    #expect(try await found("read", from: "Own/App", "Old") == ["Old/D.xib"])
    let audit = try await Program.earshot(
      ["audit", "."], in: folder.url.appendingPathComponent("Own/App/Feature"))
    #expect(audit.lines.contains { $0.contains("B.xib") } || audit.status == 3)
    #expect(!audit.output.contains("C.xib"))
  }

  @Test(
    "A slip of the pen in the settings is told by every command",
    arguments: ["read", "map", "open", "play", "audit"])
  func slip(command: String) async throws {
    try folder.write("earshot: 1\ninclde: [App]\n", to: ".earshot.yaml")
    let run = try await earshot(command, ".")
    #expect(
      run.diagnosticLines.contains(
        ".earshot.yaml:2:1: error: unknown key 'inclde'; did you mean 'include'?"), "\(run)")
    #expect(run.status == 2)
  }

  @Test("Links in circles, pipes and files elsewhere neither hang nor are told of")
  func links() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "App/around"), withDestinationPath: "..")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "App/twice.storyboard"),
      withDestinationPath: "App/Base.lproj/Main.storyboard")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "App/users.storyboard"), withDestinationPath: "/etc/passwd")
    #expect(mkfifo(folder.path(of: "App/pipe.storyboard"), 0o600) == 0)
    let run = try await earshot("read", "--root", ".", ".")
    #expect(run.lines.filter { $0.hasPrefix("File ") }.count == 2)
    #expect(!run.diagnostics.contains("root:"))
    #expect(
      run.diagnosticLines.contains(
        "App/users.storyboard:1:1: error: the file lies outside '.'; expected a file inside the folder "
          + "of --root"))
    #expect(run.status == 2)
    let outside = try await earshot("read", "--root", "App/App", "App/Screens")
    #expect(
      outside.diagnosticLines == [
        "App/Screens:1:1: error: the file lies outside 'App/App'; expected a file inside the folder of --root"
      ])
  }

  @Test("A folder in which there is nothing is a note, and has nothing to check")
  func empty() async throws {
    try folder.write("", to: "Empty/readme.txt")
    let run = try await earshot("audit", "Empty")
    #expect(run.status == 3)
    #expect(
      run.lines.contains(
        "  review: no storyboard, xib or screen document is in Empty [audit-nothing-checked]"),
      "\(run.output)")
    let both = try await earshot("audit", "Empty", "Empty", "--interface-language", "de")
    #expect(
      both.output.contains(
        "in Empty, Empty gibt es kein Storyboard, kein Xib und kein Bildschirmdokument"),
      "\(both.output)")
    let read = try await earshot("read", "Empty")
    #expect(read.status == 3)
    let open = try await earshot("open", "Empty")
    #expect(open.status == 3)
    let launch = SmallStoryboard.text().replacing(
      "targetRuntime=", with: #"launchScreen="YES" targetRuntime="#)
    try folder.write(launch, to: "Launch/LaunchScreen.storyboard")
    let picture = try await earshot("open", "Launch")
    #expect(picture.status == 3)
    #expect(
      picture.diagnosticLines == [
        "Launch:1:1: note: the folder holds nothing to go through but launch screens, and files of other "
          + "systems or of Xcode 4; `read` has what launch screens show; a later Xcode makes files of "
          + "Xcode 4 readable by saving them"
      ])
  }
}

import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

/// What of a folder nobody reads, and why.
@Suite("Files of a project that are passed over")
struct PassedOverFileTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try SmallProject.write(to: folder)
  }

  private func earshot(_ arguments: String...) async throws -> CommandRun {
    try await Program.earshot(arguments, in: folder.url)
  }

  @Test(
    "What a Mac leaves beside files on other disks, and templates of Xcode, are no screens of an app"
  )
  func leftovers() async throws {
    try folder.write("\u{0}\u{5}\u{16}\u{7}Mac OS X", to: "App/App/Base.lproj/._Main.storyboard")
    try folder.write(
      SmallStoryboard.text(), to: "Templates/Scene.xctemplate/___FILEBASENAME___.storyboard")
    let run = try await earshot("read", ".")
    #expect(
      run.lines.filter { $0.hasPrefix("File ") } == [
        "File App/App/Base.lproj/Main.storyboard", "File App/Screens/Login/Login.storyboard",
      ])
    #expect(run.status == 0, "\(run)")
  }

  @Test("What Android draws its screens from is no dump of one, in a folder and by its name")
  func layoutsOfAndroid() async throws {
    let name = "Droid/obj/Debug/res/layout/password.xml"
    for tag in ["android.support.design.widget.CheckableImageButton", "Button"] {
      try folder.write(
        """
        <?xml version="1.0" encoding="utf-8"?>
        <!-- The button <behind> a password. -->
        <\(tag)
            xmlns:android="http://schemas.android.com/apk/res/android"
            android:layout_width="wrap_content"
            android:layout_height="wrap_content" />
        """, to: name)
      let run = try await earshot("audit", ".", "--verbose")
      #expect(!"\(run)".contains("password.xml"), "\(run)")
      #expect(try await earshot("audit", name).status == 2)
    }
  }

  @Test("What a merge has left over is passed over, and read where it is named")
  func leftOverOfMerge() async throws {
    let names = ["Main.BACKUP.27.storyboard", "Main_REMOTE_27.storyboard", "Main.orig.storyboard"]
    for name in names {
      try folder.write(SmallProject.storyboard("Old", leadingTo: nil), to: "App/App/\(name)")
    }
    let run = try await earshot("read", ".", "--verbose")
    #expect(
      run.lines.filter { $0.hasPrefix("File ") } == [
        "File App/App/Base.lproj/Main.storyboard", "File App/Screens/Login/Login.storyboard",
      ])
    for name in names {
      #expect(
        run.diagnosticLines.contains(
          "App/App/\(name):1:1: note: passed over: a merge has left it over, and nobody builds it"),
        "\(run.diagnostics)")
    }
    #expect(try await earshot("read", "App/App/\(names[0])").lines.contains("Screen Old"))
  }

  @Test(
    "A storyboard that only Info.plist calls the launch screen is one, unless something happens in it"
  )
  func launchScreenByList() async throws {
    try folder.write(
      SmallProject.storyboard("Splash", leadingTo: nil), to: "App/App/Base.lproj/Splash.storyboard")
    try folder.write(SmallProject.information(launch: "Splash"), to: "App/App/Info.plist")
    let run = try await earshot("read", "--walk", ".", "--verbose")
    #expect(
      run.diagnosticLines.contains(
        "App/App/Base.lproj/Splash.storyboard:1:1: note: passed over: a launch screen, in which nobody "
          + "moves"), "\(run.diagnostics)")
    let audit = try await earshot("audit", ".")
    #expect(audit.lines.last?.contains("on 2 screens checked") ?? false, "\(audit.lines)")
    try folder.write(
      SmallProject.storyboard("Splash", leadingTo: nil)
        .replacing("<viewController ", with: "<viewController customClass=\"Intro\" "),
      to: "App/App/Base.lproj/Splash.storyboard")
    let intro = try await earshot("audit", ".")
    #expect(intro.lines.last?.contains("on 3 screens checked") ?? false, "\(intro.lines)")
  }

  @Test("What git ignores, what is not ours and what the settings exclude is passed over")
  func passedOver() async throws {
    let text = SmallStoryboard.text()
    for name in [
      "Pods/P.storyboard", "out/O.storyboard", "App/Old/A.storyboard", "App/Old/B.xib",
      "Texts/en.xcloc/Source Contents/C.storyboard", "Carthage/Checkouts/Kit/D.storyboard",
    ] {
      try folder.write(text, to: name)
    }
    try folder.write("/out/\n!Carthage\n!Carthage/Checkouts\n", to: ".gitignore")
    try folder.write("*\n!B.xib\n", to: "App/Old/.gitignore")
    try folder.write("earshot: 1\nexclude: [App/Screens]\n", to: ".earshot.yaml")
    let run = try await earshot("read", ".", "--verbose")
    #expect(
      run.lines.filter { $0.hasPrefix("File ") } == [
        "File App/App/Base.lproj/Main.storyboard", "File App/Old/B.xib",
      ])
    #expect(
      Set(run.diagnosticLines).isSuperset(of: [
        "Pods:1:1: note: passed over: no app keeps its screens there",
        "Texts/en.xcloc:1:1: note: passed over: no app keeps its screens there",
        "out:1:1: note: passed over: a .gitignore names it",
        "App/Screens:1:1: note: passed over: the settings exclude it",
      ]))
    try folder.write(
      "earshot: 1\ninclude: ['*.storyboard']\nexclude: ['!Pods/', '!out']\n", to: ".earshot.yaml")
    let other = try await earshot("read", ".")
    #expect(
      other.lines.filter { $0.hasPrefix("File ") } == [
        "File App/App/Base.lproj/Main.storyboard", "File App/Screens/Login/Login.storyboard",
        "File Pods/P.storyboard", "File out/O.storyboard",
      ])
    try folder.write("earshot: 1\nexclude: ['[a']\n", to: ".earshot.yaml")
    let broken = try await earshot("read", ".")
    #expect(
      broken.diagnosticLines.first
        == ".earshot.yaml:2:11: error: 'exclude' is \"[a\"; expected a pattern with a ] for every ["
    )
    #expect(broken.status == 2)
  }
}

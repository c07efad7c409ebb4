import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotDocuments
@testable import EarshotFiles

// Which files a project builds, so that its apps have them in them.

extension ProjectCodeTests {
  @Test("What shows in a copy of a library's repository how to use it is no screen of the app's")
  func copiedExamples() throws {
    for (copy, shown) in [("Kit-master", false), ("Kit-main", false), ("Kit", true)] {
      let files = [
        "\(copy)/KitExample/Shown.xib": Self.xib("Shown"), "\(copy)/Kit/Own.xib": Self.xib("Own"),
        "Begin.swift": "@main class Begin { let names = [\"Shown\", \"Own\"] }",
      ]
      #expect(
        try named(files)
          == ["\(copy)/Kit/Own.xib"] + (shown ? ["\(copy)/KitExample/Shown.xib"] : []))
    }
  }

  @Test(
    "In the folder of an app in C# no storyboard or xib is built but those that its project lists",
    arguments: [
      (#"<Project><!-- Xamarin.iOS --><InterfaceDefinition Include="A\main.storyboard"/>"#, false),
      (#"<Project><!-- Xamarin.iOS --><InterfaceDefinition Include="**\*.storyboard"/>"#, true),
      (#"<Project><InterfaceDefinition Include="A\Main.storyboard"/>"#, true),
      (#"<Project Sdk="Microsoft.NET.Sdk"><!-- as Xamarin.iOS did -->"#, true),
    ])
  func xamarinProjects(project: String, isBuilt: Bool) throws {
    let files = [
      "Phone/A/Main.storyboard": "<document/>", "Phone/Old.storyboard": "<document/>",
      "Other/Old.xib": Self.xib("A"), "Phone/Phone.csproj": project,
      "Phone/Start.cs": #"class Start { void Go () { Load ("Main"); Load ("Old"); } }"#,
    ]
    #expect(
      try named(files)
        == ["Other/Old.xib", "Phone/A/Main.storyboard"] + (isBuilt ? ["Phone/Old.storyboard"] : [])
    )
  }

  @Test("Code that no project builds shows nothing")
  func unbuiltCode() throws {
    let files = [
      "Old.m": "@implementation Old\n- (void)go { [Nib named:@\"Lost\"]; }\n@end",
      "New.m": "@implementation New\n- (void)go { [Nib named:@\"Kept\"]; }\n@end",
      "main.m": "int main(void) { [Old class]; [New class]; return UIApplicationMain(0); }",
      "Lost.xib": Self.xib("A"), "Kept.xib": Self.xib("A"),
    ]
    _ = try named(files)
    let references = ["New.m", "main.m", "Lost.xib", "Kept.xib"].enumerated().map {
      "A\($0) = {isa = PBXFileReference; path = \($1); sourceTree = \"<group>\"; };"
    }
    try folder.write(references.joined(separator: "\n"), to: "App.xcodeproj/project.pbxproj")
    let code = ProjectSearch().sources(around: [folder.url.path]).code(from: .met())
    #expect(code?.isNamed(fileAt: folder.path(of: "Kept.xib")) == true)
    #expect(code?.isNamed(fileAt: folder.path(of: "Lost.xib")) == false)
  }

  @Test("What no Xcode project builds, or stands among tests, is shown by nobody")
  func built() throws {
    let project = """
      // !$*UTF8*$!
      { objects = {
        A1 /* In.xib */ = {isa = PBXFileReference; lastKnownFileType = file.xib; path = Screens/In.xib; sourceTree = "<group>"; };
        A2 = {isa = PBXFileReference; lastKnownFileType = file.xib; name = "With blanks.xib"; path = "With blanks.xib"; };
        A3 = {isa = PBXFileReference; lastKnownFileType = file.xib; path = Tested.xib; };
        A4 = {isa = PBXFileSystemSynchronizedRootGroup; path = Whole; sourceTree = "<group>"; };
        A5 = {isa = PBXGroup; path = Out; };
        A6 = {isa = PBXFileReference; path = Deep.xib; sourceTree = "<group>"; };
        A7 = {isa = PBXGroup; children = (A6 /* Deep.xib */, ); path = Screens; sourceTree = "<group>"; };
        A8 = {isa = PBXGroup; children = (A7, A9, ); path = Group; sourceTree = "<group>"; };
        A9 = {isa = PBXFileReference; path = Lost.xib; sourceTree = "<group>"; };
        AA = {isa = PBXFileReference; path = Use.swift; sourceTree = "<group>"; };
      }; }
      """
    let files = [
      "Screens/In.xib": Self.xib("A"), "With blanks.xib": Self.xib("A"),
      "Whole/Deep/At.xib": Self.xib("A"),
      "Out/Left.xib": Self.xib("A"), "AppTests/Tested.xib": Self.xib("A"),
      "Kit/Own.xib": Self.xib("A"),
      "Kit/Kit.podspec": "",
      "Use.swift": """
      @main struct Use { let names = ["In", "With blanks", "At", "Left", "Tested", "Own", "Deep", "Lost"] }
      """,
    ]
    _ = try named(files)
    try folder.write(project, to: "App.xcodeproj/project.pbxproj")
    // Where the file that the project names is there, another of its name is not built.
    try folder.write(Self.xib("A"), to: "Elsewhere/In.xib")
    try folder.write(Self.xib("A"), to: "Group/Screens/Deep.xib")
    try folder.write(Self.xib("A"), to: "Screens/Deep.xib")
    try folder.write(Self.xib("A"), to: "Kit/Example/Own.xib")
    try folder.write(Self.xib("A"), to: "Legacy/Lost.xib")
    try folder.write(Self.xib("A"), to: "Social/Samples/Lost.xib")
    try folder.write(Self.xib("A"), to: "Libraries/Social/Samples/Lost.xib")
    let code = ProjectSearch().sources(around: [folder.url.path]).code(from: .met())
    let others = [
      "Elsewhere/In.xib", "Group/Screens/Deep.xib", "Screens/Deep.xib", "Kit/Example/Own.xib",
      "Legacy/Lost.xib", "Social/Samples/Lost.xib", "Libraries/Social/Samples/Lost.xib",
    ]
    #expect(
      (files.keys + others).filter {
        $0.hasSuffix(".xib") && code?.isNamed(fileAt: folder.path(of: $0)) == true
      }
      .sorted() == [
        "Group/Screens/Deep.xib", "Kit/Own.xib", "Screens/In.xib", "Whole/Deep/At.xib",
        "With blanks.xib",
      ])
  }

  @Test(
    "What a project keeps in none of its targets is shown by nobody, however its file is written",
    arguments: [false, true])
  func targets(isXML: Bool) throws {
    let names = ["In.xib", "Kept.xib", "Main.storyboard", "Lost.storyboard"]
    var files = Dictionary(uniqueKeysWithValues: names.map { ($0, Self.xib("A")) })
    files["Use.swift"] = #"@main struct Use { let names = ["In", "Kept", "Main", "Lost"] }"#
    _ = try named(files)
    let project = """
      { objects = {
        A1 = {isa = PBXFileReference; path = In.xib; sourceTree = "<group>"; };
        A2 = {isa = PBXFileReference; path = Kept.xib; sourceTree = "<group>"; };
        A3 = {isa = PBXFileReference; name = Base; path = Main.storyboard; sourceTree = "<group>"; };
        A4 = {isa = PBXVariantGroup; children = (A3, ); name = Main.storyboard; sourceTree = "<group>"; };
        A5 = {isa = PBXFileReference; path = Lost.storyboard; sourceTree = "<group>"; };
        A6 = {isa = PBXFileReference; path = Use.swift; sourceTree = "<group>"; };
        B1 /* In.xib in Resources */ = {isa = PBXBuildFile; fileRef = A1 /* In.xib */; };
        B2 = {isa = PBXBuildFile; fileRef = A4 /* Main.storyboard */; };
        B3 = {isa = PBXBuildFile; fileRef = A6 /* Use.swift */; };
      }; }
      """
    try folder.write(
      try isXML ? Self.inXML(project) : project, to: "App.xcodeproj/project.pbxproj")
    let code = ProjectSearch().sources(around: [folder.url.path]).code(from: .met())
    #expect(
      names.filter { code?.isNamed(fileAt: folder.path(of: $0)) == true }
        == ["In.xib", "Main.storyboard"])
  }

  /// A project as programs other than Xcode write it.
  private static func inXML(_ project: String) throws -> String {
    let list = try PropertyListSerialization.propertyList(
      from: Data(project.utf8), options: [], format: nil)
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    return String(decoding: data, as: UTF8.self)
  }
}

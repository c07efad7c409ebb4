import EarshotDocuments
import EarshotModel
import EarshotTestSupport
import Foundation
import Testing

@Suite struct DocumentReaderTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// What is said of a file, its folder left out.
  private func refused(_ path: String) -> String? {
    refusal { try DocumentReader().read(path) }?.replacing(folder.path + "/", with: "")
  }

  @Test func aStoryboardIsReadFromItsFile() throws {
    let path = try folder.write(storyboard(controller("a")), to: "Main.storyboard")
    let document = try DocumentReader().read(path)
    #expect(document.kind == .storyboard)
    #expect(document.file == path)
    #expect(document.screens.map(\.name) == ["a"])
    #expect(document.screens.map(\.line) == [6])
  }

  @Test func screenDocumentsAreReadByTheSameDoor() throws {
    let yaml = try folder.write("earshot: 1\nscreens:\n  - name: Player\n", to: "player.yaml")
    #expect(try DocumentReader().read(yaml).screens.map(\.name) == ["Player"])
    let json = try folder.write("{\"screens\": [{\"name\": \"Player\"}]}", to: "player.json")
    #expect(try DocumentReader().read(json).kind == .screens)
    #expect(
      refused(try folder.write("screens: []", to: "Main.storyboard"))?
        .hasPrefix("Main.storyboard:1:1: error: broken XML") == true)
  }

  @Test func whatIsNoReadableFileIsRefused() throws {
    #expect(
      refused(folder.path + "/gone.xib")
        == "gone.xib:1:1: error: no such file; expected a .storyboard, .xib, .yaml or .json file")
    #expect(
      refused("") == ":1:1: error: no such file; expected a .storyboard, .xib, .yaml or .json file")
    _ = try folder.write("", to: "inner/x")
    #expect(
      refused(folder.path + "/inner")
        == "inner:1:1: error: this is a folder; expected a .storyboard, .xib, .yaml or .json file")
    #expect(
      refused(try folder.write("", to: "empty.storyboard"))
        == "empty.storyboard:1:1: error: the file is empty; expected a .storyboard, .xib, .yaml "
        + "or .json file")
    #expect(
      refused(try folder.write(" \n\t\n", to: "blank.storyboard"))
        == "blank.storyboard:1:1: error: the file is empty; expected a .storyboard, .xib, .yaml "
        + "or .json file")
  }

  @Test(.enabled(if: getuid() != 0, "the system refuses nothing to root"))
  func aFileThatMayNotBeReadIsRefused() throws {
    let path = try folder.write("<a/>", to: "secret.xib")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    #expect(
      refused(path)
        == "secret.xib:1:1: error: the file cannot be read: Permission denied; expected a file "
        + "that this user may read")
  }

  @Test func aFileOverTheLimitIsRefusedUnread() throws {
    let path = try folder.write("<a/>", to: "large.storyboard")
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.truncate(atOffset: (64 << 20) + 1)
    try handle.close()
    #expect(
      refused(path)
        == "large.storyboard:1:1: error: the file has 67108865 bytes, over the limit of 67108864; "
        + "split the file")
  }

  @Test func anEndlessFileIsRefusedAtTheLimit() {
    #expect(
      refusal { try DocumentReader().read("/dev/zero") }?.contains("over the limit") == true)
  }

  private static let unrecognized =
    "this is no storyboard, xib or screen document, and in none of these formats: xcuitest, "
    + "xcui-description, apple-json, uiautomator, chromium, aria-snapshot, flutter, compose, "
    + "react-native, accessibility-snapshot, at-spi"

  private static let broken: [(bytes: [UInt8], message: String)] = [
    (
      [0x00, 0x01, 0x02, 0xFF],
      "x:1:1: error: \(unrecognized); expected a .storyboard, "
        + ".xib, .yaml or .json file"
    ),
    (
      Array("NIBArchive\u{1}".utf8),
      "x:1:1: error: this is a compiled nib; expected the .storyboard or .xib it was built from"
    ),
    (
      Array("<plist version=\"1.0\"/>".utf8),
      "x:1:1: error: \(unrecognized); expected a .storyboard, "
        + ".xib, .yaml or .json file"
    ),
    (
      [UInt8]("<document type=\"".utf8) + [0xFF, 0xFE],
      "x:1:17: error: the byte at offset 16 is not UTF-8; expected UTF-8 text"
    ),
    (
      Array("<document>\n<objects>\n".utf8),
      "x:3:1: error: broken XML: it ends too early; expected well-formed XML"
    ),
    (
      Array("<!DOCTYPE d [<!ENTITY a \"b\">]><document>&a;</document>".utf8),
      "x:1:1: error: the document declares entities; expected a document as Xcode saves it"
    ),
  ]

  @Test(arguments: broken)
  func whatIsNoDocumentIsRefused(bytes: [UInt8], message: String) {
    #expect(refusal { try DocumentReader().read(bytes, file: "x") } == message)
  }

  @Test(arguments: [
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\" "
        + "targetRuntime=\"MacOSX.Cocoa\"/>",
      "a macOS Cocoa document; expected one for iOS or tvOS"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
      "a macOS Cocoa document; expected one for iOS or tvOS"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" "
        + "targetRuntime=\"watchKit\"/>",
      "a watchOS storyboard; expected one for iOS or tvOS; watch interfaces store no frames"
    ),
    (
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"/>",
      "a document of Xcode 4 or older; open it in Xcode 5 or later and save it again"
    ),
  ])
  func documentsForOtherSystemsAreNamed(text: String, message: String) {
    #expect(refusal { try read(text, file: "x.xib") } == "x.xib:1:1: error: this is \(message)")
  }

  @Test func anIPadDocumentIsReadForAPad() throws {
    let text = storyboard(controller("a"), device: "ipad9_7")
      .replacing("iOS.CocoaTouch", with: "iOS.CocoaTouch.iPad")
    #expect(try read(text).interfaceIdiom == .pad)
  }
}

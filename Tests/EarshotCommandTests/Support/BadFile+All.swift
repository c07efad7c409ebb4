import EarshotTestSupport
import Foundation

extension BadFile {
  /// Every way we know in which a file can be bad, and what is said of it.
  static var all: [BadFile] { markup + screens + places }

  private static let documents = "expected a .storyboard, .xib, .yaml or .json file"

  private static var markup: [BadFile] {
    let deep =
      String(repeating: "<view><subviews>", count: 10_000)
      + String(repeating: "</subviews></view>", count: 10_000)
    let entities = """
      <?xml version="1.0"?>
      <!DOCTYPE document [
        <!ENTITY a0 "haha">
      \((1...9).map { "  <!ENTITY a\($0) \"\(String(repeating: "&a\($0 - 1);", count: 10))\">" }
        .joined(separator: "\n"))
      ]>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">&a9;</document>
      """
    let accent = Data(SmallStoryboard.text(SmallStoryboard.label("é")).utf8)
    return [
      BadFile("empty.storyboard", "", "1:1: error: the file is empty; \(documents)"),
      BadFile(
        "truncated.storyboard", String(SmallStoryboard.text().prefix(700)),
        "11:78: error: broken XML: an attribute whose quotes do not end; expected well-formed XML"),
      BadFile(
        "deep.storyboard", SmallStoryboard.text(deep),
        "11:4039: error: elements are nested more than 512 deep; expected at most 512 levels"),
      BadFile(
        "entities.storyboard", entities,
        "2:1: error: the document declares entities; expected a document as Xcode saves it"),
      BadFile(
        "twice.storyboard",
        SmallStoryboard.text(SmallStoryboard.label("One") + "\n" + SmallStoryboard.label("Two")),
        "12:1: error: the identifier 'lbl-00-aaa' is used twice, first on line 11; "
          + "expected every identifier once"),
      BadFile(
        "bytes.storyboard", accent.replacing([0xC3, 0xA9], with: [0xC3]),
        "11:14: error: the byte at offset 636 is not UTF-8; expected UTF-8 text"),
      BadFile(
        "page.xib", "<html><body>Hello</body></html>",
        "1:1: error: this is no storyboard, xib or screen document; \(documents)"),
    ]
  }

  private static var screens: [BadFile] {
    let aliases =
      "a0: &a0 [lol, lol]\n"
      + (1...30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
    let screen = "earshot: 1\nscreens:\n  - name: Home\n    root:\n"
    return [
      BadFile("empty.yaml", "", "1:1: error: the file is empty; \(documents)"),
      BadFile("empty.json", "", "1:1: error: the file is empty; \(documents)"),
      BadFile(
        "aliases.yaml", aliases,
        "1:5: error: YAML anchors and aliases are not accepted; "
          + "write the value out where it is needed"),
      BadFile(
        "deep.yaml", String(repeating: "[", count: 20_000),
        "1:513: error: elements are nested more than 512 deep; expected at most 512 levels"),
      BadFile(
        "deep.json", String(repeating: "{\"screens\":[", count: 20_000),
        "1:3073: error: elements are nested more than 512 deep; expected at most 512 levels"),
      BadFile(
        "truncated.json", "{\"earshot\": 1, \"screens\": [{\"name\"",
        "1:35: error: broken JSON: expected ':' after a key, found the end of the file; "
          + "expected well-formed JSON"),
      BadFile(
        "key.yaml", "earshot: 1\nscreens:\n  - nome: Home\n",
        "3:5: error: unknown key 'nome'; did you mean 'name'?"),
      BadFile(
        "twice.yaml",
        screen + "      children:\n        - {id: a, label: One}\n        - {id: a, label: Two}\n",
        "7:16: error: the identifier 'a' is used twice, first on line 6; "
          + "expected every identifier once"),
      BadFile(
        "nowhere.yaml",
        screen + "      elements: [b]\n      children:\n        - {id: a, label: One}\n",
        "5:18: error: 'elements' refers to 'b', which does not exist; "
          + "expected the identifier of an object in this file"),
    ]
  }

  private static var places: [BadFile] {
    var generator = SeededGenerator(seed: 1)
    let noise = Data((0..<4096).map { _ in UInt8.random(in: 0...255, using: &generator) })
    let unknown = "1:1: error: this is no storyboard, xib or screen document; \(documents)"
    let foreign =
      "1:1: error: this is no storyboard, xib or screen document, and in none of these formats: "
      + "xcuitest, xcui-description, apple-json, uiautomator, chromium, aria-snapshot, flutter, "
      + "compose, react-native, accessibility-snapshot, at-spi; \(documents)"
    return [
      BadFile("noise.storyboard", noise, unknown),
      BadFile("noise.yaml", noise, foreign),
      BadFile("picture.json", Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]), foreign),
      BadFile("missing.storyboard", "1:1: error: no such file; \(documents)") { _ in },
      BadFile("folder.storyboard", "1:1: error: this is a folder; \(documents)") {
        try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: false)
      },
      BadFile(
        "large.storyboard",
        "1:1: error: the file has 67108865 bytes, over the limit of 67108864; split the file"
      ) {
        try Data().write(to: $0)
        let file = try FileHandle(forWritingTo: $0)
        try file.truncate(atOffset: (64 << 20) + 1)
        try file.close()
      },
    ]
  }
}

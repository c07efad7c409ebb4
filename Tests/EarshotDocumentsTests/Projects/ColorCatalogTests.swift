import EarshotTestSupport
import Testing

@testable import EarshotDocuments
@testable import EarshotFiles

@Suite("The colours of asset catalogues")
struct ColorCatalogTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func write(_ colors: String, to path: String) throws {
    try folder.write("{\"colors\":[\(colors)]}", to: path + "/Contents.json")
  }

  private static func color(_ components: String, _ rest: String = "\"idiom\":\"universal\"")
    -> String
  {
    "{\(rest),\"color\":{\"color-space\":\"srgb\",\"components\":{\(components)}}}"
  }

  /// What a catalogue says of colours, in words, seen from a file.
  private func said(_ names: String..., from file: String = "Main.storyboard") -> [String] {
    let catalog = ColorCatalog(
      at: ["A.xcassets", "B/B.xcassets"].map { folder.path(of: $0) }, from: .met())
    let entry = catalog.nearest(to: folder.path(of: file))
    return names.map { name in
      switch entry(name) {
      case nil: "nothing"
      case .system(let name): name
      case .shares(let red, let green, let blue, let alpha):
        [red, green, blue, alpha].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: " ")
      }
    }
  }

  @Test("Shares are written as parts of one, as bytes, or as bytes in hexadecimal")
  func shares() throws {
    try write(
      Self.color("\"red\":\"0.500\",\"green\":\"0x80\",\"blue\":\"255\",\"alpha\":\"1.000\""),
      to: "A.xcassets/Mixed.colorset")
    try write(
      Self.color("\"white\":\"1.000\",\"alpha\":\"0.500\""), to: "A.xcassets/Grey.colorset")
    try write(
      "{\"idiom\":\"universal\",\"color\":{\"platform\":\"ios\",\"reference\":\"labelColor\"}}",
      to: "A.xcassets/System.colorset")
    #expect(
      said("Mixed", "Grey", "System", "Absent") == [
        "128 128 255 255", "255 255 255 128", "labelColor", "nothing",
      ])
  }

  @Test("The light appearance on any device counts, and a group may put its name before")
  func variants() throws {
    let dark =
      "\"idiom\":\"universal\",\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}]"
    try write(
      Self.color("\"white\":\"0.0\",\"alpha\":\"1.0\"", dark) + ","
        + Self.color("\"white\":\"0.5\",\"alpha\":\"1.0\"", "\"idiom\":\"ipad\"") + ","
        + Self.color("\"white\":\"1.0\",\"alpha\":\"1.0\""),
      to: "A.xcassets/Plain/Text.colorset")
    try write(
      Self.color("\"white\":\"0.0\",\"alpha\":\"1.0\""), to: "A.xcassets/Brand/Text.colorset")
    try folder.write(
      "{\"properties\":{\"provides-namespace\":true}}", to: "A.xcassets/Brand/Contents.json")
    #expect(said("Text", "Brand/Text") == ["255 255 255 255", "0 0 0 255"])
  }

  @Test("Of several catalogues the nearest counts, and what is broken says nothing")
  func several() throws {
    try write(Self.color("\"white\":\"1.0\",\"alpha\":\"1.0\""), to: "A.xcassets/Text.colorset")
    try write(Self.color("\"white\":\"0.0\",\"alpha\":\"1.0\""), to: "B/B.xcassets/Text.colorset")
    try folder.write("{\"colors\":[{\"color\":", to: "A.xcassets/Broken.colorset/Contents.json")
    try folder.write("{\"colors\":{}}", to: "A.xcassets/Odd.colorset/Contents.json")
    #expect(said("Text", "Broken", "Odd") == ["255 255 255 255", "nothing", "nothing"])
    #expect(said("Text", from: "B/Screens/Main.storyboard") == ["0 0 0 255"])
  }
}

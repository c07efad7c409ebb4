// The flow:
//
//  1. the text becomes located nodes, as YAML or as JSON;
//  2. the keys of the file are read, then each screen by a `ScreenBuilder` of its own;
//  3. the builder makes the views, then resolves what refers to other views, then places them.

import EarshotInterface
import EarshotModel

/// Reads the text of a screen document.
struct ScreenDocumentReader {
  let source: SourceText

  /// The document, its views made and placed.
  ///
  /// - Throws: `invalidUTF8`, whatever is wrong with the YAML or JSON, and a problem at the place of
  ///   every key or value that does not fit.
  func read() throws(DocumentError) -> Document {
    let root = DocumentCursor(file: source.file, key: "document", node: try source.node())
    let mapping = try root.mapping()
    if mapping.contains("steps") {
      throw root.error(
        .unsupportedKind(name: "a script", advice: "play it with 'earshot play'"))
    }
    try mapping.require(keysAmong: ScreenKeys.document)
    if let version = mapping["earshot"] {
      guard version.node.number == 1 else { throw version.wrong("1, the version of this format") }
    }
    let idiom = try mapping["idiom"]?.choice(InterfaceIdiom.self) ?? .phone
    var document = Document(
      kind: .screens, file: source.file, screens: [],
      interfaceIdiom: idiom,
      layoutDirection: try mapping["layoutDirection"]?.choice(LayoutDirection.self)
        ?? .leftToRight,
      language: try mapping["language"]?.text())
    for (index, screen) in try mapping.required("screens").list("a list of screens").enumerated() {
      document.screens.append(try self.screen(screen, number: index + 1, idiom: idiom))
    }
    return document
  }

  private func screen(
    _ cursor: DocumentCursor, number: Int, idiom: InterfaceIdiom
  ) throws(DocumentError) -> DocumentScreen {
    let mapping = try cursor.mapping(ScreenKeys.screen)
    let size = try mapping["size"]?.size() ?? idiom.screenSize
    let root = try ScreenBuilder.root(mapping["root"], in: source.file, size: size)
    return DocumentScreen(
      name: try mapping["name"]?.text() ?? "Screen \(number)",
      identifier: try mapping["id"]?.text(), size: size, root: root,
      isContainer: try mapping["container"]?.flag() ?? false, line: mapping.place.line)
  }
}

extension InterfaceIdiom {
  /// The size of a screen that names none, in points: an iPhone 14, an iPad of 11 inches, an
  /// Apple TV (facts/storyboards.md §4).
  fileprivate var screenSize: Size {
    switch self {
    case .phone: Size(width: 390, height: 844)
    case .pad: Size(width: 834, height: 1194)
    case .tv: Size(width: 1920, height: 1080)
    }
  }
}

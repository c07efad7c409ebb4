// The flow:
//
//  1. the text becomes located nodes, as YAML or as JSON;
//  2. the keys of the file are read, then each screen by a `ScreenBuilder` of its own;
//  3. the builder makes the views, then resolves what refers to other views, then places them.

import EarshotFiles
import EarshotInterface
import EarshotModel

/// Reads the text of a screen document.
struct ScreenDocumentReader {
  let source: SourceText
  /// Whether lists that lead back to themselves are cut there instead of refused.
  var cutsCircles = false
  /// The texts that interface classes make by themselves; `nil` for those of the document's language.
  var systemTexts: SystemTexts?
  /// Lines that stand in for those of the language's table.
  var systemTextLines: [SystemTextLines] = []

  /// Whether a key is one of a screen document or a script, or is meant to be one.
  private static func isLikeOurs(_ key: String) -> Bool {
    NearestName.to(key, among: ScreenKeys.document.names + ["steps"]) != nil
  }

  /// The document, its views made and placed.
  ///
  /// - Throws: `invalidUTF8`, whatever is wrong with the YAML or JSON, and a problem at the place of
  ///   every key or value that does not fit.
  func read() throws(FileError) -> ScreenDocument {
    let root = NodeCursor(
      file: source.file, key: "document", node: try source.node())
    guard case .mapping(let members) = root.node.content,
      members.isEmpty || members.contains(where: { Self.isLikeOurs($0.key) })
    else { throw source.error(DocumentProblem.unrecognized(tried: source.triedFormats)) }
    let mapping = try root.mapping()
    if mapping.contains("steps") {
      throw root.error(
        ReadingProblem.unsupportedKind(name: "a script", advice: "play it with 'earshot play'"))
    }
    try mapping.require(keysAmong: ScreenKeys.document.names)
    try mapping.requireVersion()
    let language = try mapping["language"]?.text()
    let traits = TraitCollection(
      userInterfaceIdiom: try mapping["idiom"]?.choice(InterfaceIdiom.self) ?? .phone,
      layoutDirection: try mapping["layoutDirection"]?.choice(LayoutDirection.self)
        ?? .leftToRight,
      systemTexts: systemTexts ?? SystemTexts(ofAppIn: language, lines: systemTextLines))
    var result = ScreenDocument(
      document: Document(
        kind: .screens, file: source.file, screens: [],
        interfaceIdiom: traits.userInterfaceIdiom, layoutDirection: traits.layoutDirection,
        language: language),
      blueprints: [], traitCollection: traits)
    let screens = try mapping.required("screens").list("a list of screens")
    guard screens.count <= ScreenKeys.screenLimit else {
      throw screens[ScreenKeys.screenLimit].error(
        SyntaxProblem.tooMany("screens", limit: ScreenKeys.screenLimit))
    }
    var cellPlaces = 0
    for (index, screen) in screens.enumerated() {
      let blueprint = ScreenBlueprint.written(
        WrittenScreen(
          cursor: screen, number: index + 1, traits: traits, language: result.document.language,
          cutsCircles: cutsCircles))
      result.blueprints.append(blueprint)
      result.document.screens.append(try blueprint.screen())
      cellPlaces += result.document.screens[index].root.cellPlaces
      guard cellPlaces <= ScreenKeys.cellPlaceLimit else { throw screen.tooManyCellPlaces }
    }
    for name in Set(result.document.screens.flatMap { Self.destinations(from: $0.root) }) {
      guard let index = result.document.index(ofScreen: name) else { continue }
      result.document.screens[index].isEntered = true
    }
    return result
  }

  /// The names of the screens to which an element or anything inside it leads.
  private static func destinations(from view: View) -> [String] {
    let own = (view as? DocumentElement)?.origin.connections ?? []
    let names = own.compactMap { connection in
      if case .screen(let name) = connection { name } else { nil as String? }
    }
    return names + view.subviews.flatMap(destinations)
  }
}

extension View {
  /// How many places the cells of the tables inside take.
  fileprivate var cellPlaces: Int {
    subviews.reduce((self as? DocumentTable)?.cells.count ?? 0) { $0 + $1.cellPlaces }
  }
}

package import EarshotFiles
package import EarshotInterface
import EarshotModel

/// A screen document with what it takes to make its screens again, as an app does that shows the
/// same screen twice.
package struct ScreenDocument {
  /// The document, each screen made once.
  package var document: Document
  /// The screens in the order of the document.
  package var blueprints: [ScreenBlueprint]
  /// The device, and the direction of the screens.
  package var traitCollection: TraitCollection
}

/// One screen as it is written, from which it can be made as often as an app shows it.
package enum ScreenBlueprint {
  /// A screen of a screen document.
  case written(WrittenScreen)
  /// What another tool wrote down.
  case imported(ImportedScreen, traits: TraitCollection)

  /// Makes the screen, its views placed.
  ///
  /// - Parameter top: Where what has no frame begins, in points; a bar may take what is above.
  /// - Returns: The screen.
  /// - Throws: A problem at the place of every key or value that does not fit; none where it was made
  ///   before.
  package func screen(top: Double = 0) throws(FileError) -> DocumentScreen {
    switch self {
    case .written(let screen): try screen.screen(top: top)
    case .imported(let screen, let traits): try screen.screen(in: traits).screen
    }
  }
}

/// One screen of a document as it is written.
package struct WrittenScreen {
  let cursor: NodeCursor
  /// The place among the screens of the document, counted from 1.
  let number: Int
  /// The device, and the direction and language of the screens.
  let traits: TraitCollection
  /// The language of the texts, as a BCP 47 tag, when the document names it.
  let language: String?
  /// Whether lists that lead back to themselves are cut there instead of refused.
  var cutsCircles = false

  /// Makes the screen, its views placed.
  ///
  /// - Parameter top: Where what has no frame begins, in points; a bar may take what is above.
  /// - Returns: The screen.
  /// - Throws: A problem at the place of every key or value that does not fit; none where it was made
  ///   before.
  func screen(top: Double) throws(FileError) -> DocumentScreen {
    let mapping = try cursor.mapping(ScreenKeys.screen.names)
    let size = try mapping["size"]?.size() ?? traits.userInterfaceIdiom.screenSize
    let root = try ScreenBuilder.root(
      mapping["root"], in: cursor.file, size: size, top: top, cutsCircles: cutsCircles)
    let application = Application(traitCollection: traits)
    application.accessibilityLanguage = language
    var screen = DocumentScreen(
      name: try mapping["name"]?.text() ?? "Screen \(number)", size: size,
      application: application, root: root,
      isContainer: try mapping["container"]?.flag() ?? false)
    screen.identifier = try mapping["id"]?.text()
    screen.line = mapping.place.line
    screen.column = mapping.place.column
    screen.title = try mapping["title"]?.text()
    if let orientations = mapping["orientations"] {
      screen.orientations = try orientations.names(among: ScreenKeys.orientations)
    }
    return screen
  }
}

extension InterfaceIdiom {
  /// The size of a screen that names none, in points: an iPhone 14, an iPad of 11 inches, an
  /// Apple TV.
  fileprivate var screenSize: Size {
    switch self {
    case .phone: Size(width: 390, height: 844)
    case .pad: Size(width: 834, height: 1194)
    case .tv: Size(width: 1920, height: 1080)
    }
  }
}

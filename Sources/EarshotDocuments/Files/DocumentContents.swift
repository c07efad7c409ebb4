/// What a file holds, by its kind.
package enum DocumentContents {
  /// A storyboard or a xib.
  case interfaceBuilder(Document)
  /// A screen document.
  case screens(ScreenDocument)

  /// The screens.
  package var document: Document {
    switch self {
    case .interfaceBuilder(let document): document
    case .screens(let screens): screens.document
    }
  }
}

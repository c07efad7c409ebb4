/// What a file holds, by its kind.
package enum DocumentContents {
  /// A storyboard or a xib.
  case interfaceBuilder(Storyboard)
  /// A screen document, its screens made and not shown yet.
  case screens(ScreenDocument)
}

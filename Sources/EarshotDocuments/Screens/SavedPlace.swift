import EarshotFiles
import EarshotModel

/// Where an Interface Builder file describes an element, so that a reading can be joined to it.
struct SavedPlace: Hashable {
  /// The line on which the element begins there, counted from 1.
  var line: Int?
  /// The column on which it begins, counted from 1.
  var column: Int?
}

extension DocumentScreen {
  /// Where Interface Builder's file describes something on the screen, or `nil` when it does not.
  func savedPlace(of responder: Responder) -> SavedPlace? {
    if let element = responder as? DocumentElement {
      guard isImported, element !== root else { return element.savedPlace }
      return SavedPlace(line: element.line, column: element.column)
    }
    return origin(of: responder).map { SavedPlace(line: $0.line, column: $0.column) }
  }

  /// How Interface Builder's file refers to something on the screen, or `nil` when it does not; in a
  /// screen document that is the name of the element.
  func savedIdentifier(of responder: Responder) -> String? { origin(of: responder)?.id }
}

import EarshotDocuments
import EarshotInterface

extension View {
  /// Calls `body` with every element of a screen document in this tree, parents first.
  func eachElement(_ body: (DocumentElement) -> Void) {
    if let element = self as? DocumentElement { body(element) }
    for view in subviews { view.eachElement(body) }
  }
}

/// A way in which what a container says of its elements contradicts itself.
public enum ListFault: Hashable, Sendable {
  /// It lists so many elements, and counts another number of them.
  case counts(listed: Int, counted: Int)
  /// It does not find the place of an element of its list, which is counted from 1.
  case doesNotFind(element: Int)
  /// It finds an element of its list at the place of another one; both are counted from 1.
  case finds(element: Int, place: Int)
  /// At a place it gives another element than the one it lists there; places are counted from 1.
  case givesAnother(place: Int)

  /// What is wrong.
  package var sentence: AuditSentence {
    switch self {
    case .counts(let listed, let counted): "it lists \(listed) elements and counts \(counted)"
    case .doesNotFind(let element): "it does not find the place of element \(element)"
    case .finds(let element, let place): "it finds element \(element) at place \(place)"
    case .givesAnother(let place):
      "it gives another element than the one it lists at place \(place)"
    }
  }
}

public import EarshotModel
import EarshotReader

/// Finding elements as a listener would come to them, for tests and tools:
///
///     if let save = session.element(labelled: "Save") {
///       try session.command(.focus(on: save))
///       try session.activate()
///     }
///
/// Only what the cursor can reach is found. The screen is looked at as it stands, so give the session its
/// input first; of a list whose rows are made one by one as many are made as are looked at.
extension Session {
  /// The first element with this label, in reading order.
  ///
  /// - Parameter label: The whole label, as the app gives it.
  /// - Returns: The element, or `nil` when the cursor can reach none.
  public func element(labelled label: String) -> Responder? {
    firstElement { $0.accessibilityLabel == label }
  }

  /// The first element with this accessibility identifier, in reading order.
  ///
  /// - Parameter identifier: The identifier; in a screen document also the `id`.
  /// - Returns: The element, or `nil` when the cursor can reach none.
  public func element(identifiedBy identifier: String) -> Responder? {
    firstElement { $0.accessibilityIdentifier == identifier }
  }

  /// The first element for which a condition holds, in reading order.
  ///
  /// - Parameter isWanted: The condition; it is asked of one element after the other until it holds.
  /// - Returns: The element, or `nil` when it holds for none.
  public func firstElement(where isWanted: (Responder) throws -> Bool) rethrows -> Responder? {
    let order = ReadingOrder(
      roots: host.accessibilityRoots, idiom: host.interfaceIdiom,
      layoutDirection: host.layoutDirection)
    return try order.stops.first { try isWanted($0.element) }?.element
  }
}

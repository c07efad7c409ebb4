/// Where the cursor goes when something changes and the app names no element; Apple's guide and
/// devices differ.
public enum ReaderBehaviour: String, Hashable, Sendable, CaseIterable {
  /// As the guide says: every change leads to the first element (guide row G24).
  case guide
  /// As devices do: a cursor whose element is still there stays when the layout changes, and going
  /// back leads to the element from which one had left.
  case device
}

/// What changes without an element to go to do to the cursor, where Apple's guide and devices differ.
public enum ReaderBehaviour: String, Hashable, Sendable, CaseIterable {
  /// As the guide says: every change leads to the first element (guide row G24).
  case guide
  /// As devices do: a changed layout leaves a cursor that still stands on something, and going back
  /// leads to the element that led away.
  case device
}

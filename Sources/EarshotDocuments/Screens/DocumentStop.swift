public import EarshotModel

/// A stop of the reading order, as it was spoken, on its way into a screen document.
public struct DocumentStop {
  /// What the cursor stands on.
  public var element: Responder
  /// What is said, without the hint.
  public var description: String
  /// The hint as composed, or `nil` when there is none.
  public var hint: String?

  /// Creates a stop from its element and what was composed for it.
  public init(element: Responder, description: String, hint: String? = nil) {
    self.element = element
    self.description = description
    self.hint = hint
  }
}

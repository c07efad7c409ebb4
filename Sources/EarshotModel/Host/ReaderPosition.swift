/// Where whoever reads an app aloud stands in it: what comes back with the app's state.
public struct ReaderPosition {
  /// The element under the cursor.
  public var element: Responder?
  /// The setting of the rotor that a person chose, by its name.
  public var rotor: String?

  /// Creates a position.
  public init(element: Responder? = nil, rotor: String? = nil) {
    self.element = element
    self.rotor = rotor
  }
}

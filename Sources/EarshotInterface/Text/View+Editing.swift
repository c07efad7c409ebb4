import EarshotModel

extension View {
  /// Ends editing in the view or in anything inside it.
  ///
  /// - Parameter force: Whether the first responder gives way even when it does not want to.
  /// - Returns: Whether editing has ended.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let window, let first = window.firstResponder, first.isAsked(before: self) else {
      return true
    }
    if force {
      window.resignFirstResponder(inside: self)
      return true
    }
    return first.resignFirstResponder()
  }
}

extension Responder {
  /// Whether `other` is this responder or comes after it in its chain.
  final func isAsked(before other: Responder) -> Bool {
    ResponderPath(from: self).contains { $0 === other }
  }
}

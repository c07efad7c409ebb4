import EarshotModel

extension Responder {
  /// Whether `other` is this responder or comes after it in its chain.
  final func isAsked(before other: Responder) -> Bool {
    ResponderPath(from: self).contains { $0 === other }
  }
}

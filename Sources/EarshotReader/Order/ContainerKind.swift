import EarshotModel

/// The kinds of containers that a listener is told of.
///
/// Other containers keep their elements together and are not mentioned.
nonisolated public enum ContainerKind: String, Sendable, CaseIterable {
  /// Begins with "list start" and ends with "list end".
  case list
  /// Begins with "landmark" and ends with "end".
  case landmark
  /// Its cells tell their row and column.
  case dataTable
  /// Its elements are tabs, and counted.
  case tabBar
  /// Its elements are alternatives, and counted.
  case series
  /// Its name is said where the cursor enters.
  case semanticGroup

  /// The kind of a responder that is no element itself, or `nil` when it means nothing to its inside.
  ///
  /// A semantic group without label, value and identifier means nothing (What VoiceOver does,
  /// "Containers").
  #if MainActorApps
    @MainActor
  #endif
  init?(of responder: Responder) {
    if responder.accessibilityTraits.contains(.tabBar) {
      self = .tabBar
      return
    }
    switch responder.accessibilityContainerType {
    case .none: return nil
    case .list: self = .list
    case .landmark: self = .landmark
    case .dataTable: self = .dataTable
    case .tabBar: self = .tabBar
    case .series: self = .series
    case .semanticGroup:
      let names = [
        responder.accessibilityLabel, responder.accessibilityValue,
        responder.accessibilityIdentifier,
      ]
      guard names.contains(where: { !($0 ?? "").isEmpty }) else { return nil }
      self = .semanticGroup
    }
  }
}

/// Whether the cursor stops at groups as a whole (VoiceOver's setting of this name).
public enum NavigationStyle: String, Hashable, Sendable, CaseIterable {
  /// Every element is a stop of its own.
  case flat
  /// A container is one stop: the cursor goes into it and out of it when a person asks for that,
  /// and stays inside meanwhile (What VoiceOver does, "Groups").
  case grouped
}

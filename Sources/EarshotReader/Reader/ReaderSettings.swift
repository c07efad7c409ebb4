/// What people choose about a reader.
struct ReaderSettings {
  var behaviour: ReaderBehaviour
  var style: WordingStyle
  var verbosity: Verbosity
  var navigationStyle: NavigationStyle
  var text: TextSettings
}

/// What changes without an element to go to do to the cursor, where Apple's guide and devices differ.
nonisolated public enum ReaderBehaviour: String, Hashable, Sendable, CaseIterable {
  /// As the guide says: every change leads to the first element (guide row G24).
  case guide
  /// As devices do: a changed layout leaves a cursor that still stands on something, and going back
  /// leads to the element that led away.
  case device
}

/// How the cursor takes what containers keep together (VoiceOver's setting of this name).
nonisolated public enum NavigationStyle: String, Hashable, Sendable, CaseIterable {
  /// Every element is a stop of its own.
  case flat
  /// A container is one stop: the cursor goes into it and out of it when a person asks for that, and
  /// stays inside meanwhile (What VoiceOver does, "Groups").
  case grouped
}

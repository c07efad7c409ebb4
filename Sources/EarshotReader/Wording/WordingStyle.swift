/// The notation in which a phrase is written (Decisions, "Three styles of wording").
public enum WordingStyle: String, Sendable, CaseIterable {
  /// What is heard: parts joined by commas, trait words in lower case.
  case spoken
  /// The notation of AccessibilitySnapshot: parts closed by full stops.
  case snapshot
  /// The strings of Apple's test service on iOS 27: parts joined by blanks.
  case ios27
}

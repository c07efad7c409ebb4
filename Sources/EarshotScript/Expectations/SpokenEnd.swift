/// How something that was spoken has ended, by the names of ``UtteranceOutcome``.
enum SpokenEnd: String, CaseIterable {
  case heard, interrupted, dropped, failed
  /// Nothing has ended.
  case nothing = "(nothing)"
}

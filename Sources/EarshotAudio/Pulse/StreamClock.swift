/// How far a stream has come, in frames as ``PulseAccount`` counts them, from two sources that each fail in
/// their own way.
///
/// A value, so that it can be tested without a server.
struct StreamClock {
  /// The position that all sources so far agree on at the least; it never goes back.
  private(set) var position = 0

  /// Enters what is known at one moment.
  ///
  /// Shown, told and written are frames as the server counts them.
  ///
  /// - Parameters:
  ///   - shown: The position that the library's clock shows. Behind a server whose answers are late it may be
  ///     hours ahead for a moment after a cut. No stream has played what was never written, so such a
  ///     position counts for nothing.
  ///   - told: The position up to which all has been played by what the server has told.
  ///   - written: The end of what was written.
  ///   - writeEnd: That same end as ``PulseAccount`` counts it.
  mutating func move(shown: Int, told: Int, written: Int, writeEnd: Int) {
    let reached = max(shown > written ? 0 : shown, min(told, written))
    position = max(position, reached + writeEnd - written)
  }
}

/// How long the voice program may take before it counts as hung.
public struct WorkerPatience: Hashable, Sendable {
  /// The longest wait between two messages.
  public var base: Duration
  /// What every scalar of text adds to it.
  public var perScalar: Duration

  /// Creates a patience; the default is a thousand times what the program needs on an idle machine,
  /// because a busy one must not look like a hung voice.
  public init(base: Duration = .seconds(3), perScalar: Duration = .milliseconds(2)) {
    self.base = base
    self.perScalar = perScalar
  }

  /// The longest wait while a text of `scalarCount` is spoken.
  func wait(for scalarCount: Int) -> Duration {
    base + perScalar * scalarCount
  }
}

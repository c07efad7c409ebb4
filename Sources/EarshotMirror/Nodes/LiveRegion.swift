/// How changes inside a node are told by themselves, by the words of ARIA.
public struct LiveRegion: Hashable, Sendable {
  /// Whether what is told waits for other speech.
  public enum Politeness: String, Hashable, Sendable, CaseIterable {
    /// It is not told.
    case off
    /// It waits.
    case polite
    /// It interrupts.
    case assertive
  }

  /// The changes that are told.
  public struct Relevance: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public var rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Nodes that come.
    public static let additions = Relevance(rawValue: 1)
    /// Words that become others.
    public static let text = Relevance(rawValue: 2)
    /// Nodes that go.
    public static let removals = Relevance(rawValue: 4)
  }

  /// Whether what is told waits for other speech.
  public var politeness: Politeness
  /// Whether all of the region is told whatever changes of it.
  public var isAtomic: Bool
  /// The changes that are told.
  public var relevant: Relevance
  /// Whether more changes are to come before anything is told.
  public var isBusy: Bool

  /// Creates a region; what is not given is as ARIA has it.
  public init(
    _ politeness: Politeness, isAtomic: Bool = false, relevant: Relevance = [.additions, .text],
    isBusy: Bool = false
  ) {
    self.politeness = politeness
    self.isAtomic = isAtomic
    self.relevant = relevant
    self.isBusy = isBusy
  }
}

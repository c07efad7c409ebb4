/// The keys of one place, such as a text field, in words: a part of the list that people read.
nonisolated public struct KeySection: Hashable, Sendable {
  /// What is done, and all keys that do it.
  public struct Row: Hashable, Sendable {
    /// The name of the command.
    public var name: String
    /// The keys in words, plain ones first.
    public var keys: [String]

    init(_ name: String, _ keys: [String]) {
      self.name = name
      self.keys = keys
    }
  }

  /// Where the keys are taken.
  public var title: String
  /// The commands.
  public var rows: [Row]
}

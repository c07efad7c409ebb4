/// A setting of the host around the reader, which stands in the list of settings behind the reader's own.
///
/// The reader says it and steps through what there is to choose; the host hears what was chosen by
/// ``HostRequest/set(_:to:)``.
nonisolated public struct HostSetting: Hashable, Sendable {
  /// Something to choose.
  public enum Choice: Hashable, Sendable {
    /// A word of the reader's tables.
    case word(Word)
    /// A name, which is the same in every language.
    case name(String)
    /// A key, as the reader names it.
    case key(KeyChord)
  }

  /// The name by which the host knows it.
  public let name: String
  /// What it is called.
  public let title: Word
  /// What there is to choose.
  public let choices: [Choice]
  /// The place of what is chosen, counted from 0.
  public private(set) var chosen: Int

  /// Creates a setting.
  ///
  /// - Parameters:
  ///   - name: The name by which the host knows it.
  ///   - title: What it is called.
  ///   - choices: What there is to choose; at least one.
  ///   - chosen: The place of what is chosen.
  public init(_ name: String, title: Word, choices: [Choice], chosen: Int) {
    precondition(choices.indices.contains(chosen), "a setting has a choice that is in force")
    self.name = name
    self.title = title
    self.choices = choices
    self.chosen = chosen
  }

  /// Creates a setting that is on or off.
  ///
  /// - Parameters:
  ///   - name: The name by which the host knows it.
  ///   - title: What it is called.
  ///   - isOn: Whether it is on.
  public init(_ name: String, title: Word, isOn: Bool) {
    self.init(name, title: title, choices: [.word(.off), .word(.on)], chosen: isOn ? 1 : 0)
  }

  /// Takes another choice, so many places further; behind the last comes the first.
  ///
  /// - Returns: Whether that is another one.
  mutating func step(by steps: Int) -> Bool {
    let before = chosen
    chosen = (chosen + steps % choices.count + choices.count) % choices.count
    return chosen != before
  }

  /// Takes a choice by its place; a place that there is not changes nothing.
  mutating func choose(_ place: Int) {
    if choices.indices.contains(place) { chosen = place }
  }
}

/// How the findings of a rule become one, where they have one cause and one mend, so that a list of
/// findings stays as long as the list of what there is to do.
///
/// They share one identity from the beginning: it stays when the last but one is mended.
struct RuleGrouping: Sendable {
  /// How far a group reaches.
  enum Scope {
    /// Over the elements of a screen.
    case screen
    /// Over the screens of a file.
    case file
  }

  /// How far a group reaches.
  let scope: Scope
  /// What is wrong with one of them, by its name.
  let one: @Sendable (_ name: String) -> String
  /// What is wrong with several of them; their names follow.
  let many: @Sendable (_ count: Int) -> String

  /// The most names that a message lists.
  private static let nameLimit = 5

  /// What is wrong with several, with the names of the first.
  func message(of members: [Finding.Member]) -> String {
    let names = members.prefix(Self.nameLimit).map(\.name).joined(separator: ", ")
    let rest = members.count - Self.nameLimit
    return "\(many(members.count)): \(names)\(rest > 0 ? " and \(rest) more" : "")"
  }
}

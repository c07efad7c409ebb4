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
  let one: @Sendable (_ name: AuditSentence) -> AuditSentence
  /// What is wrong with several of them; their names follow.
  let many: @Sendable (_ count: Int) -> AuditSentence

  /// The most names that a message lists.
  private static let nameLimit = 5

  /// What is wrong with several, with the names of the first.
  ///
  /// What is for review beside others is only counted: nobody knows that it is wrong.
  func message(of members: [Finding.Member], in texts: AuditTexts = AuditTexts()) -> String {
    let sure = members.filter { $0.severity != .review }
    let doubtful = members.count - sure.count
    let fault = sure.count == 1 ? one("\(sure[0].name)") : fault(of: sure, in: texts)
    return texts.words(doubtful > 0 ? "\(fault); \(doubtful) more for review" : fault)
  }

  private func fault(of members: [Finding.Member], in texts: AuditTexts) -> AuditSentence {
    let names = texts.list(members.prefix(Self.nameLimit).map(\.name))
    let rest = members.count - Self.nameLimit
    let fault = many(members.count)
    return rest > 0 ? "\(fault): \(names) and \(rest) more" : "\(fault): \(names)"
  }
}

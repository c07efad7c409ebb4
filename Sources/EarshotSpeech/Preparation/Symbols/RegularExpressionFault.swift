/// What keeps a text from being a regular expression.
public enum RegularExpressionFault: Hashable, Sendable {
  /// A parenthesis or bracket that opens something is never closed.
  case unclosed(Character)
  /// A closing parenthesis has none before it that opens.
  case closesNothing
  /// A repetition, such as `*`, has nothing before it that can be repeated.
  case repeatsNothing(String)
  /// The least and the most of a repetition, or the ends of a range, stand the wrong way round.
  case runsBackwards(String)
  /// What is escaped, or begins a group, is none of those there are.
  case unknown(String)
}

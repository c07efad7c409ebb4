/// What is wrong with what a field holds, by the words of `aria-invalid`.
///
/// UIKit has nothing like it: forms of other systems, such as web pages, say it of their fields.
public enum AccessibilityInvalidity: String, Sendable, CaseIterable {
  /// Nothing is known to be wrong.
  case none = "false"
  /// It is not what is asked for; spoken "invalid data".
  case data = "true"
  /// It has a mistake of grammar; spoken "invalid grammar".
  case grammar
  /// It has a mistake of spelling; spoken "invalid spelling".
  case spelling
}

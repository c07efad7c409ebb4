/// A kind of file that somebody asks for, by the words with which an error names it.
///
/// Each format adds its own, so that what is said of a file that is missing or empty fits what was asked
/// for:
///
///     extension FileKind {
///       static let script = FileKind("a script: a .yaml or .json file with 'open' and 'steps'")
///     }
package struct FileKind: Hashable, Sendable, CustomStringConvertible {
  /// The words behind "expected".
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// Text of any kind.
  package static let text = FileKind("a text file in UTF-8")
}

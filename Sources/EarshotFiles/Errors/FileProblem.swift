/// What can be wrong with a file.
///
/// What any file may suffer from is a ``ReadingProblem``, a ``SyntaxProblem`` or a ``ValueProblem``; each
/// format has an enumeration of its own beside them, whose advice fits that format.
public protocol FileProblem: Hashable, Sendable {
  /// What is wrong, as a clause without its full stop.
  var message: String { get }

  /// What was expected, or what to do; `nil` where that is any good file of the kind that was wanted.
  var expectation: String? { get }
}

/// Why the contents of a file are out of reach, or are no text.
public enum ReadingProblem: FileProblem {
  /// The path leads nowhere.
  case missing
  /// The path names a folder.
  case directory
  /// The path names a pipe or a device, where only a regular file can be read to its end.
  case noRegularFile
  /// The path is that of a link whose target is not there.
  case danglingLink
  /// The path names something else where a folder was wanted.
  case noFolder
  /// The file lies outside the folder that confines what is read; holds that folder.
  case outsideRoot(String)
  /// The file was not named by the user and bears no mark of its kind, so that nothing of it is told;
  /// holds the words by which it would have been known.
  case foreign(marks: [String])
  /// The file may not be read; holds the system's reason.
  case unreadable(reason: String)
  /// The file holds no bytes.
  case empty
  /// The file is over the limit; holds both sizes in bytes.
  case tooLarge(size: Int, limit: Int)
  /// The bytes at this offset are no UTF-8.
  case invalidUTF8(offset: Int)
  /// A file of another kind; holds what it is and what to do with it.
  case unsupportedKind(name: String, advice: String)
}

/// What a parser of XML, JSON, YAML or strings files refuses.
public enum SyntaxProblem: FileProblem {
  /// The syntax is broken; holds the parser's reason.
  case malformed(format: String, reason: String)
  /// Values or elements stand deeper inside each other than the limit.
  case tooDeep(limit: Int)
  /// There are more of something than the limit, which holds memory and time in bounds.
  case tooMany(String, limit: Int)
  /// Git could not merge the file, and nobody has since; points at where the first conflict begins.
  case mergeConflict
  /// The document has a type by name, where none belongs.
  case documentType
  /// The document declares entities, which could expand without bound.
  case entities
  /// A YAML anchor or alias, which could expand without bound.
  case alias
  /// The same key twice in one mapping.
  case duplicateKey(String)
}

/// What is wrong with a well-formed value where it stands.
public enum ValueProblem: FileProblem {
  /// A key that does not exist here; holds those that do.
  case unknownKey(String, known: [String])
  /// A word of a file that means nothing, such as a step or an action; holds what it should have
  /// named and the words there are.
  case unknownName(String, kind: String, known: [String])
  /// A value of another type than its key takes.
  case wrongValue(key: String, found: String, expected: String)
  /// A value that is none of the words that its key takes; holds those.
  case wrongChoice(key: String, found: String, known: [String])
  /// A key that must be there.
  case missingKey(String)
  /// An identifier that no object has; holds the element that refers to it.
  case unresolvedReference(String, from: String)
}

/// What can be wrong with a file; the wording stands in `DocumentProblem+Wording.swift`.
public enum DocumentProblem: Hashable, Sendable {
  /// The path leads nowhere.
  case missing
  /// The path names a folder.
  case directory
  /// The path names a pipe or a device, where only a regular file can be read to its end.
  case noRegularFile
  /// The file may not be read; holds the system's reason.
  case unreadable(reason: String)
  /// The file holds no bytes.
  case empty
  /// The file is over the limit; holds both sizes in bytes.
  case tooLarge(size: Int, limit: Int)
  /// The bytes at this offset are no UTF-8.
  case invalidUTF8(offset: Int)
  /// The file is no text that could be a document.
  case unrecognized
  /// The syntax is broken; holds the parser's reason.
  case malformed(format: String, reason: String)
  /// Elements stand deeper inside each other than the limit.
  case tooDeep(limit: Int)
  /// There are more of something than the limit, which holds memory and time in bounds.
  case tooMany(String, limit: Int)
  /// The document declares entities, which a document from Xcode never does.
  case entities
  /// A YAML anchor or alias, which could expand without bound.
  case alias
  /// An Interface Builder document for another system; holds its name and what to do.
  case unsupportedKind(name: String, advice: String)
  /// The same identifier twice; holds the line of the first.
  case duplicateIdentifier(String, firstLine: Int)
  /// An identifier that no object has; holds the element that refers to it.
  case unresolvedReference(String, from: String)
  /// A name that nothing in an app has, as it is at this step of a script.
  case noSuchElement(String)
  /// A key that does not exist here; holds a similar one that does.
  case unknownKey(String, suggestion: String?)
  /// A word of a file that means nothing, such as a step or an action; holds what it should have
  /// named and the words there are.
  case unknownName(String, kind: String, known: [String])
  /// The same key twice in one mapping.
  case duplicateKey(String)
  /// A value of another type than its key takes.
  case wrongValue(key: String, found: String, expected: String)
  /// A key that must be there.
  case missingKey(String)
  /// Another file that is named and cannot be read; holds its path and the reason.
  case unreadableReference(path: String, reason: String)
  /// No screen of that name or identifier; holds those that exist.
  case noSuchScreen(String, known: [String])
  /// No device of that name; holds those that are known.
  case noSuchDevice(String, known: [String])
}

public import EarshotFiles

/// What can be wrong with a well-formed file of another tool.
public enum ImportProblem: FileProblem {
  /// There is no node in it.
  case noNodes(ImportFormat)
  /// Something that is no node stands where one has to be.
  case noNode(ImportFormat, found: String)
  /// Nodes lead in a circle, or deeper than anything on a screen.
  case tooDeep(ImportFormat, limit: Int)
  /// The file is larger than what is read of its format, in bytes.
  case tooLarge(ImportFormat, size: Int)

  /// What is wrong, in words.
  public var message: String {
    switch self {
    case .noNodes(let format): "\(format.title) without any element"
    case .noNode(_, let found): "\(found) where an element has to be"
    case .tooDeep(_, let limit):
      "elements stand more than \(limit) deep inside each other, or in a circle"
    case .tooLarge(let format, let size):
      "\(format.title) of \(size) bytes, over its limit of \(format.sizeLimit)"
    }
  }

  /// What was expected.
  public var expectation: String? {
    switch self {
    case .noNodes(let format), .noNode(let format, _), .tooDeep(let format, _):
      "expected \(format.title)"
    case .tooLarge: "split the file"
    }
  }
}

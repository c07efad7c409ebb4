public import EarshotFiles

/// A script that is refused, with everything that is wrong with it.
nonisolated public struct ScriptRefusal: Error, Hashable {
  /// What is wrong, in the order of the file: at most a hundred, and then that there is more.
  public let errors: [FileError]

  /// Creates a refusal.
  public init(_ errors: [FileError]) {
    self.errors = errors
  }
}

nonisolated extension ScriptRefusal: CustomStringConvertible {
  /// A line for each thing that is wrong.
  public var description: String {
    errors.map { "\($0)" }.joined(separator: "\n")
  }
}

package import EarshotFiles

/// What arguments come to: the files that are named, and those found in the folders that are.
nonisolated package struct Project: Sendable {
  /// One file to look at.
  nonisolated package struct File: Hashable, Sendable {
    /// Where it is, as whoever named it or its folder would write it.
    package var path: String
    /// Whether it was named itself, and not found in a folder.
    package var isNamed: Bool

    /// Names a file.
    package init(_ path: String, isNamed: Bool = true) {
      self.path = path
      self.isNamed = isNamed
    }
  }

  /// Something about a file or folder that does not keep anything from being done.
  nonisolated package struct Note: Hashable, Sendable {
    /// Where.
    package var path: String
    /// The line, counted from 1.
    package var line: Int
    /// What, as a clause without its full stop.
    package var message: String
    /// Whether it tells that a file with screens, or a folder for which settings say so, is not looked at.
    package var isSkippedFile: Bool
    /// Whether the app may show what stands there, so that the screens that are looked at are not all: not where it is
    /// for another system, and not where a copy of it is looked at.
    package var mayBeMissed: Bool

    /// Notes something about a line of a file, or about all of it or a folder.
    package init(
      path: String, line: Int = 1, message: String, isSkippedFile: Bool = false,
      mayBeMissed: Bool? = nil
    ) {
      self.path = path
      self.line = line
      self.message = message
      self.isSkippedFile = isSkippedFile
      self.mayBeMissed = mayBeMissed ?? isSkippedFile
    }

    /// Tells of a folder in which there is nothing to go through, which is no fault of anybody's.
    package init?(insteadOf error: FileError) {
      guard case .nothingToGoThrough? = error.problem as? ProjectProblem else { return nil }
      self.init(
        path: error.file,
        message: "\(error.problem.message); \(error.problem.expectation ?? "")")
    }

    /// The line that a compiler would print.
    package var description: String { "\(path):\(line):1: note: \(message)" }
  }

  /// The files: those that were named in the order in which they were, and in the place of a folder what was
  /// found in it, in the order of the paths.
  package var files: [File] = []
  /// What stands around the files.
  package var surroundings = ProjectSurroundings()
  /// Every folder that was looked into, where the search keeps them.
  package internal(set) var folders: [String] = []
  /// What was passed over without anything being wrong with it.
  package internal(set) var notes: [Note] = []
  /// What could not be looked into.
  package internal(set) var faults: [FileError] = []
  /// The folders that were named.
  package internal(set) var namedFolders: [String] = []

  /// A project of files that were named.
  package init(files: [String] = []) {
    self.files = files.map { File($0) }
  }
}

nonisolated extension Project.File {
  /// How the program came to it.
  package func origin(within root: FileRoot?) -> FileOrigin {
    isNamed ? .named : .met(within: root)
  }

  /// Reads the file, and goes on to what it holds; a file that nobody has named is quoted only where it is of
  /// its kind.
  ///
  /// - Throws: What reading throws.
  package func read<Result>(
    as kind: FileKind, within root: FileRoot?,
    _ reading: (SourceText) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    let source = try SourceText(
      contentsOf: path, as: kind, from: origin(within: root),
      limit: kind == .screens ? DocumentReader.sizeLimit(of: path) : SourceText.sizeLimit)
    return try source.keepingForeignWords { () throws(FileError) in try reading(source) }
  }

  /// Why a file is left out without being a fault of anybody's: it was found, and is for another system, or no
  /// screen.
  package func note(insteadOf error: FileError) -> Project.Note? {
    guard !isNamed else { return nil }
    if case .outdated? = error.problem as? DocumentProblem {
      return Project.Note(
        path: error.file, line: error.line, message: "passed over: \(error.problem.message)",
        isSkippedFile: true)
    }
    guard let problem = error.problem as? ReadingProblem else { return nil }
    switch problem {
    case .unsupportedKind(let name, _):
      return Project.Note(
        path: error.file, line: error.line, message: "passed over: this is \(name)",
        isSkippedFile: true, mayBeMissed: false)
    // What only begins as a dump does is of another trade, as a layout of Android.
    case .foreign where FileEndings.dumps.contains(path.fileEnding):
      return Project.Note(path: error.file, message: "passed over: no screen stands in it")
    default: return nil
    }
  }
}

package import EarshotFiles

/// What stands around a file in its project.
nonisolated package struct ProjectSurroundings: Sendable {
  /// The storyboards and xibs by the names by which others refer to them.
  package internal(set) var interfaceFiles: [String: [String]] = [:]
  /// What says with which storyboard an app begins.
  package internal(set) var mains: [MainStoryboard] = []
  /// What the code says of the screens; `nil` where nobody has said where it is, or there is none.
  package var code: ProjectCode? { reading?.code }
  /// What the code says, where that is needed for more than what is heard and was read.
  var codeSoFar: ProjectCode? { reading?.codeSoFar }
  private var reading: CodeReading?
  /// The colours of the asset catalogues; empty where nobody has read them.
  package private(set) var colors = ColorCatalog()

  /// Knows of nothing.
  package init() {}

  /// Adds what was found in a folder.
  mutating func add(_ found: FolderWalk.Found) {
    for path in found.files where path.isInterfaceBuilderFile {
      interfaceFiles[String(path.fileStem), default: []].append(path)
    }
    mains += found.mains
  }

  /// Reads the code and the colours of a project: an audit and a map ask for all of it.
  package mutating func read(_ sources: ProjectSources, within root: FileRoot?) {
    let origin = FileOrigin.met(within: root)
    reading = CodeReading(sources.code(from: origin))
    colors = ColorCatalog(at: sources.catalogs, from: origin)
  }

  /// Lets the code be read when something is heard otherwise than its file says.
  ///
  /// - Parameters:
  ///   - arguments: The files and folders around which it is looked for.
  ///   - search: What looks for it.
  package mutating func readCode(around arguments: [String], by search: ProjectSearch) {
    read(CodeReading(around: arguments, by: search))
  }

  /// Lets the code say what is heard.
  mutating func read(_ reading: CodeReading) { self.reading = reading }
}

package import EarshotFiles

/// What stands around a file in its project.
nonisolated package struct ProjectSurroundings: Sendable {
  /// The storyboards and xibs by the names by which others refer to them.
  package internal(set) var interfaceFiles: [String: [String]] = [:]
  /// What says with which storyboard an app begins.
  package internal(set) var mains: [MainStoryboard] = []
  /// What the code says of the screens; `nil` where nobody has read it, or there is none.
  package private(set) var code: ProjectCode?
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

  /// Reads the code and the colours of a project, which only an audit asks for.
  package mutating func read(_ sources: ProjectSources, within root: FileRoot?) {
    let origin = FileOrigin.met(within: root)
    code = sources.code(from: origin)
    colors = ColorCatalog(at: sources.catalogs, from: origin)
  }
}

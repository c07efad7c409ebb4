package import EarshotFiles

/// What stands around a file in its project.
nonisolated package struct ProjectSurroundings: Sendable {
  /// The storyboards and xibs by the names by which others refer to them.
  package internal(set) var interfaceFiles: [String: [String]] = [:]
  /// What says with which storyboard an app begins.
  package internal(set) var mains: [NamedStoryboard] = []
  /// The files that are shown until an app has begun, every link on their ways resolved.
  private var launchScreens: Set<String> = []
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
    launchScreens.formUnion(found.launchScreens)
  }

  /// Whether a document is the picture that is shown until an app has begun: it says so, or the list of an app's
  /// information names it.
  ///
  /// Nothing in such a picture is of the app's own classes or does anything; what has that is shown later, too.
  func isLaunchScreen(_ tree: ElementTree, at path: String) -> Bool {
    if tree.root.flag("launchScreen") { return true }
    guard !launchScreens.isEmpty, launchScreens.contains(path.resolvedPath ?? path) else {
      return false
    }
    return !tree.elements.contains {
      $0.name == "action" || $0.name != "placeholder" && $0.has("customClass")
    }
  }

  /// Reads the code and the colours of a project: an audit and a map ask for all of it.
  package mutating func read(_ sources: ProjectSources, within root: FileRoot?) {
    let origin = FileOrigin.met(within: root)
    reading = CodeReading(sources.code(from: origin))
    colors = ColorCatalog(at: sources.catalogs, from: origin)
    launchScreens.formUnion(sources.launchScreens)
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

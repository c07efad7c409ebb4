package import EarshotFiles

extension Project {
  /// The file with which something begins, and why that is a guess.
  package struct Beginning {
    /// The file.
    package var file: File
    /// What keeps it from being certain, with the other files it could be; `nil` where it is.
    package var doubt: Note?
  }

  /// The file that an app begins with: the one that is named, or of a folder the storyboard that an
  /// `Info.plist` names, or the only one.
  ///
  /// Where several could be meant, it is the one that is nearest to the top of the folder, and among those that
  /// nothing names, one that is called as Xcode calls the first.
  ///
  /// What cannot be looked into or read keeps nothing else from beginning.
  ///
  /// - Throws: Why there is no such file.
  package func beginning(within root: FileRoot?) throws(FileError) -> Beginning {
    guard let folder = namedFolders.first else {
      if files.isEmpty, let fault = faults.first { throw fault }
      return Beginning(file: files.first ?? File(""))
    }
    // What is said to be the first tells itself what is wrong with it.
    let named = mainFiles.filter { use(of: $0, within: root).isOfAnApp }
    if let first = Self.byDepth(named).first {
      return Beginning(
        file: first,
        doubt: doubt(in: folder, beginningWith: first, among: named) {
          .severalMainStoryboards($0)
        })
    }
    let uses = files.map { use(of: $0, within: root) }
    let usable = zip(files, uses).filter { $0.1.isFirst }.map(\.0)
    for ending in [["storyboard"], ["xib"], ["yaml", "yml", "json"]] {
      let candidates = usable.filter { ending.contains($0.path.fileEnding) }
      let usual = candidates.filter { Self.usualNames.contains($0.path.fileStem) }
      guard let first = Self.byDepth(usual.isEmpty ? candidates : usual).first else { continue }
      return Beginning(
        file: first,
        doubt: doubt(in: folder, beginningWith: first, among: candidates) { .noMainStoryboard($0) })
    }
    let refusals = uses.lazy.compactMap { use -> FileError? in
      if case .refused(let error) = use { error } else { nil }
    }
    if let error = refusals.first ?? faults.first { throw error }
    throw FileError(file: folder, problem: ProjectProblem.nothingToGoThrough)
  }

  /// The names that Xcode gives to the first storyboard or xib of an app.
  nonisolated static let usualNames: Set<Substring> = ["Main", "MainStoryboard", "MainWindow"]

  /// Files with those first that the fewest folders stand around.
  private static func byDepth(_ files: [File]) -> [File] {
    func depth(_ file: File) -> Int { file.path.utf8.count { $0 == UInt8(ascii: "/") } }
    return files.enumerated().sorted {
      (depth($0.element), $0.offset) < (depth($1.element), $1.offset)
    }
    .map(\.element)
  }

  /// What to tell of a file that was taken among several.
  private func doubt(
    in folder: String, beginningWith first: File, among candidates: [File],
    _ problem: ([String]) -> ProjectProblem
  ) -> Note? {
    guard candidates.count > 1 else { return nil }
    let problem = problem(candidates.map(\.path).filter { $0 != first.path })
    return Note(
      path: folder,
      message: "\(problem.message); \(first.path) is opened; \(problem.expectation ?? "")")
  }

  /// The storyboards and xibs with which apps begin, each once.
  package var mainFiles: [File] {
    var known: Set<String> = []
    let paths = surroundings.mains.flatMap { main in
      // A target keeps its storyboard near its list: of several with the same name that one is meant.
      let candidates = (surroundings.interfaceFiles[main.name] ?? []).filter {
        ($0.fileEnding == "xib") == main.isXib
      }
      return Self.byNearness(to: main.file, candidates).prefix(1)
    }
    return paths.filter { known.insert($0).inserted }.map { File($0, isNamed: false) }
  }

  /// Paths in the order of how much of their way they have in common with a file.
  nonisolated static func byNearness(to file: String, _ paths: [String]) -> [String] {
    guard paths.count > 1 else { return paths }
    return paths.enumerated().sorted {
      (-folders($0.element, inCommonWith: file), $0.offset)
        < (-folders($1.element, inCommonWith: file), $1.offset)
    }
    .map(\.element)
  }

  /// How many folders stand around both of two paths.
  nonisolated static func folders(_ path: String, inCommonWith other: String) -> Int {
    zip(path.folder.split(separator: "/"), other.folder.split(separator: "/"))
      .prefix { $0 == $1 }.count
  }

  /// What a file is to an app that begins.
  private enum Use {
    /// The app may begin with it.
    case first
    /// No app begins with it: it is for another system, has no scenes, or is the picture that is shown until an app
    /// has begun.
    case none
    /// It cannot be read.
    case refused(FileError)

    var isFirst: Bool { if case .first = self { true } else { false } }
    var isOfAnApp: Bool { if case .none = self { false } else { true } }
  }

  private func use(of file: File, within root: FileRoot?) -> Use {
    guard file.path.isInterfaceBuilderFile else { return .first }
    do throws(FileError) {
      return try file.read(as: .interfaceBuilder, within: root) { source throws(FileError) in
        let tree = try ElementTree(source)
        let root = tree.root
        let isEmpty =
          try StoryboardFormat(root).kind == .storyboard
          && !(root.child("scenes")?.children.contains { _ in true } ?? false)
        return surroundings.isLaunchScreen(tree, at: file.path) || isEmpty ? .none : .first
      }
    } catch {
      return file.note(insteadOf: error) == nil ? .refused(error) : .none
    }
  }
}

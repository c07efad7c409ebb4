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
  /// - Throws: Why there is no such file.
  package func beginning(within root: FileRoot?) throws(FileError) -> Beginning {
    if let fault = faults.first { throw fault }
    guard let folder = namedFolders.first else {
      return Beginning(file: files.first ?? File(""))
    }
    let named = mainFiles.filter { !isPassedOver($0, within: root) }
    if let first = Self.byDepth(named).first {
      return Beginning(
        file: first,
        doubt: doubt(in: folder, beginningWith: first, among: named) {
          .severalMainStoryboards($0)
        })
    }
    let usable = files.filter { !isPassedOver($0, within: root) }
    for ending in [["storyboard"], ["xib"], ["yaml", "yml", "json"]] {
      let candidates = usable.filter { ending.contains($0.path.fileEnding) }
      let usual = candidates.filter { Self.usualNames.contains($0.path.fileStem) }
      guard let first = Self.byDepth(usual.isEmpty ? candidates : usual).first else { continue }
      return Beginning(
        file: first,
        doubt: doubt(in: folder, beginningWith: first, among: candidates) { .noMainStoryboard($0) })
    }
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
    let way = file.folder.split(separator: "/")
    func common(_ path: String) -> Int {
      zip(path.folder.split(separator: "/"), way).prefix { $0 == $1 }.count
    }
    return paths.enumerated().sorted {
      (-common($0.element), $0.offset) < (-common($1.element), $1.offset)
    }
    .map(\.element)
  }

  /// Whether no app begins with a file: it is for another system, or the picture that is shown until an app
  /// has begun.
  private func isPassedOver(_ file: File, within root: FileRoot?) -> Bool {
    guard file.path.isInterfaceBuilderFile else { return false }
    do throws(FileError) {
      return try file.read(as: .interfaceBuilder, within: root) { source throws(FileError) in
        let root = try ElementTree(source).root
        _ = try StoryboardFormat(root)
        return root.flag("launchScreen")
      }
    } catch {
      return file.note(insteadOf: error) != nil
    }
  }
}

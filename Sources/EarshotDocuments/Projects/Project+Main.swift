package import EarshotFiles

extension Project {
  /// The file that an app begins with: the one that is named, or of a folder the storyboard that an
  /// `Info.plist` names, or the only one.
  ///
  /// - Throws: Why there is no such file, with those there are.
  package func mainFile(within root: FileRoot?) throws(FileError) -> File {
    if let fault = faults.first { throw fault }
    guard let folder = namedFolders.first else {
      return files.first ?? File("")
    }
    let named = mainFiles
    if named.count == 1 { return named[0] }
    guard named.isEmpty else {
      throw FileError(
        file: folder, problem: ProjectProblem.severalMainStoryboards(named.map(\.path)))
    }
    let usable = files.filter { !isPassedOver($0, within: root) }
    for ending in [["storyboard"], ["xib", "yaml", "yml", "json"]] {
      let candidates = usable.filter { ending.contains($0.path.fileEnding) }
      if candidates.count == 1 { return candidates[0] }
      guard candidates.isEmpty else {
        throw FileError(
          file: folder, problem: ProjectProblem.noMainStoryboard(candidates.map(\.path)))
      }
    }
    throw FileError(
      file: folder,
      problem: ProjectProblem.nothingFound("storyboard, xib or screen document"))
  }

  /// The storyboards with which apps begin, each once.
  package var mainFiles: [File] {
    var known: Set<String> = []
    let paths = mains.flatMap { main in
      // A target keeps its storyboard near its list: of several with the same name that one is meant.
      let candidates = storyboards[main.name] ?? []
      return Self.byNearness(to: main.file, candidates).prefix(1)
    }
    return paths.filter { known.insert($0).inserted }.map { File($0, isNamed: false) }
  }

  /// Paths in the order of how much of their way they have in common with a file.
  static func byNearness(to file: String, _ paths: [String]) -> [String] {
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

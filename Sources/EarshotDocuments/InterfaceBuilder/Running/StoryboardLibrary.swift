import EarshotFiles
import EarshotInterface
import FoundationEssentials

/// The storyboards and xibs of one app: each is read once.
final class StoryboardLibrary {
  let classes: StoryboardClasses
  let language: String?
  let device: String?
  let systemTexts: SystemTexts?
  /// Lines that stand in for those of the language's table.
  let systemTextLines: [SystemTextLines]
  private let root: FileRoot?
  /// What stands around the files in their project.
  let surroundings: ProjectSurroundings
  /// What each storyboard asked for in vain, in the order in which they were read.
  private(set) var workshops: [StoryboardWorkshop] = []
  /// What was read, by its path.
  private var loaded: [String: (LoadedStoryboard, StoryboardWorkshop)] = [:]
  /// Which path a name has come to stand for.
  private var paths: [String: String] = [:]
  private var missing: Set<String> = []
  private var refused: [String: FileError] = [:]

  init(
    classes: StoryboardClasses, language: String?, device: String?, systemTexts: SystemTexts?,
    systemTextLines: [SystemTextLines] = [], root: FileRoot? = nil,
    surroundings: ProjectSurroundings = ProjectSurroundings()
  ) {
    self.classes = classes
    self.language = language
    self.device = device
    self.systemTexts = systemTexts
    self.systemTextLines = systemTextLines
    self.root = root
    self.surroundings = surroundings
  }

  /// How the library comes to files that nobody has named.
  var origin: FileOrigin { .met(within: root) }

  /// Every storyboard of the project by its path, sorted, and after them every xib.
  private(set) lazy var projectPaths: [String] = {
    let paths = surroundings.interfaceFiles.values.joined().sorted()
    return paths.filter { $0.hasSuffix(Self.ending) } + paths.filter { !$0.hasSuffix(Self.ending) }
  }()

  /// How the project calls its files: the way to one may be written in several ways.
  private lazy var ownPaths: [FolderListing.FileIdentity: String] = {
    let paths = projectPaths.compactMap { path in
      FolderListing.FileIdentity(of: path).map { ($0, path) }
    }
    return Dictionary(paths, uniquingKeysWith: { first, _ in first })
  }()

  /// The storyboard of a name, looked for around the file `path`; `nil` when it is not there.
  ///
  /// - Throws: Why the first file of that name was refused, when none can be read.
  func storyboard(
    named name: String, besides path: String
  ) throws(FileError) -> Storyboard? {
    if let known = paths[name].flatMap({ loaded[$0] }) {
      return Storyboard(loaded: known.0, workshop: known.1, library: self)
    }
    if let error = refused[name] { throw error }
    guard !missing.contains(name) else { return nil }
    for candidate in candidates(name, besides: path)
    where FileOrigin.isThere(candidate) {
      do throws(FileError) {
        let found = try storyboard(at: candidate)
        paths[name] = found.loaded.path
        return found
      } catch {
        refused[name] = refused[name] ?? error
      }
    }
    if let error = refused[name] { throw error }
    missing.insert(name)
    return nil
  }

  /// The storyboard or xib of a path.
  ///
  /// - Throws: Why it cannot be read.
  func storyboard(at path: String) throws(FileError) -> Storyboard {
    let path = FolderListing.FileIdentity(of: path).flatMap { ownPaths[$0] } ?? path
    if let known = loaded[path] {
      return Storyboard(loaded: known.0, workshop: known.1, library: self)
    }
    let source = try SourceText(contentsOf: path, as: .interfaceBuilder, from: origin)
    let found = try source.keepingForeignWords { () throws(FileError) in
      try Storyboard(source, library: self)
    }
    loaded[path] = (found.loaded, found.workshop)
    return found
  }

  /// Remembers the storyboard with which all began, so that others that refer to it find this one.
  func keep(_ storyboard: Storyboard) {
    guard loaded.isEmpty else { return }
    loaded[storyboard.loaded.path] = (storyboard.loaded, storyboard.workshop)
    if storyboard.loaded.path.hasSuffix(Self.ending) {
      paths[storyboard.name] = storyboard.loaded.path
    }
  }

  private static let ending = ".storyboard"

  /// A new account of what a storyboard asks for in vain.
  func makeWorkshop(for file: String) -> StoryboardWorkshop {
    let workshop = StoryboardWorkshop(classes: classes, file: file)
    workshops.append(workshop)
    return workshop
  }

  /// Where a storyboard could be: beside the file, in the folder of its base language, and one folder
  /// further out or in; or else anywhere in the project, the nearest first.
  private func candidates(_ name: String, besides path: String) -> [String] {
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0") else { return [] }
    let file = name + Self.ending
    let own = path.folder
    let around = [own, own + "/.."]
    let inside = around.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        .map { folder + "/" + $0 }
    }
    return (around + inside.prefix(500)).map { $0 + "/" + file }
      + inside.prefix(500).map { $0 + "/Base.lproj/" + file }
      + Project.byNearness(
        to: path, (surroundings.interfaceFiles[name] ?? []).filter { $0.hasSuffix(Self.ending) })
  }
}

import EarshotFiles
import EarshotInterface
import FoundationEssentials

/// The storyboards of one app: those that refer to each other are read once.
final class StoryboardLibrary {
  let classes: StoryboardClasses
  let language: String?
  let device: String?
  let systemTexts: SystemTexts
  private let root: FileRoot?
  /// The storyboards of the project by name, wherever in it they are.
  private let storyboards: [String: [String]]
  /// What each storyboard asked for in vain, in the order in which they were read.
  private(set) var workshops: [StoryboardWorkshop] = []
  private var loaded: [String: (LoadedStoryboard, StoryboardWorkshop)] = [:]
  private var missing: Set<String> = []
  private var refused: [String: FileError] = [:]

  init(
    classes: StoryboardClasses, language: String?, device: String?, systemTexts: SystemTexts,
    root: FileRoot? = nil, storyboards: [String: [String]] = [:]
  ) {
    self.classes = classes
    self.language = language
    self.device = device
    self.systemTexts = systemTexts
    self.root = root
    self.storyboards = storyboards
  }

  /// How the library comes to files that nobody has named.
  var origin: FileOrigin { .met(within: root) }

  /// The names of all storyboards of the project, sorted.
  var projectNames: [String] { storyboards.keys.sorted() }

  /// The storyboard of a name, looked for around the file `path`; `nil` when it is not there.
  ///
  /// - Throws: Why the first file of that name was refused, when none can be read.
  func storyboard(
    named name: String, besides path: String
  ) throws(FileError) -> Storyboard? {
    if let known = loaded[name] {
      return Storyboard(loaded: known.0, workshop: known.1, library: self)
    }
    if let error = refused[name] { throw error }
    guard !missing.contains(name) else { return nil }
    for candidate in candidates(name, besides: path)
    where FileOrigin.isThere(candidate) {
      do throws(FileError) {
        let source = try SourceText(contentsOf: candidate, as: .interfaceBuilder, from: origin)
        return try source.keepingForeignWords { () throws(FileError) in
          try Storyboard(source, library: self)
        }
      } catch {
        refused[name] = refused[name] ?? error
      }
    }
    if let error = refused[name] { throw error }
    missing.insert(name)
    return nil
  }

  /// Remembers a storyboard that was read, so that others that refer to it find this one.
  func keep(_ storyboard: Storyboard) {
    guard storyboard.loaded.path.hasSuffix(Self.ending) else { return }
    loaded[storyboard.name] = (storyboard.loaded, storyboard.workshop)
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
      + Project.byNearness(to: path, storyboards[name] ?? [])
  }
}

public import EarshotFiles
public import EarshotInterface

// How a storyboard is run:
//
//  1. the file is parsed once (`LoadedStoryboard`); every controller is made anew from it;
//  2. a controller comes with its items and with the controllers it holds by relationship
//     (`SceneMaker`), its views when they are first asked for (`SceneSource`);
//  3. outlets, actions and segues are connected by name (`Connections/`); what cannot be is reported.

/// Screens and the ways between them, as drawn in Interface Builder (`UIStoryboard`).
///
/// A storyboard keeps no controller alive, and a controller keeps its storyboard alive.
public final class Storyboard {
  let loaded: LoadedStoryboard
  let workshop: StoryboardWorkshop
  let library: StoryboardLibrary

  /// Reads a storyboard.
  ///
  /// - Parameters:
  ///   - path: The file; storyboards it refers to are looked for beside it.
  ///   - classes: The app's own classes.
  ///   - language: The language of the texts, as a BCP 47 tag; `nil` takes those in the file.
  ///   - device: The device to lay out for, by Interface Builder's name; `nil` takes that in the file.
  ///   - systemTexts: The texts that interface classes make by themselves; `nil` for those of the language.
  ///   - root: The folder that its texts and the storyboards it refers to must not lie outside of.
  /// - Throws: What a `DocumentReader` refuses, and `noSuchDevice`.
  public convenience init(
    _ path: String, classes: StoryboardClasses = StoryboardClasses(), language: String? = nil,
    device: String? = nil, systemTexts: SystemTexts? = nil, root: FileRoot? = nil
  ) throws(FileError) {
    try self.init(
      SourceText(contentsOf: path, as: .interfaceBuilder, from: .named),
      library: StoryboardLibrary(
        classes: classes, language: language, device: device, systemTexts: systemTexts,
        root: root))
  }

  /// Takes a storyboard that is in memory already; `file` is the name under which problems are
  /// reported, and beside which other files are looked for.
  ///
  /// - Throws: What a `DocumentReader` refuses.
  public convenience init(
    _ bytes: [UInt8], file: String, classes: StoryboardClasses = StoryboardClasses(),
    systemTexts: SystemTexts? = nil
  ) throws(FileError) {
    try self.init(
      SourceText(file: file, bytes: bytes),
      library: StoryboardLibrary(
        classes: classes, language: nil, device: nil, systemTexts: systemTexts))
  }

  /// Takes a storyboard that was read already.
  ///
  /// - Throws: What a `DocumentReader` refuses.
  package convenience init(
    _ source: SourceText, language: String?, device: String? = nil,
    systemTexts: SystemTexts? = nil, systemTextLines: [SystemTextLines] = [],
    root: FileRoot? = nil, surroundings: ProjectSurroundings = ProjectSurroundings()
  ) throws(FileError) {
    try self.init(
      source,
      library: StoryboardLibrary(
        classes: StoryboardClasses(), language: language, device: device,
        systemTexts: systemTexts, systemTextLines: systemTextLines, root: root,
        surroundings: surroundings))
  }

  init(_ source: SourceText, library: StoryboardLibrary) throws(FileError) {
    self.library = library
    loaded = try LoadedStoryboard(source, library: library)
    workshop = library.makeWorkshop(for: source.file)
    library.keep(self)
  }

  init(loaded: LoadedStoryboard, workshop: StoryboardWorkshop, library: StoryboardLibrary) {
    self.loaded = loaded
    self.workshop = workshop
    self.library = library
  }

  /// The problems found so far, in this storyboard and those it refers to, each once.
  ///
  /// Views are made when they are first asked for, and more problems may be found then.
  public var problems: [StoryboardProblem] { library.workshops.flatMap(\.problems) }

  /// The surroundings in which the screens are meant to be seen.
  public var traitCollection: TraitCollection { loaded.traits }

  /// Whether it is the picture that is shown until an app has begun, in which nobody moves.
  package var isLaunchScreen: Bool { loaded.isLaunchScreen }

  // MARK: Controllers

  /// Makes the controller that the app starts with, or `nil` when the storyboard names none.
  public func instantiateInitialViewController() -> ViewController? {
    loaded.file.initialViewController.flatMap { maker.controller(withObjectIdentifier: $0) }
  }

  /// Makes the controller of a scene by its storyboard identifier.
  ///
  /// As in UIKit the storyboard has to have it: a name that no scene has is a mistake in the app and
  /// stops the program, with the names there are.
  public func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    guard let scene = loaded.scene(named: identifier),
      let controller = maker.controller(of: scene.main)
    else {
      let known = loaded.file.scenes.compactMap { $0.main["storyboardIdentifier"] }
      let problem = DocumentProblem.noSuchScreen(identifier, known: known)
      preconditionFailure("\(FileError(file: loaded.path, problem: problem))")
    }
    return controller
  }

  /// Makes the controllers of a new front, which has a budget of its own.
  var maker: SceneMaker { SceneMaker(storyboard: self) }
}

extension Storyboard: RestorableStoryboard {
  /// The name of the file without folder and ending, as `UIStoryboard` takes it.
  public var name: String {
    let file = loaded.path.split(separator: "/").last.map { String($0) } ?? ""
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  /// Makes the controller of the scene with a storyboard identifier, or else of the one with that
  /// restoration identifier.
  public func restoredViewController(withIdentifier identifier: String) -> ViewController? {
    let scene =
      loaded.scene(named: identifier)
      ?? loaded.file.scenes.first { $0.main["restorationIdentifier"] == identifier }
    return scene.flatMap { maker.controller(of: $0.main) }
  }
}

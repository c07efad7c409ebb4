public import EarshotFiles
public import EarshotInterface
public import EarshotModel

/// What it takes to show a storyboard on a screen.
extension Storyboard {
  /// What the file holds: scenes, or the objects of a xib.
  package var kind: Document.Kind { loaded.file.format.kind }

  /// The file that was asked for.
  package var source: SourceText { loaded.source }

  /// The language that was asked for, as a BCP 47 tag.
  package var wantedLanguage: String? { library.language }

  /// The device that was asked for.
  package var deviceName: String? { library.device }

  /// The language of the texts, as a BCP 47 tag, when it is known.
  package var language: String? { loaded.language }

  /// The size of the screen it is laid out for, in points.
  public var screenSize: Size { loaded.screenSize }

  /// The parts at the edges that the device itself covers, in points.
  public var deviceSafeAreaInsets: EdgeInsets { deviceSafeAreaInsets(forScreenOf: screenSize) }

  /// What the device covers at the edges, in points, when its screen is held so as to have this
  /// size.
  public func deviceSafeAreaInsets(forScreenOf size: Size) -> EdgeInsets {
    loaded.device.edges(isLandscape: size.width > size.height)
  }

  /// The surroundings in which the screens are seen when the device is held so that its screen has a
  /// size, in points: a phone that lies on its side leaves little room from top to bottom.
  public func traitCollection(forScreenOf size: Size) -> TraitCollection {
    loaded.traits(isLandscape: size.width > size.height)
  }

  // MARK: Scenes on screen

  /// Makes what an app shows when it begins with a scene, or with an object of a xib.
  ///
  /// The scene comes in its surroundings: its stack with the screens before it, its tab, its split
  /// view, the sheet it is presented as. A scene that was drawn for a navigation stack which only
  /// code makes is put in one, because its bar items would not be shown otherwise.
  ///
  /// - Parameter scene: The scene, by its identifier in the file or by any name a screen of the file has;
  ///   `nil` takes the initial controller, or the first scene when none is.
  /// - Returns: The scene with everything around it; nothing is on screen before it is opened.
  /// - Throws: `noSuchScreen`, with the names there are.
  public func front(of scene: String? = nil) throws(FileError) -> SceneFront {
    let scenes = loaded.file.screens
    let names = names
    let found: StoryboardScene? =
      if let scene {
        scenes.first { names.names(of: $0).first == scene }
          ?? scenes.first { $0.identifier == scene }
          ?? scenes.first { names.names(of: $0).contains(scene) }
      } else {
        scenes.first { $0.identifier == loaded.file.initialViewController } ?? scenes.first
      }
    guard let found else {
      throw FileError(
        file: loaded.path,
        problem: DocumentProblem.noSuchScreen(
          scene ?? "", known: scenes.compactMap { names.names(of: $0).first }))
    }
    return front(of: found)
  }

  func front(of scene: StoryboardScene) -> SceneFront {
    // What only holds others is shown with them, as in a storyboard.
    guard kind == .storyboard && scene.isController || scene.isContainer else {
      let object = XibObjectController(scene, of: loaded, workshop)
      return SceneFront(object, ofSize: object.size, of: self)
    }
    let route = scene.identifier.flatMap { loaded.routes[$0] }
    return route.flatMap { SceneFront($0, of: self) }
      ?? SceneFront(SceneRoute(start: scene.main), of: self)
      ?? SceneFront(ViewController(), ofSize: screenSize, of: self)
  }

  /// What finds the names of scenes.
  var names: SceneNames { SceneNames(file: loaded.file, decoder: loaded.decoder(workshop)) }
}

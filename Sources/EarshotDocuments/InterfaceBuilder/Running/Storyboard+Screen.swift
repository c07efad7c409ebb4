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

  /// What the device covers at the edges when it is held so that its screen has a size, in points.
  public func deviceSafeAreaInsets(forScreenOf size: Size) -> EdgeInsets {
    loaded.device.edges(isLandscape: size.width > size.height)
  }

  /// The surroundings in which the screens are seen when the device is held so that its screen has a
  /// size, in points: a phone that lies on its side leaves little room from top to bottom.
  public func traitCollection(forScreenOf size: Size) -> TraitCollection {
    loaded.device.traits(
      isLandscape: size.width > size.height, systemTexts: library.systemTexts)
  }

  /// Makes the controller that an app begins with.
  ///
  /// - Parameter scene: The scene to begin with, by its identifier in the file or by any name a screen
  ///   of the file has; `nil` takes the initial controller, or the first when none is.
  /// - Returns: The controller, its view not loaded. A scene that was drawn to be in a stack, which
  ///   the app's code makes, comes in one: its items would stand on no bar otherwise.
  /// - Throws: `noSuchScreen`, with the names there are.
  public func instantiateFirstViewController(
    _ scene: String? = nil
  ) throws(DocumentError) -> ViewController {
    let scenes = loaded.file.scenes.filter { !$0.isReference && $0.isController }
    let names = SceneNames(file: loaded.file, decoder: loaded.decoder(workshop))
    let found: StoryboardScene? =
      if let scene {
        scenes.first { names.names(of: $0).first == scene }
          ?? scenes.first { $0.identifier == scene }
          ?? scenes.first { names.names(of: $0).contains(scene) }
      } else {
        scenes.first { $0.identifier == loaded.file.initialViewController } ?? scenes.first
      }
    guard let found, let controller = maker.controller(of: found.main) else {
      throw DocumentError(
        file: loaded.path,
        problem: .noSuchScreen(scene ?? "", known: scenes.compactMap { names.names(of: $0).first }))
    }
    guard case .elsewhere? = surroundings(of: found)?.stack else { return controller }
    return NavigationController(rootViewController: controller)
  }

  private func surroundings(of scene: StoryboardScene) -> SceneSurroundings? {
    scene.identifier.flatMap { loaded.surroundings[$0] }
  }
}

public import EarshotInterface
public import EarshotModel

/// What it takes to show a storyboard on a screen.
extension Storyboard {
  /// The size of the screen it is laid out for, in points.
  public var screenSize: Size { loaded.screenSize }

  /// The parts at the edges that the device itself covers, in points.
  public var deviceSafeAreaInsets: EdgeInsets {
    EdgeInsets(
      top: loaded.device.statusBarHeight, left: 0, bottom: loaded.device.homeIndicatorHeight,
      right: 0)
  }

  /// Makes the controller that an app begins with.
  ///
  /// - Parameter scene: The scene to begin with, by its identifier in the file or by any name a screen
  ///   of the file has; `nil` takes the initial controller, or the first when none is.
  /// - Returns: The controller; its view is not loaded.
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
    return controller
  }
}

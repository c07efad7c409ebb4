import EarshotFiles
import EarshotInterface
import EarshotModel

// The flow, for each scene of a storyboard:
//
//  1. the scene comes on screen as a device shows it (`SceneFront`), in an application of its own;
//  2. one update lays everything out and lets everything appear;
//  3. what stands in front is the screen, and it gets a name.
//
// An object of a xib has nothing around it, and its screen is as large as it is; so has a view in the dock of a scene.

/// Makes a screen of every scene of a storyboard and of the views in its dock, or of every object of a xib.
struct StoryboardScreens {
  private let storyboard: Storyboard
  private var file: StoryboardFile { storyboard.loaded.file }

  /// Prepares to make the screens of a storyboard.
  init(_ storyboard: Storyboard) {
    self.storyboard = storyboard
  }

  /// The screens, in the order of the file.
  func screens() -> [DocumentScreen] {
    var names = storyboard.names
    let scenes = file.screens
    names.count(scenes)
    let entered = Set(file.segues.lazy.filter { !Self.asides.contains($0.kind) }.map(\.destination))
    let unreached = storyboard.loaded.unreachedScenes
    return scenes.map { scene in
      var screen = screen(of: scene, named: names.name(of: scene))
      screen.identifier = scene.identifier
      screen.alternativeNames = names.names(of: scene)
      let place = scene.main.place
      screen.line = place.line
      screen.column = place.column
      screen.storyboard = storyboard.loaded
      screen.title = names.title(of: scene)
      screen.customClass = scene.main["customClass"]
      screen.isHosted = scene.main.name == "hostingController"
      screen.isEntered = scene.identifier.map(entered.contains) ?? false
      let controller = StoryboardIndex.controller(of: scene.main)
      screen.isUnreachable =
        (controller["id"].map(unreached.contains) ?? false)
        || storyboard.loaded.isLeftInDock(scene)
      screen.isFragment = !scene.isController
      return screen
    }
  }

  /// The kinds of segues after which one need not be elsewhere: a popover stands beside what opened it, and what one of
  /// the app's own class does with a screen, nobody knows.
  private static let asides: Set = [
    "custom", "embed", "popover", "popoverPresentation", "relationship", "unwind",
  ]

  private func screen(of scene: StoryboardScene, named name: String) -> DocumentScreen {
    let application = Application(traitCollection: storyboard.traitCollection)
    application.accessibilityLanguage = storyboard.language
    let size: Size
    if scene.isContainer, storyboard.kind == .storyboard {
      size = storyboard.screenSize
      let window = Window(application: application, frame: Rect(origin: .zero, size: size))
      window.makeKeyAndVisible()
    } else {
      let front = storyboard.front(of: scene)
      size = front.screenSize
      front.open(in: application)
    }
    application.launch()
    application.update()
    return DocumentScreen(
      name: name, size: size, application: application, isContainer: scene.isContainer)
  }
}

public import EarshotDocuments
public import EarshotInterface
public import EarshotModel
import EarshotRestoration

/// An application made of a file of screens: it opens one window at launch, with the screen it was
/// made for.
public final class DocumentApplication: Application, ApplicationDelegate {
  private let edges: (Size) -> EdgeInsets
  private let makeWindow: (DocumentApplication) -> Window
  private let comeToFront: ((DocumentApplication) -> Void)?
  /// The storyboard it was made of, when it was made of one.
  let storyboard: Storyboard?
  /// The screens of its screen document, and what makes each of them.
  var documentScreens: [(name: String, root: (DocumentApplication) -> ViewController)] = []
  /// The names of the rotors that its elements have, on whatever screen; a storyboard has none without code.
  var rotorNames: [String] = []
  /// The problems found so far in its storyboards, each once.
  public var problems: [StoryboardProblem] { storyboard?.problems ?? [] }
  /// Whether the app's media are playing, when it has any.
  public private(set) var isPlaying = false

  /// Creates an app of a screen document that was not launched yet.
  ///
  /// - Parameters:
  ///   - traitCollection: The device, and the direction and language of the screens.
  ///   - screenSize: The extent of the screen, in points.
  ///   - root: Makes the controller that fills the window.
  convenience init(
    traitCollection: TraitCollection, screenSize: Size,
    root: @escaping (DocumentApplication) -> ViewController
  ) {
    let idiom = traitCollection.userInterfaceIdiom
    let edges = { StoryboardDevice(screen: $0, idiom: idiom).edges }
    self.init(traitCollection: traitCollection, edges: edges) { application in
      let window = Window(application: application, frame: Rect(origin: .zero, size: screenSize))
      window.deviceSafeAreaInsets = edges(screenSize)
      window.rootViewController = root(application)
      return window
    }
  }

  /// Creates an app that was not launched yet.
  ///
  /// - Parameters:
  ///   - traitCollection: The device, and the direction and language of the screens.
  ///   - edges: What the device covers of a screen of a size, in points.
  ///   - storyboard: What the screens come out of, when it is a storyboard.
  ///   - makeWindow: Makes the window with what fills it, not visible yet.
  ///   - comeToFront: Does what has to wait until the window is visible, when nothing came back from an
  ///     earlier run.
  init(
    traitCollection: TraitCollection, edges: @escaping (Size) -> EdgeInsets,
    storyboard: Storyboard? = nil, makeWindow: @escaping (DocumentApplication) -> Window,
    comeToFront: ((DocumentApplication) -> Void)? = nil
  ) {
    self.edges = edges
    self.storyboard = storyboard
    self.makeWindow = makeWindow
    self.comeToFront = comeToFront
    super.init(traitCollection: traitCollection)
    delegate = self
  }

  public override func scenes(from element: Responder?) -> [HostScene] { offers(at: element) }

  public override func deadEnd(at element: Responder, hasAnswered: Bool) -> DeadEnd? {
    guard storyboard != nil else { return nil }
    return Storyboard.deadEnd(at: element, in: controllersInFront, hasAnswered: hasAnswered)
  }

  /// Makes the first screen when there is state to come back into it.
  public func application(
    _ application: Application, willFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool {
    if statePreservation != nil { _ = makeWindow(self) }
    return true
  }

  /// Opens the window.
  public func application(
    _ application: Application, didFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool {
    let comesBack = !windows.isEmpty
    if !comesBack { _ = makeWindow(self) }
    windows[0].makeKeyAndVisible()
    if !comesBack { comeToFront?(self) }
    return true
  }

  /// Agrees, when there is a place to keep the state.
  public func application(
    _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }

  /// Agrees, when there is any state.
  public func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }

  /// Lets controllers that come back be made by what made them before.
  func makeAnew(from storyboard: any RestorableStoryboard) {
    (statePreservation as? StateRestoration)?.storyboards.append(storyboard)
  }

  /// Has a magic tap that no responder handles start and stop media, as the system does (guide row
  /// G29).
  func enableMedia() {
    mediaToggle = { [weak self] in
      guard let self else { return false }
      isPlaying.toggle()
      note(
        .action(
          sender: "media", name: isPlaying ? "play" : "pause", handledBy: transcriptName))
      return true
    }
  }

  /// Takes on what a screen of another size has: the room there is changes, and what was drawn for other
  /// size classes goes.
  func prepare(_ window: Window, for size: Size) {
    if let storyboard { traitCollection = storyboard.traitCollection(forScreenOf: size) }
    window.deviceSafeAreaInsets = edges(size)
  }

  /// Whether it was made of a screen document, whose elements stand where they were drawn.
  package var isScreenDocument: Bool { storyboard == nil }

  /// What the screen in front is called, when it is one of a screen document.
  package var frontScreenName: String? { frontScreen?.screen.name }

  /// The ways up in which the screen in front may be held; empty where its file does not tell.
  package var frontOrientations: [String] { frontScreen?.screen.orientations ?? [] }

  /// The screen a person sees, when it is one of a screen document.
  var frontScreen: ScreenController? { frontController as? ScreenController }
}

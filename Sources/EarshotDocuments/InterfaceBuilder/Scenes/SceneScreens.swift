import EarshotInterface
import EarshotModel

// The flow:
//
//  1. the segues tell which bars stand around each scene;
//  2. the root view is made and put where the bars leave it;
//  3. the bars are put over it, and scrolled content moves out from under them;
//  4. the screen gets a name.

/// Makes a screen of every scene.
struct SceneScreens {
  private let file: StoryboardFile
  private let decoder: StoryboardDecoder
  private let graph: SceneGraph
  private let device: StoryboardDevice
  private let traits: TraitCollection
  private let relayout: SceneRelayout?

  /// Prepares to make the screens of a document; with a layout, for another device than drawn for.
  init(
    file: StoryboardFile, decoder: StoryboardDecoder, systemTexts: SystemTexts,
    relayout: SceneRelayout? = nil
  ) {
    self.file = file
    self.relayout = relayout
    self.decoder = decoder
    device = decoder.device
    graph = SceneGraph(file)
    traits = device.traits(systemTexts: systemTexts)
  }

  /// The screens, in the order of the file.
  func screens() -> [DocumentScreen] {
    var names = SceneNames(file: file, decoder: decoder)
    let scenes = file.scenes.filter { !$0.isReference }
    names.count(scenes)
    let entered = Set(
      file.segues.lazy.filter { !["embed", "unwind", "relationship"].contains($0.kind) }
        .map(\.destination))
    return scenes.map { scene in
      let root =
        scene.isContainer ? View(frame: Rect(origin: .zero, size: screenSize)) : root(scene)
      root.overrideTraitCollection = traits
      var screen = DocumentScreen(
        name: names.name(of: scene), identifier: scene.identifier,
        alternativeNames: names.names(of: scene), size: root.frame.size, root: root,
        isContainer: scene.isContainer, line: scene.main.line)
      screen.origins = decoder.origins
      screen.title = names.title(of: scene)
      screen.customClass = scene.main["customClass"]
      screen.isEntered = scene.identifier.map(entered.contains) ?? false
      return screen
    }
  }

  private var screenSize: Size { device.screenSize }

  private func root(_ scene: StoryboardScene) -> View {
    guard file.format.kind == .storyboard, scene.isController else { return loose(scene) }
    decoder.embedding = StoryboardDecoder.Embedding()
    let bars = SceneBars(
      scene: scene.main, surroundings: graph.surroundings[scene.identifier ?? ""], graph: graph,
      decoder: decoder)
    guard let element = scene.view else {
      return bars.screen(around: View(frame: Rect(origin: .zero, size: screenSize)))
    }
    let view = decoder.view(element, in: screenSize)
    guard let relayout else {
      let isComplete = decoder.missingFrames.count == 0
      if !isComplete { decoder.addConstraints(below: element, of: scene.main) }
      decoder.applyVariations(to: view)
      if !isComplete { view.acceptDrawnLayout() }
      let screen = bars.screen(around: view)
      if !isComplete { view.layoutIfNeeded() }
      return screen
    }
    relayout.prepare(view, of: element, in: scene.main)
    let screen = bars.screen(around: view, isLaidOutAnew: true)
    relayout.layOut(view, of: element)
    return screen
  }

  /// A view of a xib, which has no screen around it.
  private func loose(_ scene: StoryboardScene) -> View {
    let content = scene.view.map { decoder.looseView($0, in: screenSize) } ?? View()
    content.layoutIfNeeded()
    content.frame.origin = .zero
    let root = View(frame: content.frame)
    root.addSubview(content)
    return root
  }
}

import EarshotFiles
import EarshotInterface
import EarshotModel

/// A storyboard or xib that is parsed, with all that making something of it takes.
final class LoadedStoryboard {
  /// The path the caller gave, which may be that of a copy in another language.
  var path: String { source.file }
  let source: SourceText
  let file: StoryboardFile
  let device: StoryboardDevice
  /// The device that the document was drawn for.
  let drawnDevice: StoryboardDevice
  let strings: StringsTable?
  /// The language of the texts, as a BCP 47 tag, when it is known.
  let language: String?
  /// Whether there are no texts in the language that was asked for.
  let isTextMissing: Bool
  /// The surroundings in which the screens are seen first.
  let traits: TraitCollection
  /// Whether the screens are shown on the device they were drawn for, where frames are as saved.
  let isDrawnDevice: Bool
  /// The segues and other connections of every object, by the position of its element.
  private(set) lazy var segues = Dictionary(grouping: file.segues) { $0.source.index }
  /// The segues by which scenes embed others, by the positions of the controllers that do.
  private(set) lazy var embeddings = Dictionary(
    grouping: file.segues.lazy.filter { $0.kind == "embed" }
  ) { $0.sourceController.index }
  /// Whether it is the picture that is shown until an app has begun.
  private(set) lazy var isLaunchScreen = surroundings.isLaunchScreen(file.tree, at: path)
  /// How every scene comes on screen, which is looked up whenever one does.
  private(set) lazy var routes = SceneRoutes(file)
  /// Whether scenes of other storyboards may stand on the screens of this one.
  private(set) lazy var refersToOthers = file.scenes.contains(where: \.isReference)
  /// What the file says of the objects that were made of it.
  private(set) lazy var origins = StoryboardOrigins(
    file: file, path: path, surroundings: surroundings)
  /// What stands around the file in its project.
  let surroundings: ProjectSurroundings
  private let systemTexts: SystemTexts
  /// The direction of the texts; what was drawn from left to right is mirrored for the other one.
  private let layoutDirection: LayoutDirection

  /// Parses a document in the language of a library.
  init(_ source: SourceText, library: StoryboardLibrary) throws(FileError) {
    self.source = source
    surroundings = library.surroundings
    let text = try LocalizedStoryboard(
      source, language: library.language, from: library.origin)
    file = try text.source.keepingForeignWords { () throws(FileError) in
      try StoryboardFile(
        ElementTree(text.source), colors: library.surroundings.colors.nearest(to: source.file))
    }
    strings = text.strings
    language = text.language
    isTextMissing = text.isMissing
    device = try StoryboardDevice(of: file, named: library.device)
    drawnDevice = StoryboardDevice(of: file)
    isDrawnDevice = drawnDevice.size == device.size && drawnDevice.idiom == device.idiom
    systemTexts =
      library.systemTexts ?? SystemTexts(ofAppIn: language, lines: library.systemTextLines)
    layoutDirection = language.map { LayoutDirection(language: $0) } ?? .leftToRight
    traits = device.traits(layoutDirection: layoutDirection, systemTexts: systemTexts)
  }

  /// The surroundings of the screens when the device is held upright or across.
  func traits(isLandscape: Bool) -> TraitCollection {
    device.traits(
      isLandscape: isLandscape, layoutDirection: layoutDirection, systemTexts: systemTexts)
  }

  /// What makes objects of the document, with a memory of its own.
  func decoder(_ workshop: StoryboardWorkshop) -> StoryboardDecoder {
    StoryboardDecoder(
      file: file, device: device, strings: strings, workshop: workshop,
      isEmptied: { [origins] in origins.isEmptiedByCode($0) })
  }

  /// The size of the screen in points.
  var screenSize: Size { device.screenSize }

  /// The scene with a storyboard identifier.
  func scene(named identifier: String) -> StoryboardScene? {
    file.scenes.first { $0.main["storyboardIdentifier"] == identifier }
  }

  /// The scene that an object of the document belongs to.
  func scene(of object: Element) -> StoryboardScene? {
    file.scenes.last { scene in
      (scene.main.parent?.index ?? scene.main.index) <= object.index
    }
  }
}

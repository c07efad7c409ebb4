import EarshotInterface
import EarshotModel

/// A storyboard or xib that is parsed, with all that making something of it takes.
final class LoadedStoryboard {
  /// The path the caller gave.
  var path: String { source.file }
  let source: SourceText
  let file: StoryboardFile
  let device: StoryboardDevice
  let strings: StringsTable?
  /// The language of the texts, as a BCP 47 tag, when it is known.
  let language: String?
  let traits: TraitCollection
  /// The segues and other connections of every object, by the position of its element.
  private(set) lazy var segues = Dictionary(grouping: file.segues) { $0.source.index }
  /// The surroundings of every scene, which is looked up whenever an app begins.
  private(set) lazy var surroundings = SceneGraph(file).surroundings

  /// Parses a document in the language of a library.
  init(_ source: SourceText, library: StoryboardLibrary) throws(DocumentError) {
    self.source = source
    let text = try LocalizedStoryboard(source, language: library.language)
    file = try StoryboardFile(ElementTree(text.source))
    strings = text.strings
    language = text.language
    device = try StoryboardDevice(of: file, named: library.device)
    traits = device.traits(systemTexts: library.systemTexts)
  }

  /// What makes objects of the document, with a memory of its own.
  func decoder(_ workshop: StoryboardWorkshop) -> StoryboardDecoder {
    StoryboardDecoder(file: file, device: device, strings: strings, workshop: workshop)
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

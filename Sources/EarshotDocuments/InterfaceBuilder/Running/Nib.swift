public import EarshotFiles
import EarshotInterface
import EarshotModel

/// Loose objects as drawn in Interface Builder (`UINib`).
public final class Nib {
  private let loaded: LoadedStoryboard
  private let workshop: StoryboardWorkshop

  /// Reads a xib.
  ///
  /// - Throws: What a `DocumentReader` refuses.
  public init(
    _ path: String, classes: StoryboardClasses = StoryboardClasses(), language: String? = nil
  ) throws(FileError) {
    let library = StoryboardLibrary(
      classes: classes, language: language, device: nil, systemTexts: nil)
    loaded = try LoadedStoryboard(
      SourceText(contentsOf: path, as: .interfaceBuilder, from: .named), library: library)
    workshop = library.makeWorkshop(for: path)
  }

  /// Takes a xib that is in memory already; `file` is the name under which problems are reported.
  ///
  /// - Throws: What a `DocumentReader` refuses.
  public init(
    _ bytes: [UInt8], file: String, classes: StoryboardClasses = StoryboardClasses()
  ) throws(FileError) {
    let library = StoryboardLibrary(
      classes: classes, language: nil, device: nil, systemTexts: nil)
    loaded = try LoadedStoryboard(SourceText(file: file, bytes: bytes), library: library)
    workshop = library.makeWorkshop(for: file)
  }

  /// The problems found so far, each once.
  public var problems: [StoryboardProblem] { workshop.problems }

  /// Makes the objects of the xib anew, connects them and wakes them.
  ///
  /// - Parameter owner: The object in the place of the file's owner, whose outlets and actions are
  ///   connected.
  /// - Returns: The objects at the top level, in the order of the file; the caller has to keep them
  ///   alive.
  @discardableResult
  public func instantiate(withOwner owner: AnyObject? = nil) -> [AnyObject] {
    let decoder = loaded.decoder(workshop)
    let list = loaded.file.tree.root.items(of: "objects")
    var topLevel: [AnyObject] = []
    for element in list where element.name != "placeholder" {
      if let recognizer = decoder.gestureRecognizer(element) {
        topLevel.append(recognizer)
      } else if element.name.hasSuffix("Controller") {
        topLevel.append(decoder.controller(element))
      } else if InterfaceBuilderTags.isView(element.name) || element.has("customClass") {
        topLevel.append(decoder.looseView(element, in: loaded.screenSize))
      }
    }
    let placeholders = list.filter { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let ownerIdentifier = placeholders.first?["id"] ?? "-1"
    let connector = Connector(loaded: loaded, workshop: workshop, trigger: nil) { identifier in
      identifier == ownerIdentifier ? owner : decoder.objects[identifier]
    }
    if let owner, let placeholder = placeholders.first {
      setRootView(of: owner, placeholder, decoder)
    }
    for element in loaded.file.tree.root.descendants { connector.connect(element) }
    for object in decoder.order { (object as? View)?.awakeFromNib() }
    return topLevel
  }

  /// The outlet `view` of a controller that loads its view from the xib.
  private func setRootView(
    of owner: AnyObject, _ placeholder: Element, _ decoder: StoryboardDecoder
  ) {
    let outlet = placeholder.items(of: "connections").first { $0["property"] == "view" }
    guard let controller = owner as? ViewController,
      let view = outlet?["destination"].flatMap({ decoder.objects[$0] }) as? View
    else { return }
    controller.view = view
  }
}

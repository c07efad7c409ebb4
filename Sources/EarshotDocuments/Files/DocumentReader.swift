public import EarshotFiles
public import EarshotInterface
public import EarshotMirror

/// Reads files of screens, whatever their kind: storyboards, xibs and screen documents.
public struct DocumentReader: Sendable {
  /// The language to read texts in, as a BCP 47 tag; `nil` takes them as they stand in the file.
  ///
  /// For storyboards and xibs it names the `.lproj` folder beside the file's own whose copy or
  /// `.strings` file is used, or the texts of a String Catalog; a more general language stands in for
  /// one that is not there. What another tool wrote down is taken to be in it.
  public var language: String?
  /// The texts that interface classes make by themselves, such as "Back"; `nil` takes those of the language
  /// that a document is in, or English ones where it names none.
  public var systemTexts: SystemTexts?

  /// A listener's own texts in place of those of the language; earlier ones win.
  public var systemTextLines: [SystemTextLines] = []

  /// The device to lay storyboards and xibs out for, as Interface Builder names it, with `/landscape`
  /// behind it held across; `nil` takes the one a file was drawn for.
  public var device: String?

  /// The format of files that other tools wrote; `nil` recognizes it by what they hold.
  public var importFormat: ImportFormat?

  /// Whether explicit lists that lead back to themselves are cut there instead of refused, for an
  /// audit that tells of them.
  public var cutsCircles = false

  /// The folder that no file is read outside of but the one that is asked for: neither its copies and
  /// texts in other languages, nor storyboards it refers to, nor what a script opens; `nil` for no such
  /// folder.
  public var root: FileRoot?

  /// What stands around a file in its project; other storyboards that are near it are found without that.
  package var surroundings = ProjectSurroundings()

  /// The most that is read of a file, in bytes; most formats of other tools have a lower limit.
  nonisolated package static func sizeLimit(of file: String) -> Int {
    file.isInterfaceBuilderFile ? SourceText.sizeLimit : ImportFormat.largestSize
  }

  /// The most that is read of a screen document, in bytes.
  package static let documentLimit = 32 << 20

  /// Creates a reader of files.
  public init(
    language: String? = nil, device: String? = nil, systemTexts: SystemTexts? = nil
  ) {
    self.language = language
    self.device = device
    self.systemTexts = systemTexts
  }

  /// Reads a file.
  ///
  /// - Throws: A `FileError` that points at what is wrong.
  public func read(_ file: String) throws(FileError) -> Document {
    try read(
      SourceText(contentsOf: file, as: .screens, from: .named, limit: Self.sizeLimit(of: file)))
  }

  /// Reads a file of a project.
  ///
  /// - Throws: A `FileError` that points at what is wrong.
  package func read(_ file: Project.File) throws(FileError) -> Document {
    try file.read(as: .screens, within: root) { source throws(FileError) in try read(source) }
  }

  /// Reads a document that is in memory already; `file` is the name under which errors are reported,
  /// and beside which texts in other languages are looked for.
  public func read(_ bytes: [UInt8], file: String) throws(FileError) -> Document {
    try read(SourceText(file: file, bytes: bytes, as: .screens))
  }

  /// Reads a file and shows every screen in it once, each in an application of its own.
  package func read(_ source: SourceText) throws(FileError) -> Document {
    switch try contents(of: source) {
    case .interfaceBuilder(let storyboard): return read(storyboard)
    case .screens(let screens):
      for screen in screens.document.screens { screen.open() }
      return screens.document
    }
  }

  /// Reads a file with all that it takes to bring it to life.
  ///
  /// - Throws: A `FileError` that points at what is wrong.
  package func contents(of source: SourceText) throws(FileError) -> DocumentContents {
    let format = try DocumentFormat(source, importedAs: importFormat)
    let limit =
      switch format {
      case .interfaceBuilder: SourceText.sizeLimit
      case .screens: Self.documentLimit
      // Refused with the name of its format.
      case .imported: Self.sizeLimit(of: source.file)
      }
    if source.bytes.count > limit {
      throw source.error(ReadingProblem.tooLarge(size: source.bytes.count, limit: limit))
    }
    switch format {
    case .interfaceBuilder:
      return .interfaceBuilder(
        try Storyboard(
          source, language: language, device: device, systemTexts: systemTexts,
          systemTextLines: systemTextLines, root: root, surroundings: surroundings))
    case .imported(let format):
      return .screens(try screens(in: ImportedScreen(source: source, format: format)))
    case .screens: return .screens(try screens(in: source))
    }
  }

  /// Reads what another tool wrote down.
  private func screens(in imported: ImportedScreen) throws(FileError) -> ScreenDocument {
    let texts = systemTexts ?? SystemTexts(ofAppIn: language, lines: systemTextLines)
    let traits = TraitCollection(systemTexts: texts)
    let (screen, found) = try imported.screen(in: traits)
    var document = Document(
      kind: .screens, file: imported.source.file, screens: [screen],
      notes: (found.notes + notesOnDevice).map { DocumentNote(message: $0) }, language: language)
    document.tellsPlaces = found.tellsPlaces
    document.tellsHeadings = found.tellsHeadings
    document.tellsBehaviour = false
    return ScreenDocument(
      document: document, blueprints: [.imported(imported, traits: traits)],
      traitCollection: traits)
  }

  /// Reads a screen document.
  private func screens(in source: SourceText) throws(FileError) -> ScreenDocument {
    let reader = ScreenDocumentReader(
      source: source, cutsCircles: cutsCircles, systemTexts: systemTexts,
      systemTextLines: systemTextLines)
    var screens = try reader.read()
    screens.document.notes += notesOnDevice.map { DocumentNote(message: $0) }
    return screens
  }

  /// What is said of the device that was asked for, where a file has a size of its own.
  private var notesOnDevice: [String] {
    device.map { ["a screen document has a size of its own; not laid out for '\($0)'"] } ?? []
  }

  private func read(_ storyboard: Storyboard) -> Document {
    let traits = storyboard.traitCollection
    let screens = StoryboardScreens(storyboard).screens()
    var document = Document(
      kind: storyboard.kind, file: storyboard.source.file, screens: screens,
      notes: StoryboardNotes(storyboard).notes
        + LayoutNotes(screens, of: storyboard.loaded).notes,
      interfaceIdiom: traits.userInterfaceIdiom,
      layoutDirection: traits.layoutDirection, language: storyboard.language)
    document.isLaunchScreen = storyboard.isLaunchScreen
    if let language, storyboard.loaded.isTextMissing {
      document.notes.append(
        DocumentNote(message: "no texts in the language '\(language)'"))
    }
    return document
  }
}

/// What a file holds, by its kind.
package enum DocumentContents {
  /// A storyboard or a xib.
  case interfaceBuilder(Storyboard)
  /// A screen document, its screens made and not shown yet.
  case screens(ScreenDocument)
}

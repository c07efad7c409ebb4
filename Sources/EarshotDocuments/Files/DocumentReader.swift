public import EarshotInterface

/// Reads files of screens, whatever their kind: storyboards, xibs and screen documents.
public struct DocumentReader: Sendable {
  /// The language to read texts in, as a BCP 47 tag; `nil` takes them as they stand in the file.
  ///
  /// For storyboards and xibs it names the `.lproj` folder beside the file's own whose copy or
  /// `.strings` file is used; a more general language stands in for one that is not there.
  public var language: String?
  /// The texts that interface classes make by themselves, such as "Back".
  public var systemTexts: SystemTexts

  /// Whether explicit lists that lead back to themselves are cut there instead of refused, for an
  /// audit that tells of them.
  public var cutsCircles = false

  /// Creates a reader of files.
  public init(language: String? = nil, systemTexts: SystemTexts = .english) {
    self.language = language
    self.systemTexts = systemTexts
  }

  /// Reads a file.
  ///
  /// - Throws: A ``DocumentError`` that points at what is wrong.
  public func read(_ file: String) throws(DocumentError) -> Document {
    try contents(of: SourceText(contentsOf: file)).document
  }

  /// Reads a document that is in memory already; `file` is the name under which errors are reported,
  /// and beside which texts in other languages are looked for.
  public func read(_ bytes: [UInt8], file: String) throws(DocumentError) -> Document {
    try contents(of: SourceText(file: file, bytes: bytes)).document
  }

  /// Reads a file with all that it takes to bring it to life.
  ///
  /// - Throws: A ``DocumentError`` that points at what is wrong.
  package func contents(of source: SourceText) throws(DocumentError) -> DocumentContents {
    switch try DocumentFormat(source) {
    case .interfaceBuilder: .interfaceBuilder(try readStoryboard(source))
    case .screens:
      .screens(try ScreenDocumentReader(source: source, cutsCircles: cutsCircles).read())
    }
  }

  private func readStoryboard(_ source: SourceText) throws(DocumentError) -> Document {
    let text = try LocalizedStoryboard(source, language: language)
    let reader = StoryboardReader(
      strings: text.strings, language: text.language, systemTexts: systemTexts)
    var document = try reader.read(text.source)
    if let language, text.isMissing {
      document.notes.append(
        DocumentNote(message: "no texts in the language '\(language)'", line: 1))
    }
    return document
  }
}

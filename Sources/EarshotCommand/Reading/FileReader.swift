import EarshotDocuments
import EarshotFiles
import EarshotInterface
import EarshotMirror
import EarshotModel
import EarshotReader
import EarshotSpeech

/// Reads a file and says what stands on its screens.
struct FileReader {
  /// The notation of what is said.
  let style: WordingStyle
  /// How much is said.
  let verbosity: Verbosity
  /// The language of the texts; `nil` takes them as they stand in the file.
  let language: String?
  /// The device to lay storyboards and xibs out for, by Interface Builder's name; `nil` takes theirs.
  let device: String?
  /// Whether things are heard where they stand on the screen.
  let placesSpeech: Bool
  /// The folder that files beside what is read must not lie outside of; `nil` for any.
  var root: FileRoot?
  /// The format of files that other tools wrote; `nil` recognizes it by what they hold.
  var importFormat: ImportFormat?
  /// Words of the user's own in place of the reader's.
  var wordingFiles: [WordingFile] = []
  /// What stands around the files in their project.
  var surroundings = ProjectSurroundings()
  /// The words of the language that was read last, whose tables are the same for the next file.
  private var wordings: Wordings?

  init(
    style: WordingStyle = .spoken, verbosity: Verbosity = .standard, language: String? = nil,
    device: String? = nil, placesSpeech: Bool = false
  ) {
    self.style = style
    self.verbosity = verbosity
    self.language = language
    self.device = device
    self.placesSpeech = placesSpeech
  }

  /// Reads a file, or one screen of it.
  mutating func read(
    _ file: Project.File, scene: String? = nil
  ) throws(FileError) -> FileReading {
    reading(of: try document(of: file, scene: scene))
  }

  /// Reads a file, or one screen of it, and says nothing of it yet.
  func document(
    of file: Project.File, scene: String? = nil
  ) throws(FileError) -> Document {
    var reader = DocumentReader(language: language, device: device)
    reader.root = root
    reader.importFormat = importFormat
    reader.surroundings = surroundings
    reader.systemTextLines = wordingFiles.map(\.systemTextLines)
    var document = try reader.read(file)
    if let scene { document.screens = [try document.screen(named: scene)] }
    return document
  }

  private mutating func reading(of document: Document) -> FileReading {
    var stops: [[FileReading.Stop]] = []
    for screen in document.screens {
      var said: [FileReading.Stop] = []
      eachStop(of: screen, in: document) { said.append($0) }
      stops.append(said)
    }
    return FileReading(document: document, stops: stops)
  }

  /// Says what stands on a screen, one stop after the other.
  mutating func eachStop(
    of screen: DocumentScreen, in document: Document, _ body: (FileReading.Stop) -> Void
  ) {
    var wordings = wordings(in: document.language)
    defer { self.wordings = wordings }
    let host = screen.application
    ScreenReading.eachStop(
      roots: screen.isContainer ? [] : host.accessibilityRoots, idiom: host.interfaceIdiom,
      layoutDirection: host.layoutDirection, wordings: &wordings
    ) { stop in
      body(
        FileReading.Stop(
          stop: DocumentStop(
            element: stop.element, description: stop.description, hint: stop.hint),
          runs: stop.runs,
          pan: placesSpeech
            ? Pan(of: stop.element.accessibilityFrame, onScreenOf: screen.size) : .none))
    }
  }

  private func wordings(in language: String?) -> Wordings {
    if let wordings, wordings.language == language { return wordings }
    return Wordings(
      language: language, style: style, verbosity: verbosity, files: wordingFiles)
  }
}

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
  /// The storyboards and xibs of folders by name.
  var interfaceFiles: [String: [String]] = [:]
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
    var reader = DocumentReader(language: language, device: device)
    reader.root = root
    reader.importFormat = importFormat
    reader.interfaceFiles = interfaceFiles
    var document = try reader.read(file)
    if let scene { document.screens = [try document.screen(named: scene)] }
    return reading(of: document)
  }

  private mutating func reading(of document: Document) -> FileReading {
    var wordings = wordings(in: document.language)
    defer { self.wordings = wordings }
    var stops: [[FileReading.Stop]] = []
    for screen in document.screens {
      let host = screen.application
      let reading = ScreenReading(
        roots: screen.isContainer ? [] : host.accessibilityRoots, idiom: host.interfaceIdiom,
        layoutDirection: host.layoutDirection, wordings: &wordings)
      stops.append(
        reading.stops.map { stop in
          FileReading.Stop(
            stop: DocumentStop(
              element: stop.element, description: stop.description, hint: stop.hint),
            runs: stop.runs,
            pan: placesSpeech
              ? Pan(of: stop.element.accessibilityFrame, onScreenOf: screen.size) : .none)
        })
    }
    return FileReading(document: document, stops: stops)
  }

  private func wordings(in language: String?) -> Wordings {
    if let wordings, wordings.language == language { return wordings }
    return Wordings(language: language, style: style, verbosity: verbosity)
  }
}

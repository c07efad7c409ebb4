import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSpeech

/// Reads a file and says what stands on its screens.
struct FileReader {
  /// The notation of what is said.
  var style = WordingStyle.spoken
  /// How much is said.
  var verbosity = Verbosity.standard
  /// The language of the texts; `nil` takes them as they stand in the file.
  var language: String?
  /// The device to lay storyboards and xibs out for, by Interface Builder's name; `nil` takes theirs.
  var device: String?
  /// Whether things are heard where they stand on the screen.
  var placesSpeech = false

  /// Reads a file, or one screen of it; `-` is standard input.
  func read(_ file: String, scene: String? = nil) throws(DocumentError) -> FileReading {
    var document = try DocumentReader(language: language, device: device).read(file.inputPath)
    if let scene { document.screens = [try document.screen(named: scene)] }
    return reading(of: document)
  }

  private func reading(of document: Document) -> FileReading {
    var wordings = Wordings(language: document.language, style: style, verbosity: verbosity)
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
}

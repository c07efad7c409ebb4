import Earshot
import Foundation
import FoundationXML

/// Starts the app of a storyboard and hears its first phrase, so many times.
func startStoryboard(_ file: String, times: Int) throws {
  for _ in 0..<times {
    let application = try AppReader().application(of: file)
    let session = Session(host: application, reader: ScreenReader())
    session.perform(.work(name: "launch") { application.launch() })
    session.settle()
    try session.enable()
    guard try !session.currentSpeech.isEmpty else { fatalError("nothing is said") }
  }
}

/// Parses a file with an `XMLParser` whose delegate does nothing, so many times.
func parseXML(_ file: String, times: Int) throws {
  for _ in 0..<times {
    let parser = XMLParser(data: try Data(contentsOf: URL(fileURLWithPath: file)))
    let delegate = EmptyDelegate()
    parser.delegate = delegate
    guard parser.parse(), parser.parserError == nil else { fatalError("not parsed") }
  }
}

private final class EmptyDelegate: NSObject, XMLParserDelegate {}

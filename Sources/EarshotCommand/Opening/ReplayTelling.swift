import EarshotFiles
import EarshotMirror
import EarshotPrograms
import EarshotReader
import EarshotTerminal

/// Tells what is said of a recording.
struct ReplayTelling {
  /// How it is told.
  let format: ReplayFormat
  /// How the program is read, by its name.
  let profile: (String) throws(FileError) -> ProgramProfile
  /// The words of what the program shows and does not say, and of the reader.
  private let wording: Wording
  private let wordings: Wordings

  /// Creates a telling.
  ///
  /// - Parameters:
  ///   - format: How it is told.
  ///   - profile: How the program is read, by its name.
  ///   - settings: What names the words.
  init(
    format: ReplayFormat, profile: @escaping (String) throws(FileError) -> ProgramProfile,
    settings: ReaderSettings
  ) {
    self.format = format
    self.profile = profile
    wording = Wording(of: settings)
    wordings = Wordings(language: wording.language, files: settings.wordings)
  }

  /// Tells what is said of the recording in a file.
  ///
  /// - Throws: Why the file cannot be read.
  func tell(_ path: String, on console: Console) throws(FileError) {
    let recording = try ProgramRecording(contentsOf: path.inputPath)
    let replay = ProgramReplay(
      recording, profile: try profile(recording.command.first ?? ""),
      words: ScreenWords(wording))
    if format == .screens { return tellScreens(of: replay, on: console) }
    var last: Int?
    replay.tell { said in
      switch format {
      case .screens: break
      case .json: console.print(document(said).json(isPretty: false))
      case .text:
        if last != said.step { console.print("\(said.step) \(PlainLine.text(said.cause.name))") }
        last = said.step
        console.print(
          "  \(said.event.kind.rawValue): \(PlainLine.text(wording.text(of: said.event.parts)))")
      }
    }
  }

  /// Tells what a listener who goes from element to element hears after each step.
  private func tellScreens(of replay: ProgramReplay, on console: Console) {
    var wordings = wordings
    replay.tell(see: { step, tree in
      console.print("\(step) \(PlainLine.text(replay.recording.steps[step].cause.name))")
      let mirror = TreeMirror(tree, vocabulary: .terminal)
      let reading = ScreenReading(
        roots: mirror.accessibilityRoots, idiom: mirror.interfaceIdiom,
        layoutDirection: mirror.layoutDirection, wordings: &wordings)
      for stop in reading.stops {
        console.print("  \(PlainLine.text(stop.description))")
      }
    })
  }

  private func document(_ said: ProgramReplay.Said) -> OutputValue {
    .mapping([
      ("step", .number(Double(said.step))), ("key", .text(said.cause.name)),
      ("event", .text(said.event.kind.rawValue)),
      ("text", .text(wording.text(of: said.event.parts))),
      (
        "cells",
        .sequence(
          said.event.cells.map { cells in
            OutputValue(
              [cells.row, cells.columns.lowerBound, cells.columns.count].map { Double($0) })
          })
      ),
    ])
  }
}

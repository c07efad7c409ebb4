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
  /// The words of what the program shows and does not say.
  let wording: Wording

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
    replay.tell(see: { step, tree in
      console.print("\(step) \(PlainLine.text(replay.recording.steps[step].cause.name))")
      let mirror = TreeMirror(tree, vocabulary: .terminal)
      for stop in ScreenReading(host: mirror).stops {
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

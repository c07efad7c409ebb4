import EarshotFiles
import EarshotPrograms

/// Tells what is said of a recording.
struct ReplayTelling {
  /// How it is told.
  let format: ReplayFormat
  /// How the program is read; without one, as its command says.
  let profile: ProgramProfile?

  /// Tells what is said of the recording in a file.
  ///
  /// - Throws: Why the file cannot be read.
  func tell(_ path: String, on console: Console) throws(FileError) {
    let replay = ProgramReplay(
      try ProgramRecording(contentsOf: path.inputPath), profile: profile)
    var last: Int?
    replay.tell { said in
      switch format {
      case .json: console.print(Self.document(said).json(isPretty: false))
      case .text:
        if last != said.step { console.print("\(said.step) \(PlainLine.text(said.cause.name))") }
        last = said.step
        console.print("  \(said.event.kind.rawValue): \(PlainLine.text(said.event.text))")
      }
    }
  }

  private static func document(_ said: ProgramReplay.Said) -> OutputValue {
    .mapping([
      ("step", .number(Double(said.step))), ("key", .text(said.cause.name)),
      ("event", .text(said.event.kind.rawValue)), ("text", .text(said.event.text)),
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

package import EarshotFiles

extension ProgramRecording {
  /// What stands in the file before the steps and behind them.
  package var surroundings: (head: String, tail: String) {
    var empty = self
    empty.steps = []
    let (text, tail) = (empty.document.json(isPretty: false), "]}")
    return (String(text.dropLast(tail.count)), tail + "\n")
  }

  /// The file of it.
  package var document: OutputValue {
    .mapping([
      ("name", .text(name)), ("command", OutputValue(command)), ("term", .text(terminal)),
      ("rows", .number(Double(rows))), ("cols", .number(Double(columns))),
      ("steps", .sequence(steps.map(\.document))),
    ])
  }
}

extension RecordedStep {
  /// The step as a value of the file; events have a place there and are told by the bytes.
  package var document: OutputValue {
    var members: [(key: String, value: OutputValue)] = [
      ("key", .text(cause.name)), ("bytes", .text(Base64.text(bytes))),
      (
        "chunks",
        .sequence(
          chunks.map {
            .mapping([
              ("ms", .number(($0.time / .microseconds(1)).rounded() / 1_000)),
              ("n", .number(Double($0.count))),
            ])
          })
      ), ("events", .sequence([])),
    ]
    if let screen { members.append(("screen", screen.document)) }
    return .mapping(members)
  }
}

extension RecordedScreen {
  fileprivate var document: OutputValue {
    .mapping([
      ("cursor", OutputValue([Double(cursor.row), Double(cursor.column)])),
      ("cursorVisible", .flag(isCursorVisible)), ("alt", .flag(isAlternate)),
      ("title", .text(title)), ("lines", OutputValue(lines)),
      ("runs", .sequence(runs.map { .sequence($0.map(\.document)) })),
      ("wide", .sequence(wide.map { OutputValue($0.map { Double($0) }) })),
    ])
  }
}

extension RecordedScreen.Run {
  fileprivate var document: OutputValue {
    OutputValue([
      String(column), String(count), style.foreground.recorded, style.background.recorded,
      style.attributes.recorded,
    ])
  }
}

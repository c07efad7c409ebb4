import Testing

@testable import EarshotPrograms

/// The first screen of a program that lists processes, and what it writes for a key.
private struct ProcessList {
  /// The rows below the heading.
  static let processes = ["alpha", "bravo", "charlie", "delta", "echo"]

  /// What it draws first, and then for the arrow down: piece by piece, of which none parts a line.
  ///
  /// Where it is sorted, the column by which it is looks as what is chosen does.
  static func drawing(isSorted: Bool) -> (first: [String], down: [String]) {
    var first = ["\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"]
    for (row, line) in ["0[||      12%] Tasks: 5", "1[|        3%] Load: 1", "Mem[|||  1G]"]
      .enumerated()
    {
      first.append("\u{1B}[\(row + 1);1H\(line)")
    }
    first.append(
      "\u{1B}[5;1H\u{1B}[30;42m  PID USER     \u{1B}[\(isSorted ? 46 : 42)mCPU%\u{1B}[42m Command\u{1B}[K\u{1B}[m"
    )
    for row in processes.indices { first.append(entry(row, isChosen: row == 0)) }
    // The names of the keys look as what is chosen does.
    first.append(
      "\u{1B}[24;1HF1\u{1B}[30;46mHelp  \u{1B}[mF2\u{1B}[30;46mSetup \u{1B}[mF10\u{1B}[30;46mQuit\u{1B}[m"
    )
    return (first, [entry(0, isChosen: false), entry(1, isChosen: true)])
  }

  private static func entry(_ row: Int, isChosen: Bool) -> String {
    "\u{1B}[\(row + 6);1H\u{1B}[\(isChosen ? "30;46" : "")m  \(101 + row) root      0.0 \(processes[row])\u{1B}[K\u{1B}[m"
  }
}

@Suite("The first screen of a program")
struct FirstScreenLawTests {
  @Test(
    "However it comes in pieces, and whenever a key is typed, what the key has led to is said",
    arguments: [true, false])
  func pieces(isSorted: Bool) {
    let (first, down) = ProcessList.drawing(isSorted: isSorted)
    let all = first + down
    for cut in 1...first.count {
      for keyBefore in 0...1 {
        let session = ProgramSession(rows: 24, columns: 60)
        var heard: [String] = []
        session.onReading = { reading, _ in
          heard += reading.events.filter { $0.kind == .focus }.map(\.text)
        }
        var time = Duration.zero
        func write(_ pieces: ArraySlice<String>) {
          time += .milliseconds(3)
          session.takeOutput(Array(pieces.joined().utf8), at: time)
          while let due = session.nextDue {
            time = max(time, due)
            session.advance(to: time)
          }
        }
        if keyBefore == 0 { session.takeKeys([.down], at: time) }
        write(all[..<cut])
        if keyBefore == 1 { session.takeKeys([.down], at: time) }
        write(all[cut...])
        #expect(heard.last?.contains("bravo") == true, "cut \(cut), \(keyBefore): \(heard)")
        #expect(!heard.contains { $0.contains("PID") }, "cut \(cut), \(keyBefore): \(heard)")
      }
    }
  }

  @Test(
    "Wherever what it draws first is cut, no row is said that is drawn by halves",
    arguments: [true, false])
  func cuts(isSorted: Bool) {
    let first = Array(ProcessList.drawing(isSorted: isSorted).first.joined().utf8)
    for cut in 1..<first.count {
      let session = ProgramSession(rows: 24, columns: 60)
      var heard: [String] = []
      session.onReading = { reading, _ in
        heard += reading.events.filter { $0.kind == .focus }.map(\.text)
      }
      session.takeOutput(Array(first[..<cut]), at: .zero)
      while let due = session.nextDue { session.advance(to: due) }
      #expect(heard.allSatisfy { $0 == "101 root 0.0 alpha" }, "cut \(cut): \(heard)")
    }
  }

  @Test("The heading of a list is no entry of it, and neither is what stands above")
  func positions() {
    let (first, down) = ProcessList.drawing(isSorted: true)
    let session = ProgramSession(rows: 24, columns: 60)
    session.takeOutput(Array(first.joined().utf8), at: .zero)
    session.advance(to: .seconds(1))
    session.takeKeys([.down], at: .seconds(1))
    session.takeOutput(Array(down.joined().utf8), at: .seconds(1))
    session.advance(to: .seconds(2))
    let place = session.reader.focusedPlace?.element
    #expect(place?.position?.index == 2)
    #expect(place?.position?.count == 5)
  }
}

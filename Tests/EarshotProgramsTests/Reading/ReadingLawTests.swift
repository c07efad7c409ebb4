import EarshotMirror
import EarshotPrograms
import EarshotTestSupport
import Testing

/// What holds of every screen, whatever a program draws.
@Suite("Laws of reading screens")
struct ReadingLawTests {
  private static let seeds = (0..<SoakScale.rounds(of: 400)).map { UInt64($0) + 22_000 }
  private static let pieces = [
    " ", " ", " ", "a", "b", "Yes", "│", "─", "┌", "┐", "└", "┘", "├", "┤", "+", "-", "|", "<", ">",
    "[", "]", "(", ")", "x", "*", "한", "👍", "e\u{301}", "_", "%", "100", "^G", "1", "⠋", "☐", "◉",
    "░",
    "\u{0}", "\u{200B}", "\u{FEFF}", ":", "$ ", "~", "Password:",
  ]

  private func randomFrame(_ generator: inout SeededGenerator, rows: Int, columns: Int)
    -> TerminalFrame
  {
    var frame = TerminalFrame(rows: rows, columns: columns)
    frame.isAlternate = Bool.random(using: &generator)
    frame.isCursorVisible = Bool.random(using: &generator)
    frame.cursor = CellPosition(
      row: Int.random(in: -1...rows, using: &generator),
      column: Int.random(in: -1...columns, using: &generator))
    scribble(&frame, &generator, count: rows * columns / 2)
    return frame
  }

  private func scribble(
    _ frame: inout TerminalFrame, _ generator: inout SeededGenerator, count: Int
  ) {
    for _ in 0..<count {
      let (row, column) = (
        Int.random(in: 0..<frame.rows, using: &generator),
        Int.random(in: 0..<frame.columns, using: &generator)
      )
      var style = TerminalStyle()
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: style.attributes.insert(.reverse)
      case 1: style.background = .indexed(4)
      case 2: style.attributes.insert(.bold)
      default: break
      }
      let piece = Self.pieces.randomElement(using: &generator) ?? " "
      // Whole lines of boxes make boxes likely.
      let length = Int.random(in: 1...6, using: &generator)
      for place in column..<min(column + length, frame.columns) {
        frame[row, place] = TerminalCell(
          piece, style: style, isWide: Int.random(in: 0..<9, using: &generator) == 0)
      }
    }
  }

  private static let keys: [ProgramKey] = [
    .text("a"), .text("word "), .enter, .tab, .backTab, .escape, .backspace, .delete, .up, .down,
    .left, .right, .home, .end, .pageUp, .pageDown, .control("c"), .function(10), .text(""),
  ]

  @Test("No screen is refused, and the mirror takes what is made of it", arguments: seeds)
  func anything(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var reader = ProgramReader(
      profile: ProgramProfile.supplied.randomElement(using: &generator) ?? .standard)
    var nodes: [NodeIdentity: MirrorNode] = [:]
    // The frame before, of which something may be told that is gone.
    var frames: [TerminalFrame] = []
    let sizes = [(1, 1), (1, 40), (24, 1), (8, 20), (24, 80)]
    let (rows, columns) = sizes.randomElement(using: &generator) ?? (1, 1)
    var frame = randomFrame(&generator, rows: rows, columns: columns)
    for step in 0..<12 {
      if Int.random(in: 0..<6, using: &generator) == 0 {
        let size = sizes.randomElement(using: &generator) ?? (1, 1)
        frame = randomFrame(&generator, rows: size.0, columns: size.1)
      } else {
        scribble(&frame, &generator, count: Int.random(in: 0...10, using: &generator))
        frame.scrolledLines = Bool.random(using: &generator) ? [] : ["gone", ""]
        frame.omittedLines = Int.random(in: 0..<8, using: &generator) == 0 ? 5_000 : 0
      }
      let keys = (0..<Int.random(in: 0...2, using: &generator)).compactMap { _ in
        Self.keys.randomElement(using: &generator)
      }
      let cause = FrameCause(at: .milliseconds(step * 300), keys: keys)
      let reading = reader.read(frame, cause: cause)
      switch reading.change {
      case .frame(let snapshot): nodes = snapshot.tree.nodes
      case .nodes(let update):
        for identity in update.removed { nodes[identity] = nil }
        for (identity, node) in update.updated { nodes[identity] = node }
      default: break
      }
      // Every node that is named is there, and stands in one place.
      var named: [NodeIdentity: Int] = [:]
      for node in nodes.values {
        for child in node.children.identities { named[child, default: 0] += 1 }
      }
      #expect(named.values.allSatisfy { $0 == 1 }, "seed \(seed), step \(step)")
      #expect(
        Set(named.keys) == Set(nodes.keys.filter { $0.key != "screen" }),
        "seed \(seed), step \(step)")
      if let focus = reading.focus { #expect(nodes[focus] != nil, "seed \(seed), step \(step)") }
      for range in reading.events.flatMap(\.cells) {
        #expect(range.row >= 0 && range.row < frame.rows, "seed \(seed), step \(step)")
        #expect(!range.columns.isEmpty, "seed \(seed), step \(step)")
      }
      // What is said has been written by the program; all other words are the reader's.
      let written =
        (frames + [frame]).map { frame in
          Self.letters(frame.scrolledLines + (0..<frame.rows).map { frame.text(row: $0) })
        } + [Self.letters(keys.map { if case .text(let text) = $0 { text } else { "" } })]
      for event in reading.events where event.kind != .hidden {
        for word in event.text.split(whereSeparator: { !$0.isLetter }) {
          #expect(
            Self.isWritten(word, in: written), "seed \(seed), step \(step): \(event)")
        }
      }
      for node in nodes.values {
        for word in (node.name ?? "").split(whereSeparator: { !$0.isLetter }) {
          #expect(
            Self.isWritten(word, in: written), "seed \(seed), step \(step): \(node)")
        }
      }
      frames = [frame]
      // The same once more is nothing new.
      var again = frame
      again.scrolledLines = []
      again.omittedLines = 0
      let still = reader.read(again, cause: FrameCause(at: .milliseconds(step * 300 + 1)))
      #expect(still.change == nil, "seed \(seed), step \(step)")
      #expect(
        still.events.allSatisfy { $0.kind == .hidden || $0.kind == .focus },
        "seed \(seed), step \(step): \(still.events)")
    }
  }

  /// The letters of texts, one behind the other: lines that go on in the next are said as one.
  private static func letters(_ texts: [String]) -> String {
    texts.joined().filter(\.isLetter)
  }

  /// Whether a word stands in texts, or its halves do where a line goes on in one that has changed elsewhere.
  private static func isWritten(_ word: Substring, in texts: [String]) -> Bool {
    func has(_ part: Substring) -> Bool { texts.contains { $0.contains(part) } }
    return has(word) || word.indices.contains { has(word[..<$0]) && has(word[$0...]) }
  }

  @Test("What a shell prints is said once, in its order, whatever the pieces", arguments: seeds)
  func output(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (rows, columns) = (8, 30)
    var reader = ProgramReader()
    var shown: [String] = []
    var scrolled: [String] = []
    var all: [String] = []
    var said: [String] = []
    for step in 0..<30 {
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let line =
          "line \(all.count) " + (["", "a b", "é 한", "- -"].randomElement(using: &generator) ?? "")
        all.append(line.split(separator: " ").joined(separator: " "))
        shown.append(line)
        if shown.count >= rows { scrolled.append(shown.removeFirst()) }
      }
      var frame = TerminalFrame(
        shown.joined(separator: "\n"), rows: rows, columns: columns, isAlternate: false)
      frame.cursor = CellPosition(row: shown.count, column: 0)
      frame.isCursorVisible = true
      frame.scrolledLines = scrolled
      scrolled = []
      let reading = reader.read(frame, cause: FrameCause(at: .seconds(step)))
      said += reading.events.flatMap { $0.text.split(separator: "\n").map(String.init) }
    }
    #expect(said == all, "seed \(seed)")
  }

  @Test("A list keeps the names of its entries while it scrolls", arguments: seeds)
  func scrolling(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let items = (0..<40).map { "entry number \($0)" }
    var program = ReadProgram()
    var (top, chosen) = (0, 0)
    var names: [String: NodeIdentity] = [:]
    for _ in 0..<40 {
      let isDown = Int.random(in: 0..<3, using: &generator) > 0
      chosen = min(max(chosen + (isDown ? 1 : -1), 0), items.count - 1)
      top = min(max(top, chosen - 9), chosen)
      let rows = items[top..<top + 10].enumerated().map { offset, item in
        "  " + (top + offset == chosen ? "«\(item)»" : item)
      }
      program.show(
        (["Entries", ""] + rows).joined(separator: "\n"), isDown ? .down : .up)
      var present: [String: NodeIdentity] = [:]
      for item in items[top..<top + 10] {
        guard let identity = program.identity(item) else { continue }
        present[item] = identity
        if let known = names[item] { #expect(known == identity, "seed \(seed): \(item)") }
      }
      names = present
    }
  }
}

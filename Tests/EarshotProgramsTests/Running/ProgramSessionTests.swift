import EarshotTestSupport
import Testing

@testable import EarshotMirror
@testable import EarshotPrograms

/// The run of a program in virtual time.
@Suite("A program between its bytes and its mirror")
struct ProgramSessionTests {
  private static let dialog = """
    \u{1B}[?1049h\u{1B}[2J\u{1B}[5;10H┌──────────────────┐\u{1B}[6;10H│ Go on?           │\
    \u{1B}[7;10H│                  │\u{1B}[8;10H│\u{1B}[7m < Yes > \u{1B}[m < No >  │\
    \u{1B}[9;10H└──────────────────┘
    """
  private static let moved = "\u{1B}[8;11H < Yes > \u{1B}[7m < No > \u{1B}[m"

  private func run(_ session: ProgramSession, until time: Duration) -> [ProgramSession.Effect] {
    while let due = session.nextDue, due <= time { session.advance(to: due) }
    return session.takeEffects()
  }

  private func sent(_ effects: [ProgramSession.Effect]) -> [String] {
    effects.compactMap {
      if case .send(let bytes) = $0 { String(decoding: bytes, as: UTF8.self) } else { nil }
    }
  }

  private func ends(_ effects: [ProgramSession.Effect]) -> [RequestEnd] {
    effects.compactMap {
      if case .tell(.requestEnded(_, let end)) = $0 { end } else { nil }
    }
  }

  private func node(_ name: String, in session: ProgramSession) throws -> NodeIdentity {
    try #require(session.reader.book.nodes.values.first { $0.name == name }?.identity)
  }

  private func request(
    _ node: NodeIdentity, _ action: NodeRequest.Action = .activate(action: nil)
  ) -> NodeRequest {
    NodeRequest(
      number: 1, frame: node.frame, node: node, stamp: FrameStamp(revision: 1), action: action)
  }

  @Test("A size that comes and goes before anything is read leaves the size that came last")
  func sizes() {
    let session = ProgramSession(rows: 11, columns: 20)
    session.resize(rows: 12, columns: 20, at: .zero)
    session.resize(rows: 11, columns: 20, at: .milliseconds(1))
    #expect(session.look()?.rows == 11)
  }

  @Test(
    "A frame is read when nothing has come for a moment, sooner after a key, and never half of one")
  func time() {
    let session = ProgramSession(rows: 4, columns: 20)
    #expect(session.nextDue == nil)
    session.takeOutput(Array("one".utf8), at: .milliseconds(0))
    #expect(session.nextDue == .milliseconds(60))
    session.takeOutput(Array(" two".utf8), at: .milliseconds(50))
    #expect(session.nextDue == .milliseconds(110))
    _ = run(session, until: .seconds(1))
    #expect(session.frame.text(row: 0) == "one two")
    session.takeKeys([.text("x")], at: .seconds(1))
    session.takeOutput(Array("x".utf8), at: .milliseconds(1_001))
    #expect(session.nextDue == .milliseconds(1_016))
    _ = run(session, until: .seconds(2))
    session.takeOutput(Array("\u{1B}[?2026hhalf".utf8), at: .seconds(2))
    #expect(session.nextDue == .seconds(3))
    session.takeOutput(Array("\u{1B}[?2026l".utf8), at: .milliseconds(2_001))
    #expect(session.nextDue == .milliseconds(2_061))
  }

  @Test(
    "Where a key is known to be answered nothing more is waited for, but for the end of an update")
  func answer() {
    let session = ProgramSession(rows: 4, columns: 20)
    session.takeOutput(Array("one".utf8), at: .zero)
    session.noteAnswer(at: .zero)
    #expect(session.nextDue == .milliseconds(60))
    _ = run(session, until: .seconds(1))
    session.takeKeys([.text("x")], at: .seconds(1))
    #expect(!session.isAnswering)
    session.takeOutput(Array("\u{1B}[?2026hx".utf8), at: .seconds(1))
    session.noteAnswer(at: .seconds(1))
    #expect(session.frame.text(row: 0) == "one")
    session.takeOutput(Array("\u{1B}[?2026l".utf8), at: .seconds(1))
    session.noteAnswer(at: .seconds(1))
    #expect(session.frame.text(row: 0) == "onex")
    #expect(session.nextDue == nil)
  }

  @Test("An element is activated by leading the highlight there, with Enter only on it")
  func activation() throws {
    let session = ProgramSession(rows: 24, columns: 80)
    session.takeOutput(Array(Self.dialog.utf8), at: .zero)
    _ = run(session, until: .seconds(1))
    session.take(request(try node("No", in: session)), at: .seconds(1))
    let first = sent(session.takeEffects())
    #expect(first == ["\u{1B}[C"])
    session.takeOutput(Array(Self.moved.utf8), at: .milliseconds(1_010))
    let second = run(session, until: .milliseconds(1_100))
    #expect(sent(second) == ["\r"])
    #expect(ends(second) == [])
    session.takeOutput(Array("\u{1B}[2J".utf8), at: .milliseconds(1_110))
    #expect(ends(run(session, until: .seconds(2))) == [.done])
  }

  @Test(
    "What the highlight does not come to is not activated, and Enter is pressed on nothing else")
  func unreachable() throws {
    let session = ProgramSession(rows: 24, columns: 80)
    session.takeOutput(Array(Self.dialog.utf8), at: .zero)
    _ = run(session, until: .seconds(1))
    session.take(request(try node("No", in: session)), at: .seconds(1))
    let effects = session.takeEffects() + run(session, until: .seconds(60))
    #expect(!sent(effects).contains("\r"))
    #expect(ends(effects) == [.unreachable])
  }

  @Test("A program that hears of the mouse gets a click")
  func mouse() throws {
    let session = ProgramSession(rows: 24, columns: 80)
    session.takeOutput(Array(("\u{1B}[?1000h\u{1B}[?1006h" + Self.dialog).utf8), at: .zero)
    _ = run(session, until: .seconds(1))
    session.take(request(try node("No", in: session)), at: .seconds(1))
    let clicks = sent(session.takeEffects())
    #expect(clicks.count == 1)
    #expect(clicks.first?.hasPrefix("\u{1B}[<0;2") ?? false)
    #expect(clicks.first?.contains(";8M") ?? false)
    #expect(ends(run(session, until: .seconds(2))) == [.done])
  }

  /// A menu whose program hears of the mouse, with one of its entries highlighted.
  private static func menu(_ highlighted: Int) -> String {
    let items = (1...4).map { item in
      "\u{1B}[\(4 + item);10H" + (item == highlighted ? "\u{1B}[7m" : "")
        + "Entry number \(item)\u{1B}[m"
    }
    return "\u{1B}[?1049h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?25l\u{1B}[2;10HMenu" + items.joined()
  }

  @Test(
    "A click that only highlights an entry is followed by Enter there, and one that does more is not",
    arguments: [true, false])
  func entryByMouse(isOnlyHighlighted: Bool) throws {
    let session = ProgramSession(rows: 24, columns: 80)
    session.takeOutput(Array(Self.menu(1).utf8), at: .zero)
    _ = run(session, until: .seconds(1))
    session.takeKeys([.down], at: .seconds(1))
    session.takeOutput(Array(Self.menu(2).utf8), at: .milliseconds(1_010))
    _ = run(session, until: .seconds(2))
    session.take(request(try node("Entry number 4", in: session)), at: .seconds(2))
    #expect(sent(session.takeEffects()).first?.contains(";8M") ?? false)
    let answer = isOnlyHighlighted ? Self.menu(4) : "\u{1B}[2J\u{1B}[HOpened"
    session.takeOutput(Array(answer.utf8), at: .milliseconds(2_010))
    let effects = run(session, until: .seconds(4))
    #expect(sent(effects) == (isOnlyHighlighted ? ["\r"] : []))
    #expect(ends(effects) == [.done])
  }

  @Test("Where the highlight stands on an entry already, nothing is clicked")
  func highlightedEntry() throws {
    let session = ProgramSession(rows: 24, columns: 80)
    session.takeOutput(Array(Self.menu(1).utf8), at: .zero)
    _ = run(session, until: .seconds(1))
    session.takeKeys([.down], at: .seconds(1))
    session.takeOutput(Array(Self.menu(2).utf8), at: .milliseconds(1_010))
    _ = run(session, until: .seconds(2))
    session.take(request(try node("Entry number 2", in: session)), at: .seconds(2))
    #expect(sent(session.takeEffects()) == ["\r"])
  }

  @Test("Where keys move the cursor of a text is told, and not where a program moves it by itself")
  func insertionPoint() throws {
    let session = ProgramSession(rows: 24, columns: 80)
    func points(until time: Duration) -> [String] {
      run(session, until: time).compactMap { effect in
        guard case .tell(.insertionPoint(let point)) = effect else { return nil }
        let line = session.reader.place(of: point.node)?.element.label ?? "?"
        return "\(line):\(point.characters)\(point.isOnSpace ? " space" : "")"
          + "\(point.isInBlankLine ? " blank" : "") \(point.moves)"
      }
    }
    let text = "\u{1B}[?1049h\u{1B}[Hone two\r\n  three four\r\n\r\nfive\u{1B}[H"
    session.takeOutput(Array(text.utf8), at: .zero)
    #expect(points(until: .seconds(1)) == [])
    let moves = [
      ("\u{1B}[1;5H", "one two:3 1"), ("\u{1B}[2;3H", "three four:0 2"),
      ("\u{1B}[2;8H", "three four:5 space 3"), ("\u{1B}[2;13H", "three four:9 space 4"),
      ("\u{1B}[3;1H", "three four:9 space blank 5"), ("\u{1B}[4;1H", "five:0 6"),
    ]
    for (index, (bytes, expected)) in moves.enumerated() {
      session.takeKeys([.down], at: .seconds(index * 2 + 1))
      session.takeOutput(Array(bytes.utf8), at: .seconds(index * 2 + 1) + .milliseconds(5))
      #expect(points(until: .seconds(index * 2 + 2)) == [expected])
    }
    // A key that moves nothing.
    session.takeKeys([.down], at: .seconds(20))
    session.takeOutput([7], at: .seconds(20) + .milliseconds(5))
    #expect(points(until: .seconds(21)) == [])
  }

  @Test("What a program says of itself takes the place of what was found, and is said once")
  func claims() throws {
    let session = ProgramSession(rows: 24, columns: 80)
    var events: [ReadingEvent] = []
    session.onReading = { reading, _ in events += reading.events }
    session.takeOutput(
      Array(
        ("\u{1B}[?1049h\u{1B}[2J[Shuffle]\r\nOther"
          + "\u{1B}]8130;1;focus;role=switch;label=Shuffle;state=off\u{1B}\\\u{1B}[1;2H").utf8),
      at: .zero)
    var effects = run(session, until: .seconds(1))
    #expect(events.map(\.kind) == [.focus])
    #expect(events.map(\.line) == ["focus: Shuffle, [off]"])
    let switched = try node("Shuffle", in: session)
    #expect(session.reader.book.nodes[switched]?.role == "switch")
    #expect(session.reader.book.nodes[switched]?.states["claim"] == "true")
    #expect(effects.contains(.tell(.focus(switched, becauseOf: nil))))
    events = []
    session.takeOutput(
      Array(
        "\u{1B}]8130;1;change;role=switch;label=Shuffle;state=on\u{1B}\\\u{1B}[1;1H(x)\u{1B}[1;2H"
          .utf8), at: .seconds(1))
    effects = run(session, until: .seconds(2))
    #expect(events.map(\.line) == ["claim: [on]"])
    events = []
    session.takeOutput(
      Array("\u{1B}]8130;1;focus;role=button;label=Go;spoken=yes\u{1B}\\\u{1B}[2;1H".utf8),
      at: .seconds(2))
    effects = run(session, until: .seconds(3))
    #expect(events == [])
    #expect(try node("Go", in: session) != switched)
    session.takeOutput(Array("\u{1B}[?1049lback\r\n".utf8), at: .seconds(3))
    _ = run(session, until: .seconds(4))
    #expect(!session.reader.book.nodes.values.contains { $0.states["claim"] != nil })
  }

  @Test("History and a command's output are frames of lines")
  func review() {
    let session = ProgramSession(rows: 4, columns: 20)
    #expect(!session.show(.history))
    #expect(!session.show(.commandOutput))
    session.takeOutput(Array((1...9).map { "line \($0)\r\n" }.joined().utf8), at: .zero)
    _ = run(session, until: .seconds(1))
    #expect(session.show(.history))
    guard case .tell(.frame(let frame))? = session.takeEffects().last else {
      Issue.record("there is no frame")
      return
    }
    #expect(frame.tree.nodes.values.compactMap(\.name).sorted() == (1...9).map { "line \($0)" })
    #expect(frame.standing == .dialog)
  }

  @Test("Text in front is closed by Escape, which counts as done")
  func closing() {
    let session = ProgramSession(rows: 4, columns: 20)
    session.takeOutput(Array((1...9).map { "line \($0)\r\n" }.joined().utf8), at: .zero)
    _ = run(session, until: .seconds(1))
    session.show(.history)
    _ = session.takeEffects()
    session.take(
      NodeRequest(
        number: 1, frame: ReviewFrame.identity, node: nil, stamp: FrameStamp(revision: 0),
        action: .escape), at: .seconds(1))
    #expect(
      session.takeEffects() == [
        .tell(.requestEnded(1, .done)), .tell(.frameEnded(ReviewFrame.identity)),
      ])
  }

  @Test("A command that was typed and entered at once is found when it appears, and only then")
  func burst() {
    let session = ProgramSession(rows: 6, columns: 40)
    session.takeOutput(Array("$ ".utf8), at: .zero)
    _ = run(session, until: .seconds(1))
    session.takeKeys([.text("echo  hi"), .enter], at: .seconds(1))
    session.takeOutput(Array("echo  hi\r\nhi\r\n$ ".utf8), at: .milliseconds(1_005))
    _ = run(session, until: .seconds(2))
    #expect(session.reader.lastCommand == CommandRecord(command: "echo hi", output: ["hi"]))
    session.takeKeys([.text("hidden"), .enter], at: .seconds(2))
    session.takeOutput(Array("\r\nnothing\r\n$ ".utf8), at: .milliseconds(2_005))
    _ = run(session, until: .seconds(3))
    #expect(session.reader.lastCommand?.command == "")
    #expect(session.reader.lastCommand?.output == ["nothing"])
  }

  @Test("What names the field that a dialog opens with is said once, with the field")
  func fieldOfDialog() {
    let session = ProgramSession(rows: 24, columns: 80)
    var said: [String] = []
    session.onReading = { reading, _ in said += reading.events.map(\.line) }
    session.takeOutput(
      Array(
        ("\u{1B}[?1049h\u{1B}[2J\u{1B}[5;10H┌────── Login ─────┐\u{1B}[6;10H│ Sign in to go on │"
          + "\u{1B}[7;10H│ Name: \u{1B}[4;44m           \u{1B}[m│"
          + "\u{1B}[8;10H│ < Yes >  < No >  │"
          + "\u{1B}[9;10H└──────────────────┘\u{1B}[7;18H").utf8), at: .zero)
    _ = run(session, until: .seconds(1))
    #expect(said == ["opened: Login. Sign in to go on", "focus: Name"])
  }

  @Test("A prompt that comes in pieces is said once, although the program waits for keys already")
  func promptInPieces() {
    let session = ProgramSession(rows: 6, columns: 20, profile: .supplied(for: "python3"))
    var said: [String] = []
    session.onReading = { reading, _ in said += reading.events.map(\.line) }
    session.takeOutput(Array(">>> ".utf8), at: .zero)
    _ = run(session, until: .seconds(1))
    session.takeKeys([.text("1"), .enter], at: .seconds(1))
    session.takeOutput(Array("1\r\n1\r\n>>".utf8), at: .milliseconds(1_001))
    session.noteAnswer(at: .milliseconds(1_002))
    _ = run(session, until: .milliseconds(1_020))
    session.takeOutput(Array("> ".utf8), at: .milliseconds(1_030))
    session.noteAnswer(at: .milliseconds(1_031))
    #expect(said == ["output: >>>", "output: 1\n1\n>>>"])
    // What is no prompt waits no longer than a prompt may.
    session.takeKeys([.text("2"), .enter], at: .seconds(2))
    session.takeOutput(Array("2\r\n..".utf8), at: .milliseconds(2_001))
    session.noteAnswer(at: .milliseconds(2_002))
    #expect(said.count == 2)
    _ = run(session, until: .milliseconds(2_061))
    #expect(said.last == "output: 2\n..")
  }

  @Test("All that follows is told once the program is quiet, or has had its time")
  func settling() {
    func settled(_ effects: [ProgramSession.Effect]) -> [Int] {
      effects.compactMap {
        if case .tell(.settled(after: let number)) = $0 { number } else { nil }
      }
    }
    let session = ProgramSession(rows: 4, columns: 20)
    session.awaitStart(at: .zero)
    #expect(settled(run(session, until: .milliseconds(3_900))) == [])
    session.takeOutput(Array("up".utf8), at: .milliseconds(3_900))
    #expect(!session.isSettled)
    #expect(settled(run(session, until: .milliseconds(4_500))) == [0])
    #expect(session.isSettled && session.nextDue == nil)
    let key = NodeRequest(
      number: 7, frame: "terminal", node: nil, stamp: FrameStamp(revision: 1),
      action: .key("down"))
    #expect(key.programKeys == [.down])
    session.takeKeys([.down], at: .seconds(5))
    session.take(key, at: .seconds(5))
    #expect(settled(run(session, until: .milliseconds(5_350))) == [])
    #expect(settled(run(session, until: .milliseconds(5_400))) == [7])
    // A program that never rests.
    session.takeKeys([.down], at: .seconds(6))
    session.take(key, at: .seconds(6))
    for tick in 1...50 {
      session.takeOutput(Array("\r\(tick)".utf8), at: .seconds(6) + .milliseconds(tick * 100))
      _ = session.nextDue.map { session.advance(to: $0) }
    }
    #expect(session.isSettled)
  }

  @Test("What was kept while speech was behind is said at the end, unless it was said before")
  func heldBack() {
    let session = ProgramSession(rows: 4, columns: 20)
    session.isSpeechBehind = true
    session.takeOutput(Array("first\r\nlast\r\n".utf8), at: .zero)
    func said(_ effects: [ProgramSession.Effect]) -> [String] {
      effects.compactMap { effect in
        guard case .tell(.announcement(let announcement)) = effect else { return nil }
        return announcement.text
      }
    }
    #expect(said(run(session, until: .seconds(1))) == [])
    session.finish(at: .seconds(1))
    #expect(said(session.takeEffects()) == ["first\nlast"])
    session.finish(at: .seconds(1))
    #expect(said(session.takeEffects()) == [])
  }
}

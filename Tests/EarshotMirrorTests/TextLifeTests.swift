import EarshotMirror
import EarshotModel
import EarshotReader
import EarshotSession
import Synchronization
import Testing

/// A text over there: what it holds, where its insertion point is, and what may be done to it.
final class LivingText: MirrorSource {
  struct State {
    var mailbox: MirrorMailbox?
    var text: String
    var selection: Range<Int>
    var revision = 1
    var frameRevision = 0
    var asked: [String] = []
    var isReadOnly = false
  }

  let textUnit: TextOffsetUnit
  private let role: String
  let state: Mutex<State>

  init(_ text: String, caret: Int = 0, unit: TextOffsetUnit = .utf16, role: String = "field") {
    textUnit = unit
    self.role = role
    state = Mutex(State(text: text, selection: caret..<caret))
  }

  private var field: NodeIdentity { NodeIdentity("field", in: "main") }

  func open(_ mailbox: MirrorMailbox) {
    let node = state.withLock { state in
      state.mailbox = mailbox
      return self.node(state)
    }
    mailbox.send(Life.whole([Life.node("root", "group", children: ["field"]), node]))
    mailbox.send(.focus(field, becauseOf: nil))
  }

  func close() {}

  private func node(_ state: State) -> MirrorNode {
    Life.node("field", role, "Note") {
      $0.text = NodeText(
        count: textUnit.count(state.text), revision: state.revision, selection: state.selection,
        isEditable: true)
    }
  }

  /// The place of the text at which a stretch in its unit begins and ends.
  private func indices(_ range: Range<Int>, of text: String) -> Range<String.Index> {
    switch textUnit {
    case .utf8:
      let view = text.utf8
      return view.index(
        view.startIndex, offsetBy: range.lowerBound)..<view.index(
          view.startIndex, offsetBy: range.upperBound)
    case .utf16:
      let view = text.utf16
      return view.index(
        view.startIndex, offsetBy: range.lowerBound)..<view.index(
          view.startIndex, offsetBy: range.upperBound)
    case .scalars:
      let view = text.unicodeScalars
      return view.index(
        view.startIndex, offsetBy: range.lowerBound)..<view.index(
          view.startIndex, offsetBy: range.upperBound)
    case .characters:
      return text.index(
        text.startIndex, offsetBy: range.lowerBound)..<text.index(
          text.startIndex, offsetBy: range.upperBound)
    }
  }

  func take(_ request: NodeRequest) {
    let (changes, mailbox) = state.withLock { state in
      state.asked.append("\(request.action)".replacing("EarshotMirror.", with: ""))
      return (answer(request, &state), state.mailbox)
    }
    for change in changes { mailbox?.send(change) }
  }

  private func answer(_ request: NodeRequest, _ state: inout State) -> [MirrorChange] {
    var changes: [MirrorChange] = []
    var end = RequestEnd.done
    switch request.action {
    case .fetchText(let span, _):
      guard span.revision == state.revision else { return [.requestEnded(request.number, .stale)] }
      let text = String(state.text[indices(span.range, of: state.text)])
      var part = NodeTextPart(
        text, of: field, from: span.range.lowerBound, revision: state.revision)
      var speech = SpeechAttributes()
      speech.language = "de"
      part.runs = [NodeTextRun(0..<4, speech: speech, appearance: TextAppearance(isBold: true))]
      return [.text(part), .requestEnded(request.number, .done)]
    case .select(let span):
      if span.revision == state.revision { state.selection = span.range } else { end = .stale }
    case .type where state.isReadOnly, .deleteBackward where state.isReadOnly:
      end = .refused("read only")
    case .type(let text): replace(state.selection, by: text, &state)
    case .deleteBackward:
      var range = state.selection
      if range.isEmpty, range.lowerBound > 0 {
        let index = indices(range, of: state.text).lowerBound
        let before = String(state.text[state.text.index(before: index)..<index])
        range = range.lowerBound - textUnit.count(before)..<range.lowerBound
      }
      replace(range, by: "", &state)
    case .setText(let text, nil): replace(0..<textUnit.count(state.text), by: text, &state)
    case .activate: changes.append(.focus(field, becauseOf: request.number))
    default: end = .unsupported
    }
    state.frameRevision += 1
    return changes + [
      Life.update(state.frameRevision, node(state)), .requestEnded(request.number, end),
      .settled(after: request.number),
    ]
  }

  private func replace(_ range: Range<Int>, by text: String, _ state: inout State) {
    state.text.replaceSubrange(indices(range, of: state.text), with: text)
    let end = range.lowerBound + textUnit.count(text)
    (state.selection, state.revision) = (end..<end, state.revision + 1)
  }
}

/// Texts that are fetched by range, moved through and changed over there.
@Suite struct TextLifeTests {
  @Test(arguments: TextOffsetUnit.allCases)
  func aReaderMovesByCharactersWhateverTheSourceCounts(unit: TextOffsetUnit) throws {
    let source = LivingText("a👩‍👩‍👧é word", unit: unit)
    let (session, mirror) = try Life.session(source)
    let input = try #require(session.focusedElement?.accessibilityTextInput)
    #expect(input.text == "a👩‍👩‍👧é word")
    #expect(session.focusedElement === mirror.firstResponder)
    #expect(session.focusedElement?.accessibilityTextAppearance?.isBold == true)
    let forward = ReaderCommand.text(.move(.character, isForward: true))
    #expect(try session.heard { try $0.command(forward) } == ["a"])
    #expect(try session.heard { try $0.command(forward) } == ["👩‍👩‍👧"])
    #expect(try session.heard { try $0.command(forward) } == ["é"])
    let state = source.state.withLock { $0 }
    #expect(state.selection.lowerBound == unit.count("a👩‍👩‍👧é"))
    #expect(input.selection == 3..<3)
    let word = ReaderCommand.text(.move(.word, isForward: true))
    #expect(try session.heard { try $0.command(word) } == ["word"])
  }

  @Test func whatIsTypedIsSaidWhenItIsThere() throws {
    let source = LivingText("gut", caret: 3)
    let (session, _) = try Life.session(source)
    #expect(session.heard { $0.perform(.typeText("e")) } == ["e"])
    #expect(session.heard { $0.perform(.typeText("n")) } == ["n"])
    #expect(source.state.withLock { $0.text } == "guten")
    #expect(session.heard { $0.perform(.deleteBackward) } == ["n deleted"])
    #expect(source.state.withLock { $0.text } == "gute")
    let word = ReaderCommand.text(.delete(.word, isForward: false))
    #expect(try session.heard { try $0.command(word) } == ["gute deleted"])
    #expect(source.state.withLock { $0.text } == "")
  }

  @Test func whatIsNotTakenIsNotSaidAsIfItWere() throws {
    let source = LivingText("gut", caret: 3)
    source.state.withLock { $0.isReadOnly = true }
    let (session, _) = try Life.session(source)
    #expect(session.heard { $0.perform(.typeText("e")) } == ["Refused: read only"])
    #expect(session.heard { $0.perform(.deleteBackward) } == ["Refused: read only"])
  }

  @Test func aLongTextIsFetchedPieceByPieceAsItIsReached() throws {
    let lines = (1...3_000).map { "line \($0)" }
    let source = LivingText(lines.joined(separator: "\n"), role: "area")
    let (session, _) = try Life.session(source)
    let input = try #require(session.focusedElement?.accessibilityTextInput)
    let first = input.text.count
    #expect(first < 10_000)
    session.advanceUntilSilent()
    for _ in 0..<20 {
      _ = input.text
      session.settle()
    }
    #expect(input.text == lines.joined(separator: "\n"))
    let asked = source.state.withLock { $0.asked }.filter { $0.hasPrefix("fetchText") }
    #expect(asked.count == 8)
    #expect(asked.allSatisfy { $0.contains("wholly: ") && $0.contains("line") })
  }

  @Test func wordsOfAnEarlierRevisionAreLate() throws {
    let source = LivingText("new words", caret: 0)
    let (session, mirror) = try Life.session(source)
    let mailbox = source.state.withLock { $0.mailbox }
    let field = NodeIdentity("field", in: "main")
    mailbox?.send(.text(NodeTextPart("old words", of: field, revision: 0)))
    session.settle()
    #expect(mirror.element(field)?.accessibilityTextInput?.text == "new words")
    #expect(mirror.element(field)?.accessibilityAttributedValue?.runs.first?.text == "new ")
    #expect(
      mirror.element(field)?.accessibilityAttributedValue?.runs.first?.attributes.language == "de")
  }

  @Test func aSecretIsNeverFetched() throws {
    let source = LivingText("hunter2", caret: 0, role: "secret")
    let (session, mirror) = try Life.session(source)
    let field = NodeIdentity("field", in: "main")
    #expect(mirror.element(field)?.accessibilityTextInput?.text == "•••••••")
    #expect(session.heard { $0.perform(.typeText("x")) }.joined().contains("bullet"))
    source.state.withLock { $0.mailbox }?.send(
      .text(NodeTextPart("hunter2", of: field, revision: 9)))
    session.advance(by: 10)
    #expect(source.state.withLock { $0.asked }.allSatisfy { !$0.hasPrefix("fetchText") })
    #expect(!(session.transcript.text + mirror.text).contains("hunter"))
  }
}

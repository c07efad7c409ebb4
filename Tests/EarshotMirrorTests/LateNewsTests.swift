import EarshotMirror
import EarshotModel
import EarshotReader
import EarshotSession
import Testing

/// What comes late, too early, or in between, is heard for what it is.
@Suite struct LateNewsTests {
  private static let field = NodeIdentity("field", in: "main")

  private static func page(_ generation: Int, revision: Int = 0, _ text: String) -> MirrorChange {
    Life.whole(
      [
        Life.node("root", "group", children: ["first", "field"]),
        Life.node("first", "button", "First"),
        Life.node("field", "field", "Name") {
          $0.text = NodeText(count: text.count, revision: 2, isEditable: true)
        },
      ], revision: revision, generation: generation)
  }

  @Test func wordsOfAGenerationThatIsGoneAreNotThoseOfItsSuccessor() throws {
    let mailbox = MirrorMailbox()
    let source = RecordedSource([(.zero, Self.page(1, "old"))]) { _ in [] }
    let (session, mirror) = try Life.session(source, mailbox: mailbox)
    mailbox.send(Self.page(2, "new"))
    session.settle()
    let input = try #require(mirror.element(Self.field)?.accessibilityTextInput)
    mailbox.send(.text(NodeTextPart("old", of: Self.field, generation: 1, revision: 9)))
    session.settle()
    #expect(input.text == "")
    mailbox.send(.text(NodeTextPart("new", of: Self.field, generation: 2, revision: 2)))
    session.settle()
    #expect(input.text == "new")
  }

  @Test func theFocusOfAGenerationThatIsGoneLeadsNobody() throws {
    let mailbox = MirrorMailbox()
    let source = RecordedSource([(.zero, Self.page(1, "old"))]) { _ in [] }
    let (session, _) = try Life.session(source, mailbox: mailbox)
    mailbox.send(Self.page(2, "new"))
    session.settle()
    session.advanceUntilSilent()
    mailbox.send(.focus(Self.field, generation: 1, becauseOf: nil))
    session.settle()
    #expect(session.focusedElement?.accessibilityLabel == "First")
    mailbox.send(.focus(Self.field, generation: 2, becauseOf: nil))
    session.settle()
    #expect(session.focusedElement?.accessibilityLabel == "Name")
  }

  @Test func theCursorFollowsAFocusThatIsToldBeforeItsNode() throws {
    let mailbox = MirrorMailbox()
    let source = RecordedSource([(.zero, Self.page(1, "old"))]) { _ in [] }
    let (session, _) = try Life.session(source, mailbox: mailbox)
    mailbox.send(.focus(NodeIdentity("late", in: "main"), becauseOf: nil))
    session.settle()
    #expect(session.focusedElement?.accessibilityLabel == "First")
    mailbox.send(Life.update(1, Life.node("late", "button", "Late")))
    session.settle()
    #expect(session.focusedElement?.accessibilityLabel == "First")
    let heard = session.heard { session in
      mailbox.send(
        Life.update(2, Life.node("root", "group", children: ["first", "field", "late"])))
      session.settle()
    }
    #expect(heard == ["Late, button"])
    // It has followed once, and stays where a person has gone since.
    try session.moveBackward()
    mailbox.send(Life.update(3, Life.node("late", "button", "Later")))
    session.settle()
    #expect(session.focusedElement?.accessibilityLabel == "Name")
  }

  @Test func aFrameThatEndedIsNotBroughtBackByAnAnswerThatWasOnItsWay() {
    func second(_ generation: Int, _ revision: Int, _ name: String) -> MirrorChange {
      Life.whole(
        [Life.node("root", "button", name, in: "second")], title: name, revision: revision,
        generation: generation)
    }
    let mailbox = MirrorMailbox()
    let mirror = TreeMirror(
      RecordedSource([(.zero, Self.page(1, "")), (.zero, second(1, 5, "Second"))]) { _ in [] },
      vocabulary: .test, mailbox: mailbox)
    mirror.settle()
    #expect(mirror.windows.count == 2)
    mailbox.send(.frameEnded("second"))
    mailbox.send(second(1, 5, "Late"))
    mirror.settle()
    #expect(mirror.windows.count == 1)
    // What had come to more than was taken in is gone as well.
    mailbox.send(second(2, 0, "Third"))
    mailbox.send(second(2, 7, "Third"))
    mailbox.send(.frameEnded("second"))
    mirror.settle()
    mailbox.send(second(2, 6, "Late"))
    mirror.settle()
    #expect(mirror.windows.count == 1)
    mailbox.send(second(3, 0, "Fourth"))
    mirror.settle()
    #expect(mirror.windows.map(\.title) == ["Mail", "Fourth"])
  }

  @Test func aCrashIsToldOfWhatIsBackInTheSameTurn() throws {
    let mailbox = MirrorMailbox()
    let source = RecordedSource([(.zero, Self.page(1, "old"))]) { _ in [] }
    let (session, _) = try Life.session(source, mailbox: mailbox)
    let heard = session.heard { session in
      mailbox.send([.frameEnded("main", .crashed), Self.page(2, "new")])
      session.settle()
    }
    #expect(heard.joined(separator: " | ").contains("Mail has crashed"))
    #expect(session.focusedElement?.accessibilityLabel == "First")
  }

  @Test func whatCountsMoreThanItIsTakesNoRoom() throws {
    let huge = NodeIdentity("list", in: "main")
    let source = RecordedSource([
      (
        .zero,
        Life.whole([
          Life.node("root", "group", children: ["list", "field"]),
          Life.node("list", "list", "All") { $0.children = .virtual(count: .max, known: [:]) },
          Life.node("field", "field", "Name") {
            $0.text = NodeText(count: .max, revision: 1, selection: .max..<(.max), isEditable: true)
          },
        ])
      ), (.zero, .text(NodeTextPart("end", of: Self.field, from: .max, revision: 1))),
    ]) { [.requestEnded($0.number, .unsupported)] }
    let (session, mirror) = try Life.session(source)
    #expect(mirror.element(huge)?.accessibilityElement(at: .max - 1) == nil)
    try session.command(.named(.last))
    _ = mirror.element(Self.field)?.accessibilityTextInput?.text
    session.advance(by: 10)
    #expect(session.focusedElement != nil)
  }
}

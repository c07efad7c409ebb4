import EarshotMirror
import EarshotModel
import EarshotReader
import EarshotScript
import EarshotSession
import Synchronization
import Testing

/// Scripts on what lives elsewhere.
@Suite struct MirroredScriptTests {
  private static func whole() -> FrameSnapshot {
    var tree = TreeSnapshot(frame: "mail", title: "Mail")
    let root = NodeIdentity("root", in: "mail")
    tree.add(MirrorNode(root, role: "main"))
    tree.add(
      MirrorNode(NodeIdentity("send", in: "mail"), role: "button", name: "Send"), under: root)
    return FrameSnapshot(tree, stamp: FrameStamp(revision: 0))
  }

  /// Answers in a task of its own, at some time, as a program does.
  private final class Program: MirrorSource {
    private let mailbox = Mutex<MirrorMailbox?>(nil)

    func open(_ mailbox: MirrorMailbox) {
      self.mailbox.withLock { $0 = mailbox }
      mailbox.send(.frame(MirroredScriptTests.whole()))
    }

    func take(_ request: NodeRequest) {
      guard let mailbox = mailbox.withLock({ $0 }) else { return }
      Task {
        mailbox.send(.requestEnded(request.number, .done))
        await Task.yield()
        let sent = MirrorNode(
          NodeIdentity("send", in: "mail"), role: "button", name: "Sent \(request.number)")
        mailbox.send(
          .nodes(NodeUpdate("mail", stamp: FrameStamp(revision: request.number), updated: [sent])))
        await Task.yield()
        mailbox.send(.settled(after: request.number))
      }
    }

    func close() {}
  }

  private static let steps = """
    earshot: 1
    steps:
      - expect: "Send, button, landmark"
      - repeat: { times: 2, steps: [activate] }
      - expect: { order: ["Sent 2, button, landmark"], screen: Mail }
      - rotate: landscape
    """

  private func report(
    _ source: some MirrorSource, _ play: (Script, TreeMirror) async -> ScriptReport
  ) async throws -> ScriptReport {
    let script = try ScriptReader().read(Array(Self.steps.utf8), file: "mail.yaml")
    return await play(script, TreeMirror(source, vocabulary: .aria))
  }

  @Test func aLiveScriptWaitsUntilAllIsToldThatFollows() async throws {
    let report = try await report(Program()) { await ScriptPlayer().play($0, live: $1) }
    #expect(report.results.map(\.isMet) == [true, true, true])
    #expect(report.refusal == nil)
    #expect(
      report.events.compactMap(\.text).contains(
        "what is played on is no app of ours, and does not do this: rotate"))
  }

  @Test func whoNeverSaysThatAllIsToldIsWaitedForUntilTheDeadline() async throws {
    let source = RecordedSource([(.zero, .frame(Self.whole()))]) { _ in [] }
    let mirror = TreeMirror(source, vocabulary: .aria)
    let session = Session(host: mirror, reader: ScreenReader())
    session.settle()
    try session.enable()
    try session.activate()
    // All but a moment of the five seconds passes in no time.
    session.advance(by: 4.99)
    #expect(!mirror.isSettled)
    let time = LiveTime(of: session)
    await time.waitUntilSettled()
    time.end()
    #expect(mirror.isSettled)
    #expect(session.now >= .seconds(5))
  }

  @Test func aRecordedLifeIsPlayedInVirtualTime() async throws {
    let source = RecordedSource([(.zero, .frame(Self.whole()))]) { request in
      let sent = MirrorNode(
        NodeIdentity("send", in: "mail"), role: "button", name: "Sent \(request.number)")
      return [
        .nodes(NodeUpdate("mail", stamp: FrameStamp(revision: request.number), updated: [sent])),
        .requestEnded(request.number, .done), .settled(after: request.number),
      ]
    }
    let report = try await report(source) { ScriptPlayer().play($0, on: $1) }
    #expect(report.failures.map(\.actual) == [])
    #expect(report.results.count == 3)
  }
}

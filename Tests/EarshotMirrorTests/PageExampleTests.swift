import EarshotMirror
import EarshotModel
import EarshotReader
import EarshotSession
import Foundation
import Testing

/// What the page on mirroring shows of a life, and that it says what is printed.
@Suite struct PageExampleTests {
  @Test func theLifeOnThePagePrintsWhatThePageSays() throws {
    let root = NodeIdentity("root", in: "mail")
    let send = NodeIdentity("send", in: "mail")
    var status = MirrorNode(NodeIdentity("status", in: "mail"), role: "text", name: "Nothing sent")
    status.live = LiveRegion(.polite)
    var tree = TreeSnapshot(frame: "mail", title: "Mail")
    tree.add(MirrorNode(root, role: "main"))
    tree.add(MirrorNode(send, role: "button", name: "Send"), under: root)
    tree.add(status, under: root)
    let whole = FrameSnapshot(tree, stamp: FrameStamp(revision: 0))
    status.name = "Sent"
    let sent = NodeUpdate("mail", stamp: FrameStamp(revision: 1), updated: [status])
    let source = RecordedSource([(.zero, .frame(whole))]) { request in
      guard request.action == .activate(action: nil), request.node == send else {
        return [.requestEnded(request.number, .unsupported)]
      }
      return [
        .nodes(sent), .requestEnded(request.number, .done), .settled(after: request.number),
      ]
    }
    let session = Session(host: TreeMirror(source, vocabulary: .aria), reader: ScreenReader())
    session.settle()
    try session.enable()
    try session.activate()
    session.advanceUntilSettled()
    try session.moveForward()
    try session.command(.escape)
    session.advanceUntilSettled()
    let printed = session.transcript.events.filter { $0.kind == .speech }.map { $0.text ?? "" }
    #expect(
      printed == [
        "VoiceOver on", "Send, button, landmark", "Sent", "Sent, end", "Not possible here",
      ])

    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Earshot/Earshot.docc/MirroringTrees.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.contains(printed.map { "    \($0)\n" }.joined()))
  }
}

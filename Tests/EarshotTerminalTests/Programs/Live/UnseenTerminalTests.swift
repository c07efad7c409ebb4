import EarshotMirror
import EarshotPrograms
import EarshotReader
import Testing

@testable import EarshotTerminal

/// Programs that nobody sees, and who is told of them.
@Suite("A program on a terminal that nobody sees")
struct UnseenTerminalTests {
  @Test("What was on its screen before there was anybody to tell is told all the same")
  func lateMirror() async throws {
    let (closed, close) = AsyncStream.makeStream(of: Void.self)
    let (ended, end) = AsyncStream.makeStream(of: ProgramEnding.self)
    let size = TerminalSize(rows: 4, columns: 20)
    let program = LiveProgram(
      try ChildTerminal(["echo", "hello"], size: size, environment: [:]), in: size,
      filter: OutputFilter(),
      output: { _, setting in if setting != nil { close.finish() } }, onNothing: { _ in },
      onEnd: { ending in
        end.yield(ending)
        end.finish()
      }, awaitsStart: true
    ) { ProgramSession(rows: size.rows, columns: size.columns) }
    try program.start()
    // It has been and gone.
    for await _ in closed {}
    let mirror = TreeMirror(program, vocabulary: .terminal)
    #expect(await ended.reduce(into: []) { $0.append($1) } == [.exited(0)])
    _ = mirror.doWaitingWork()
    let lines = ScreenReading(host: mirror).stops.map(\.description)
    #expect(lines == ["hello"])
  }
}

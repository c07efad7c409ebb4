import EarshotMirror
import EarshotPrograms
import EarshotTestSupport
import Synchronization
import Testing

@testable import EarshotTerminal

/// A program that notes what is sent to it.
nonisolated private final class NotingProgram: RunningProgram {
  private let noted = Mutex<[UInt8]>([])

  var sent: String { noted.withLock { String(decoding: $0, as: UTF8.self) } }

  let modes = TerminalModes()
  func send(_ bytes: [UInt8], keys: () -> [ProgramKey]) {
    noted.withLock { $0 += bytes }
    _ = keys()
  }
  func show(caption: String) {}
  func showCaptions(_ isOn: Bool) {}
  func resize(rows: Int, columns: Int) {}
  func redraw() {}
  func noteSpeech(isBehind: Bool) {}
  func review(_ text: ReviewedText) {}
  func read(by profile: ProgramProfile) {}
  func allow(clipboard: Bool, annotations: Bool) {}
  func goOn() {}
  func end(by signal: Int32) {}
  func open(_ mailbox: MirrorMailbox) {}
  func take(_ request: NodeRequest) {}
  func close() {}
}

@Suite(
  "What is typed goes to the program from the thread that reads it, unless the reader may be meant")
struct ProgramTypingTests {
  private let program = NotingProgram()
  private let typing = ProgramTyping(prefix: .standard)

  /// Types, and returns what became of it: "sent" with what the program had before and after, or "host".
  private func type(_ text: String) -> String {
    var line = ""
    let isPassed = typing.pass(Array(text.utf8)) { send in
      let before = program.sent
      send()
      line = "\(before)|\(program.sent)"
    }
    return isPassed ? "\(typing.takeKeys() ? "keys" : "bytes"): \(line)" : "host"
  }

  /// Has the host take what is its own.
  private func take(_ text: String, _ attention: ProgramInput.Attention = .program) -> [String] {
    var parts: [String] = []
    typing.take(Array(text.utf8), attention: { attention }) { part in
      switch part {
      case .program(let bytes, _): parts.append(String(decoding: bytes, as: UTF8.self))
      case .prefix: parts.append("prefix")
      default: parts.append("command")
      }
    }
    return parts
  }

  @Test("Keys are sent behind what is told of them")
  func keys() {
    typing.begin(program)
    typing.turn(to: .program)
    #expect(type("ab") == "keys: |ab")
    #expect(type("\u{1B}[B") == "keys: ab|ab\u{1B}[B")
  }

  @Test("That keys are sent is told once; of an answer to a question it is not told")
  func silence() {
    typing.begin(program)
    typing.turn(to: .program)
    #expect(!typing.takeKeys())
    _ = typing.pass(Array("a".utf8)) { send in
      #expect(program.sent.isEmpty)
      send()
    }
    #expect(typing.takeKeys())
    #expect(!typing.takeKeys())
    // What a terminal answers to a question.
    #expect(type("\u{1B}[?62;4c").hasPrefix("bytes: a|"))
  }

  @Test("Before the host has begun, and once it looks at all of them, they are the host's")
  func hosts() {
    #expect(type("a") == "host")
    typing.begin(program)
    #expect(type("b") == "host")
    #expect(take("a") + take("b") == ["a", "b"])
    typing.turn(to: .readerMode)
    #expect(type("c") == "host")
    typing.drop()
    typing.turn(to: .program)
    #expect(type("d") == "keys: |d")
    typing.turn(to: nil)
    #expect(type("e") == "host")
  }

  @Test(
    "What holds the prefix is the host's as a whole, and all that comes until it is done with it")
  func prefix() {
    typing.begin(program)
    typing.turn(to: .program)
    #expect(type("a\u{1E}") == "host")
    #expect(type("b") == "host")
    #expect(take("a\u{1E}") == ["a", "prefix"])
    #expect(type("c") == "host")
    #expect(take("b") == ["command"])
    #expect(take("c") == ["c"])
    #expect(type("d") == "keys: |d")
  }

  @Test("What is open goes on with what follows, on whichever side")
  func open() {
    typing.begin(program)
    typing.turn(to: .program)
    #expect(type("\u{1B}") == "keys: |\u{1B}")
    #expect(typing.patience != nil)
    #expect(type("[B") == "keys: \u{1B}|\u{1B}[B")
    #expect(typing.patience == nil)
    #expect(type("\u{1B}") == "keys: \u{1B}[B|\u{1B}[B\u{1B}")
    typing.timeOut(attention: { .program }) { _ in }
    #expect(typing.patience == nil)
    #expect(type("x").hasSuffix("x"))
  }
}

/// Lets a task go on at once, on the thread that wakes it.
nonisolated private final class AtOnce: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
  }
}

@Suite("Events of a host")
struct HostEventsTests {
  /// The numbers that were taken.
  private final class Log: Sendable {
    let taken = Mutex<[Int]>([])
  }

  private func next(_ iterator: inout HostEvents.Iterator) async -> Int? {
    guard case .patience(let number)? = await iterator.next() else { return nil }
    return number
  }

  @Test("They come in their order, what is sent meanwhile behind, and nothing after the end")
  func order() async {
    let events = HostEvents()
    var iterator = events.makeAsyncIterator()
    events.send(.patience(1)) { events.send(.patience(2)) }
    #expect(await next(&iterator) == 1)
    #expect(await next(&iterator) == 2)
    events.send(.patience(3))
    events.finish()
    events.send(.patience(4))
    #expect(await next(&iterator) == 3)
    #expect(await next(&iterator) == nil)
  }

  @Test("Nobody is woken for what can wait until something else comes, or until that is asked for")
  func canWait() async {
    let events = HostEvents()
    let log = Log()
    let listener = Task(executorPreference: AtOnce()) { [events, log] in
      for await case .patience(let number) in events { log.taken.withLock { $0.append(number) } }
    }
    func expect(_ numbers: [Int]) { #expect(log.taken.withLock { $0 } == numbers) }
    events.send(.patience(1), canWait: true)
    expect([])
    events.send(.patience(2))
    expect([1, 2])
    events.send(.patience(3), canWait: true)
    events.wake()
    expect([1, 2, 3])
    events.send(.patience(4), canWait: true)
    events.send(.patience(5), canWait: true)
    expect([1, 2, 3, 4, 5])
    events.wake()
    events.send(.patience(6), canWait: true)
    expect([1, 2, 3, 4, 5])
    events.finish()
    await listener.value
    expect([1, 2, 3, 4, 5, 6])
  }

  @Test("Whoever waits is woken by what comes, and hears of it before what was sent meanwhile")
  func waiting() async {
    let events = HostEvents()
    async let sent: Void = Task.detached {
      for number in stride(from: 1, to: 2_000, by: 2) {
        events.send(.patience(number)) { events.send(.patience(number + 1)) }
      }
      events.finish()
    }.value
    var iterator = events.makeAsyncIterator()
    var numbers: [Int] = []
    while let number = await next(&iterator) { numbers.append(number) }
    await sent
    #expect(numbers == Array(1...2_000))
  }
}

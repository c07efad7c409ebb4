import EarshotPrograms
import Synchronization

// A key is to be at the program at once, and what else it leads to has time until the program answers. So what is
// typed is told apart by the thread that reads it:
//
//  1. what can be for nobody but the program goes there from that thread; the host hears of it before anything that
//     follows, but is woken once the program has answered or nothing more has come for a moment, since what it does
//     would keep the program from its key;
//  2. what may be for the screen reader is the host's, and so is whatever comes until the host is done with it,
//     since it may change whom keys are for;
//  3. before the host has begun, and once the program has ended, all is the host's.

/// What is typed while a program runs, on its way from the terminal.
nonisolated final class ProgramTyping: Sendable {
  private struct State {
    var input: ProgramInput
    var prefix: CommandPrefix
    var program: (any RunningProgram)?
    /// Whom keys are for; `nil` where the host has not said so.
    var attention: ProgramInput.Attention?
    /// How much the host has that it is not done with.
    var waiting = 0
    /// Whether keys went to the program of which the host does not know.
    var hasKeys = false

    /// The keys that bytes come to which are for nobody but the program.
    mutating func keys(of bytes: [UInt8], encodesKeys: Bool) -> [ProgramKey] {
      var keys: [ProgramKey] = []
      input.take(bytes, encodesKeys: encodesKeys, attention: { .program }) { part in
        if case .program(_, let more) = part { keys += more }
      }
      if !keys.isEmpty { hasKeys = true }
      return keys
    }
  }

  private let state: Mutex<State>

  /// Creates what is typed for a program that is still to be started.
  init(prefix: CommandPrefix) {
    state = Mutex(State(input: ProgramInput(prefix: prefix), prefix: prefix))
  }

  /// Begins to send to a program.
  func begin(_ program: any RunningProgram) {
    state.withLock { $0.program = program }
  }

  // MARK: The thread that reads

  /// Sends bytes to the program where they can be for nobody else.
  ///
  /// - Parameters:
  ///   - bytes: What was typed.
  ///   - tell: Tells the host of them, and then sends them.
  /// - Returns: Whether they are; else the bytes are the host's, which has to take them in their order
  ///   (``take(_:attention:_:)``).
  func pass(_ bytes: [UInt8], _ tell: (_ send: () -> Void) -> Void) -> Bool {
    state.withLock { state in
      guard let program = state.program, state.attention == .program, state.waiting == 0 else {
        state.waiting += 1
        return false
      }
      let encodesKeys = program.modes.encodesKeys
      if state.input.isForProgram(bytes, encodesKeys: encodesKeys) {
        // It is at the program before anybody knows what keys it comes to.
        tell { program.send(bytes) { state.keys(of: bytes, encodesKeys: encodesKeys) } }
        return true
      }
      guard let (input, parts) = Self.parts(of: bytes, encodesKeys: encodesKeys, state.input) else {
        state.waiting += 1
        return false
      }
      state.input = input
      if parts.contains(where: { !$0.keys.isEmpty }) { state.hasKeys = true }
      tell {
        for part in parts { program.send(part.bytes) { part.keys } }
      }
      return true
    }
  }

  /// What of bytes goes to the program, with what is open behind it; `nil` where not all of it does.
  private static func parts(
    of bytes: [UInt8], encodesKeys: Bool, _ input: ProgramInput
  ) -> (input: ProgramInput, parts: [(bytes: [UInt8], keys: [ProgramKey])])? {
    var (input, parts) = (input, [(bytes: [UInt8], keys: [ProgramKey])]())
    var isProgram = true
    input.take(bytes, encodesKeys: encodesKeys, attention: { .program }) { part in
      if case .program(let bytes, let keys) = part {
        parts.append((bytes, keys))
      } else {
        isProgram = false
      }
    }
    return isProgram ? (input, parts) : nil
  }

  // MARK: The host

  /// Says whom keys are for from now on; `nil` where the host has to look at all of them.
  func turn(to attention: ProgramInput.Attention?) {
    state.withLock { $0.attention = attention }
  }

  /// Has another key come before a command from now on.
  func turn(to prefix: CommandPrefix) {
    state.withLock { state in
      state.prefix = prefix
      state.input.prefix = prefix
    }
  }

  /// Whether keys went to the program since the last call.
  func takeKeys() -> Bool {
    state.withLock { state in
      defer { state.hasKeys = false }
      return state.hasKeys
    }
  }

  /// Passes over bytes that are the host's.
  func drop() {
    state.withLock { $0.waiting -= 1 }
  }

  /// Tells apart bytes that are the host's (``ProgramInput/take(_:encodesKeys:attention:_:)``).
  func take(
    _ bytes: [UInt8], attention: () -> ProgramInput.Attention,
    _ hand: (ProgramInput.Part) -> Void
  ) {
    var (input, program) = state.withLock { ($0.input, $0.program) }
    input.take(
      bytes, encodesKeys: program?.modes.encodesKeys ?? false, attention: attention, hand)
    done(input, attention())
  }

  /// How long the host waits for more before it takes what is open as it stands; `nil` where nothing is.
  var patience: Duration? { state.withLock { $0.input.patience } }

  /// Takes what is open as it stands, because nothing more has come.
  func timeOut(
    attention: () -> ProgramInput.Attention, _ hand: (ProgramInput.Part) -> Void
  ) {
    var input = state.withLock { state in
      state.waiting += 1
      return state.input
    }
    input.timeOut(attention: attention, hand)
    done(input, attention())
  }

  /// Ends to have bytes; what comes next is for whom these have led to.
  private func done(_ input: ProgramInput, _ attention: ProgramInput.Attention) {
    state.withLock { state in
      if state.attention != nil { state.attention = attention }
      state.input = input
      state.input.prefix = state.prefix
      state.waiting -= 1
    }
  }
}

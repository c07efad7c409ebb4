import EarshotDocuments
import EarshotEspeak
import EarshotFiles
import Glibc

/// Where a command writes: results to one descriptor, everything else to another.
///
/// Results are collected and written in large pieces. A diagnostic first lets out the results
/// before it, so that both stand in the right order on a terminal.
final class Console {
  private let output: Int32
  private let diagnostics: Int32
  private var collected: [UInt8] = []

  /// Why results can no longer be written, as the system's error number.
  private(set) var outputFailure: Int32?

  /// Creates a console on two open file descriptors, which stay the caller's.
  init(output: Int32, diagnostics: Int32) {
    self.output = output
    self.diagnostics = diagnostics
  }

  /// Takes note that somebody else could not write results, for the reason with this error number.
  func loseOutput(_ code: Int32) {
    outputFailure = outputFailure ?? code
  }

  /// Adds bytes to the results; nothing more once they cannot be written.
  func append(_ bytes: some Sequence<UInt8>) {
    guard outputFailure == nil else { return }
    collected.append(contentsOf: bytes)
    if collected.count >= 16 << 10 { flush() }
  }

  /// Writes a line for the person at the terminal.
  func report(_ line: String) {
    flush()
    // Where diagnostics cannot be written there is nobody to tell.
    _ = Descriptor.write(Array("\(OutgoingText.line(line))\n".utf8), to: diagnostics)
  }

  /// Whether a person watches the diagnostics.
  var isTerminal: Bool { isatty(diagnostics) == 1 }

  /// Replaces the line at the cursor of the terminal.
  func reportInPlace(_ text: String) {
    _ = Descriptor.write(Array("\r\u{1B}[K\(OutgoingText.line(text))".utf8), to: diagnostics)
  }

  /// Lets out the results collected so far.
  func flush() {
    guard !collected.isEmpty else { return }
    outputFailure = Descriptor.write(collected, to: output)
    collected.removeAll(keepingCapacity: true)
  }
}

extension Console: ResultSink {}

extension Console {
  /// Tells the person at the terminal what of a storyboard could not be carried out, a line for each.
  ///
  /// A command registers no class, so that no unwind segue finds its method, and each is carried out all the same.
  func report(_ problems: [StoryboardProblem]) {
    for problem in problems {
      if case .noUnwindAction = problem.kind { continue }
      report("\(problem)")
    }
  }
}

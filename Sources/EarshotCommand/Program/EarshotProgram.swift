import ArgumentParser
import EarshotFiles
import Glibc

/// The program from its arguments to its exit status.
///
/// The argument parser would end the process by itself, with codes of its own; here every way out
/// goes through one place.
struct EarshotProgram {
  /// Where everything is written.
  let console: Console

  /// Runs the command that the arguments name.
  func run(_ arguments: [String]) async -> ExitStatus {
    let status = await outcome(of: arguments)
    console.flush()
    // A reader that has read enough and left is its own affair.
    guard let failure = console.outputFailure, failure != EPIPE else { return status }
    console.report(
      "earshot: error: \(SystemError.text(of: failure)); expected room for the results")
    return .refused
  }

  private func outcome(of arguments: [String]) async -> ExitStatus {
    if let unknown = UnknownSubcommand.first(in: arguments) {
      for line in unknown.lines { console.report(line) }
      return .refused
    }
    do {
      var command = try RootCommand.parseAsRoot(arguments)
      guard let ours = command as? any ConsoleCommand else {
        // The parser's own: the root without a subcommand, and `help`.
        try command.run()
        return .clean
      }
      return await ours.run(on: console)
    } catch {
      let text = RootCommand.fullMessage(for: error)
      guard RootCommand.exitCode(for: error) == .success else {
        reportMistake(text, message: RootCommand.message(for: error))
        return .refused
      }
      let isScript = arguments.contains { $0.hasPrefix("--generate-completion-script") }
      console.write((isScript ? CompletionScript(generated: text).text : text) + "\n")
      return .clean
    }
  }

  /// Reports what is wrong with the arguments, which it quotes, on one line, and how the command is used on
  /// those behind it.
  private func reportMistake(_ text: String, message: String) {
    guard let place = text.firstRange(of: message), !message.isEmpty else {
      return console.report(text)
    }
    console.report(Self.listingOnOneLine(String(text[..<place.upperBound])))
    for line in text[place.upperBound...].split(separator: "\n") { console.report(String(line)) }
  }

  /// A message of the parser, which puts the values of an option below each other where they are many, with them
  /// behind each other.
  private static func listingOnOneLine(_ message: String) -> String {
    guard let place = message.firstRange(of: ". Please provide one of the following:\n  - ") else {
      return message
    }
    let values = String(message[place.upperBound...]).split(separator: "\n  - ")
    return message[..<place.lowerBound] + "; expected one of: " + values.joined(separator: ", ")
  }
}

/// How the program ends, as a script sees it.
enum ExitStatus: Hashable, Sendable {
  /// Everything was done.
  case clean
  /// Findings, or an expectation that was not met.
  case findings
  /// The command line was wrong, or an input was refused; the rest was done.
  case refused
  /// Every input could be read, and none held anything to check.
  case nothingToCheck
  /// A program was run, and this is its status.
  case program(Int32)

  /// The number that the system is told.
  var rawValue: Int32 {
    switch self {
    case .clean: 0
    case .findings: 1
    case .refused: 2
    case .nothingToCheck: 3
    case .program(let status): status
    }
  }

  /// The worse of two: a refusal, then findings, then having had nothing to check.
  func joined(with other: ExitStatus) -> ExitStatus {
    let order: [ExitStatus] = [.refused, .findings, .nothingToCheck, .clean]
    return order.first { $0 == self || $0 == other } ?? self
  }
}

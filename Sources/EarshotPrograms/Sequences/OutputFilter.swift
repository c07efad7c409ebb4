/// What goes from a program to the terminal: all of it, but for what writes to the clipboard (OSC 52) and
/// annotations (OSC 8130), unless they are allowed.
///
/// Where the screen is composed, nothing goes on that draws: only the bell, titles and other commands, and what
/// sets how keys, pastes and the mouse are told.
package struct OutputFilter: Sendable {
  /// Whether programs may write to the clipboard.
  package var allowsClipboard: Bool
  /// Whether annotations go on to the terminal.
  package var allowsAnnotations: Bool
  /// What programs have set and not taken back.
  package private(set) var modes = TerminalModes()
  /// Whether what the program draws is drawn by somebody else.
  package let isComposed: Bool
  /// What went on to the terminal of these.
  private var passedModes = TerminalModes()
  private var scanner: SequenceScanner

  /// What the terminal is in by what went on to it.
  package var terminalModes: TerminalModes { isComposed ? passedModes : modes }
  /// What sets the terminal back to where the program found it.
  package var restoration: String { terminalModes.restoration }

  /// The number of what writes to the clipboard.
  private static let clipboard = 52

  /// Creates a filter that has seen nothing.
  package init(
    allowsClipboard: Bool = false, allowsAnnotations: Bool = false, hasTitles: Bool = false,
    isComposed: Bool = false
  ) {
    self.isComposed = isComposed
    self.allowsClipboard = allowsClipboard
    self.allowsAnnotations = allowsAnnotations
    scanner = SequenceScanner(hasTitles: hasTitles)
  }

  /// Takes in what a program wrote; returns what goes on.
  package mutating func pass(_ bytes: [UInt8]) -> [UInt8] {
    var passed: [UInt8] = []
    if isComposed {
      var pieces: [SequenceScanner.Piece] = []
      scanner.scan(bytes) { pieces.append($0) }
      for piece in pieces { takeComposed(piece, into: &passed) }
      return passed
    }
    // Most of what is written is text, which goes on as it is.
    var isUntouched = !scanner.isInside
    var modes = modes
    let (clipboard, annotations) = (allowsClipboard, allowsAnnotations)
    scanner.scan(bytes) { piece in
      if isUntouched, case .text(let text) = piece, text.count == bytes.count { return }
      isUntouched = false
      Self.take(piece, clipboard, annotations, &modes, into: &passed)
    }
    self.modes = modes
    return isUntouched && !scanner.isInside ? bytes : passed
  }

  /// Returns what was held back because it had not come to its end.
  package mutating func finish() -> [UInt8] {
    var passed: [UInt8] = []
    if isComposed {
      var pieces: [SequenceScanner.Piece] = []
      scanner.finish { pieces.append($0) }
      for piece in pieces { takeComposed(piece, into: &passed) }
      return passed
    }
    var modes = modes
    let (clipboard, annotations) = (allowsClipboard, allowsAnnotations)
    scanner.finish { Self.take($0, clipboard, annotations, &modes, into: &passed) }
    return passed
  }

  private static func take(
    _ piece: SequenceScanner.Piece, _ clipboard: Bool, _ annotations: Bool,
    _ modes: inout TerminalModes, into passed: inout [UInt8]
  ) {
    func isWanted(_ number: Int?) -> Bool { Self.isWanted(number, clipboard, annotations) }
    switch piece {
    case .text(let text): passed += text
    case .part(let bytes, _, let number): if isWanted(number) { passed += bytes }
    case .whole(let sequence):
      if sequence.kind != .command || isWanted(sequence.number) { passed += sequence.bytes }
      modes.take(sequence)
    }
  }

  private static func isWanted(_ number: Int?, _ clipboard: Bool, _ annotations: Bool) -> Bool {
    switch number {
    case Self.clipboard: clipboard
    case ProgramAnnotation.number: annotations
    default: true
    }
  }

  /// Whether a command of a number is allowed.
  func isWanted(command number: Int?) -> Bool {
    Self.isWanted(number, allowsClipboard, allowsAnnotations)
  }

  /// Takes note of what the program has set.
  mutating func note(_ sequence: TerminalSequence) { modes.take(sequence) }

  /// Takes note of what goes on of that, and returns it.
  mutating func pass(_ sequence: TerminalSequence) -> [UInt8] {
    passedModes.take(sequence)
    return sequence.bytes
  }
}

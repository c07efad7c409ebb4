/// What goes from a program to the terminal: all of it, but for what may lead to the clipboard (``StringHead``) and
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
  package private(set) var isComposed: Bool
  /// Whether the program has drawn on its main screen since that is so.
  private var hasDrawnOnMain = true
  /// What went on to the terminal of these.
  private var passedModes = TerminalModes()
  private var scanner: SequenceScanner
  /// Whether the terminal is one that screen makes, which hands on device control strings as they are.
  private let isInScreen: Bool

  /// What the terminal is in by what went on to it.
  package var terminalModes: TerminalModes { isComposed ? passedModes : modes }
  /// What sets the terminal back to where the program found it.
  package var restoration: String { terminalModes.restoration }

  /// Creates a filter that has seen nothing.
  package init(
    allowsClipboard: Bool = false, allowsAnnotations: Bool = false, hasTitles: Bool = false,
    isComposed: Bool = false, isInScreen: Bool = false
  ) {
    self.isComposed = isComposed
    self.isInScreen = isInScreen
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
      if !modes.isAlternate { hasDrawnOnMain = true }
      return passed
    }
    // Most of what is written is text, which goes on as it is.
    var isUntouched = !scanner.isInside
    let permissions = permissions
    var modes = modes
    scanner.scan(bytes) { piece in
      if isUntouched, case .text(let text) = piece, text.count == bytes.count { return }
      isUntouched = false
      permissions.take(piece, &modes, into: &passed)
    }
    self.modes = modes
    return isUntouched && !scanner.isInside ? bytes : passed
  }

  /// Whether it can turn from passing on to composing, and back: not in the middle of a sequence, of which the terminal
  /// may have a part.
  package var canTurn: Bool { !scanner.isInside }

  /// Whether the terminal is to be had as the program would have left it: the screen that nobody sees now cannot be
  /// drawn anew.
  package var canPassOn: Bool { canTurn && (!modes.isAlternate || !hasDrawnOnMain) }

  /// Begins to pass on only what does not draw.
  ///
  /// - Parameter screen: What takes the terminal to a screen of ours.
  /// - Returns: What has the terminal draw plainly, on a screen that is not the main one.
  package mutating func compose(on screen: String) -> [UInt8] {
    isComposed = true
    hasDrawnOnMain = !modes.isAlternate
    passedModes = modes.told
    var text = (modes.isUpdating ? "\u{1B}[?2026l" : "") + DrawingState.plain
    if !modes.isAlternate {
      text += modes.keyboard.restoration + screen + modes.keyboard.establishment
    }
    return Array(text.utf8)
  }

  /// Passes on what draws as well, from now on.
  package mutating func passOn() { isComposed = false }

  /// Returns what was held back because it had not come to its end.
  package mutating func finish() -> [UInt8] {
    var passed: [UInt8] = []
    if isComposed {
      var pieces: [SequenceScanner.Piece] = []
      scanner.finish { pieces.append($0) }
      for piece in pieces { takeComposed(piece, into: &passed) }
      return passed
    }
    let permissions = permissions
    var modes = modes
    scanner.finish { permissions.take($0, &modes, into: &passed) }
    return passed
  }

  /// What decides what goes on.
  private struct Permissions {
    var allowsClipboard: Bool
    var allowsAnnotations: Bool
    var isInScreen: Bool

    func take(
      _ piece: SequenceScanner.Piece, _ modes: inout TerminalModes, into passed: inout [UInt8]
    ) {
      switch piece {
      case .text(let text): passed += text
      case .part(let bytes, let kind, let head): if isWanted(head, of: kind) { passed += bytes }
      case .whole(let sequence):
        if isWanted(sequence) { passed += sequence.bytes }
        modes.take(sequence)
      }
    }

    private func isWanted(_ sequence: TerminalSequence) -> Bool {
      switch sequence.kind {
      case .command, .device: isWanted(sequence.head, of: sequence.kind)
      case .escape, .control, .other: true
      }
    }

    func isWanted(_ head: StringHead, of kind: TerminalSequence.Kind) -> Bool {
      switch head.purpose {
      case .clipboard, .passthrough: allowsClipboard
      case .annotation: allowsAnnotations
      case .query: true
      case .other: kind != .device || !isInScreen || allowsClipboard
      }
    }
  }

  private var permissions: Permissions {
    Permissions(
      allowsClipboard: allowsClipboard, allowsAnnotations: allowsAnnotations,
      isInScreen: isInScreen)
  }

  /// Whether a string is allowed.
  func isWanted(_ head: StringHead, of kind: TerminalSequence.Kind) -> Bool {
    permissions.isWanted(head, of: kind)
  }

  /// Takes note of what the program has set.
  mutating func note(_ sequence: TerminalSequence) { modes.take(sequence) }

  /// Takes note of what goes on of that, and returns it.
  mutating func pass(_ sequence: TerminalSequence) -> [UInt8] {
    passedModes.take(sequence)
    return sequence.bytes
  }
}

/// Finds out how a screen is used that was erased, by what comes from there on.
///
/// A program that goes to places of the screen has ended when it gives the arrows back to the terminal, or when the line
/// of a shell asks for pastes in brackets: an editor that does that as well has done it before.
struct ScreenUseFinder {
  /// Whether the screen was erased and it is open yet how it is used.
  private var isErased = false
  /// Whether the cursor has been sent home, and nothing has come since.
  private var isHome = false
  /// Whether anything was written since it was erased.
  private var hasText = false
  /// What was found out since the last frame.
  private var found: ScreenUse?
  /// Whether a program goes to places of the screen.
  private var isTaken = false

  /// Takes note of text.
  mutating func takeText() {
    isHome = false
    hasText = true
  }

  /// Takes in a sequence of the program.
  mutating func take(_ sequence: TerminalSequence) {
    // Most sequences are none of these, and are not to be taken apart.
    guard sequence.kind == .control, Self.finals.contains(sequence.final),
      sequence.intermediates.isEmpty
    else { return }
    guard sequence.mark == nil else { return takeMode(sequence) }
    let numbers = sequence.parameters.map { $0[0] ?? 0 }
    switch sequence.final {
    case UInt8(ascii: "J"): if numbers[0] >= 2 || numbers[0] == 0 && isHome { erase() }
    case UInt8(ascii: "d"): goTo(row: numbers[0])
    case UInt8(ascii: "h"), UInt8(ascii: "l"): break
    default:
      isHome = numbers.prefix(2).allSatisfy { $0 <= 1 }
      goTo(row: numbers[0])
    }
  }

  /// What erases (ED), what goes to a row (VPA) or to a place (CUP, HVP), and what sets a mode and takes it back.
  private static let finals = Array("JdHfhl".utf8)

  private mutating func takeMode(_ sequence: TerminalSequence) {
    guard isTaken, sequence.mark == UInt8(ascii: "?") else { return }
    let mode = sequence.final == UInt8(ascii: "l") ? Self.arrows : Self.pastes
    guard sequence.parameters.contains(where: { $0[0] == mode }) else { return }
    (isTaken, isErased, found) = (false, false, .ended)
  }

  /// Whether the arrows send what they send to a program (DECCKM), and whether pastes come in brackets.
  private static let (arrows, pastes) = (1, 2004)

  private mutating func erase() {
    (isErased, hasText, found) = (true, false, nil)
  }

  private mutating func goTo(row: Int) {
    guard isErased, hasText || row > 1 else { return }
    (isErased, isTaken, found) = (false, true, .places)
  }

  /// How the screen is used, where that was found out since the last call.
  ///
  /// What is written on an erased screen while its cursor is hidden has not come from a shell.
  mutating func takeUse(isCursorVisible: Bool) -> ScreenUse? {
    if isErased, hasText {
      (isErased, isTaken, found) = (false, !isCursorVisible, isCursorVisible ? .lines : .places)
    }
    defer { found = nil }
    return found
  }
}

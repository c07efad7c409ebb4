/// Finds out how a screen is used that was erased, by what comes from there on.
struct ScreenUseFinder {
  /// Whether the screen was erased and it is open yet how it is used.
  private var isErased = false
  /// Whether the cursor has been sent home, and nothing has come since.
  private var isHome = false
  /// Whether anything was written since it was erased.
  private var hasText = false
  /// What was found out since the last frame.
  private var found: ScreenUse?

  /// Takes note of text.
  mutating func takeText() {
    isHome = false
    hasText = true
  }

  /// Takes in a sequence of the program.
  mutating func take(_ sequence: TerminalSequence) {
    // Most sequences are none of these, and are not to be taken apart.
    guard sequence.kind == .control, Self.finals.contains(sequence.final), sequence.mark == nil,
      sequence.intermediates.isEmpty
    else { return }
    let numbers = sequence.parameters.map { $0[0] ?? 0 }
    switch sequence.final {
    case UInt8(ascii: "J"): if numbers[0] >= 2 || numbers[0] == 0 && isHome { erase() }
    case UInt8(ascii: "d"): goTo(row: numbers[0])
    default:
      isHome = numbers.prefix(2).allSatisfy { $0 <= 1 }
      goTo(row: numbers[0])
    }
  }

  /// What erases (ED), and what goes to a row (VPA) or to a place (CUP, HVP).
  private static let finals = Array("JdHf".utf8)

  private mutating func erase() {
    (isErased, hasText, found) = (true, false, nil)
  }

  private mutating func goTo(row: Int) {
    guard isErased, hasText || row > 1 else { return }
    (isErased, found) = (false, .places)
  }

  /// How the screen is used, where that was found out since the last call.
  ///
  /// What is written on an erased screen while its cursor is hidden has not come from a shell.
  mutating func takeUse(isCursorVisible: Bool) -> ScreenUse? {
    if isErased, hasText { (isErased, found) = (false, isCursorVisible ? .lines : .places) }
    defer { found = nil }
    return found
  }
}

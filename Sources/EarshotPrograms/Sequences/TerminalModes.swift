/// What a program has set of its terminal and not taken back.
package struct TerminalModes: Hashable, Sendable {
  /// Which private modes are set that are not by themselves, and which are not that are: a bit for each that is
  /// tracked, in their order.
  private var changed: UInt32 = 0
  /// How many sets of kitty's keyboard flags were put on its stack.
  private var keyboardFlags = 0
  /// Whether xterm's modifyOtherKeys was turned on.
  private var tellsOtherKeys = false
  /// Whether the number pad was put into application mode.
  private var isPadApplication = false
  /// Whether characters are drawn in another style than the plain one.
  private var hasStyle = false

  /// The modes that are tracked.
  private static let tracked = [
    1, 5, 7, 9, 25, 47, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1015, 1016, 1047, 1049, 2004,
    2026,
  ]
  private static let screens = [47, 1047, 1049]
  /// Those that are about how a terminal draws.
  private static let drawn = [5, 7, 25]

  /// Whether a mode is about what is told to the program, and not about what it draws.
  static func isTold(_ mode: Int) -> Bool {
    tracked.contains(mode) && !(drawn + screens + [update]).contains(mode)
  }
  private static let update = 2026

  /// The bit of a mode; none for those that are not tracked.
  private static func bit(_ mode: Int) -> UInt32 {
    tracked.firstIndex(of: mode).map { 1 << UInt32($0) } ?? 0
  }

  /// Whether a mode is set by itself.
  private static func isStandard(_ mode: Int) -> Bool { mode == 7 || mode == 25 }

  /// The modes that were changed, the screens or all others but for updates.
  private func changes(ofScreens: Bool) -> [Int] {
    Self.tracked.filter {
      changed & Self.bit($0) != 0 && Self.screens.contains($0) == ofScreens && $0 != Self.update
    }
  }

  /// Creates the state of a terminal that nobody has touched.
  package init() {}

  /// Whether the arrows send what they send in application mode (DECCKM).
  package var isCursorApplication: Bool { isSet(1) }
  /// Whether pastes come in brackets.
  package var bracketsPastes: Bool { isSet(2004) }
  /// Whether the program hears of the keyboard's focus.
  package var tellsFocus: Bool { isSet(1004) }
  /// Whether it is in the middle of a synchronized update.
  package var isUpdating: Bool { isSet(2026) }
  /// Whether it draws on the alternate screen.
  package var isAlternate: Bool { isSet(47) || isSet(1047) || isSet(1049) }
  /// What it hears of the mouse.
  package var mouse: MouseReports {
    isSet(1003) ? .moves : isSet(1002) ? .drags : isSet(1000) ? .clicks : .none
  }
  /// Whether the mouse is told in the form of SGR.
  package var tellsMouseInSGR: Bool { isSet(1006) }
  /// Whether keys come in other sequences than those of old terminals.
  package var encodesKeys: Bool { keyboardFlags > 0 || tellsOtherKeys }

  private func isSet(_ mode: Int) -> Bool {
    (changed & Self.bit(mode) != 0) != Self.isStandard(mode)
  }

  /// What of them is about what is told to the program, and not about what it draws.
  var told: TerminalModes {
    var told = self
    for mode in Self.tracked where !Self.isTold(mode) { told.changed &= ~Self.bit(mode) }
    told.hasStyle = false
    return told
  }

  /// What of them is about how its screen is drawn.
  package var drawn: TerminalModes {
    var drawn = TerminalModes()
    for mode in Self.drawn { drawn.changed |= changed & Self.bit(mode) }
    return drawn
  }

  /// The keyboard's flags, which terminals keep for each of their screens.
  package var keyboard: TerminalModes {
    var keyboard = TerminalModes()
    keyboard.keyboardFlags = keyboardFlags
    return keyboard
  }

  /// Takes a sequence in.
  package mutating func take(_ sequence: TerminalSequence) {
    switch (sequence.kind, sequence.final) {
    case (.escape, UInt8(ascii: "c")): self = TerminalModes()
    case (.escape, UInt8(ascii: "=")): isPadApplication = true
    case (.escape, UInt8(ascii: ">")): isPadApplication = false
    case (.control, UInt8(ascii: "m")) where sequence.mark == nil:
      hasStyle = sequence.parameters.last.map { ![nil, 0].contains($0[0]) } ?? false
    case (.control, UInt8(ascii: "p")) where sequence.intermediates.first == UInt8(ascii: "!"):
      for mode in [1, 7, 25] { changed &= ~Self.bit(mode) }
      (isPadApplication, hasStyle) = (false, false)
    case (.control, UInt8(ascii: "h")) where sequence.mark == UInt8(ascii: "?"):
      set(sequence.parameters, true)
    case (.control, UInt8(ascii: "l")) where sequence.mark == UInt8(ascii: "?"):
      set(sequence.parameters, false)
    case (.control, UInt8(ascii: "u")): takeKeyboard(sequence)
    case (.control, UInt8(ascii: "m")) where sequence.mark == UInt8(ascii: ">"):
      if sequence.parameters.first?.first == 4 {
        tellsOtherKeys =
          sequence.parameters.count > 1 && ![nil, 0].contains(sequence.parameters[1][0])
      }
    default: break
    }
  }

  private mutating func set(_ parameters: [[Int?]], _ isOn: Bool) {
    for parameter in parameters {
      guard let mode = parameter[0] else { continue }
      let bit = Self.bit(mode)
      changed = isOn == Self.isStandard(mode) ? changed & ~bit : changed | bit
    }
  }

  private mutating func takeKeyboard(_ sequence: TerminalSequence) {
    let number = (sequence.parameters.first?.first ?? nil) ?? 1
    switch sequence.mark {
    case UInt8(ascii: ">"): keyboardFlags = min(keyboardFlags + 1, 100)
    case UInt8(ascii: "<"): keyboardFlags = max(0, keyboardFlags - number)
    case UInt8(ascii: "="): keyboardFlags = max(keyboardFlags, number > 0 ? 1 : 0)
    default: break
    }
  }

  /// What sets a terminal back to where nobody has touched it; nothing where nothing is to be set.
  package var restoration: String {
    var text = isUpdating ? "\u{1B}[?2026l" : ""
    if keyboardFlags > 0 { text += "\u{1B}[<\(keyboardFlags)u" }
    if tellsOtherKeys { text += "\u{1B}[>4m" }
    if isPadApplication { text += "\u{1B}>" }
    if hasStyle { text += "\u{1B}[m" }
    // The alternate screen is left last, so that what comes back is not touched.
    for mode in changes(ofScreens: false) + changes(ofScreens: true) {
      text += "\u{1B}[?\(mode)\(Self.isStandard(mode) ? "h" : "l")"
    }
    return text
  }

  /// What sets a terminal that nobody has touched to where the program has set it; the flags of kitty's
  /// protocol are the least ones, since which they are is not known.
  package var establishment: String {
    var text = ""
    for mode in changes(ofScreens: true) + changes(ofScreens: false) {
      text += "\u{1B}[?\(mode)\(Self.isStandard(mode) ? "l" : "h")"
    }
    if isPadApplication { text += "\u{1B}=" }
    if tellsOtherKeys { text += "\u{1B}[>4;2m" }
    for _ in 0..<keyboardFlags { text += "\u{1B}[>1u" }
    return text
  }
}

/// What a program hears of the mouse.
public enum MouseReports: Hashable, Sendable {
  /// Nothing.
  case none
  /// Buttons that go down and come up.
  case clicks
  /// Those, and moves with a button held.
  case drags
  /// Every move.
  case moves
}

extension TerminalColor {
  /// The shares of red, green and blue, up to 255, as xterm shows what has a number; `nil` for the terminal's own.
  var shares: (red: UInt8, green: UInt8, blue: UInt8)? {
    switch self {
    case .standard: return nil
    case .rgb(let red, let green, let blue): return (red, green, blue)
    case .indexed(let number) where number < 16:
      let (low, high): (UInt8, UInt8) = number < 8 ? (0, 170) : (85, 255)
      func share(_ bit: UInt8) -> UInt8 { number & bit == 0 ? low : high }
      return (share(1), share(2), share(4))
    // A cube of six shares for each of the three, and 24 greys.
    case .indexed(let number) where number < 232:
      let place = number - 16
      func share(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
      return (share(place / 36), share(place / 6 % 6), share(place % 6))
    case .indexed(let number):
      let share = 8 + 10 * (number - 232)
      return (share, share, share)
    }
  }
}

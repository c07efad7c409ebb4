package import EarshotPrograms

nonisolated extension TerminalCell: WrittenCell {}

nonisolated extension TerminalStyle: WrittenStyle {
  package static var plain: TerminalStyle { TerminalStyle() }

  package var sequence: String {
    let codes: [(TerminalStyle.Attributes, Int)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.blink, 5), (.reverse, 7),
      (.concealed, 8), (.strike, 9),
    ]
    let drawn = codes.filter { attributes.contains($0.0) }.map { ";\($0.1)" }.joined()
    return "\u{1B}[0\(drawn)\(foreground.code(from: 30))\(background.code(from: 40))m"
  }
}

extension TerminalColor {
  /// What chooses it, as the colour of letters (30) or of what is behind them (40).
  nonisolated fileprivate func code(from base: Int) -> String {
    switch self {
    case .standard: ""
    case .indexed(let index) where index < 8: ";\(base + Int(index))"
    case .indexed(let index) where index < 16: ";\(base + 52 + Int(index))"
    case .indexed(let index): ";\(base + 8);5;\(index)"
    case .rgb(let red, let green, let blue): ";\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}

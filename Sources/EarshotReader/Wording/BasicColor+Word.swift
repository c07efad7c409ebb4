import EarshotModel

extension BasicColor {
  /// What the colour is called.
  var word: Word {
    switch self {
    case .black: .colorBlack
    case .red: .colorRed
    case .green: .colorGreen
    case .yellow: .colorYellow
    case .blue: .colorBlue
    case .magenta: .colorMagenta
    case .cyan: .colorCyan
    case .white: .colorWhite
    case .gray: .colorGray
    case .brightRed: .colorBrightRed
    case .brightGreen: .colorBrightGreen
    case .brightYellow: .colorBrightYellow
    case .brightBlue: .colorBrightBlue
    case .brightMagenta: .colorBrightMagenta
    case .brightCyan: .colorBrightCyan
    case .brightWhite: .colorBrightWhite
    case .orange: .colorOrange
    case .brown: .colorBrown
    case .pink: .colorPink
    case .purple: .colorPurple
    }
  }
}

import EarshotModel

extension TextAppearance {
  /// The appearance of a text that a view draws in one font and colour.
  init(_ font: Font, color: Color?) {
    self.init(
      fontName: font.name, pointSize: font.size, isBold: font.weight.isBold,
      isItalic: font.isItalic, color: color.map { .named($0.spokenName) })
  }
}

extension Font.Weight {
  /// Whether a listener is told that the text is bold.
  fileprivate var isBold: Bool {
    switch self {
    case .ultraLight, .thin, .light, .regular, .medium: false
    case .semibold, .bold, .heavy, .black: true
    }
  }
}

extension Color {
  /// The name of the colour, or its shares as a web page writes them where it has none.
  fileprivate var spokenName: String {
    if let name { return name }
    let digits = [red, green, blue].map { share in
      let value = Int((max(0, min(1, share.isNaN ? 0 : share)) * 255).rounded())
      let text = String(value, radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}

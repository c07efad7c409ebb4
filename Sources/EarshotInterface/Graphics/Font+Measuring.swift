public import EarshotModel

extension Font {
  /// The width of a line of text, in points, by the widths of its characters (`CharacterWidths`).
  public func estimatedWidth(of text: String) -> Double {
    (advance(of: text.unicodeScalars) * 2).rounded(.up) / 2
  }

  /// The width of characters in a row, not rounded to what a screen can show.
  private func advance(of scalars: some Sequence<Unicode.Scalar>) -> Double {
    let (light, heavy) = (CharacterWidths.regular, CharacterWidths.bold)
    let boldness = weight.boldness
    let spacing = name == nil ? CharacterWidths.spacing(ofSize: size) : 0
    var sum = 0.0
    for scalar in scalars {
      var width = light[scalar]
      guard width > 0 else { continue }
      if boldness != 0 { width += (heavy[scalar] - width) * boldness }
      sum += width + spacing
    }
    return sum * size / 1000
  }

  /// The room that a text takes when its lines break between words at a width, in points.
  public func size(of text: String, width: Double = .infinity) -> Size {
    var (widest, count) = (0.0, 0)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let whole = estimatedWidth(of: String(line))
      guard whole > width, width > 0 else {
        widest = max(widest, whole)
        count += 1
        continue
      }
      let lines = wrapped(line, width: width)
      widest = max(widest, min(lines.widest, width))
      count += lines.count
    }
    return Size(width: widest, height: Double(min(count, Self.mostLines)) * lineHeight)
  }

  /// More lines than this are not told apart.
  private static let mostLines = 10_000

  private func wrapped(_ line: Substring, width: Double) -> (widest: Double, count: Int) {
    let space = advance(of: " ".unicodeScalars)
    var (widest, count, present) = (0.0, 1, 0.0)
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      let length = advance(of: word.unicodeScalars)
      if present > 0, present + space + length > width {
        widest = max(widest, present)
        count += 1
        present = 0
      }
      present += (present > 0 ? space : 0) + length
      // A word that is too long breaks between characters.
      while present > width, count < Self.mostLines {
        widest = width
        count += 1
        present -= width
      }
    }
    return (max(widest, present), count)
  }
}

extension Font.Weight {
  /// How far the weight is from regular to bold.
  fileprivate var boldness: Double {
    switch self {
    case .ultraLight, .thin: -0.3
    case .light: -0.15
    case .regular: 0
    case .medium: 0.4
    case .semibold: 0.7
    case .bold: 1
    case .heavy: 1.2
    case .black: 1.4
    }
  }
}

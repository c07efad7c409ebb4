/// Where the pictures of a text begin and end, and what is changed so that their names are said whole.
///
/// The engine loses the end of a picture's name, or all of it, when the picture touches something else,
/// and when it is followed by the sign that asks for its coloured form.
struct PictureReading {
  private let scalars: [ReviewedScalar]

  init(_ scalars: [ReviewedScalar]) {
    self.scalars = scalars
  }

  /// What has to be changed at a place; `nil` for nothing.
  func edit(at index: Int) -> TextEdit? {
    guard index > 0, !scalars[index].scalar.isASCII || !scalars[index - 1].scalar.isASCII else {
      return nil
    }
    if scalars[index].scalar == "\u{FE0F}", Self.isPicture(scalars[index - 1].scalar) {
      return TextEdit(range: index..<(index + 1), words: "")
    }
    guard !goesOn(at: index), Self.isPicture(scalars[index].scalar) || isEnd(at: index - 1),
      !scalars[index].isBlank, !scalars[index - 1].isBlank
    else { return nil }
    return TextEdit(range: index..<index, words: " ")
  }

  /// Whether the picture that begins before a place goes on at it: with what chooses its form or colour,
  /// what joins it with the next, or the second half of a flag.
  func goesOn(at index: Int) -> Bool {
    let scalar = scalars[index].scalar
    guard index > 0, !scalar.isASCII else { return false }
    if isMark(scalar) || scalars[index - 1].scalar == "\u{200D}" { return true }
    guard isFlagHalf(scalar) else { return false }
    return !scalars[..<index].reversed().prefix { isFlagHalf($0.scalar) }.count.isMultiple(of: 2)
  }

  private func isEnd(at index: Int) -> Bool {
    scalars[...index].last { !isMark($0.scalar) }.map { Self.isPicture($0.scalar) } ?? false
  }

  /// Whether a picture begins with a scalar.
  ///
  /// Signs such as that of a trade mark, which stand before the arrows, are read wherever they stand.
  static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x2190 && scalar.properties.isEmoji
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{200D}", "\u{FE0E}", "\u{FE0F}", "\u{20E3}", "\u{E0020}"..."\u{E007F}": true
    default: scalar.properties.isEmojiModifier
    }
  }

  private func isFlagHalf(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}

/// Where a picture made of several scalars ends (Unicode Technical Standard #51).
enum EmojiSequence {
  /// Whether a symbol that is not on every keyboard can begin here; a digit may begin a keycap.
  static func mayBegin(with scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? isKeycapBase(scalar) : scalar.isSymbol
  }

  /// The index after the picture or symbol that begins at `start`, or `nil` when none does.
  static func end(of scalars: [SourcedScalar], from start: Int) -> Int? {
    let first = scalars[start].scalar
    guard mayBegin(with: first) else { return nil }
    if isKeycapBase(first) { return keycapEnd(of: scalars, from: start) }
    if isPunctuation(first) { return nil }
    var end = elementEnd(of: scalars, from: start)
    while end + 1 < scalars.count, scalars[end].scalar.value == 0x200D,
      scalars[end + 1].scalar.isPicture
    {
      end = elementEnd(of: scalars, from: end + 1)
    }
    return end
  }

  /// One of the five skin tones.
  static func isTone(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F3FB...0x1F3FF).contains(scalar.value)
  }

  /// One of the letters that spell the region of a flag, or their end.
  static func isTag(_ scalar: Unicode.Scalar) -> Bool {
    (0xE0020...0xE007F).contains(scalar.value)
  }

  private static func isKeycapBase(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isDigit || scalar == "#" || scalar == "*"
  }

  /// The letter from A to Z that one of the letters of flags shows where it makes no flag.
  static func regionalLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    isRegional(scalar) ? Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41) : nil
  }

  private static func isRegional(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Punctuation waits for its own stage, unless it is a picture, such as `‼`.
  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return !scalar.isPicture
    default:
      return false
    }
  }

  private static func keycapEnd(of scalars: [SourcedScalar], from start: Int) -> Int? {
    var end = start + 1
    if end < scalars.count, scalars[end].scalar.value == 0xFE0F { end += 1 }
    guard end < scalars.count, scalars[end].scalar.value == 0x20E3 else { return nil }
    return end + 1
  }

  private static func elementEnd(of scalars: [SourcedScalar], from start: Int) -> Int {
    var end = start + 1
    if isRegional(scalars[start].scalar) {
      return end < scalars.count && isRegional(scalars[end].scalar) ? end + 1 : end
    }
    while end < scalars.count {
      let scalar = scalars[end].scalar
      guard scalar.value == 0xFE0F || scalar.value == 0x20E3 || isTone(scalar) || isTag(scalar)
      else { break }
      end += 1
    }
    return end
  }
}

/// Joins letters and their marks into the letters Unicode has for them, as normalisation form C
/// does for the scripts that need it to be spoken: Hangul, Latin, Greek, Cyrillic, Arabic and kana.
///
/// The standard library keeps its normalisation to itself but compares `Character`s by it, so the
/// pairs are found by asking which composed letter equals a letter with its mark.
enum CanonicalComposition {
  private static let leads = 0x1100...0x1112
  private static let vowels = 0x1161...0x1175
  private static let tails = 0x11A8...0x11C2
  private static let syllables = 0xAC00...0xD7A3

  /// The letters that may come of composing; those that Unicode excludes are not in these ranges.
  private static let candidates: [ClosedRange<UInt32>] = [
    0x00C0...0x024F, 0x0386...0x03CE, 0x0400...0x045E, 0x0476...0x0477, 0x04C1...0x04F9,
    0x0622...0x0626, 0x06C0...0x06D3, 0x0929...0x0934, 0x1E00...0x1EF9, 0x1F00...0x1FFC,
    0x304C...0x3094, 0x309E...0x309E, 0x30AC...0x30FE,
  ]

  private static let composed: [Character: Unicode.Scalar] = {
    var composed: [Character: Unicode.Scalar] = [:]
    for value in candidates.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let letter = Character(scalar)
      // A singleton such as U+0374 equals another single scalar; the first one found is kept.
      if composed[letter] == nil { composed[letter] = scalar }
    }
    return composed
  }()

  /// Whether `text` holds a mark or a part of a syllable, so that composing could change it.
  static func mayCompose(_ text: String) -> Bool {
    text.unicodeScalars.contains { isMark($0) || isSyllablePart($0) }
  }

  static func compose(_ text: String) -> SanitizedText {
    var result = String.UnicodeScalarView()
    var map = SourceMap()
    var pending: Unicode.Scalar?
    var consumed = 0
    func flush() {
      guard let scalar = pending else { return }
      result.append(scalar)
      map.append(spoken: 1, source: consumed)
    }
    for scalar in text.unicodeScalars {
      if let first = pending, let joined = join(first, scalar) {
        pending = joined
        consumed += 1
      } else {
        flush()
        pending = scalar
        consumed = 1
      }
    }
    flush()
    return SanitizedText(string: String(result), source: map)
  }

  private static func join(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    if isSyllablePart(second) { return joinSyllable(Int(first.value), Int(second.value)) }
    guard isMark(second) else { return nil }
    var pair = String.UnicodeScalarView()
    pair.append(first)
    pair.append(second)
    let text = String(pair)
    guard let character = text.first, text.count == 1 else { return nil }
    return composed[character]
  }

  private static func joinSyllable(_ first: Int, _ second: Int) -> Unicode.Scalar? {
    if leads.contains(first), vowels.contains(second) {
      let index = (first - leads.lowerBound) * vowels.count + second - vowels.lowerBound
      return Unicode.Scalar(UInt32(syllables.lowerBound + index * 28))
    }
    let isOpen = syllables.contains(first) && (first - syllables.lowerBound) % 28 == 0
    guard isOpen, tails.contains(second) else { return nil }
    return Unicode.Scalar(UInt32(first + second - tails.lowerBound + 1))
  }

  private static func isSyllablePart(_ scalar: Unicode.Scalar) -> Bool {
    (0x1161...0x11C2).contains(scalar.value)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x0300 else { return false }
    return scalar.properties.generalCategory == .nonspacingMark
  }
}

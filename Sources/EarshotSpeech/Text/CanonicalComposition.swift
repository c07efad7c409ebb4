/// Joins letters and signs and their marks into the scalars Unicode has for them, as normalisation form C
/// does, so that a voice that knows only those says them.
///
/// The standard library keeps its normalisation to itself but compares `Character`s by it, so the
/// pairs are found by asking which composed scalar equals a letter with its mark.
enum CanonicalComposition {
  private static let leads = 0x1100...0x1112
  private static let vowels = 0x1161...0x1175
  private static let tails = 0x11A8...0x11C2
  private static let syllables = 0xAC00...0xD7A3

  /// Where the scalars stand that come of composing, apart from syllables of Hangul and from historic
  /// scripts.
  private static let candidates: [ClosedRange<UInt32>] = [0x00C0...0x22ED, 0x304C...0x30FE]

  private static let composed: [Character: Unicode.Scalar] = {
    var composed: [Character: Unicode.Scalar] = [:]
    for scalar in candidates.joined().compactMap(Unicode.Scalar.init)
    where !scalar.properties.isFullCompositionExclusion {
      composed[Character(scalar)] = scalar
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
    let category = scalar.properties.generalCategory
    return category == .nonspacingMark || category == .spacingMark
  }
}

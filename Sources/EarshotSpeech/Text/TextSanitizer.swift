/// Makes text harmless for a voice and keeps its source positions.
///
/// 1. Plain printable ASCII, the common case, is returned as it is.
/// 2. `InvisibleScalars` removes or blanks one scalar after the other: controls (U+0001 begins a
///    command in espeak-ng and crashes it, U+0000 ends the text), bidirectional
///    and zero-width characters, noncharacters, lone variation selectors, joiners and tags.
/// 3. `CanonicalComposition` joins what is left, so that a file name with split syllables or
///    accents is spoken as words.
///
/// Both steps are idempotent and neither undoes the other, so the whole is idempotent.
package enum TextSanitizer {
  /// The harmless form of `text`.
  package static func sanitize(_ text: String) -> SanitizedText {
    if isPlain(text) {
      return SanitizedText(string: text, source: SourceMap(identity: text.utf8.count))
    }
    let visible = removeInvisible(text)
    guard CanonicalComposition.mayCompose(visible.string) else { return visible }
    let composed = CanonicalComposition.compose(visible.string)
    return SanitizedText(
      string: composed.string, source: composed.source.following(visible.source))
  }

  /// Whether a text is printable ASCII.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { $0.isPrintableASCII } ?? false
  }

  private static func removeInvisible(_ text: String) -> SanitizedText {
    var kept = String.UnicodeScalarView()
    var map = SourceMap()
    var filter = InvisibleScalars()
    var scalars = text.unicodeScalars.makeIterator()
    var current = scalars.next()
    while let scalar = current {
      let next = scalars.next()
      current = next
      switch filter.decide(scalar, next: next) {
      case .keep:
        kept.append(scalar)
        map.append(spoken: 1, source: 1)
      case .replace(let replacement):
        kept.append(replacement)
        map.append(spoken: 1, source: 1)
      case .remove:
        map.append(spoken: 0, source: 1)
      }
    }
    return SanitizedText(string: String(kept), source: map)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes are printable characters of ASCII, the blank among them.
  ///
  /// There is no way out before the end, so that several bytes are looked at in one step; nearly all
  /// text passes.
  package var isPrintableASCII: Bool {
    var others: UInt8 = 0
    for byte in self { others |= byte &- 0x20 < 0x5F ? 0 : 1 }
    return others == 0
  }
}

/// The listener's own pronunciations.
///
/// Patterns are plain text, not regular expressions, so that no entry can make speech wait: matching
/// takes time in proportion to the text. Of several that match at a place the longest wins, then the
/// one that stands first.
public struct PronunciationDictionary: Hashable, Sendable {
  /// The entries, in the order they were given.
  public let entries: [PronunciationEntry]

  /// The entries that begin with a scalar, after folding, the longest pattern first.
  private let entriesByStart: [Unicode.Scalar: [Prepared]]

  private struct Prepared: Hashable, Sendable {
    var entry: PronunciationEntry
    var language: String?
    var scalars: [Unicode.Scalar]
    var folded: [Unicode.Scalar]
  }

  /// Creates a dictionary; entries with an empty pattern are never found.
  public init(_ entries: [PronunciationEntry] = []) {
    self.entries = entries
    var entriesByStart: [Unicode.Scalar: [Prepared]] = [:]
    for entry in entries {
      let scalars = Array(SanitizedText(entry.pattern).string.unicodeScalars)
      let folded = scalars.map(PronunciationDictionary.fold)
      guard let first = folded.first else { continue }
      entriesByStart[first, default: []].append(
        Prepared(
          entry: entry, language: entry.language.map(LanguageTag.primary), scalars: scalars,
          folded: folded))
    }
    self.entriesByStart = entriesByStart.mapValues { entries in
      entries.enumerated()
        .sorted { ($1.element.folded.count, $0.offset) < ($0.element.folded.count, $1.offset) }
        .map(\.element)
    }
  }

  /// Whether there is nothing to find.
  public var isEmpty: Bool { entriesByStart.isEmpty }

  /// The entry that matches `scalars` at `index`, in text of a language given as its first subtag.
  func entry(
    matching scalars: [SourcedScalar], at index: Int, in language: String
  ) -> (entry: PronunciationEntry, count: Int)? {
    guard let candidates = entriesByStart[PronunciationDictionary.fold(scalars[index].scalar)]
    else { return nil }
    let match = candidates.first { candidate in
      (candidate.language == nil || candidate.language == language)
        && PronunciationDictionary.matches(candidate, scalars, at: index)
    }
    return match.map { ($0.entry, $0.scalars.count) }
  }

  private static func matches(
    _ candidate: Prepared, _ scalars: [SourcedScalar], at index: Int
  ) -> Bool {
    let end = index + candidate.scalars.count
    guard end <= scalars.count else { return false }
    for offset in candidate.scalars.indices {
      let scalar = scalars[index + offset]
      guard !scalar.isSettled else { return false }
      let isSame =
        candidate.entry.matchesCase
        ? scalar.scalar == candidate.scalars[offset]
        : fold(scalar.scalar) == candidate.folded[offset]
      guard isSame else { return false }
    }
    guard !candidate.entry.matchesInsideWords else { return true }
    let startsInside =
      index > 0 && scalars[index - 1].scalar.isPartOfWord && scalars[index].scalar.isPartOfWord
    let endsInside =
      end < scalars.count && scalars[end].scalar.isPartOfWord
      && scalars[end - 1].scalar.isPartOfWord
    return !startsInside && !endsInside
  }

  /// The small letter of a capital one, where it is one scalar.
  private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII {
      return scalar.isCapital ? Unicode.Scalar(scalar.value + 0x20) ?? scalar : scalar
    }
    let mapping = scalar.properties.lowercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first ?? scalar : scalar
  }
}

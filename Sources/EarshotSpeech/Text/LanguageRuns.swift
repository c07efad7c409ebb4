/// Splits text where the voice of its language cannot read on, because the script changes.
///
/// espeak-ng reads Latin words in every language by itself, so only other scripts begin a run. What
/// belongs to no script goes with its neighbours: digits with what they touch, else with the text's
/// own language, an opening bracket with what it opens, the rest with what stands before it.
package struct LanguageRuns: Sendable {
  /// A stretch of text for one language's voice.
  package struct Run: Hashable, Sendable {
    /// Its place, in Unicode scalars.
    package var range: Range<Int>
    /// Its language as a BCP 47 tag, or `nil` for the voice's own.
    package var language: String?
  }

  /// The runs of `text`, in order and without gaps; `language` is what its author said it is.
  package static func split(_ text: String, language: String?) -> [Run] {
    let scalars = Array(text.unicodeScalars)
    guard !scalars.isEmpty else { return [] }
    if scalars.allSatisfy({ $0.value < 0x0250 }) {
      return [Run(range: 0..<scalars.count, language: language)]
    }
    let primary = language?.prefix { $0 != "-" && $0 != "_" }
    let own = primary.map { SpeechScript.scripts(of: Substring($0.lowercased())) } ?? []
    let isJapanese = scalars.contains { SpeechScript($0) == .kana }
    var runs: [Run] = []
    var neutral = 0..<0
    for (offset, scalar) in scalars.enumerated() {
      let script = reading(SpeechScript(scalar), isJapanese: isJapanese)
      if script == .common {
        neutral = neutral.lowerBound..<(offset + 1)
        continue
      }
      let isOwn = script == .latin || own.contains(script)
      let next = isOwn ? language : script.language ?? language
      let border = border(of: neutral, in: scalars, before: runs.last, next: next, own: language)
      let before = runs.isEmpty ? next : runs[runs.count - 1].language
      append(neutral.lowerBound..<border, before, to: &runs)
      append(border..<(offset + 1), next, to: &runs)
      neutral = (offset + 1)..<(offset + 1)
    }
    append(neutral, runs.isEmpty ? language : runs[runs.count - 1].language, to: &runs)
    return runs
  }

  private static func append(_ range: Range<Int>, _ language: String?, to runs: inout [Run]) {
    guard !range.isEmpty else { return }
    if let last = runs.last, last.language == language {
      runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      runs.append(Run(range: range, language: language))
    }
  }

  /// Where, in a stretch that belongs to no script, what goes with the next run begins.
  private static func border(
    of neutral: Range<Int>,
    in scalars: [Unicode.Scalar],
    before: Run?,
    next: String?,
    own: String?
  ) -> Int {
    guard let before else { return neutral.lowerBound }
    guard before.language != next else { return neutral.upperBound }
    let isOpening: (Int) -> Bool = { index in
      let category = scalars[index].properties.generalCategory
      return category == .openPunctuation || category == .initialPunctuation
    }
    let isDigit: (Int) -> Bool = { scalars[$0].properties.generalCategory == .decimalNumber }
    let isBlank: (Int) -> Bool = { scalars[$0].properties.isWhitespace }
    if next == own {
      // What touches the run before stays with it: the 3 of "설정3 menu".
      let touching = neutral.first(where: isBlank) ?? neutral.lowerBound
      return (touching..<neutral.upperBound).first { isOpening($0) || isDigit($0) }
        ?? neutral.upperBound
    }
    // What touches the next run goes with it: the 3 of "See 3개".
    if let blank = neutral.last(where: isBlank),
      (blank..<neutral.upperBound).contains(where: isDigit)
    {
      return blank + 1
    }
    let afterDigits = neutral.last(where: isDigit).map { $0 + 1 } ?? neutral.lowerBound
    return (afterDigits..<neutral.upperBound).first(where: isOpening) ?? neutral.upperBound
  }

  /// Characters in a text that holds kana are Japanese.
  private static func reading(_ script: SpeechScript, isJapanese: Bool) -> SpeechScript {
    script == .han && isJapanese ? .kana : script
  }
}

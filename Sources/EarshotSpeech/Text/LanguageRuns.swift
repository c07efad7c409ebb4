/// Splits text where the voice of its language cannot read on, because the script changes.
///
/// espeak-ng reads Latin words in every language by itself, so only other scripts begin a run; what
/// belongs to no script goes with the run before it.
public struct LanguageRuns: Sendable {
  /// A stretch of text for one language's voice.
  public struct Run: Hashable, Sendable {
    /// Its place, in Unicode scalars.
    public var range: Range<Int>
    /// Its language as a BCP 47 tag, or `nil` for the voice's own.
    public var language: String?
  }

  /// The runs of `text`, in order and without gaps; `language` is what its author said it is.
  public static func split(_ text: String, language: String?) -> [Run] {
    let scalars = text.unicodeScalars
    if scalars.allSatisfy({ $0.value < 0x0250 }) {
      let count = scalars.count
      return count == 0 ? [] : [Run(range: 0..<count, language: language)]
    }
    let primary = language?.prefix { $0 != "-" && $0 != "_" }
    let own = primary.map { SpeechScript.scripts(of: Substring($0.lowercased())) } ?? []
    let isJapanese = scalars.contains { SpeechScript($0) == .kana }
    var runs: [Run] = []
    var offset = 0
    var foreign: SpeechScript?
    for scalar in scalars {
      defer { offset += 1 }
      let script = reading(SpeechScript(scalar), isJapanese: isJapanese)
      if script != .common {
        foreign = script == .latin || own.contains(script) ? nil : script
      }
      let runLanguage = foreign?.language ?? language
      if let last = runs.last, last.language == runLanguage {
        runs[runs.count - 1].range = last.range.lowerBound..<(offset + 1)
      } else {
        runs.append(Run(range: offset..<(offset + 1), language: runLanguage))
      }
    }
    return runs
  }

  /// Characters in a text that holds kana are Japanese.
  private static func reading(_ script: SpeechScript, isJapanese: Bool) -> SpeechScript {
    script == .han && isJapanese ? .kana : script
  }
}

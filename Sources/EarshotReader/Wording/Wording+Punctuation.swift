import EarshotVoices

/// The marks between words and sentences of the wording.
extension Wording {
  /// The marks of its language.
  private var punctuation: Punctuation { Punctuation(language: language) }

  /// What stands between two parts of what is said.
  package var comma: String { punctuation.comma }

  /// What stands between two groups of parts.
  var semicolon: String { punctuation.semicolon }

  /// What stands between a name and what is said of it.
  var colon: String { punctuation.colon }

  /// What ends a sentence.
  var fullStop: String { punctuation.fullStop }

  /// What stands between two sentences.
  var sentenceSpace: String { punctuation.sentenceSpace }
}

/// A stretch of a run, in one language and one manner, on its way through the stages of preparation.
struct Passage {
  /// The text, scalar by scalar.
  var scalars: [SourcedScalar]
  /// The language of the voice as a BCP 47 tag, or `nil` for the voice's own.
  var language: String?
  /// The first subtag, in lower case, of the language whose names and numbers are used.
  var namesLanguage: String
  /// From which level on symbols are named here.
  var level: SymbolLevel
  /// Whether names put together from words are taken apart.
  var readsIdentifiers: Bool
  /// Whether every character is named.
  var isSpelled: Bool
  /// The factor on the pitch of the run.
  var pitch = 1.0
  /// The sound at its beginning.
  var sound: Earcon?

  /// The same manner with other text.
  func with(_ scalars: [SourcedScalar]) -> Passage {
    var passage = self
    passage.scalars = scalars
    return passage
  }

  /// The text as a voice gets it, with the way back to its author's.
  var text: SanitizedText {
    var string = String.UnicodeScalarView()
    for scalar in scalars { string.append(scalar.scalar) }
    return SanitizedText(string: String(string), source: SourceMap(scalars))
  }
}

extension SourceMap {
  /// The map of text whose scalars each know their source, in the source's order.
  init(_ scalars: [SourcedScalar]) {
    self.init(identity: 0, sourceStart: scalars.first?.source.lowerBound ?? 0)
    var index = 0
    while index < scalars.count {
      let source = scalars[index].source
      var end = index + 1
      while end < scalars.count, scalars[end].source == source { end += 1 }
      if source.lowerBound > sourceEnd { append(spoken: 0, source: source.lowerBound - sourceEnd) }
      append(spoken: end - index, source: max(source.upperBound - sourceEnd, 0))
      index = end
    }
  }
}

/// A scalar on its way to a voice, with the place it came from.
struct SourcedScalar: Hashable {
  /// The scalar.
  var scalar: Unicode.Scalar
  /// What it stands for in the text as its author wrote it, in Unicode scalars.
  var source: Range<Int>
  /// Whether a stage has put it here in its final form, so that later stages leave it alone.
  var isSettled: Bool

  init(_ scalar: Unicode.Scalar, source: Range<Int>, isSettled: Bool = false) {
    self.scalar = scalar
    self.source = source
    self.isSettled = isSettled
  }
}

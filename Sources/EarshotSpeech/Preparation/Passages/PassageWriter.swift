/// Writes the text of a passage anew while a stage goes through it, keeping words apart.
struct PassageWriter {
  /// What was written so far.
  private(set) var scalars: [SourcedScalar] = []
  /// The source of what was said or left out last, while nothing was kept after it.
  private var blankDue: Range<Int>?

  init(capacity: Int) {
    scalars.reserveCapacity(capacity)
  }

  /// Keeps a scalar as it is.
  mutating func keep(_ scalar: SourcedScalar) {
    if let source = blankDue {
      blankDue = nil
      if scalar.scalar.standsApart, scalars.last?.scalar.isBlank == false { appendBlank(source) }
    }
    scalars.append(scalar)
  }

  /// Keeps scalars as they are.
  mutating func keep(_ kept: ArraySlice<SourcedScalar>) {
    for scalar in kept { keep(scalar) }
  }

  /// Says `words` in place of what `source` holds, with blanks where they would run into others.
  mutating func say(_ words: String, for source: Range<Int>) {
    guard !words.isEmpty else { return drop(source) }
    if let last = scalars.last, !last.scalar.isBlank { appendBlank(source) }
    for scalar in words.unicodeScalars {
      scalars.append(SourcedScalar(scalar, source: source, isSettled: true))
    }
    blankDue = source
  }

  /// Puts `words` in place of what `source` holds, as part of the word they stand in.
  mutating func insert(_ words: String, for source: Range<Int>) {
    blankDue = nil
    for scalar in words.unicodeScalars {
      scalars.append(SourcedScalar(scalar, source: source, isSettled: true))
    }
  }

  /// Leaves out what `source` holds; a blank stays, so that what stood around it stays apart.
  mutating func drop(_ source: Range<Int>) {
    if blankDue == nil { blankDue = source }
  }

  /// Adds a blank that stands for nothing, at a place in the source.
  mutating func separate(at place: Int) {
    if let last = scalars.last, !last.scalar.isBlank { appendBlank(place..<place) }
  }

  private mutating func appendBlank(_ source: Range<Int>) {
    scalars.append(SourcedScalar(" ", source: source, isSettled: true))
  }
}

extension ArraySlice<SourcedScalar> {
  /// From where the first to where the last of the scalars came from.
  var source: Range<Int> {
    guard let first, let last else { return 0..<0 }
    return first.source.lowerBound..<Swift.max(last.source.upperBound, first.source.lowerBound)
  }
}

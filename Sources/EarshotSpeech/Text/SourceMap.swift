/// Where the scalars of a prepared text came from in the text its author wrote.
///
/// Offsets count Unicode scalars. The map is a list of stretches; in most texts it is one.
public struct SourceMap: Hashable, Sendable {
  /// A stretch of prepared text and the stretch of the source it stands for.
  ///
  /// They correspond scalar by scalar or only as a whole, and so do their parts.
  struct Stretch: Hashable, Sendable {
    var spoken: Range<Int>
    var source: Range<Int>
    /// Whether each scalar has a source of its own.
    var isIdentity: Bool

    /// Creates a stretch that corresponds scalar by scalar when both are equally long.
    init(spoken: Range<Int>, source: Range<Int>) {
      self.init(spoken: spoken, source: source, isIdentity: spoken.count == source.count)
    }

    init(spoken: Range<Int>, source: Range<Int>, isIdentity: Bool) {
      self.spoken = spoken
      self.source = source
      self.isIdentity = isIdentity
    }
  }

  private(set) var stretches: [Stretch] = []

  /// Creates the map of an empty text.
  public init() {}

  /// Creates the map of a text whose `count` scalars are the source's own, from `sourceStart` on.
  public init(identity count: Int, sourceStart: Int = 0) {
    if count > 0 || sourceStart > 0 {
      stretches = [Stretch(spoken: 0..<count, source: sourceStart..<(sourceStart + count))]
    }
  }

  /// The number of scalars of prepared text.
  public var spokenCount: Int { stretches.last?.spoken.upperBound ?? 0 }

  /// The end in the source of what the map covers.
  public var sourceEnd: Int { stretches.last?.source.upperBound ?? 0 }

  /// Adds `spoken` scalars that stand for the next `source` scalars.
  public mutating func append(spoken: Int, source: Int) {
    guard spoken > 0 || source > 0 else { return }
    let start = spokenCount
    let sourceStart = sourceEnd
    if let last = stretches.last {
      let bothIdentity = last.isIdentity && spoken == source
      let bothRemoved = last.spoken.isEmpty && spoken == 0
      if bothIdentity || bothRemoved {
        stretches[stretches.count - 1] = Stretch(
          spoken: last.spoken.lowerBound..<(start + spoken),
          source: last.source.lowerBound..<(sourceStart + source))
        return
      }
    }
    stretches.append(
      Stretch(
        spoken: start..<(start + spoken), source: sourceStart..<(sourceStart + source)))
  }

  /// The source of a stretch of prepared text; offsets outside it are moved to its ends.
  public func source(of range: Range<Int>) -> Range<Int> {
    if stretches.count == 1, stretches[0].isIdentity, range.lowerBound >= 0,
      range.upperBound <= stretches[0].spoken.upperBound, stretches[0].spoken.lowerBound == 0
    {
      let start = stretches[0].source.lowerBound
      return (range.lowerBound + start)..<(range.upperBound + start)
    }
    let lower = start(at: min(max(range.lowerBound, 0), spokenCount))
    guard !range.isEmpty else { return lower..<lower }
    let upper = end(at: min(max(range.upperBound, 0), spokenCount))
    return lower..<max(lower, upper)
  }

  /// The map of a part of the prepared text, whose offsets begin anew.
  public func slice(_ range: Range<Int>) -> SourceMap {
    var map = SourceMap()
    for stretch in stretches[index(holding: range.lowerBound)...] {
      guard stretch.spoken.lowerBound < range.upperBound else { break }
      guard stretch.spoken.overlaps(range) else { continue }
      let spoken = stretch.spoken.clamped(to: range)
      let source =
        stretch.isIdentity
        ? (spoken.lowerBound - stretch.spoken.lowerBound
          + stretch.source.lowerBound)..<(spoken.upperBound - stretch.spoken.lowerBound
          + stretch.source.lowerBound)
        : stretch.source
      map.stretches.append(
        Stretch(
          spoken: (spoken.lowerBound - range.lowerBound)..<(spoken.upperBound - range.lowerBound),
          source: source, isIdentity: stretch.isIdentity))
    }
    return map
  }

  /// The map from this prepared text to the source of `earlier`, whose prepared text is our source.
  public func following(_ earlier: SourceMap) -> SourceMap {
    var map = SourceMap()
    for stretch in stretches {
      guard stretch.isIdentity else {
        map.stretches.append(
          Stretch(
            spoken: stretch.spoken, source: earlier.source(of: stretch.source), isIdentity: false))
        continue
      }
      for part in earlier.stretches[earlier.index(holding: stretch.source.lowerBound)...] {
        guard part.spoken.lowerBound < stretch.source.upperBound else { break }
        guard part.spoken.overlaps(stretch.source) else { continue }
        let middle = part.spoken.clamped(to: stretch.source)
        let shift = stretch.spoken.lowerBound - stretch.source.lowerBound
        let spoken = (middle.lowerBound + shift)..<(middle.upperBound + shift)
        map.stretches.append(
          Stretch(
            spoken: spoken, source: earlier.source(of: middle), isIdentity: part.isIdentity))
      }
    }
    map.append(spoken: 0, source: max(earlier.sourceEnd - map.sourceEnd, 0))
    return map
  }

  private func start(at offset: Int) -> Int {
    guard let stretch = stretch(holding: offset) else { return sourceEnd }
    guard stretch.isIdentity else { return stretch.source.lowerBound }
    return stretch.source.lowerBound + offset - stretch.spoken.lowerBound
  }

  private func end(at offset: Int) -> Int {
    guard offset > 0, let stretch = stretch(holding: offset - 1) else { return start(at: 0) }
    guard stretch.isIdentity else { return stretch.source.upperBound }
    return stretch.source.lowerBound + offset - stretch.spoken.lowerBound
  }

  private func stretch(holding offset: Int) -> Stretch? {
    let index = index(holding: offset)
    return index < stretches.count ? stretches[index] : nil
  }

  /// The index of the first stretch whose prepared text ends after `offset`.
  private func index(holding offset: Int) -> Int {
    stretches.firstIndexByHalving { $0.spoken.upperBound > offset }
  }
}

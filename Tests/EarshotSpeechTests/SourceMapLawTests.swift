import EarshotTestSupport
import Testing

@testable import EarshotSpeech

/// Maps at random beside lists that say of each scalar where it came from.
@Suite struct SourceMapLawTests {
  /// A map with, for every scalar, its source.
  private struct Sample {
    var map = SourceMap()
    var sources: [Range<Int>] = []
    /// Whether a scalar has a source of its own rather than one with those beside it.
    var isOwn: [Bool] = []

    mutating func append(spoken: Int, source: Int) {
      let end = map.sourceEnd
      map.append(spoken: spoken, source: source)
      for index in 0..<spoken {
        let isOwn = spoken == source
        sources.append(isOwn ? end + index..<end + index + 1 : end..<end + source)
        self.isOwn.append(isOwn)
      }
    }

    /// So many stretches, of up to four scalars each.
    init(using random: inout SeededGenerator) {
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        append(
          spoken: Int.random(in: 0...4, using: &random),
          source: Int.random(in: 0...4, using: &random))
      }
    }
  }

  /// A part may be cut anywhere: what it holds of a stretch that corresponds scalar by scalar keeps its
  /// sources, and of one that corresponds as a whole all of them.
  @Test(arguments: [UInt64(1), 2, 3]) func partsKeepTheWayBack(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<SoakScale.rounds(of: 20_000) {
      let sample = Sample(using: &random)
      let count = sample.sources.count
      let start = Int.random(in: 0...count, using: &random)
      let end = Int.random(in: start...count, using: &random)
      let part = sample.map.slice(start..<end)
      let comment: Comment = "seed \(seed), round \(round)"
      #expect(part.spokenCount == end - start, comment)
      for place in start..<end {
        let found = part.source(of: place - start..<place - start + 1)
        #expect(found == sample.sources[place], comment)
      }
    }
  }

  /// Two steps are one: a scalar of the second came from where what it stands for came from.
  @Test(arguments: [UInt64(4), 5, 6]) func stepsFollowEachOther(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<SoakScale.rounds(of: 20_000) {
      let first = Sample(using: &random)
      var second = Sample(using: &random)
      // The second step is about all that the first one has said, and no more.
      guard second.map.sourceEnd <= first.map.spokenCount else { continue }
      let rest = first.map.spokenCount - second.map.sourceEnd
      second.append(spoken: rest, source: rest)
      let whole = second.map.following(first.map)
      let comment: Comment = "seed \(seed), round \(round)"
      #expect(whole.spokenCount == second.sources.count, comment)
      #expect(whole.sourceEnd == first.map.sourceEnd, comment)
      for (place, middle) in second.sources.enumerated() where !middle.isEmpty {
        let sources = first.sources[middle]
        let expected =
          (sources.first?.lowerBound ?? 0)..<(sources.map(\.upperBound).max() ?? 0)
        #expect(whole.source(of: place..<place + 1) == expected, comment)
      }
    }
  }

  @Test func placesOutsideAreMovedToTheEnds() {
    var map = SourceMap(identity: 3, sourceStart: 2)
    #expect(map.spokenCount == 3 && map.sourceEnd == 5)
    #expect(map.source(of: 0..<3) == 2..<5 && map.source(of: 1..<1) == 3..<3)
    #expect(map.source(of: -2..<1) == 2..<3 && map.source(of: 2..<9) == 4..<5)
    #expect(map.source(of: 3..<3) == 5..<5 && map.source(of: 7..<9) == 5..<5)
    map.append(spoken: 1, source: 4)
    #expect(map.source(of: 2..<4) == 4..<9 && map.source(of: 4..<4) == 9..<9)
    #expect(SourceMap(identity: 0).stretches.isEmpty)
    #expect(SourceMap(identity: 0, sourceStart: 1).sourceEnd == 1)
    #expect(SourceMap(identity: 1).source(of: 0..<1) == 0..<1)
  }

  @Test func stretchesAreJoinedWhereTheyCorrespond() {
    func stretches(_ parts: [(spoken: Int, source: Int)]) -> Int {
      var map = SourceMap()
      for part in parts { map.append(spoken: part.spoken, source: part.source) }
      return map.stretches.count
    }
    #expect(stretches([(0, 0)]) == 0)
    #expect(stretches([(2, 2), (1, 1)]) == 1 && stretches([(0, 2), (0, 1)]) == 1)
    #expect(stretches([(2, 2), (0, 1)]) == 2 && stretches([(0, 1), (2, 2)]) == 2)
    #expect(stretches([(1, 2), (1, 2)]) == 2 && stretches([(2, 1), (1, 1)]) == 2)
    #expect(stretches([(2, 0), (2, 0)]) == 2 && stretches([(0, 1), (0, 0), (0, 1)]) == 1)
  }
}

import EarshotSpeech
import EarshotTestSupport
import Testing

struct SourceMapTests {
  @Test func joinsStretchesThatCorrespond() {
    var map = SourceMap()
    map.append(spoken: 3, source: 3)
    map.append(spoken: 0, source: 2)
    map.append(spoken: 1, source: 4)
    map.append(spoken: 2, source: 2)
    #expect(map.spokenCount == 6)
    #expect(map.sourceEnd == 11)
    #expect(map.source(of: 1..<3) == 1..<3)
    #expect(map.source(of: 3..<4) == 5..<9)
    #expect(map.source(of: 2..<5) == 2..<10)
    #expect(map.source(of: 4..<99) == 9..<11)
  }

  @Test func slicesKeepTheWayBack() {
    var map = SourceMap()
    map.append(spoken: 4, source: 4)
    map.append(spoken: 1, source: 3)
    map.append(spoken: 4, source: 4)
    let slice = map.slice(3..<7)
    #expect(slice.spokenCount == 4)
    #expect(slice.source(of: 0..<1) == 3..<4)
    #expect(slice.source(of: 1..<2) == 4..<7)
    #expect(slice.source(of: 2..<4) == 7..<9)
  }

  @Test func followsAnEarlierStep() {
    var first = SourceMap()
    first.append(spoken: 0, source: 1)
    first.append(spoken: 5, source: 5)
    var second = SourceMap()
    second.append(spoken: 2, source: 2)
    second.append(spoken: 1, source: 2)
    second.append(spoken: 1, source: 1)
    let whole = second.following(first)
    #expect(whole.source(of: 0..<2) == 1..<3)
    #expect(whole.source(of: 2..<3) == 3..<5)
    #expect(whole.source(of: 3..<4) == 5..<6)
  }

  @Test func emptyMapAnswers() {
    #expect(SourceMap().source(of: 0..<5) == 0..<0)
    #expect(SourceMap(identity: 3, sourceStart: 7).source(of: 1..<2) == 8..<9)
  }

  /// A law: each scalar knows where it came from, as a list of all of them does that is kept beside.
  @Test(arguments: [UInt64(1), 2, 3]) func everyScalarKnowsWhereItCameFrom(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<SoakScale.rounds(of: 10_000) {
      var (map, list, bounds, end) = (SourceMap(), [Range<Int>](), [0], 0)
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let (spoken, source) = (
          Int.random(in: 0...4, using: &random), Int.random(in: 0...4, using: &random)
        )
        map.append(spoken: spoken, source: source)
        for index in 0..<spoken {
          list.append(
            spoken == source ? end + index..<end + index + 1 : end..<end + source)
        }
        end += source
        bounds.append(list.count)
      }
      #expect(map.spokenCount == list.count && map.sourceEnd == end, "seed \(seed)")
      for lower in 0...list.count {
        let start = lower < list.count ? list[lower].lowerBound : end
        if !list.isEmpty {
          #expect(map.source(of: lower..<lower) == start..<start, "seed \(seed)")
        }
        for upper in lower..<list.count {
          let expected = start..<max(start, list[upper].upperBound)
          #expect(map.source(of: lower..<upper + 1) == expected, "seed \(seed)")
        }
      }
      // A part between two of the pieces answers as the whole does.
      let cuts = [bounds.randomElement(using: &random), bounds.randomElement(using: &random)]
        .compactMap(\.self).sorted()
      let slice = map.slice(cuts[0]..<cuts[1])
      for place in cuts[0]..<cuts[1] {
        let expected = map.source(of: place..<place + 1)
        let found = slice.source(of: place - cuts[0]..<place - cuts[0] + 1)
        #expect(found == expected, "seed \(seed)")
      }
    }
  }
}

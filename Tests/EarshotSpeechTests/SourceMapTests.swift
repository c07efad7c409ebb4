import EarshotSpeech
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
}

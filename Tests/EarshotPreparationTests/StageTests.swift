import Testing

@testable import EarshotSpeech

/// Rules of single stages, each in the places where it begins and ends to hold.
@Suite struct StageTests {
  /// What a mark inside a word or number means.
  @Test(arguments: [
    (SymbolLevel.some, "is a.b or", "is a.b or"), (.some, "is ab.c or", "is ab dot c or"),
    (.some, "is a.bc or", "is a dot bc or"), (.some, "a.b", "a.b"), (.some, "ab.c", "ab dot c"),
    (.some, "a.bc", "a dot bc"), (.some, "1.a", "1.a"), (.some, "1.5a", "1.5a"),
    (.some, "a.", "a."), (.some, ".a", ".a"), (.none, "ab.cd", "ab.cd"), (.all, "a.b", "a dot b"),
    (.all, "1:2", "1:2"), (.all, "1:a", "1 colon:a"), (.all, "a:1", "a colon:1"),
    (.all, "1,2", "1,2"), (.all, "1.2", "1.2"), (.all, "a'b", "a apostrophe b"),
    (.most, "a'b", "a'b"), (.most, "'b", "'b"), (.all, "'b", "apostrophe 'b"),
    (.all, "a'", "a apostrophe '"),
    (.most, "1-2", "1 dash 2"), (.most, "a-2", "a dash 2"), (.most, "1-b", "1 dash b"),
    (.most, "a-b", "a-b"), (.some, "a, b", "a, b"), (.all, "a,", "a comma,"),
  ])
  func marksJoinOrSeparate(level: SymbolLevel, text: String, expected: String) {
    let stage = PunctuationNames(symbols: catalog)
    #expect(stage.prepare(passage(text, level: level)).map(\.text.string) == [expected])
  }

  /// A row is counted from four on; lines that pictures are drawn with are not.
  @Test(arguments: [
    (SymbolLevel.some, "===", "==="), (.some, "====", "4 equals"),
    (.some, "a====b", "a 4 equals b"),
    (.none, "a====b", "a b"), (.some, "────", "─"),
    (.all, "────", "─"),
    (.some, "....", "4 dots"), (.none, "....", ""), (.some, "aaaa", "aaaa"),
    (.some, "====---", "4 equals ---"), (.some, "==  ==", "==  =="),
  ])
  func rowsAreCountedFromFourOn(level: SymbolLevel, text: String, expected: String) {
    let stage = RepeatedSymbols(symbols: catalog)
    let said = stage.prepare(passage(text, level: level)).map(\.text.string).joined()
    #expect(said == expected)
  }

  @Test(arguments: [
    ("readMe", "read Me"), ("readME", "read ME"), ("URLName", "URL Name"), ("URL", "URL"),
    ("Me", "Me"), ("AB", "AB"), ("ABc", "A Bc"), ("a1", "a 1"), ("1a", "1 a"), ("12", "12"),
    ("a1b2", "a 1 b 2"), ("é1", "é1"), ("a_B", "a_B"), ("a B", "a B"), ("", ""), ("x", "x"),
    ("ЯзыкПрог", "Язык Прог"),
  ])
  func identifiersAreTakenApartBetweenTheirWords(text: String, expected: String) {
    var identifiers = passage(text)
    #expect(IdentifierWords().prepare(identifiers).map(\.text.string) == [text])
    identifiers.readsIdentifiers = true
    #expect(IdentifierWords().prepare(identifiers).map(\.text.string) == [expected])
    identifiers.isSpelled = true
    #expect(IdentifierWords().prepare(identifiers).map(\.text.string) == [text])
  }

  @Test(arguments: [
    ("a  b", "a b"), ("  a", "a"), ("a ", "a"), ("a \n b", "a b"),
    ("\u{3000}a\u{A0}\u{A0}b", "a\u{A0}b"),
  ])
  func oneBlankIsLeftOfSeveral(text: String, expected: String) {
    #expect(said(text, by: Blanks()) == expected)
  }

  @Test func nothingButBlanksIsNothing() {
    #expect(Blanks().prepare(passage("  ")).isEmpty && Blanks().prepare(passage("")).isEmpty)
  }

  /// Parts of symbols alone between commas.
  @Test(arguments: [
    ("+, a", "plus, a"), ("a, +", "a, plus"), ("a,+", "a,+"), (", ", ", "), (":", ":"),
    ("::", "colon, colon"), (".,", "dot, comma"), ("+ -", "plus, dash"), ("a +", "a +"), ("", ""),
    ("====, a", "4 equals, a"), ("a, ;, b", "a, ;, b"), ("+,", "plus, comma"),
  ])
  func partsWithoutWordsAreNamed(text: String, expected: String) {
    #expect(said(text, by: LoneSymbols(symbols: catalog)) == expected)
  }

  private enum Step {
    case keep(Unicode.Scalar)
    case say(String, Int)
    case insert(String, Int)
    case drop(Int)
    case separate(Int)
  }

  /// How words are put between others: each scalar with the place it stands for.
  @Test(
    arguments: [
      ([.say("x", 3)], "x3"), ([.keep("a"), .say("x", 3)], "a0 3x3"),
      ([.keep(" "), .say("x", 3)], " 0x3"), ([.say("x", 3), .keep("a")], "x3 3a0"),
      ([.say("x", 3), .keep(" ")], "x3 0"), ([.say("x", 3), .keep(",")], "x3,0"),
      ([.say("x ", 3), .keep("a")], "x3 3a0"), ([.say("x", 3), .say("y", 4)], "x3 4y4"),
      ([.say("", 3), .keep("a")], "a0"), ([.keep("a"), .say("", 3), .keep("b")], "a0 3b0"),
      ([.keep("a"), .drop(3), .drop(5), .keep("b")], "a0 3b0"),
      ([.keep("a"), .drop(3), .say("x", 5)], "a0 5x5"),
      ([.keep("a"), .insert("x", 3), .keep("b")], "a0x3b0"),
      ([.say("x", 3), .insert("y", 5), .keep("b")], "x3y5b0"),
      ([.keep("a"), .separate(7), .separate(8), .keep("b")], "a0 7b0"), ([.separate(7)], ""),
    ] as [([Step], String)])
  private func aWriterKeepsWordsApart(steps: [Step], expected: String) {
    var writer = PassageWriter(capacity: 0)
    for step in steps {
      switch step {
      case .keep(let scalar): writer.keep(SourcedScalar(scalar, source: 0..<1))
      case .say(let words, let place): writer.say(words, for: place..<place + 1)
      case .insert(let words, let place): writer.insert(words, for: place..<place + 1)
      case .drop(let place): writer.drop(place..<place + 1)
      case .separate(let place): writer.separate(at: place)
      }
    }
    let said = writer.scalars.map { "\($0.scalar)\($0.source.lowerBound)" }.joined()
    #expect(said == expected)
    // What a stage has put there is left alone by those after it.
    for scalar in writer.scalars {
      #expect(
        scalar.isSettled == !"ab,".unicodeScalars.contains(scalar.scalar) || scalar.source == 0..<1)
    }
  }

  @Test func sourcesGoFromTheFirstToTheLast() {
    let scalars = [
      SourcedScalar("a", source: 4..<6), SourcedScalar("b", source: 6..<6),
      SourcedScalar("c", source: 2..<3),
    ]
    #expect(scalars[0..<0].source == 0..<0 && scalars[0..<1].source == 4..<6)
    #expect(scalars[0..<2].source == 4..<6 && scalars[0..<3].source == 4..<4)
    #expect(!scalars[0].isSettled)
  }

  /// The map of scalars that each know their source.
  @Test func scalarsOfOneSourceAreOneStretch() {
    func map(_ sources: [Range<Int>]) -> SourceMap {
      SourceMap(sources.map { SourcedScalar("x", source: $0) })
    }
    let said = map([3..<4, 3..<4, 4..<5, 7..<9, 7..<9, 9..<10])
    #expect(said.spokenCount == 6 && said.sourceEnd == 10)
    #expect(said.source(of: 0..<1) == 3..<4 && said.source(of: 1..<2) == 3..<4)
    #expect(said.source(of: 2..<3) == 4..<5 && said.source(of: 2..<4) == 4..<8)
    #expect(said.source(of: 3..<4) == 7..<8 && said.source(of: 5..<6) == 9..<10)
    #expect(map([]).spokenCount == 0 && map([5..<6]).source(of: 0..<1) == 5..<6)
  }
}

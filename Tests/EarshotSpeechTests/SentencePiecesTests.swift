import Testing

@testable import EarshotSpeech

/// Where long text is cut; each piece ends with a bar.
@Suite struct SentencePiecesTests {
  private func pieces(_ text: String, limit: Int) -> String {
    let scalars = Array(text.unicodeScalars)
    return SentencePieces.ranges(of: scalars, limit: limit).map { range in
      scalars[range].map { String($0) }.joined()
    }.joined(separator: "|")
  }

  @Test(arguments: [
    ("", ""), ("abcd", "abcd"), ("abcde", "abcd|e"), ("abcdefghi", "abcd|efgh|i"),
  ])
  func wordsWithoutEndAreCutAtTheLimit(text: String, expected: String) {
    #expect(pieces(text, limit: 4) == expected)
  }

  /// The least piece is a quarter of the largest.
  @Test(arguments: [(3, 20), (4, 5), (5, 6)]) func piecesHaveALeastLength(blank: Int, cut: Int) {
    let text = String(repeating: "a", count: blank) + " " + String(repeating: "a", count: 30)
    #expect(pieces(text, limit: 20).prefix { $0 != "|" }.count == cut)
  }

  @Test(arguments: [
    ("Aaa. Bbb ccc", "Aaa. |Bbb ccc"), ("Aaa! Bbb ccc", "Aaa! |Bbb ccc"),
    ("Aaa? Bbb ccc", "Aaa? |Bbb ccc"), ("Aaa… Bbb ccc", "Aaa… |Bbb ccc"),
    ("Aaa। Bbb ccc", "Aaa। |Bbb ccc"), ("Aaa؟ Bbb ccc", "Aaa؟ |Bbb ccc"),
    ("Aaaa。Bbb ccc", "Aaaa。|Bbb ccc"), ("Aaaa！Bbb ccc", "Aaaa！|Bbb ccc"),
    ("Aaaa？Bbb ccc", "Aaaa？|Bbb ccc"), ("Aaaa\nBbb ccc", "Aaaa\n|Bbb ccc"),
    // No sentence ends here, so the last blank decides.
    ("Aaaa Bbb ccc", "Aaaa Bbb |ccc"), ("Aaa, Bbb ccc", "Aaa, Bbb |ccc"),
    ("Aaa.BbbBBccc", "Aaa.BbbBBc|cc"),
    // A piece is a quarter of what it may be at least, and all of it at most.
    (". aaaaaaaaaaaa", ". |aaaaaaaaaa|aa"), (" aaaaaaaaaaaaa", " aaaaaaaaa|aaaa"),
    ("Aaaaaaaa. bb", "Aaaaaaaa. |bb"), ("Aaaaaaaaa. bb", "Aaaaaaaaa.| bb"),
  ])
  func sentencesAndWordsStayWhole(text: String, expected: String) {
    #expect(pieces(text, limit: 10) == expected)
  }
}

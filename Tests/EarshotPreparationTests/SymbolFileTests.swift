import EarshotTestSupport
import Testing

@testable import EarshotSpeech

@Suite struct SymbolFileTests {
  private static let file = """
    complexSymbols:
    # identifier\tregexp
    decimal\t(?<=\\d),
    unclosed\t(?<=\\d

    symbols:
    .\tfull stop\tsome\talways
    -\t-\tall
    ->\tleads to\tnone
    \\#\tpound\t-\tnever\t# a comment
    lol\tlaughing\tmost\tnorep

    """

  private func said(_ text: String, level: SymbolLevel = .some) throws -> String {
    var symbols = catalog
    symbols.files = [try SymbolFile(parsing: Array(Self.file.utf8), name: "user.dic")]
    return EarshotPreparationTests.said(
      SpeechRun(text), by: TextPreparation(symbols: symbols, level: level))
  }

  @Test func fieldsAreRead() throws {
    let file = try SymbolFile(parsing: Array(Self.file.utf8), name: "user.dic", language: "en-GB")
    #expect(file.complexSymbolCount == 2)
    #expect(file.entries.count == 5)
    #expect(
      file.entries["."] == .init(replacement: "full stop", level: .some, preservation: .always))
    #expect(file.entries["-"] == .init(level: .all))
    #expect(file.entries["#"] == .init(replacement: "pound", preservation: .never))
    #expect(file.applies(to: "en") && !file.applies(to: "de"))
  }

  /// A backslash at the beginning stands for what follows it, whatever comes behind.
  @Test(arguments: [
    ("\\#", "#"), ("\\#1", "#1"), ("\\\\", "\\"), ("\\\\x", "\\x"), ("\\tab", "\tab"),
    ("\\n", "\n"), ("\\r1", "\r1"),
    ("\\f", "\u{C}"), ("\\0", "\0"), ("\\x", "\\x"), ("\\x#", "\\x#"), ("\\", "\\"),
  ])
  func escapes(written: String, symbol: String) throws {
    let text = "symbols:\n\(written)\tname\tall\n"
    let file = try SymbolFile(parsing: Array(text.utf8), name: "user.dic")
    #expect(Array(file.entries.keys) == [symbol])
  }

  @Test func theListenersNamesWin() throws {
    #expect(try said("Hi. #1") == "Hi full stop. pound 1")
    #expect(try said("a -> b") == "a leads to b")
    #expect(try said("x - y", level: .most) == "x - y")
    #expect(try said("lol", level: .some) == "lol")
    #expect(try said("lol", level: .most) == "laughing")
    // Half a sign at the end is none.
    #expect(try said("lo lol lo", level: .most) == "lo laughing lo")
  }

  @Test func whatStaysAfterItsNameIsNotNamedAgain() throws {
    var symbols = catalog
    symbols.files = [
      try SymbolFile(parsing: Array("symbols:\n=>\tyields\tnone\talways\n".utf8), name: "f")
    ]
    let preparation = TextPreparation(symbols: symbols, level: .all)
    #expect(EarshotPreparationTests.said(SpeechRun("a => b"), by: preparation) == "a yields => b")
  }

  @Test(arguments: [
    ("a\tb", "f:1:1: error: an entry stands before any section; expected \"symbols:\" above it"),
    ("symbols:\na", "f:2:1: error: a replacement is missing; expected fields with tabs between"),
    (
      "symbols:\na\tb\tloud",
      "f:2:5: error: unknown level \"loud\"; expected none, some, most, all or char"
    ),
    (
      "symbols:\na\tb\tall\tmaybe",
      "f:2:9: error: unknown word \"maybe\"; expected never, always or norep"
    ),
    (
      "symbols:\na\tb\tall\tnever\tx",
      "f:2:15: error: the line has too many fields; expected at most 4"
    ),
    (
      "complexSymbols:\nx",
      "f:2:1: error: a regular expression is missing; expected fields with tabs between"
    ),
  ])
  func wrongFilesAreRefusedWithTheirPlace(file: String, message: String) {
    #expect { try SymbolFile(parsing: Array(file.utf8), name: "f") } throws: { "\($0)" == message }
  }

  @Test func whatIsNotTextIsRefused() {
    #expect { try SymbolFile(parsing: [0x0A, 0x61, 0xFF], name: "f") } throws: {
      "\($0)" == "f:2:1: error: the text is not UTF-8; expected a file saved as UTF-8"
    }
  }

  /// Lines made of pieces of the format, and their bytes damaged: read or refused, never a trap.
  @Test func anyBytesAreReadOrRefused() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededGenerator(seed: seed)
    let parts = [
      "symbols:", "complexSymbols:", "\t", "\t", "\n", "\r\n", "-", "some", "char", "never",
      "norep",
      "\\", "\\#", "#", "가", "😀", "\u{FEFF}", "\0", "a", "language=", "case", " ",
    ]
    for round in 0..<SoakScale.rounds(of: 20_000) {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        bytes += Array((parts.randomElement(using: &random) ?? "").utf8)
      }
      if Bool.random(using: &random), !bytes.isEmpty {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      if let file = try? SymbolFile(parsing: bytes, name: "f") {
        var symbols = catalog
        symbols.files = [file]
        let text = SanitizedText(String(decoding: bytes, as: UTF8.self)).string
        let passages = TextPreparation(symbols: symbols).passages(of: SpeechRun(text))
        #expect(passages.count < 10_000, "seed \(seed), round \(round)")
      }
      _ = try? PronunciationDictionary(parsing: bytes, name: "f")
    }
  }
}

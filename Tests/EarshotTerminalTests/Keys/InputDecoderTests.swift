import EarshotTerminal
import EarshotTestSupport
import Testing

@Suite struct InputDecoderTests {
  /// Bytes, and the lines of what they come to.
  static let rows: [(String, [String])] = [
    // Characters and controls.
    ("a", ["a \"a\""]),
    ("A", ["shift-a \"A\""]),
    ("?", ["? \"?\""]),
    ("é한😀", ["é \"é\"", "한 \"한\"", "😀 \"😀\""]),
    ("\u{1}", ["control-a"]),
    ("\u{0}", ["control- "]),
    ("\t\r\n\u{7F}\u{8}", ["tab", "enter", "enter", "backspace", "backspace"]),
    // Option comes as Escape before the key.
    ("\u{1B}a", ["option-a"]),
    ("\u{1B}\u{1}", ["control-option-a"]),
    ("\u{1B}é", ["option-é"]),
    ("\u{1B}\u{7F}", ["option-backspace"]),
    // Arrows and their like, as cursor keys and in application mode, with xterm's modifiers.
    ("\u{1B}[A\u{1B}OB", ["up", "down"]),
    ("\u{1B}[1;7C", ["control-option-right"]),
    ("\u{1B}[1;8D", ["control-option-shift-left"]),
    ("\u{1B}\u{1B}[C", ["option-right"]),
    ("\u{1B}[5~\u{1B}[6;5~", ["pageUp", "control-pageDown"]),
    ("\u{1B}[Z", ["shift-tab"]),
    ("\u{1B}OP\u{1B}[15~\u{1B}[24;2~\u{1B}[[B", ["F1", "F5", "shift-F12", "F2"]),
    ("\u{1B}[a\u{1B}Od", ["shift-up", "control-left"]),
    ("\u{1B}[7~\u{1B}[8~\u{1B}[H\u{1B}[F", ["home", "end", "home", "end"]),
    ("\u{1B}[27;7;104~", ["control-option-h"]),
    // kitty's protocol: modifiers alone, releases, other layouts, text.
    ("\u{1B}[57442;5u", ["control-control alone"]),
    ("\u{1B}[57442;1:3u", []),
    ("\u{1B}[104;7u", ["control-option-h"]),
    ("\u{1B}[1088::104;7u", ["control-option-h"]),
    ("\u{1B}[97:65;2;65u", ["shift-a \"A\""]),
    ("\u{1B}[47:63;2;63u", ["? \"?\""]),
    ("\u{1B}[27u\u{1B}[13u\u{1B}[9;2u", ["escape", "enter", "shift-tab"]),
    ("\u{1B}[57419;7u", ["control-option-up"]),
    ("\u{1B}[1;1:3A", []),
    // Answers.
    ("\u{1B}[?29u\u{1B}[?2026;2$y\u{1B}[?62;c", ["flags 29", "mode 2026 known", "attributes"]),
    ("\u{1B}[?2026;0$y", ["mode 2026 unknown"]),
    ("\u{1B}[I\u{1B}[O", ["focused", "unfocused"]),
    // The mouse.
    (
      "\u{1B}[<0;10;5M\u{1B}[<32;11;5M\u{1B}[<0;11;5m",
      [
        "mouse press 4 9", "mouse drag 4 10", "mouse release 4 10",
      ]
    ),
    ("\u{1B}[<64;1;1M\u{1B}[<2;1;1M", ["mouse wheelUp 0 0", "mouse other 0 0"]),
    // Pastes hold whatever they hold.
    ("\u{1B}[200~a\u{1B}[Ab\n\u{1B}[201~c", ["paste \"a\\u{1B}[Ab\\n\"", "c \"c\""]),
    // What is not meant for us, and what nobody knows, leaves nothing behind.
    ("\u{1B}]0;title\u{7}x", ["x \"x\""]),
    ("\u{1B}P1$r0m\u{1B}\\x", ["x \"x\""]),
    ("\u{1B}[999;999;999zx", ["x \"x\""]),
    ("\u{1B}[Mab!x", ["x \"x\""]),
    ("\u{1B}[1;2\u{18}x", ["x \"x\""]),
    ("\u{1B}[12\u{1B}[B", ["down"]),
  ]

  @Test("Bytes come to keys", arguments: rows)
  func decodes(_ bytes: String, _ lines: [String]) {
    var decoder = InputDecoder()
    #expect(decoder.decode(Array(bytes.utf8)).map(\.line) == lines)
    #expect(decoder.patience == nil)
  }

  @Test("Where the bytes are cut does not matter", arguments: rows)
  func decodesPieces(_ bytes: String, _ lines: [String]) {
    var decoder = InputDecoder()
    #expect(bytes.utf8.flatMap { decoder.decode(CollectionOfOne($0)) }.map(\.line) == lines)
  }

  @Test("Bytes that are no UTF-8 are passed over")
  func invalidText() {
    var decoder = InputDecoder()
    let bytes: [UInt8] = [0xC3, 0x61, 0xFF, 0xED, 0xA0, 0x80, 0x62, 0xF5, 0xC0, 0x80, 0x63]
    #expect(decoder.decode(bytes).map(\.line) == ["a \"a\"", "b \"b\"", "c \"c\""])
  }

  @Test(
    "The caller's clock decides what an open sequence was",
    arguments: [
      ("\u{1B}", ["escape"]), ("\u{1B}\u{1B}", ["option-escape"]), ("\u{1B}[", ["option-["]),
      ("\u{1B}O", ["option-shift-o"]), ("\u{1B}]", ["option-]"]), ("\u{1B}[1;", []),
      ("\u{1B}]0;title", []), ("\u{1B}[200~abc", ["paste \"abc\""]),
    ])
  func timesOut(_ bytes: String, _ lines: [String]) {
    var decoder = InputDecoder()
    #expect(decoder.decode(Array(bytes.utf8)).isEmpty)
    #expect(decoder.patience != nil)
    #expect(decoder.timeOut().map(\.line) == lines)
    #expect(decoder.patience == nil)
    #expect(decoder.decode("x".utf8).map(\.line) == ["x \"x\""])
  }

  @Test("Endless sequences and a paste of 10 MB take bounded memory")
  func boundedMemory() {
    let length = SoakScale.rounds(of: 10 << 20)
    let paste = length + InputDecoder.pasteLimit
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[".utf8).isEmpty)
    #expect(decoder.decode(repeatElement(UInt8(ascii: "1"), count: length)).isEmpty)
    #expect(decoder.decode("mx".utf8).map(\.line) == ["x \"x\""])
    #expect(decoder.decode("\u{1B}]".utf8).isEmpty)
    #expect(decoder.decode(repeatElement(UInt8(ascii: "1"), count: length)).isEmpty)
    #expect(decoder.decode("\u{7}x".utf8).map(\.line) == ["x \"x\""])
    #expect(decoder.decode("\u{1B}[200~".utf8).isEmpty)
    #expect(decoder.decode(repeatElement(UInt8(ascii: "a"), count: paste)).isEmpty)
    let inputs = decoder.decode("\u{1B}[201~".utf8)
    let beginning = String(repeating: "a", count: InputDecoder.pasteLimit)
    #expect(inputs == [.paste(beginning, isWhole: false)])
    #expect(decoder.decode("\u{1B}[200~\u{1B}[201~".utf8) == [.paste("", isWhole: true)])
  }

  @Test("What is too long to be typed is waited for, so that a pause does not make keys of it")
  func longSequences() {
    for introducer in ["\u{1B}[", "\u{1B}]"] {
      var decoder = InputDecoder()
      #expect(decoder.decode("\(introducer)1".utf8).isEmpty)
      #expect(decoder.patience == .milliseconds(50))
      #expect(decoder.decode(repeatElement(UInt8(ascii: "1"), count: 200)).isEmpty)
      #expect(decoder.patience == .seconds(2))
    }
  }

  @Test("A paste that is cut ends with a whole character", arguments: ["é", "한", "😀"])
  func cutPaste(_ character: String) {
    for offset in 0..<character.utf8.count {
      var decoder = InputDecoder()
      let letters = String(repeating: "a", count: InputDecoder.pasteLimit - offset)
      let inputs = decoder.decode("\u{1B}[200~\(letters)\(character)\u{1B}[201~".utf8)
      #expect(inputs == [.paste(letters, isWhole: false)])
    }
    var decoder = InputDecoder()
    #expect(
      decoder.decode("\u{1B}[200~a\(character)\u{1B}[201~".utf8)
        == [.paste("a\(character)", isWhole: true)])
  }

  @Test("Whatever comes, the next key is understood")
  func anyBytes() {
    for seed in 0..<UInt64(SoakScale.rounds(of: 4_000)) {
      var generator = SeededGenerator(seed: seed)
      var decoder = InputDecoder()
      let alphabet = Array("\u{1B}\u{1B}\u{1B}[[O]P_;:?<$0123456789~uMmABIc\u{7}\\ aé".utf8)
      var kept = 0
      for _ in 0..<200 {
        let byte =
          Bool.random(using: &generator)
          ? alphabet.randomElement(using: &generator) ?? 0
          : UInt8.random(in: 0...255, using: &generator)
        kept += decoder.decode(CollectionOfOne(byte)).count
        if Int.random(in: 0..<20, using: &generator) == 0 { kept += decoder.timeOut().count }
      }
      _ = decoder.timeOut()
      #expect(decoder.patience == nil, "seed \(seed)")
      #expect(decoder.decode("\u{1B}[Bx".utf8).map(\.line) == ["down", "x \"x\""], "seed \(seed)")
      #expect(kept <= 400, "seed \(seed)")
    }
  }
}

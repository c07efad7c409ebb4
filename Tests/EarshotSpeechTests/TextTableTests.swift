import EarshotSpeech
import Testing

/// Where a file of symbols is refused.
@Suite struct TextTableTests {
  private func refusal(_ bytes: [UInt8]) -> String {
    do throws(TextTableError) {
      _ = try SymbolFile(parsing: bytes, name: "own.dic")
      return "accepted"
    } catch {
      return "\(error)"
    }
  }

  @Test func bytesThatAreNoTextAreRefusedInTheirLine() {
    let start = Array("symbols:\n→\tarrow\n".utf8)
    #expect(refusal(start) == "accepted")
    #expect(refusal(start + [0xC3, 0x28]).hasPrefix("own.dic:3:1: error: "))
    #expect(refusal([0xFF] + start).hasPrefix("own.dic:1:1: error: "))
    #expect(refusal(Array("symbols:\r\n".utf8) + [0xE2, 0x86]).hasPrefix("own.dic:2:1: error: "))
  }

  @Test func linesAreCountedWhateverTheirEnds() {
    for end in ["\n", "\r\n", "\r"] {
      let text = ["symbols:", "→\tarrow", "", "no field here"].joined(separator: end)
      #expect(refusal(Array(text.utf8)).hasPrefix("own.dic:4:"), "\(end.debugDescription)")
    }
  }
}

import EarshotTestSupport
import Testing

@testable import EarshotModel

/// What each scalar is to words and sentences, against Unicode's own database.
@Suite(.enabled(if: UnicodeDatabase.isThere, "Perl's Unicode database is not here"))
struct TextClassTests {
  /// A scalar that is something else to us than to the database.
  private struct Difference: CustomStringConvertible {
    var scalar: Unicode.Scalar
    var ours: String
    var theirs: String

    var description: String { "U+\(String(scalar.value, radix: 16)) is \(ours), not \(theirs)" }
  }

  /// The first scalars that differ, but for those of which both are known.
  private func differences<Kind: Equatable>(
    ours: (Character) -> Kind, theirs: (Unicode.Scalar) throws -> Kind?,
    known: [ClosedRange<UInt32>: Kind] = [:]
  ) throws -> [String] {
    var found: [Difference] = []
    for scalar in try UnicodeDatabase.assignedScalars() {
      // A mark stands by itself at the start of a text only.
      guard let wanted = try theirs(scalar) else { continue }
      let exception = known.first { $0.key.contains(scalar.value) }?.value
      let kind = ours(Character(scalar))
      if kind != exception ?? wanted {
        found.append(Difference(scalar: scalar, ours: "\(kind)", theirs: "\(wanted)"))
      }
    }
    return found.prefix(20).map(\.description)
  }

  @Test("Scalars are to words what the property Word_Break says, and ideographs are words")
  func words() throws {
    let breaks = try UnicodeDatabase("Word_Break")
    let lines = try UnicodeDatabase("Line_Break")
    let scripts = try UnicodeDatabase("Script")
    let categories = try UnicodeDatabase("General_Category")
    let ideographs = try UnicodeDatabase("Ideographic")

    func kind(of scalar: Unicode.Scalar) -> WordClass? {
      switch breaks[scalar] {
      case "CR", "LF", "Newline": .newline
      case "Extend", "ZWJ": nil
      case "Format": .format
      case "ALetter", "ExtPict_LE": .letter
      case "Hebrew_Letter": .hebrewLetter
      case "Katakana": .katakana
      case "Numeric": .digit
      case "ExtendNumLet": .connector
      case "Single_Quote": .apostrophe
      case "Double_Quote": .doubleQuote
      case "MidLetter": .betweenLetters
      case "MidNum": .betweenDigits
      case "MidNumLet": scalar == "\u{2019}" ? .apostrophe : .betweenBoth
      default:
        if lines[scalar] == "SA" {
          .unspaced
        } else if ideographs[scalar] == "Y" || scripts[scalar] == "Hiragana" {
          .ideograph
        } else {
          categories[scalar] == "Zs" ? .space : .other
        }
      }
    }
    let found = try differences(ours: { WordClass($0) }, theirs: kind)
    #expect(found == [])
  }

  @Test("Scalars are to sentences what the property Sentence_Break says")
  func sentences() throws {
    let breaks = try UnicodeDatabase("Sentence_Break")

    func kind(of scalar: Unicode.Scalar) -> SentenceClass? {
      switch breaks[scalar] {
      case "CR", "LF", "Sep", "Sp": .space
      case "Extend": nil
      case "Format": .format
      case "Lower": .small
      case "Upper": .capital
      case "OLetter": .letter
      case "Numeric": .digit
      case "ATerm": .fullStop
      case "STerm": .terminator
      case "SContinue": .continuation
      case "Close": .close
      default: .other
      }
    }
    let known: [ClosedRange<UInt32>: SentenceClass] = [
      // The standard library's Unicode is newer than Perl's.
      0x3B...0x3B: .continuation, 0x37E...0x37E: .continuation, 0x295...0x295: .letter,
      0x10FC...0x10FC: .small, 0xA7F2...0xA7F4: .small, 0xAB69...0xAB69: .small,
      0x17D4...0x17D5: .terminator, 0x2CF9...0x2CFB: .terminator, 0xFE12...0xFE12: .terminator,
      0xFE15...0xFE16: .terminator,
      // Wide quotation marks close a sentence as the others do.
      0xFF02...0xFF02: .close, 0xFF07...0xFF07: .close,
    ]
    let found = try differences(ours: { SentenceClass($0) }, theirs: kind, known: known)
    #expect(found == [])
  }
}

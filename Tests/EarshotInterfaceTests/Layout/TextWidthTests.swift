import EarshotInterface
import EarshotModel
import Testing

/// How wide texts are.
///
/// A type of a name has no spacing of its own, and at 1000 points a thousandth of the
/// size is a point, so that the fitted numbers can be read off.
@Suite struct TextWidthTests {
  private func width(_ text: String, _ weight: Font.Weight = .regular) -> Double {
    Font(name: "Any", size: 1000, weight: weight).estimatedWidth(of: text)
  }

  /// The printable characters in six rows, as a table of ASCII shows them.
  private static let rows = [
    " !\"#$%&'()*+,-./", "0123456789:;<=>?", "@ABCDEFGHIJKLMNO", "PQRSTUVWXYZ[\\]^_",
    "`abcdefghijklmno", "pqrstuvwxyz{|}~",
  ]

  @Test func everyFittedNumberCounts() {
    #expect(Self.rows.map { width($0) } == [6815, 8675, 10642, 9300, 7748, 7111])
    #expect(Self.rows.map { width($0, .bold) } == [7440, 9542, 11657, 10198, 8409, 7883])
  }

  @Test(
    arguments: [
      (.ultraLight, 704), (.thin, 704), (.light, 714), (.regular, 724), (.medium, 751.5),
      (.semibold, 772), (.bold, 792), (.heavy, 806), (.black, 819.5),
    ] as [(Font.Weight, Double)])
  func widthsOfOtherWeightsLieOnALine(weight: Font.Weight, expected: Double) {
    #expect(width("H", weight) == expected)
  }

  /// Each range of characters that share a width, by its two ends.
  @Test(
    arguments: [
      (0x00...0x1F, 0), (0x7F...0x2FF, 570), (0x300...0x36F, 0), (0x370...0x10FF, 570),
      (0x1100...0x115F, 1000), (0x1160...0x200A, 570), (0x200B...0x200F, 0),
      (0x2010...0x2017, 570), (0x2018...0x2019, 216), (0x201A...0x2025, 570),
      (0x2026...0x2026, 732), (0x2027...0x2E7F, 570), (0x2E80...0xD7A3, 1000),
      (0xD7A4...0xF8FF, 570), (0xF900...0xFAFF, 1000), (0xFB00...0xFDFF, 570),
      (0xFE00...0xFE0F, 0), (0xFE10...0xFE2F, 570), (0xFE30...0xFE4F, 1000),
      (0xFE50...0xFEFF, 570), (0xFF00...0xFF60, 1000), (0xFF61...0x1EFFF, 570),
      (0x1F000...0x1FFFF, 1250), (0x20000...0x3FFFF, 1000), (0x40000...0x10FFFF, 570),
    ] as [(ClosedRange<UInt32>, Double)])
  func charactersOutsideASCIIShareWidths(range: ClosedRange<UInt32>, expected: Double) {
    for value in [range.lowerBound, range.upperBound] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(width(String(scalar)) == expected, "\(String(value, radix: 16))")
    }
  }

  /// A thousand letters that are 724 thousandths wide, and the spacing at that size.
  @Test(
    arguments: [
      (10, 34), (11, 34), (11.5, 27), (12, 20), (12.5, 17.5), (13, 15), (13.5, 13), (14, 11),
      (14.5, 8.5), (15, 6), (15.5, 4), (16, 2), (16.5, -0.5), (17, -3), (18.5, -10), (20, -17),
      (27, -17.5), (34, -18), (60, -18),
    ] as [(Double, Double)])
  func lettersStandFurtherApartTheSmallerTheyAre(size: Double, spacing: Double) {
    let line = Font(size: size).estimatedWidth(of: String(repeating: "H", count: 1000))
    #expect(abs(line - (724 + spacing) * size) < 0.51)
  }

  /// The widest line and the number of lines of a text of letters that are 724 points wide and blanks of
  /// 276.
  @Test(
    arguments: [
      ("", 500, 0, 1), ("H", .infinity, 724, 1), ("H\nHH\n", .infinity, 1448, 3),
      ("H H", 1724, 1724, 1), ("H H", 1723, 724, 2), ("H H H", 1724, 1724, 2),
      ("HH H", 2000, 1448, 2), ("H HH", 2000, 1448, 2), ("HHHH", 1000, 1000, 3),
      ("H\nH H", 1000, 724, 3), ("H H", 0, 1724, 1), ("HH", 1448, 1448, 1),
    ] as [(String, Double, Double, Double)])
  func linesBreakBetweenWords(text: String, room: Double, widest: Double, lines: Double) {
    let font = Font(name: "Any", size: 1000)
    #expect(font.size(of: text, width: room) == Size(width: widest, height: lines * 1193.5))
  }

  @Test func linesBeyondAllMeasureAreNotCounted() {
    let font = Font(name: "Any", size: 1000)
    let breaks = String(repeating: "\n", count: 10_000)
    #expect(font.size(of: breaks).height == 10_000 * 1193.5)
    #expect(font.size(of: String(repeating: "H", count: 15), width: 1).height == 10_000 * 1193.5)
  }
}

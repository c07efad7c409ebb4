import EarshotInterface
import EarshotModel
import Testing

/// What is known of the type that a text is set in.
@Suite struct TypeTests {
  private func color(_ color: Color?) -> TextColor? {
    let label = Label()
    label.textColor = color
    return label.defaultAccessibilityTextAppearance?.color
  }

  /// Shares of 255 that are rounded; what lies outside counts as its nearer end, and what is no number as
  /// nothing.
  @Test(
    arguments: [
      (0, 0, 0, "#000000"), (1, 1, 1, "#ffffff"), (0.5, 0.02, 2, "#8005ff"),
      (-1, .nan, .infinity, "#0000ff"), (0.06, 0.061, 0.0627, "#0f1010"),
    ] as [(Double, Double, Double, String)])
  func coloursWithoutNames(red: Double, green: Double, blue: Double, expected: String) {
    #expect(color(Color(red: red, green: green, blue: blue)) == .named(expected))
    #expect(color(Color(red: red, green: green, blue: blue, name: "label")) == "label")
    #expect(color(nil) == nil)
    #expect(Color(red: red, green: green, blue: blue).alpha == 1)
  }

  @Test func fromSemiboldOnTextIsBold() {
    let bold = Font.Weight.allCases.filter { weight in
      let label = Label()
      label.font = Font(size: 17, weight: weight)
      return label.defaultAccessibilityTextAppearance?.isBold == true
    }
    #expect(bold == [.semibold, .bold, .heavy, .black])
  }

  @Test func stylesHaveTheirSizes() {
    #expect(
      Font.TextStyle.allCases.map(\.defaultSize) == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    #expect(
      Font.TextStyle.allCases.filter { Font(textStyle: $0).weight == .semibold } == [.headline])
  }

  /// Half points that are rounded up.
  @Test(arguments: [(10.0, 12.0), (13, 16), (14, 17), (15, 18), (17, 20.5), (20, 24), (34, 41)])
  func linesHaveTheirHeights(size: Double, height: Double) {
    let font = Font(size: size)
    #expect(font.lineHeight == height && abs(font.ascender - size * 0.952) < 1e-9)
  }
}

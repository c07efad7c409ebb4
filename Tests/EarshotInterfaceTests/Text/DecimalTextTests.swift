import Testing

@testable import EarshotInterface

@Suite struct DecimalTextTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (100, "100"), (1.5, "1.5"), (-0.25, "-0.25"),
    (0.1 + 0.2, "0.3"), (10.01, "10.01"), (1.000_001, "1.000001"), (0.000_000_4, "0"),
    (-0.000_000_4, "0"), (0.000_000_5, "0.000001"), (0.999_999_9, "1"),
    (8_999_999_999.5, "8999999999.5"), (9_000_000_000, "9000000000.0"),
    (-9_000_000_000, "-9000000000.0"), (1e300, "1e+300"), (.infinity, "inf"), (.nan, "nan"),
  ])
  func numbersHaveSixDecimalPlacesAtMost(number: Double, expected: String) {
    #expect(DecimalText(number).text == expected)
  }
}

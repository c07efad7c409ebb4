import Testing

@testable import EarshotSpeech

/// Numbers as they are found in texts.
@Suite struct NumeralTests {
  /// The numbers of a text: how many scalars each has, its digits and its tail.
  private func numerals(_ text: String) -> String {
    let scalars = passage(text).scalars
    return scalars.indices.compactMap { index in
      Numeral(in: scalars, at: index).map { numeral in
        "\(numeral.range.lowerBound)+\(numeral.range.count) \(numeral.integer)"
          + (numeral.tail.isEmpty ? "" : " \(numeral.tail)")
          + (numeral.value.map { " =\($0)" } ?? "")
      }
    }.joined(separator: "; ")
  }

  @Test(arguments: [
    ("7", "0+1 7 =7"), ("x", ""), ("a12", "1+2 12 =12"), ("1 2", "0+1 1 =1; 2+1 2 =2"),
    ("1,234", "0+5 1234 =1234"), ("1,23", "0+1 1 =1"), ("1,2345", "0+1 1 =1"),
    ("12,345,678", "0+10 12345678"), ("1,234,567", "0+9 1234567 =1234567"),
    ("1,234,5", "0+5 1234 =1234"),
    ("1.5", "0+3 1 .5"), ("1.", "0+1 1 =1"), ("1.2.3", "0+5 1 .2.3"), ("1.2.", "0+3 1 .2"),
    ("1,234.50", "0+8 1234 .50"), ("1.234,567", "0+5 1 .234"), (".5", ""), (",5", ""),
    ("9999999", "0+7 9999999 =9999999"), ("10000000", "0+8 10000000"),
    (
      "1,000,000,000,000,000,000,000", "0+29 1000000000000000000000"
    ),
  ])
  func numbersHaveGroupsAndTails(text: String, expected: String) {
    #expect(numerals(text) == expected)
  }

  /// What a stage has dealt with is no part of a number.
  @Test func settledScalarsEndNumbers() {
    func numeral(settling settled: Set<Int>, at start: Int = 0, in text: String) -> String? {
      var scalars = passage(text).scalars
      for index in settled { scalars[index].isSettled = true }
      return Numeral(in: scalars, at: start).map { $0.integer + $0.tail }
    }
    #expect(numeral(settling: [1], in: "123") == "1")
    #expect(numeral(settling: [0], in: "123") == nil)
    #expect(numeral(settling: [0], at: 1, in: "123") == "23")
    #expect(numeral(settling: [1], in: "1,234") == "1" && numeral(settling: [1], in: "1.5") == "1")
    #expect(numeral(settling: [], at: 1, in: "1.5") == nil)
  }

  @Test func aCursorGoesPastWhatItFinds() {
    var cursor = ScalarCursor(scalars: passage("12345 개월x").scalars, index: 0)
    #expect(cursor.digits(limit: 4) == "1234" && cursor.index == 4)
    #expect(cursor.digits(limit: 4) == "5" && cursor.digits(limit: 4) == "")
    let blank: Unicode.Scalar = " "
    #expect(cursor.skip(blank) && !cursor.skip(blank) && cursor.index == 6)
    #expect(!cursor.skip("개x") && cursor.index == 6 && cursor.skip("개월") && cursor.index == 8)
    #expect(cursor.current == "x" && cursor.scalar(at: 9) == nil && cursor.scalar(at: -1) == nil)
    #expect(!cursor.skip("xy") && cursor.skip("x") && cursor.current == nil)
    #expect(!cursor.skip("x") && cursor.skip(""))
  }

  @Test(arguments: [
    ("$1,000,000,000,000,000,000,000", "1,000,000,000,000,000,000,000 dollars"),
    ("$1,234.56", "1,234 dollars and 56 cents"), ("$1.01", "1 dollar and 1 cent"),
    ("$1.02", "1 dollar and 2 cents"), ("$2.00", "2 dollars"), ("$0.01", "1 cent"),
    ("$1.0", "1.0 dollars"), ("$1.2.3", "1.2.3 dollars"), ("$1.50x", "1.50x dollars"),
    ("$1.50abcd", "1.50 dollars abcd"),
    ("$5MM", "5MM dollars"), ("€0.10", "10 cents"), ("0.50 €", "50 cents"), ("5€ 3", "5 euros 3"),
    ("5€3", "5€3"), ("a€5", "a€5"), ("(€5)", "(5 euros )"), ("€", "€"), ("€ €5", "€ 5 euros"),
    ("€ 5", "5 euros"), ("€  5", "€  5"), ("1°", "1 degree"), ("1.0°", "1.0 degrees"),
    ("+€5", "plus 5 euros"), ("[-5]", "[ minus 5]"), ("+", "+"), ("5+", "5+"), ("+-5", "+-5"),
    ("- 5", "- 5"), ("-5-5", "minus 5-5"),
  ])
  func amountsTakeTheSignsAroundThem(text: String, expected: String) {
    #expect(said(text, by: Amounts(symbols: catalog)) == expected)
  }

  @Test(arguments: [
    ("ko", "1.5 2", "1점 오 2"), ("ko", "1.50배", "1점 오공배"), ("ja", "10.25", "10てん 2 5"),
    ("zh", "1.2.3", "1点 2点 3"), ("ko", "1,234.5", "1,234점 오"), ("ko", "a1.5", "a1점 오"),
    ("ko", ".5", ".5"), ("ko", "5.", "5."), ("ko", "가.나 5", "가.나 5"), ("en", "1.5", "1.5"),
  ])
  func pointsAreSaidWhereTheVoiceLeavesThemOut(language: String, text: String, expected: String) {
    #expect(said(text, by: DecimalPoints(), in: language) == expected)
  }
}

import Testing

@testable import EarshotSpeech

@Suite struct NumberTests {
  @Test(arguments: [
    ("3개", "세 개"), ("2번째", "두 번째"), ("1번째", "첫 번째"), ("20살", "스무 살"),
    ("21살", "스물한 살"), ("3 개", "세 개"), ("99마리", "아흔아홉 마리"), ("103개", "백세 개"),
    ("1,234명", "천이백서른네 명"), ("0개", "0개"), ("3개국", "3개국"), ("3개월", "3개월"),
    ("3시 30분", "세 시 30분"), ("15시", "15시"), ("3시간", "세 시간"), ("24시간", "24시간"),
    ("20대", "20대"), ("3대", "세 대"), ("메시지 3개를 삭제", "메시지 세 개를 삭제"),
    ("10월 9일", "시월 9일"), ("6월호", "6월호"), ("6월은", "유월 은"), ("5권입니다", "다섯 권입니다"),
    ("오후 3:45", "오후 세 시 45분"), ("오후 3:45:10", "오후 3:45:10"), ("오후 3:456", "오후 3:456"),
    ("오후 3:59", "오후 세 시 59분"), ("오후 3:60", "오후 3:60"), ("오전 11:00", "오전 열한 시"), ("3:45", "3:45"),
    ("5.99", "5점 구구"), ("1.2.3", "1점 2점 3"), ("2.5배", "2점 오배"), ("3,500원", "3,500원"),
    ("010-1234-5678", "공일공, 일이삼사, 오육칠팔"), ("1588-1234", "일오팔팔, 일이삼사"),
    ("2026-06-03", "2026년 유월 3일"), ("2026. 11. 21.", "2026년 11월 21일"),
    ("₩5,000", "5,000 원"), ("-5", "마이너스 5"), ("50%", "50 퍼센트"), ("4K", "4K"),
  ])
  func koreanReadsNumbersAsPeopleDo(text: String, expected: String) {
    #expect(said(text, in: "ko") == expected)
  }

  @Test(arguments: [
    ("en", "2026-11-21", "November 21, 2026"), ("de", "2026-11-21", "21. November 2026"),
    ("fr", "2026-11-21", "21 novembre 2026"), ("es", "2026-11-21", "21 de noviembre de 2026"),
    ("ja", "2026/11/21", "2026ねん 11がつ 21にち"), ("ru", "2026-11-21", "21 ноября 2026 года"),
    ("en", "due 2026-11-21.", "due November 21, 2026."), ("en", "2026-13-01", "2026-13-01"),
    ("en", "11/21/2026", "11 slash 21 slash 2026"), ("en", "2026-11-21T10:00", "2026-11-21T10:00"),
    ("en", "x2026-11-21", "x2026-11-21"), ("en", "192.168.10.12", "192.168.10.12"),
  ])
  func datesThatBeginWithTheYearAreRead(language: String, text: String, expected: String) {
    #expect(said(text, in: language) == expected)
  }

  @Test(arguments: [
    ("555-123-4567", "5 5 5, 1 2 3, 4 5 6 7"), ("(555) 123-4567", "5 5 5, 1 2 3, 4 5 6 7"),
    ("+82 10 1234 5678", "plus 8 2, 1 0, 1 2 3 4, 5 6 7 8"),
    ("01 23 45 67 89", "0 1, 2 3, 4 5, 6 7, 8 9"),
    ("Call 0301234567.", "Call 0 3 0 1 2 3 4 5 6 7."),
    ("100-200-3000 m", "1 0 0, 2 0 0, 3 0 0 0 m"), ("10-20", "10-20"), ("12 345 678", "12 345 678"),
    ("007", "007"), ("1234567890", "1234567890"),
  ])
  func telephoneNumbersAreReadByDigits(text: String, expected: String) {
    #expect(said(text) == expected)
  }

  @Test(arguments: [
    ("en", "$5", "5 dollars"), ("en", "$1", "1 dollar"), ("en", "$1,299.50!", "1,299.50 dollars!"),
    ("en", "$5M", "5M dollars"), ("en", "5 €", "5 euros"), ("en", "-$3", "minus 3 dollars"),
    ("en", "-3 °C", "minus 3 degrees C"), ("en", "(+5)", "plus 5"), ("en", "5-3", "5-3"),
    ("de", "5,99 €", "5,99 Euro"), ("fr", "1 €", "1 euro"), ("fr", "2 €", "2 euros"),
    ("ja", "5.99", "5てん 9 9"), ("zh", "5.99", "5点 9 9"), ("en", "5.99", "5.99"),
    ("en", "50%", "50 percent"), ("en", "1°", "1 degree"), ("en", "US$5", "US dollar 5"),
  ])
  func signsAroundNumbersAreWords(language: String, text: String, expected: String) {
    #expect(said(text, in: language) == expected)
  }

  @Test func wordsOfNumbersPointToTheNumber() throws {
    let passages = TextPreparation(symbols: catalog, voiceLanguage: "ko")
      .passages(of: SpeechRun("사과 21개"))
    let text = try #require(passages.first?.text)
    #expect(text.string == "사과 스물한 개")
    #expect(text.source.source(of: 3..<6) == 3..<5)
    #expect(text.source.source(of: 7..<8) == 5..<6)
  }
}

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

  @Test(
    arguments: [
      (9999, ["번째", "사람", "살", "명", "마리", "개"]), (23, ["시간"]), (12, ["시"]),
      (
        99,
        [
          "권", "장", "대", "병", "잔", "그루", "송이", "켤레", "벌", "채", "척", "자루", "가지", "군데",
          "곳", "달", "줄", "칸", "쌍", "배", "판", "조각", "알", "상자", "접시", "그릇", "봉지", "통",
          "바퀴", "걸음", "모금", "방울", "쪽지",
        ]
      ),
    ])
  func koreanCountersTakeNativeNumbersUpToTheirLimit(limit: Int, counters: [String]) {
    let words = [9999: "구천구백아흔아홉", 23: "스물세", 12: "열두", 99: "아흔아홉"]
    for counter in counters {
      let greatest = said("\(limit)\(counter)", by: KoreanNumbers(), in: "ko")
      #expect(greatest == "\(words[limit] ?? "") \(counter)")
      let more = "\(limit + 1)\(counter)"
      #expect(said(more, by: KoreanNumbers(), in: "ko") == more)
    }
  }

  @Test(arguments: [
    (1, "한"), (2, "두"), (3, "세"), (4, "네"), (5, "다섯"), (6, "여섯"), (7, "일곱"), (8, "여덟"),
    (9, "아홉"), (10, "열"), (11, "열한"), (19, "열아홉"), (20, "스무"), (21, "스물한"), (30, "서른"),
    (40, "마흔"), (50, "쉰"), (60, "예순"), (70, "일흔"), (80, "여든"), (90, "아흔"), (100, "백"),
    (101, "백한"), (110, "백열"), (120, "백스무"), (122, "백스물두"), (200, "이백"), (1000, "천"),
    (1001, "천한"), (1100, "천백"), (2000, "이천"), (3456, "삼천사백쉰여섯"), (7890, "칠천팔백아흔"),
  ])
  func nativeKoreanNumbers(value: Int, expected: String) {
    #expect(said("\(value)개", by: KoreanNumbers(), in: "ko") == "\(expected) 개")
  }

  @Test(arguments: [
    ("9대", "아홉 대"), ("10대", "10대"), ("11대", "열한 대"), ("90대", "90대"), ("10개", "열 개"),
    ("1개", "한 개"), ("01개", "한 개"),
    ("0000003개", "세 개"), ("00000003개", "00000003개"), ("3개A", "세 개A"), ("3개힣", "3개힣"),
    ("3  개", "3  개"),
    ("6월", "유월"), ("10월", "시월"), ("7월", "7월"), ("5월", "5월"), ("9월", "9월"), ("11월", "11월"),
    ("오전 1:05", "오전 한 시 5분"), ("오전 0:05", "오전 0:05"), ("오후 12:00", "오후 열두 시"),
    ("오후 13:00", "오후 13:00"), ("오후3:01", "오후 세 시 1분"), ("후 3:45", "후 3:45"),
    ("오 3:45", "오 3:45"), ("이후 3:45", "이후 3:45"), ("오중 3:45", "오중 3:45"), ("오후 3:4", "오후 3:4"),
    ("오후 3.45", "오후 3.45"), ("오후 3:45 끝", "오후 세 시 45분 끝"), ("오후 3:45.", "오후 세 시 45분."),
    ("오후 3:45:", "오후 3:45:"), ("그 오후 3:45", "그 오후 세 시 45분"),
  ])
  func koreanMonthsAndTimes(text: String, expected: String) {
    #expect(said(text, by: KoreanNumbers(), in: "ko") == expected)
  }

  /// The least and the greatest of what is a telephone number, and what is beside it.
  @Test(arguments: [
    ("+12345678", "plus 1 2 3 4 5 6 7 8"), ("+1234567", nil),
    ("+123456789012", "plus 1 2 3 4 5 6 7 8 9 0 1 2"), ("+1234567890123", nil),
    ("+123 456789012345", "plus 1 2 3, 4 5 6 7 8 9 0 1 2 3 4 5"), ("+1234 567890123456", nil),
    ("012345678", "0 1 2 3 4 5 6 7 8"), ("01234567", nil),
    ("01234567890", "0 1 2 3 4 5 6 7 8 9 0"), ("012345678901", nil), ("112345678", nil),
    ("(12) 3456789", "1 2, 3 4 5 6 7 8 9"), ("(12) 345678", nil), ("(123456789)", nil),
    ("(12) 345678901", "1 2, 3 4 5 6 7 8 9 0 1"), ("(12) 3456789012", nil), ("(12 3456789", nil),
    ("1-123-456-7890", "1, 1 2 3, 4 5 6, 7 8 9 0"), ("123-456-789", nil), ("12-345-67890", nil),
    ("1500-1234", "1 5 0 0, 1 2 3 4"), ("1600-1234", "1 6 0 0, 1 2 3 4"),
    ("1800-1234", "1 8 0 0, 1 2 3 4"), ("1700-1234", nil), ("1588 1234", nil),
    ("02-345-6789", "0 2, 3 4 5, 6 7 8 9"), ("02-345-678", nil), ("02-3456789", nil),
    ("012-3456-7890", "0 1 2, 3 4 5 6, 7 8 9 0"), ("012-3456-78901", nil),
    ("01 23 45 678", "0 1, 2 3, 4 5, 6 7 8"), ("01 23 45 67", nil), ("01 2345678", nil),
    ("01 23 4567 8901", nil), ("01 23-45 678", nil), ("11 23 45 678", nil),
    ("+1 23 45 67 89 01", "plus 1, 2 3, 4 5, 6 7, 8 9, 0 1"), ("x012345678", nil),
    ("-012345678", nil), (".012345678", nil), (",012345678", nil), ("/012345678", nil),
    ("#012345678", nil), ("012345678a", nil), ("(012345678", "( 0 1 2 3 4 5 6 7 8"),
    ("012345678.", "0 1 2 3 4 5 6 7 8."), ("no 012345678", "no 0 1 2 3 4 5 6 7 8"),
  ])
  func telephoneNumbersHaveTheirLengths(text: String, expected: String?) {
    #expect(said(text, by: PhoneNumbers(symbols: catalog)) == expected ?? text)
  }

  /// The first and the last of months and days, and what stands before and after.
  @Test(arguments: [
    ("1000-01-01", "January 1, 1000"), ("0999-01-01", nil), ("2026-12-31", "December 31, 2026"),
    ("2026-00-10", nil), ("2026-13-10", nil), ("2026-10-00", nil), ("2026-10-32", nil),
    ("2026-1-9", "January 9, 2026"), ("2026/11/21", "November 21, 2026"),
    ("2026.11.21", "November 21, 2026"), ("2026. 11. 21.", "November 21, 2026"),
    ("2026. 11. 21", "November 21, 2026"), ("2026. 11.21", nil), ("2026.11. 21", nil),
    ("2026-11/21", nil), ("2026 11 21", nil), ("2026-11-", nil),
    ("2026-11-21", "November 21, 2026"),
    ("-2026-11-21", nil), ("/2026-11-21", nil), (".2026-11-21", nil), ("a2026-11-21", nil),
    ("(2026-11-21)", "( November 21, 2026 )"), ("2026-11-21-", nil), ("2026-11-21/", nil),
    ("2026-11-213", nil), ("2026-11-21a", nil), ("2026-11-21é", "November 21, 2026 é"),
    ("2026.11.21.5", nil), ("2026.11.21.", "November 21, 2026."), ("12026-11-21", nil),
  ])
  func datesHaveTheirBounds(text: String, expected: String?) {
    #expect(said(text, by: LongDates(symbols: catalog)) == expected ?? text)
  }

  @Test(arguments: [
    ("$ 5", "5 dollars"), ("$ x", "$ x"), ("a$5", "a$5"), ("$5MM", "5MM dollars"),
    ("$5MMM", "5 dollars MMM"), ("5$", "5 dollars"), ("1 $", "1 dollar"), ("1.5 $", "1.5 dollars"),
    ("1,000 $", "1,000 dollars"), ("5 $ 3", "5 dollars 3"), ("-5", "minus 5"),
    ("\u{2212}5", "minus 5"),
    ("+5", "plus 5"), ("x-5", "x-5"), ("5-5", "5-5"), ("a -5", "a minus 5"), ("(-5", "( minus 5"),
    ("-$5", "minus 5 dollars"), ("-$x", "-$x"), ("-", "-"), ("5 -", "5 -"), ("5°", "5 degrees"),
    ("5 °", "5 degrees"), ("5  °", "5  °"),
  ])
  func signsStandBesideTheirNumber(text: String, expected: String) {
    #expect(said(text, by: Amounts(symbols: catalog)) == expected)
  }

  /// Digits after a mark are no number of their own, whatever the stages before have left of it.
  @Test(arguments: [
    (".3개", ".3개"), (",3개", ",3개"), (".13개", ".13개"), ("-3개", "- 세 개"), ("a3개", "a 세 개"),
    ("1.3개", "1.3개"), ("1,23개", "1,23개"), ("1,234개", "천이백서른네 개"), ("1,2345개", "1,2345개"),
  ])
  func numbersBeginWhereDigitsBegin(text: String, expected: String) {
    #expect(said(text, by: KoreanNumbers(), in: "ko") == expected)
  }

  @Test(arguments: [
    ("en", "2026-11-21", "November 21, 2026"), ("de", "2026-11-21", "21. November 2026"),
    ("fr", "2026-11-21", "21 novembre 2026"), ("es", "2026-11-21", "21 de noviembre de 2026"),
    ("ja", "2026/11/21", "2026ねん 11がつ 21にち"), ("ru", "2026-11-21", "21 ноября 2026 года"),
    ("en", "due 2026-11-21.", "due November 21, 2026."), ("en", "2026-13-01", "2026-13-01"),
    ("en", "11/21/2026", "November 21, 2026"), ("en", "2026-11-21T10:00", "2026-11-21T10:00"),
    ("en", "x2026-11-21", "x2026-11-21"), ("en", "192.168.10.12", "192.168.10.12"),
  ])
  func datesThatBeginWithTheYearAreRead(language: String, text: String, expected: String) {
    #expect(said(text, in: language) == expected)
  }

  /// The month stands first in American English alone; a number above 12 is a day anywhere.
  @Test(arguments: [
    ("en", "3/4/2026", "March 4, 2026"), ("en-US", "3/4/2026", "March 4, 2026"),
    ("en-GB", "3/4/2026", "April 3, 2026"), ("en-GB", "12/25/2026", "December 25, 2026"),
    ("en", "25/12/2026", "December 25, 2026"), ("en", "13/13/2026", "13 slash 13 slash 2026"),
    ("de", "3.4.2026", "3. April 2026"), ("de-AT", "24.12.2026.", "24. Dezember 2026."),
    ("fr", "25/12/2026", "25 décembre 2026"), ("en", "3.4.2026", "3.4.2026"),
    ("en", "1/2", "1 slash 2"), ("en", "3/4/26", "3 slash 4 slash 26"),
    ("en", "x3/4/2026", "x3 slash 4 slash 2026"), ("en", "(3/4/2026)", "March 4, 2026"),
  ])
  func datesThatEndInTheYearAreRead(language: String, text: String, expected: String) {
    #expect(said(text, in: language) == expected)
  }

  @Test(arguments: [
    ("$5.99", "5 dollars and 99 cents"), ("$1.01", "1 dollar and 1 cent"), ("$1.00", "1 dollar"),
    ("$0.50", "50 cents"), ("$0.00", "0 dollars"), ("-$2.05", "minus 2 dollars and 5 cents"),
    ("£3.01", "3 pounds and 1 penny"), ("12.50 €", "12 euros and 50 cents"),
    ("$1.5", "1.5 dollars"), ("$1.505", "1.505 dollars"), ("$1.50M", "1.50M dollars"),
    ("¥5.25", "5.25 yen"),
  ])
  func hundredthsAreAUnitOfTheirOwn(text: String, expected: String) {
    #expect(said(text, by: Amounts(symbols: catalog)) == expected)
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
    ("en", "$5", "5 dollars"), ("en", "$1", "1 dollar"),
    ("en", "$1,299.50!", "1,299 dollars and 50 cents!"),
    ("en", "$5M", "5M dollars"), ("en", "5 €", "5 euros"), ("en", "-$3", "minus 3 dollars"),
    ("en", "-3 °C", "minus 3 degrees Celsius"), ("en", "(+5)", "plus 5"), ("en", "5-3", "5-3"),
    ("de", "5,99 €", "5,99 Euro"), ("fr", "1 €", "1 euro"), ("fr", "2 €", "2 euros"),
    ("ja", "5.99", "5てん 9 9"), ("zh", "5.99", "5点 9 9"), ("en", "5.99", "5.99"),
    ("en", "50%", "50 percent"), ("en", "1°", "1 degree"), ("en", "US$5", "5 US dollars"),
  ])
  func signsAroundNumbersAreWords(language: String, text: String, expected: String) {
    #expect(said(text, in: language) == expected)
  }

  @Test(
    "Units and currencies have the words and the forms of the language",
    arguments: [
      ("en", "5 km", "5 kilometers"), ("en", "1 km", "1 kilometer"), ("en", "5km", "5 kilometers"),
      ("en", "5m", "5m"), ("en", "5 m", "5 meters"), ("en", "5 mx", "5 mx"),
      ("en", "5 m/s", "5 m slash s"),
      ("en", "90 km/h", "90 kilometers per hour"), ("en", "16 GB", "16 gigabytes"),
      ("en", "5 ₽", "5 rubles"), ("de", "1,5 kg", "1,5 Kilogramm"),
      ("de", "20 °C", "20 Grad Celsius"),
      ("fr", "1 km", "1 kilomètre"), ("fr", "1,5 km", "1,5 kilomètre"),
      ("fr", "2 km", "2 kilomètres"),
      ("es", "3 l", "3 litros"), ("it", "1 €", "1 euro"), ("it", "5 £", "5 sterline"),
      ("it", "$1", "1 dollaro"), ("pt", "5 £", "5 libras"), ("nl", "5 km", "5 kilometer"),
      ("sv", "1 kr", "1 krona"), ("sv", "20 kr", "20 kronor"), ("pl", "1 zł", "1 złoty"),
      ("pl", "2 zł", "2 złote"), ("pl", "5 zł", "5 złotych"), ("pl", "2,50 zł", "2,50 złotego"),
      ("pl", "22 km", "22 kilometry"), ("ru", "1 $", "1 доллар"), ("ru", "3 $", "3 доллара"),
      ("ru", "5 $", "5 долларов"), ("ru", "21 ₽", "21 рубль"), ("ru", "5,99 $", "5,99 доллара"),
      ("ru", "5 °C", "5 градусов Цельсия"), ("ar", "3 $", "3 دولارات"), ("ar", "11 $", "11 دولارًا"),
      ("he", "1 ₪", "1 שקל"), ("he", "5 ₪", "5 שקלים"), ("ja", "5 km", "5 キロメートル"),
      ("ja", "60 km/h", "じそく 60 キロメートル"), ("ko", "5 km", "5 킬로미터"),
      ("zh", "5 km", "5 公里"), ("zh", "€5", "5 欧元"),
    ])
  func units(language: String, text: String, expected: String) {
    #expect(said(text, in: language) == expected)
  }

  @Test(
    "A currency whose letters tell it from others has its own name, before a number and behind it",
    arguments: [
      ("pt", "R$ 5", "5 reais"), ("pt", "R$1", "1 real"), ("pt", "R$ 1.299,50", "1.299,50 reais"),
      ("pt", "R$ 0,50", "0,50 real"), ("pt", "US$ 5", "5 dólares americanos"),
      ("en", "R$1.50", "1 Brazilian real and 50 centavos"), ("en", "-US$3", "minus 3 US dollars"),
      ("en", "US$1,299.50", "1,299 US dollars and 50 cents"),
      ("en", "HK$5M", "5M Hong Kong dollars"),
      ("en", "A$1.01", "1 Australian dollar and 1 cent"), ("en", "AU$5", "5 Australian dollars"),
      ("en", "5 CA$", "5 Canadian dollars"), ("pl", "1.299 zł", "1.299 złotych"),
      ("en", "US$", "US dollar"),
      ("de", "5,99 US$", "5,99 US-Dollar"), ("de", "1 A$", "1 australischer Dollar"),
      ("fr", "5 $US", "5 dollars américains"), ("es", "NT$ 5", "5 nuevos dólares taiwaneses"),
      ("it", "5 R$", "5 real brasiliani"), ("nl", "CA$ 5", "5 Canadese dollar"),
      ("sv", "5 US$", "5 US-dollar"), ("pl", "3 US$", "3 dolary amerykańskie"),
      ("pl", "5 HK$", "5 dolarów hongkońskich"), ("ru", "21 A$", "21 австралийский доллар"),
      ("ru", "R$5", "5 бразильских реалов"), ("ar", "3 US$", "3 دولارات أمريكية"),
      ("he", "HK$5", "5 דולר הונג קונגי"), ("ja", "NT$5", "5 ニュータイワンドル"),
      ("ko", "US$5", "5 미국 달러"), ("zh", "HK$5", "5 港元"),
    ])
  func letteredCurrencies(language: String, text: String, expected: String) {
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

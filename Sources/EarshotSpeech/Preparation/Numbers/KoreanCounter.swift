/// The Korean words after a number that want it in native Korean: `3개` is "세 개".
enum KoreanCounter {
  /// The words for `value`, if a counter that takes native numbers follows at `index`.
  static func words(for value: Int, in scalars: [SourcedScalar], after index: Int) -> String? {
    guard value > 0 else { return nil }
    var cursor = ScalarCursor(scalars: scalars, index: index)
    _ = cursor.skip(" ")
    let start = cursor.index
    for (counter, limit) in counters {
      cursor.index = start
      guard cursor.skip(counter), mayEnd(at: cursor) else { continue }
      guard value <= limit else { return nil }
      // "20대" is an age, "3대" are three machines.
      if counter == "대", value >= 10, value % 10 == 0 { return nil }
      return counter == "번째" && value == 1 ? "첫" : native(value)
    }
    return nil
  }

  /// Whether a counter may end here: at the end, before what is no Hangul, or before a particle.
  static func mayEnd(at cursor: ScalarCursor) -> Bool {
    guard let next = cursor.current, (0xAC00...0xD7A3).contains(next.value) else { return true }
    return particles.contains { particle in
      var end = cursor
      return end.skip(particle)
    }
  }

  /// A number from 1 to 9,999 as it stands before a counter: native below a hundred, the rest
  /// Sino-Korean.
  static func native(_ value: Int) -> String {
    var words = ""
    for (unit, name) in [(1000, "천"), (100, "백")] {
      let digit = value / unit % 10
      if digit > 0 { words += (digit > 1 ? sino[digit] : "") + name }
    }
    let tens = value / 10 % 10
    let ones = value % 10
    if tens == 2 && ones == 0 { return words + "스무" }
    return words + KoreanCounter.tens[tens] + KoreanCounter.ones[ones]
  }

  private static let sino = ["", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"]
  private static let ones = ["", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉"]
  private static let tens = [
    "", "열", "스물", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔",
  ]

  /// Counters and the greatest number that is native before them, longer ones before those they begin
  /// with.
  ///
  /// Hours of the day above twelve and of the clock are Sino-Korean.
  private static let counters: [(name: String, limit: Int)] = [
    ("번째", 9999), ("시간", 23), ("시", 12), ("사람", 9999), ("살", 9999), ("명", 9999),
    ("마리", 9999), ("개", 9999), ("권", 99), ("장", 99), ("대", 99), ("병", 99), ("잔", 99),
    ("그루", 99), ("송이", 99), ("켤레", 99), ("벌", 99), ("채", 99), ("척", 99), ("자루", 99),
    ("가지", 99), ("군데", 99), ("곳", 99), ("달", 99), ("줄", 99), ("칸", 99), ("쌍", 99),
    ("배", 99), ("판", 99), ("조각", 99), ("알", 99), ("상자", 99), ("접시", 99), ("그릇", 99),
    ("봉지", 99), ("통", 99), ("바퀴", 99), ("걸음", 99), ("모금", 99), ("방울", 99), ("쪽지", 99),
  ]

  /// What may follow a counter without making it another word, as "국" does in "3개국".
  private static let particles = [
    "은", "는", "이", "가", "을", "를", "의", "에", "와", "과", "도", "만", "로", "으로", "까지",
    "부터", "마다", "씩", "쯤", "정도", "이상", "이하", "미만", "초과", "중", "후", "전", "동안",
    "입니다", "인", "남음", "남았", "뒤", "째", "짜리", "당", "들", "밖에", "보다", "처럼", "나",
    "반", "더", "있", "없", "선택", "추가", "삭제",
  ]
}

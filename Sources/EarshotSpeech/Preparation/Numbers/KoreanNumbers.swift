/// Reads numbers in Korean as people say them: native numbers before native counters, hours of a
/// clock, June and October.
///
/// espeak-ng reads every number as Sino-Korean.
struct KoreanNumbers: PreparationStage {
  func prepare(_ passage: Passage) -> [Passage] {
    let scalars = passage.scalars
    guard passage.namesLanguage == "ko", !passage.isSpelled,
      scalars.contains(where: \.isDigitToRead)
    else { return [passage] }
    var writer = PassageWriter(capacity: scalars.count)
    var index = 0
    while index < scalars.count {
      guard let numeral = Numeral(in: scalars, at: index) else {
        writer.keep(scalars[index])
        index += 1
        continue
      }
      index = write(numeral, of: scalars, to: &writer)
    }
    return [passage.with(writer.scalars)]
  }

  /// Writes a number and returns the index after what it has dealt with.
  private func write(
    _ numeral: Numeral, of scalars: [SourcedScalar], to writer: inout PassageWriter
  ) -> Int {
    let end = numeral.range.upperBound
    let source = scalars[numeral.range].source
    if let clock = KoreanNumbers.clock(numeral, in: scalars) {
      writer.say(clock.text, for: scalars[numeral.range.lowerBound..<clock.end].source)
      return clock.end
    }
    if let value = numeral.value {
      if let month = KoreanNumbers.month(value, in: scalars, after: end) {
        writer.say(month, for: scalars[numeral.range.lowerBound..<(end + 1)].source)
        return end + 1
      }
      if let words = KoreanCounter.words(for: value, in: scalars, after: end) {
        writer.say(words, for: source)
        // "3 개" has its blank already.
        return end
      }
    }
    writer.keep(scalars[numeral.range])
    return end
  }

  /// The hour and minute after "오전" or "오후"; without those words it may be a duration.
  private static func clock(
    _ numeral: Numeral, in scalars: [SourcedScalar]
  ) -> (text: String, end: Int)? {
    guard let hour = numeral.value, (1...12).contains(hour) else { return nil }
    var start = numeral.range.lowerBound
    if start > 0, scalars[start - 1].scalar == " " { start -= 1 }
    guard start >= 2, scalars[start - 2].scalar == "오",
      scalars[start - 1].scalar == "전" || scalars[start - 1].scalar == "후"
    else { return nil }
    var cursor = ScalarCursor(scalars: scalars, index: numeral.range.upperBound)
    guard cursor.skip(":") else { return nil }
    let digits = cursor.digits(limit: 2)
    guard digits.count == 2, let minute = Int(digits), minute < 60,
      cursor.current?.isDigit != true, cursor.current != ":"
    else { return nil }
    let spoken = "\(KoreanCounter.native(hour)) 시"
    return (minute == 0 ? spoken : "\(spoken) \(minute)분", cursor.index)
  }

  private static func month(_ value: Int, in scalars: [SourcedScalar], after end: Int) -> String? {
    guard value == 6 || value == 10 else { return nil }
    var cursor = ScalarCursor(scalars: scalars, index: end)
    guard cursor.skip("월"), KoreanCounter.mayEnd(at: cursor) else { return nil }
    return months[value - 1]
  }

  /// The names of the months.
  static let months = [
    "1월", "2월", "3월", "4월", "5월", "유월", "7월", "8월", "9월", "시월", "11월", "12월",
  ]

  /// Digits one by one, as telephone numbers are said.
  static func digits(_ digits: String) -> String {
    let names: [Character] = ["공", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"]
    return String(digits.compactMap { $0.wholeNumberValue.map { names[$0] } })
  }
}

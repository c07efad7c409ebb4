/// Says the point in a number where the language's voice would leave it out and so say another number:
/// espeak-ng 1.51 reads `5.99` as "five nine nine" in Korean, Japanese and Mandarin.
struct DecimalPoints: PreparationStage {
  func prepare(_ passage: Passage) -> [Passage] {
    let scalars = passage.scalars
    guard !passage.isSpelled, let point = DecimalPoints.points[passage.namesLanguage],
      scalars.contains(where: \.isDigitToRead), scalars.contains(where: { $0.scalar == "." })
    else { return [passage] }
    var writer = PassageWriter(capacity: scalars.count)
    var index = 0
    while index < scalars.count {
      guard let numeral = Numeral(in: scalars, at: index), !numeral.tail.isEmpty else {
        writer.keep(scalars[index])
        index += 1
        continue
      }
      let mark = numeral.range.first { scalars[$0].scalar == "." } ?? numeral.range.upperBound
      writer.keep(scalars[numeral.range.lowerBound..<mark])
      let tail = scalars[mark..<numeral.range.upperBound]
      let words = DecimalPoints.words(of: numeral.tail, point: point, in: passage.namesLanguage)
      writer.insert(words, for: tail.source)
      index = numeral.range.upperBound
    }
    return [passage.with(writer.scalars)]
  }

  private static let points = ["ko": "점", "ja": "てん", "zh": "点"]

  /// The digits after a point one by one; the parts of a version as numbers.
  private static func words(of tail: String, point: String, in language: String) -> String {
    let parts = tail.split(separator: ".")
    guard parts.count == 1 else { return parts.map { "\(point) \($0)" }.joined() }
    let digits = String(parts[0])
    let spoken =
      language == "ko"
      ? KoreanNumbers.digits(digits) : digits.map { String($0) }.joined(separator: " ")
    return "\(point) \(spoken)"
  }
}

/// What a screen keeps: twenty values of the usual kinds.
struct KeptValues: Encodable {
  var texts: [String]
  var numbers: [Int]
  var measures: [Double]
  var flags: [Bool]

  init(_ seed: Int) {
    texts = (0..<6).map { "Value \($0) of screen \(seed)" }
    numbers = (0..<6).map { seed * 31 + $0 }
    measures = (0..<4).map { Double(seed) / 7 + Double($0) }
    flags = (0..<4).map { (seed + $0) % 2 == 0 }
  }

  /// Every value under a name of its own.
  func write(
    text: (String, String) -> Void, number: (Int, String) -> Void,
    measure: (Double, String) -> Void, flag: (Bool, String) -> Void
  ) {
    for (index, value) in texts.enumerated() { text(value, Self.textNames[index]) }
    for (index, value) in numbers.enumerated() { number(value, Self.numberNames[index]) }
    for (index, value) in measures.enumerated() { measure(value, Self.measureNames[index]) }
    for (index, value) in flags.enumerated() { flag(value, Self.flagNames[index]) }
  }

  private static let textNames = (0..<6).map { "text\($0)" }
  private static let numberNames = (0..<6).map { "number\($0)" }
  private static let measureNames = (0..<4).map { "measure\($0)" }
  private static let flagNames = (0..<4).map { "flag\($0)" }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for (index, value) in texts.enumerated() {
      try container.encode(value, forKey: Name(stringValue: Self.textNames[index]))
    }
    for (index, value) in numbers.enumerated() {
      try container.encode(value, forKey: Name(stringValue: Self.numberNames[index]))
    }
    for (index, value) in measures.enumerated() {
      try container.encode(value, forKey: Name(stringValue: Self.measureNames[index]))
    }
    for (index, value) in flags.enumerated() {
      try container.encode(value, forKey: Name(stringValue: Self.flagNames[index]))
    }
  }
}

/// A JSON value, as test vectors hold them.
public enum TestValue: Hashable, Sendable, Decodable {
  /// Nothing.
  case null
  /// Yes or no.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([TestValue])
  /// Values by name.
  case object([String: TestValue])

  /// Reads a value of any kind.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([TestValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: TestValue].self))
    }
  }
}

extension TestValue: CustomStringConvertible {
  /// The value as one line, with the keys of objects in alphabetical order.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .array(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .object(let values):
      "{\(values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", "))}"
    }
  }
}

extension TestValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral
{
  /// Creates a text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates yes or no.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Creates a list.
  public init(arrayLiteral elements: TestValue...) { self = .array(elements) }
  /// Creates an object.
  public init(dictionaryLiteral elements: (String, TestValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
  /// Creates nothing.
  public init(nilLiteral: ()) { self = .null }
  /// Creates a list of texts.
  public init(_ lines: [String]) { self = .array(lines.map(TestValue.string)) }
  /// Creates a text, or nothing.
  public init(_ text: String?) { self = text.map(TestValue.string) ?? .null }
}

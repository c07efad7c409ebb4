import EarshotFiles
import FoundationEssentials

/// Makes values of the JSON that a ``ValueEncoder`` wrote.
///
/// What does not fit throws a `DecodingError`; nothing traps, whoever wrote the JSON.
struct ValueDecoder: Decoder {
  let value: OutputValue
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]

  /// The value of a type that some JSON stands for.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from value: OutputValue, at path: [any CodingKey] = []
  ) throws -> Value {
    if let plain = try PlainValue(value: value, path: path).decode(type) { return plain }
    return try type.init(from: ValueDecoder(value: value, codingPath: path))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .mapping(let members) = value else {
      throw mismatch([String: Any].self, value, codingPath)
    }
    return KeyedDecodingContainer(KeyedValueDecoder(members, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .sequence(let values) = value else { throw mismatch([Any].self, value, codingPath) }
    return UnkeyedValueDecoder(values: values, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    SingleValueDecoder(value: value, codingPath: codingPath)
  }
}

/// A value by itself.
struct SingleValueDecoder: SingleValueDecodingContainer {
  let value: OutputValue
  let codingPath: [any CodingKey]

  func decodeNil() -> Bool { value.isNothing }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try ValueDecoder.decode(type, from: value, at: codingPath)
  }
}

/// Values under keys.
struct KeyedValueDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let codingPath: [any CodingKey]
  let allKeys: [Key]
  private let values: [String: OutputValue]

  init(_ members: [(key: String, value: OutputValue)], codingPath: [any CodingKey]) {
    self.codingPath = codingPath
    values = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    allKeys = members.compactMap { Key(stringValue: $0.key) }
  }

  func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try value(for: key).isNothing }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try ValueDecoder.decode(type, from: value(for: key), at: codingPath + [key])
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder(for: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(for: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    ValueDecoder(value: values["super"] ?? .null, codingPath: codingPath)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(for: key) }

  private func decoder(for key: Key) throws -> ValueDecoder {
    ValueDecoder(value: try value(for: key), codingPath: codingPath + [key])
  }

  private func value(for key: Key) throws -> OutputValue {
    guard let value = values[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "nothing under \(key.stringValue)"))
    }
    return value
  }
}

/// Values in order.
struct UnkeyedValueDecoder: UnkeyedDecodingContainer {
  let values: [OutputValue]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0

  init(values: [OutputValue], codingPath: [any CodingKey]) {
    self.values = values
    self.codingPath = codingPath
  }

  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex >= values.count }

  mutating func decodeNil() throws -> Bool {
    let isNothing = try present().value.isNothing
    if isNothing { currentIndex += 1 }
    return isNothing
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let (value, path) = try present()
    let decoded = try ValueDecoder.decode(type, from: value, at: path)
    currentIndex += 1
    return decoded
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next() }

  private mutating func next() throws -> ValueDecoder {
    let (value, path) = try present()
    currentIndex += 1
    return ValueDecoder(value: value, codingPath: path)
  }

  private func present() throws -> (value: OutputValue, path: [any CodingKey]) {
    let path = codingPath + [PositionKey(currentIndex)]
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        Any.self,
        DecodingError.Context(codingPath: path, debugDescription: "the list ends before"))
    }
    return (values[currentIndex], path)
  }
}

/// The refusal of JSON of another kind than asked for.
func mismatch(
  _ type: Any.Type, _ value: OutputValue, _ path: [any CodingKey]
) -> DecodingError {
  DecodingError.typeMismatch(
    type,
    DecodingError.Context(
      codingPath: path, debugDescription: "expected \(type), found \(value.kindName)"))
}

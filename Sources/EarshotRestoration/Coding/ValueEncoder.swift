// A value that is `Codable` becomes JSON in three steps:
//
//  1. plain values — texts, numbers, flags, bytes — are written at once, without an encoder;
//  2. everything else writes itself through the containers of a `ValueEncoder`, which are views of
//     one tree of `EncodedValue`s;
//  3. the tree becomes an `OutputValue`.
//
// Ours, because Foundation's encoder gives text, which would have to be read again to stand in the
// midst of an archive.

import EarshotDocuments
import Foundation

/// Makes JSON of values.
struct ValueEncoder: Encoder {
  /// How deep values may stand inside each other, so that what is written can be read: an archive
  /// itself needs a few levels of what its reader allows.
  static let depthLimit = NodeLimits.depth - 16

  let target: EncodedValue
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]

  /// The JSON of a value.
  ///
  /// - Throws: `EncodingError`, or what the value itself throws.
  static func output<Value: Encodable>(of value: Value) throws -> OutputValue {
    if let plain = try plainOutput(of: value, at: []) { return plain }
    let target = EncodedValue()
    try value.encode(to: ValueEncoder(target: target, codingPath: []))
    return target.output
  }

  /// The JSON of a value that needs no containers, or `nil` for every other.
  static func plainOutput<Value: Encodable>(
    of value: Value, at path: [any CodingKey]
  ) throws -> OutputValue? {
    // Types are compared first, because a cast that fails costs more than all the rest.
    switch Value.self {
    case is String.Type: (value as? String).map { .text($0) }
    case is Int.Type: (value as? Int).map { .numeral(String($0)) }
    case is Bool.Type: (value as? Bool).map { .flag($0) }
    case is Double.Type: try (value as? Double).map { try finite($0, at: path) }
    case is Float.Type: try (value as? Float).map { try finite($0, at: path) }
    case is any (BinaryInteger & Encodable).Type: .numeral(String(describing: value))
    case is Data.Type: (value as? Data).map { .text($0.base64EncodedString()) }
    default: nil
    }
  }

  /// The JSON of a number, which has no word for what is infinite or no number at all.
  private static func finite<Number: BinaryFloatingPoint & LosslessStringConvertible>(
    _ number: Number, at path: [any CodingKey]
  ) throws -> OutputValue {
    guard number.isFinite else {
      throw EncodingError.invalidValue(
        number,
        EncodingError.Context(codingPath: path, debugDescription: "\(number) is no finite number"))
    }
    return .numeral(number == 0 && number.sign == .minus ? "-0.0" : String(number))
  }

  /// Puts a value into a place.
  static func put<Value: Encodable>(
    _ value: Value, into target: EncodedValue, at path: [any CodingKey]
  ) throws {
    if let plain = try plainOutput(of: value, at: path) {
      target.content = .whole(plain)
    } else {
      guard path.count < depthLimit else {
        throw EncodingError.invalidValue(
          value,
          EncodingError.Context(
            codingPath: path, debugDescription: "nested more than \(depthLimit) deep"))
      }
      try value.encode(to: ValueEncoder(target: target, codingPath: path))
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .mapping = target.content {} else { target.content = .mapping([]) }
    return KeyedEncodingContainer(KeyedValueEncoder(target: target, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .sequence = target.content {} else { target.content = .sequence([]) }
    return UnkeyedValueEncoder(target: target, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleValueEncoder(target: target, codingPath: codingPath)
  }
}

/// A value by itself.
struct SingleValueEncoder: SingleValueEncodingContainer {
  let target: EncodedValue
  let codingPath: [any CodingKey]

  func encodeNil() { target.content = .whole(.null) }

  func encode<Value: Encodable>(_ value: Value) throws {
    try ValueEncoder.put(value, into: target, at: codingPath)
  }
}

/// Values under keys.
struct KeyedValueEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let target: EncodedValue
  let codingPath: [any CodingKey]

  func encodeNil(forKey key: Key) {
    target.member(key.stringValue).content = .whole(.null)
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try ValueEncoder.put(value, into: target.member(key.stringValue), at: codingPath + [key])
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder(for: key).container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(for: key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    ValueEncoder(target: target.member("super"), codingPath: codingPath)
  }

  func superEncoder(forKey key: Key) -> any Encoder { encoder(for: key) }

  private func encoder(for key: Key) -> ValueEncoder {
    ValueEncoder(target: target.member(key.stringValue), codingPath: codingPath + [key])
  }
}

/// Values in order.
struct UnkeyedValueEncoder: UnkeyedEncodingContainer {
  let target: EncodedValue
  let codingPath: [any CodingKey]

  var count: Int { target.count }

  private var nextPath: [any CodingKey] { codingPath + [PositionKey(count)] }

  func encodeNil() { target.element().content = .whole(.null) }

  func encode<Value: Encodable>(_ value: Value) throws {
    let path = nextPath
    try ValueEncoder.put(value, into: target.element(), at: path)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    next().container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }

  func superEncoder() -> any Encoder { next() }

  private func next() -> ValueEncoder {
    let path = nextPath
    return ValueEncoder(target: target.element(), codingPath: path)
  }
}

/// The place of a value in a list, for error messages.
struct PositionKey: CodingKey {
  let intValue: Int?
  var stringValue: String { intValue.map { "[\($0)]" } ?? "" }

  init(_ position: Int) { intValue = position }
  init?(intValue: Int) { self.init(intValue) }
  init?(stringValue: String) { nil }
}

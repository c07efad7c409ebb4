import EarshotFiles
import FoundationEssentials

/// The JSON of a text, a number, a flag or bytes, read as the type that is asked for.
struct PlainValue {
  let value: OutputValue
  let path: [any CodingKey]

  /// The value, or `nil` when the type is none of the plain ones.
  ///
  /// - Throws: `DecodingError`, when it is one and the JSON is of another kind.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    switch type {
    case is String.Type: try text as? Value
    case is Bool.Type: try flag as? Value
    case is Double.Type: try floating(Double.self) as? Value
    case is Float.Type: try floating(Float.self) as? Value
    case is Int.Type: try integer(Int.self) as? Value
    case let type as any (FixedWidthInteger & Decodable).Type: try anyInteger(type) as? Value
    case is Data.Type: try data as? Value
    default: nil
    }
  }

  private var text: String {
    get throws {
      guard case .text(let text) = value else { throw mismatch(String.self, value, path) }
      return text
    }
  }

  private var flag: Bool {
    get throws {
      guard case .flag(let flag) = value else { throw mismatch(Bool.self, value, path) }
      return flag
    }
  }

  private var data: Data {
    get throws {
      guard let data = Data(base64Encoded: try text) else { throw mismatch(Data.self, value, path) }
      return data
    }
  }

  private func floating<Number: BinaryFloatingPoint & LosslessStringConvertible>(
    _ type: Number.Type
  ) throws -> Number {
    switch value {
    case .numeral(let text):
      if let number = Number(text), number.isFinite { return number }
    case .number(let number): return Number(number)
    default: break
    }
    throw mismatch(type, value, path)
  }

  private func anyInteger(_ type: any (FixedWidthInteger & Decodable).Type) throws -> Any {
    func open<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Any { try integer(type) }
    return try open(type)
  }

  /// A whole number, however it was written: `3`, `3.0` and `3e0` are the same in JSON.
  private func integer<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
    switch value {
    case .numeral(let text):
      if let number = Number(text) { return number }
      if let double = Double(text), let number = Number(exactly: double) { return number }
    case .number(let number):
      if let number = Number(exactly: number) { return number }
    default: break
    }
    throw mismatch(type, value, path)
  }
}

extension OutputValue {
  /// Whether it is `null`.
  var isNothing: Bool {
    if case .null = self { return true }
    return false
  }

  /// What an error message calls it.
  var kindName: String {
    switch self {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .text: "a text"
    case .number, .numeral: "a number"
    case .flag: "true or false"
    case .null: "nothing"
    }
  }
}

public import Foundation

/// Every form in which a secret could stand in a file or a stream by accident.
public struct SecretForms: Sendable {
  private let forms: [(name: String, bytes: Data)]

  /// The forms of a text of at least six characters: in UTF-8 and UTF-16, and either as base64, wherever
  /// it begins in longer data.
  public init(of secret: String) {
    let encodings: [(String, Data)] = [
      ("UTF-8", Data(secret.utf8)),
      ("UTF-16, little end first", secret.data(using: .utf16LittleEndian) ?? Data()),
      ("UTF-16, big end first", secret.data(using: .utf16BigEndian) ?? Data()),
    ]
    forms =
      encodings
      + encodings.flatMap { name, bytes in
        (0..<3).map { offset in
          // Only the signs that depend on nothing around the secret.
          let padded = Data(repeating: 0, count: offset) + bytes
          let text = padded.prefix(padded.count / 3 * 3).base64EncodedString()
          return ("base64 of \(name)", Data(text.dropFirst(offset == 0 ? 0 : 4).utf8))
        }
      }
  }

  /// The forms that stand in some bytes, by name.
  public func found(in bytes: Data) -> [String] {
    forms.filter { bytes.range(of: $0.bytes) != nil }.map(\.name)
  }

  /// The forms that stand in any file below a folder, each with the name of the file.
  public func found(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).flatMap { name -> [String] in
      let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
      guard let bytes = try? Data(contentsOf: url) else { return [] }
      return found(in: bytes).map { "\(name): \($0)" }
    }
  }
}

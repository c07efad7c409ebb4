import EarshotFiles

/// Paths of files as the URIs of a SARIF log.
struct ArtifactPaths {
  /// The name of the folder that relative URIs start from.
  static let base = "%SRCROOT%"

  /// The folder that paths are made relative to, without a slash at its end.
  var root: String

  /// Where a file is.
  func artifact(_ file: String) -> OutputValue {
    let path = file.path(from: root)
    let start = root.hasSuffix("/") ? root : "\(root)/"
    // A path that climbs out of the folder has no place under it and is told as a whole one.
    guard path.utf8.starts(with: start.utf8) else {
      return .mapping([("uri", .text("file://\(Self.encoded(path))"))])
    }
    let inside = Substring(path.utf8.dropFirst(start.utf8.count))
    return .mapping([("uri", .text(Self.encoded(inside))), ("uriBaseId", .text(Self.base))])
  }

  /// A place in a file.
  func location(_ file: String, line: Int, column: Int) -> OutputValue {
    let region: [(key: String, value: OutputValue)] = [
      ("startLine", .number(Double(line))), ("startColumn", .number(Double(column))),
    ]
    return .mapping([
      (
        "physicalLocation",
        .mapping([("artifactLocation", artifact(file)), ("region", .mapping(region))])
      )
    ])
  }

  /// The path with everything but letters, digits and what RFC 3986 leaves alone in a path as bytes in
  /// hexadecimal.
  private static func encoded(_ path: some StringProtocol) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "+"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}

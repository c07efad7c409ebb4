/// Recognises texts that were written for machines.
enum TextShape {
  private static let mediaEndings: Set = [
    "png", "jpg", "jpeg", "pdf", "svg", "heic", "heif", "webp", "gif", "avci", "tiff", "bmp",
  ]
  private static let domains: Set = [
    "com", "org", "net", "io", "edu", "gov", "app", "dev", "co", "me", "tv", "ai", "info", "de",
    "fr",
    "uk", "eu", "jp", "kr", "cn", "ru", "js", "md", "txt", "zip", "mp3", "mp4", "html", "swift",
  ]
  private static let symbolParts: Set = [
    "fill", "circle", "square", "badge", "plus", "minus", "slash", "xmark", "checkmark", "chevron",
    "arrow", "up", "down", "left", "right", "forward", "backward", "rectangle", "triangle",
    "bubble",
  ]

  /// Whether a text is the name of a file or a picture of the app.
  static func isFileName(_ text: String) -> Bool {
    let token = text.lowercased()
    if let dot = token.lastIndex(of: "."), dot > token.startIndex,
      mediaEndings.contains(String(token[token.index(after: dot)...]))
    {
      return true
    }
    if token.hasSuffix("@2x") || token.hasSuffix("@3x") { return true }
    guard isToken(text), text.contains(where: \.isLetter),
      text.allSatisfy({ $0.isLetter || $0.isNumber || "_-.@~+".contains($0) })
    else { return false }
    let hyphens = text.split(separator: "-", omittingEmptySubsequences: false).count - 1
    let underscores = text.split(separator: "_").count - 1
    // ALL_CAPS is a key, not a file.
    return (underscores > 0 && text.contains(where: \.isLowercase)) || hyphens > 1
  }

  /// Whether a text is a name out of source code.
  static func isIdentifier(_ text: String) -> Bool {
    guard isToken(text), text.contains(where: \.isLetter) else { return false }
    if isGUID(text) || (text.count >= 16 && text.allSatisfy(\.isHexDigit) && hasDigit(text)) {
      return true
    }
    if text.contains("_") {
      return text.split(separator: "_").count > 1 && text.contains(where: \.isLowercase)
    }
    if text.contains(".") { return isDottedName(text) }
    return humps(of: text) >= 2 && text.allSatisfy { $0.isLetter || $0.isNumber }
  }

  /// Whether a text is the key of a translation.
  static func isLocalizationKey(_ text: String) -> Bool {
    guard isToken(text) else { return false }
    if text.contains("_"), !text.contains(".") {
      let parts = text.split(separator: "_")
      return parts.count > 1 && text.allSatisfy { $0 == "_" || $0.isUppercase || $0.isNumber }
        && text.contains(where: \.isUppercase)
    }
    guard let parts = dottedParts(of: text), let last = parts.last else { return false }
    return parts.allSatisfy { part in
      part.count > 1 && part.allSatisfy { $0.isLowercase || $0 == "_" || $0.isNumber }
        && part.first?.isLetter == true
    } && !domains.contains(last) && !mediaEndings.contains(last) && parts.first != "www"
  }

  /// Whether letters change from small to capital often enough to be a name out of code.
  static func looksWritten(_ text: String) -> Bool {
    isToken(text) && (text.contains { "_-.".contains($0) } || hasDigit(text) || humps(of: text) > 0)
  }

  private static func isDottedName(_ text: String) -> Bool {
    guard let parts = dottedParts(of: text), parts.allSatisfy({ $0.allSatisfy(\.isASCII) }) else {
      return false
    }
    let isPlain = parts.allSatisfy { part in
      part.allSatisfy { $0.isLetter || $0.isNumber } && part.first?.isLetter == true
    }
    guard isPlain else { return false }
    if parts.contains(where: { symbolParts.contains($0) }) { return true }
    // A class in its name space, forwards or reversed: Windows.abc, com.acme.Thing.
    let last = parts[parts.count - 1].lowercased()
    let ends = domains.contains(last) || mediaEndings.contains(last)
    return parts[0].first?.isUppercase == true && !ends
      || (parts.count > 2 && ["com", "org", "net", "io"].contains(parts[0]))
  }

  private static func dottedParts(of text: String) -> [String]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty } ? parts : nil
  }

  private static func isToken(_ text: String) -> Bool {
    // Nearly every label of several words has a plain blank.
    guard !text.isEmpty, !text.utf8.contains(where: \.isBlank) else { return false }
    return text.isASCII || !text.contains(where: \.isWhitespace)
  }

  private static func hasDigit(_ text: String) -> Bool { text.contains(where: \.isNumber) }

  private static func humps(of text: String) -> Int {
    guard text.isASCII else {
      return zip(text, text.dropFirst()).count { $0.isLowercase && $1.isUppercase }
    }
    return zip(text.utf8, text.utf8.dropFirst()).count {
      (0x61...0x7A).contains($0) && (0x41...0x5A).contains($1)
    }
  }

  private static func isGUID(_ text: String) -> Bool {
    guard text.utf8.count >= 36 else { return false }
    let parts = text.trimmingBraces.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 4, 4, 4, 12] && parts.joined().allSatisfy(\.isHexDigit)
  }
}

extension String {
  fileprivate var trimmingBraces: Substring {
    hasPrefix("{") && hasSuffix("}") ? dropFirst().dropLast() : self[...]
  }
}

extension UInt8 {
  /// Whether it is the blank of ASCII, a tabulator or the end of a line.
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

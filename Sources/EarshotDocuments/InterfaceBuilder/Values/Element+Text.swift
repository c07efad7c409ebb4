import EarshotFiles
import FoundationEssentials

extension Element {
  /// The text of a property such as `title`, which is an attribute, or a child when it has several
  /// lines or an attributed form.
  func savedText(_ key: SoughtName) -> String? {
    if let text = self[key] { return text }
    for child in children where child.has("key", key) {
      switch child.name {
      case "string", "mutableString": return child.stringContents
      case "attributedString": return child.attributedContents
      default: continue
      }
    }
    return nil
  }

  /// The characters of the child `<attributedString>` for `key`, without its attributes.
  func savedAttributedText(_ key: SoughtName) -> String? {
    children.first { $0.name == "attributedString" && $0.has("key", key) }?.attributedContents
  }

  /// The text of a `<string>`, which Xcode encodes when XML could not carry its characters.
  private var stringContents: String {
    let text = text ?? ""
    guard flag("base64-UTF8") else { return text }
    var digits = text.filter { !$0.isWhitespace }
    // Xcode adds a digit that stands for nothing to some texts.
    if digits.count % 4 == 1 { digits.removeLast() }
    // It leaves the padding out, which Foundation insists on.
    digits += String(repeating: "=", count: (4 - digits.count % 4) % 4)
    return Data(base64Encoded: digits).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  private var attributedContents: String {
    children.lazy.filter { $0.name == "fragment" }
      .compactMap { $0.savedText("content") }.joined()
  }
}

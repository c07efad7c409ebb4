public import Foundation

/// What becomes of a screen of another tool on its way into a file: what terminals, logs, servers and editors put
/// around it.
public enum ForeignWrapping: String, CaseIterable, Sendable {
  /// A shell of Windows redirects output as UTF-16.
  case utf16
  /// The other order of the two bytes, as files of old programs have it.
  case utf16BigEnd
  /// An editor puts the mark of UTF-8 in front.
  case byteOrderMark
  /// Lines end as they do on Windows.
  case windowsLines
  /// A text in a program begins on the line below its quotation marks.
  case blankLines
  /// `uiautomator dump /dev/tty` tells where it has put its dump, on the same line.
  case wordsBehind
  /// A tool says something before it prints.
  case wordsBefore
  /// A WebDriver answers with the source as a text in JSON.
  case answer
  /// The same, broken into lines.
  case indentedAnswer
  /// The text is written as a string of JSON.
  case string
  /// A chat or a report keeps it between fences.
  case fences
  /// .NET declares UTF-16 in texts that it writes in UTF-8.
  case declaredUTF16
  /// Android's log puts the time and a tag before each line.
  case logcat

  /// Whether screens in this format come in the wrapping.
  public func fits(_ screen: ForeignScreen) -> Bool {
    let isMarkup = screen.rawValue.hasSuffix(".xml")
    return switch self {
    case .utf16, .utf16BigEnd, .byteOrderMark, .windowsLines, .blankLines: true
    case .wordsBehind, .declaredUTF16: isMarkup
    case .wordsBefore: isMarkup || screen.rawValue.hasSuffix(".json") || screen == .description
    case .answer, .indentedAnswer, .string: isMarkup
    case .fences: screen == .ariaSnapshot || screen.rawValue.hasSuffix(".json")
    case .logcat: screen == .flutter || screen == .compose
    }
  }

  /// The file as it arrives.
  public func file(of screen: ForeignScreen) -> Data {
    let text = screen.text
    func data(_ text: String) -> Data { Data(text.utf8) }
    switch self {
    case .utf16: return Data([0xFF, 0xFE]) + (text.data(using: .utf16LittleEndian) ?? Data())
    case .utf16BigEnd: return Data([0xFE, 0xFF]) + (text.data(using: .utf16BigEndian) ?? Data())
    case .byteOrderMark: return Data([0xEF, 0xBB, 0xBF]) + data(text)
    case .windowsLines: return data(text.replacingOccurrences(of: "\n", with: "\r\n"))
    // Indentation means something in YAML.
    case .blankLines: return data((screen == .ariaSnapshot ? "\n\n" : "\n\n  ") + text)
    case .wordsBehind: return data(text + "UI hierchary dumped to: /dev/tty\n")
    case .wordsBefore: return data("note: 3 of 4 windows (1.2 s)\n\n" + text)
    case .answer: return data("{\"value\":\(Self.quoted(text)),\"sessionId\":\"A-1\"}")
    case .indentedAnswer:
      return data(
        "{\n  \"sessionId\": \"A-1\",\n  \"status\": 0,\n  \"value\": \(Self.quoted(text))\n}\n")
    case .string: return data(Self.quoted(text))
    case .fences: return data("### Page\n\n- Title: Shop\n\n```yaml\n\(text)\n```\n\nAnd more.\n")
    case .declaredUTF16:
      let body = text.drop { $0 != "\n" }
      let document = text.hasPrefix("<?xml") ? String(body) : text
      return data("<?xml version=\"1.0\" encoding=\"utf-16\"?>" + document)
    case .logcat:
      return data(
        text.split(separator: "\n", omittingEmptySubsequences: false)
          .map { "12-09 22:12:17.806 25179 25197 D TAG     : \($0)" }.joined(separator: "\n"))
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(character)
      }
    }
    return quoted + "\""
  }
}

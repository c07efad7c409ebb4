import Foundation

extension HostileFile {
  /// A screen of another tool in which some names and texts are hostile ones, as its format writes them.
  static func text(of screen: ForeignScreen, _ hostile: inout HostileLine) -> String {
    var text = screen.text
    for _ in 0..<(1 + hostile.choice(below: 4)) {
      let words = words(of: text)
      if words.isEmpty { break }
      text.replaceSubrange(hostile.oneOf(words), with: written(in: screen, &hostile))
    }
    return text
  }

  /// The words that begin with a capital, which are mostly texts, and now and then a key of the format.
  private static func words(of text: String) -> [Range<String.Index>] {
    var words: [Range<String.Index>] = []
    var start: String.Index?
    for index in text.indices + [text.endIndex] {
      let character = index < text.endIndex ? text[index] : " "
      if character.isASCII && character.isLetter {
        if start == nil { start = index }
      } else if let begin = start {
        if text[begin].isUppercase { words.append(begin..<index) }
        start = nil
      }
    }
    return words
  }

  private static func written(in screen: ForeignScreen, _ hostile: inout HostileLine) -> String {
    switch screen.ending {
    case "xml": hostile.attribute()
    case "json": String(hostile.quoted().dropFirst().dropLast())
    default: hostile.next()
    }
  }

  /// A recording whose program writes hostile lines and names its window so.
  static func recording(_ hostile: inout HostileLine) -> String {
    let steps = (0..<3).map { step in
      let output =
        "\(hostile.next())\r\n\u{1B}]0;\(hostile.next())\u{7}\u{1B}[7m\(hostile.next())\u{1B}[m"
      let key = hostile.oneOf([
        "down", "text:\(step)", "enter", "\(hostile.quoted().dropFirst().dropLast())",
      ])
      let bytes = Data(output.utf8).base64EncodedString()
      return "{ \"key\": \"\(step == 0 ? "start" : key)\", \"bytes\": \"\(bytes)\" }"
    }
    let unknown = hostile.happens(onceIn: 6) ? ", \(hostile.quoted()): 1" : ""
    return """
      { "name": \(hostile.quoted()), "command": [\(hostile.quoted())], "term": "xterm", "rows": 24,
        "cols": 80, "steps": [\(steps.joined(separator: ", "))]\(unknown) }
      """
  }

  /// A profile of a program.
  static func profile(_ hostile: inout HostileLine) -> String {
    let setting = hostile.oneOf([
      "ignore: [\(hostile.quoted())]", "highlight: [\(hostile.quoted())]",
      "prompts: [\(hostile.quoted())]", "status: [-1]", "search: {begin: [\(hostile.quoted())]}",
      "\(hostile.quoted()): 1",
    ])
    return "name: \(hostile.quoted())\nprograms: [\(hostile.quoted())]\n\(setting)\n"
      + (hostile.happens(onceIn: 4) ? hostile.next() : "")
  }
}

extension ForeignScreen {
  /// What the name of such a file ends in.
  var ending: String { rawValue.split(separator: ".").last.map(String.init) ?? "" }
}

import EarshotFiles

/// A property list in XML, as Xcode keeps what an app says of itself, and other programs its projects.
nonisolated struct XMLPropertyList {
  private let root: Element

  /// Takes what is in a file; `nil` where it is no property list in XML.
  init?(_ source: SourceText) {
    guard source.bytes.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "<"),
      let root = try? ElementTree(source, doctype: .nameOnly).root, root.name == "plist",
      let list = root.child("dict")
    else { return nil }
    self.root = list
  }

  /// What the list has behind each of its keys.
  var entries: [(key: String, value: Element)] { Self.entries(of: root) }

  /// What a list within it has behind each of its keys.
  static func entries(of list: Element) -> [(key: String, value: Element)] {
    let parts = Array(list.children)
    return zip(parts, parts.dropFirst()).compactMap { key, value in
      guard key.name == "key", let name = key.text else { return nil }
      return (name, value)
    }
  }

  /// The texts behind some keys, in whatever dictionary they stand.
  func texts(behind keys: Set<String>) -> [String] { Self.texts(behind: keys, in: root) }

  private static func texts(behind keys: Set<String>, in list: Element) -> [String] {
    var texts: [String] = []
    var key: String?
    for element in list.children {
      switch element.name {
      case "key": key = element.text
      case "string":
        if let key, keys.contains(key), let text = element.text { texts.append(text) }
      default: texts += Self.texts(behind: keys, in: element)
      }
    }
    return texts
  }
}

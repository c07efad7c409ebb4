import Foundation

/// Trees of React's test renderer, printed as its tests and their snapshots print them.
enum ForeignTags {
  /// A file of Jest with one snapshot.
  static func snapshot(of json: String) -> String {
    let tree = lines(of: json).joined(separator: "\n")
      .replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "`", with: "\\`")
    return
      "// Jest Snapshot v1, https://goo.gl/fbAQLP\n\nexports[`Shop is shown 1`] = `\n\(tree)\n`;\n"
  }

  /// The lines of a tree that is given as JSON.
  private static func lines(of json: String) -> [String] {
    guard let tree = try? JSONSerialization.jsonObject(with: Data(json.utf8)) else { return [] }
    return lines(of: tree, margin: "")
  }

  private static func lines(of value: Any, margin: String) -> [String] {
    guard let node = value as? [String: Any], let type = node["type"] as? String else {
      return (value as? String).map { [margin + escaped($0)] } ?? []
    }
    var lines = [margin + "<" + type]
    let properties = node["props"] as? [String: Any] ?? [:]
    for (key, value) in properties.sorted(by: { $0.key < $1.key }) {
      if let text = value as? String {
        lines.append("\(margin)  \(key)=\"\(quoted(text))\"")
      } else if value is [String: Any] || value is [Any] {
        lines.append("\(margin)  \(key)={")
        lines += printed(value, margin: margin + "    ", before: "", behind: "")
        lines.append("\(margin)  }")
      } else {
        lines.append("\(margin)  \(key)={\(word(value))}")
      }
    }
    lines.append("\(margin)  onPress={[Function onPress]}")
    let children = (node["children"] as? [Any] ?? []).flatMap {
      Self.lines(of: $0, margin: margin + "  ")
    }
    guard !children.isEmpty else { return lines + [margin + "/>"] }
    return lines + [margin + ">"] + children + ["\(margin)</\(type)>"]
  }

  private static func printed(
    _ value: Any, margin: String, before: String, behind: String
  ) -> [String] {
    if let object = value as? [String: Any] {
      let inside = object.sorted { $0.key < $1.key }.flatMap {
        printed($0.value, margin: margin + "  ", before: "\"\($0.key)\": ", behind: ",")
      }
      return ["\(margin)\(before)Object {"] + inside + ["\(margin)}\(behind)"]
    }
    if let list = value as? [Any] {
      let inside = list.flatMap { printed($0, margin: margin + "  ", before: "", behind: ",") }
      return ["\(margin)\(before)["] + inside + ["\(margin)]\(behind)"]
    }
    let text = (value as? String).map { "\"\(quoted($0))\"" } ?? word(value)
    return ["\(margin)\(before)\(text)\(behind)"]
  }

  private static func word(_ value: Any) -> String {
    guard let number = value as? NSNumber else { return "null" }
    let isFlag = String(cString: number.objCType) == "c"
    return isFlag ? (number.boolValue ? "true" : "false") : "\(number)"
  }

  private static func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
  }
}

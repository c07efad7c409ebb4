@testable import EarshotFiles

/// A tree of nodes as text: quoted scalars in quotes, everything with its place.
func nodeText(_ text: String, file: String = "x.yaml") -> String {
  do {
    let source = SourceText(file: file, bytes: Array(text.utf8))
    let node =
      file.hasSuffix(".json")
      ? try JSONNodeParser.parse(source) : try YAMLNodeParser.parse(source)
    return node.text
  } catch {
    return "\(error)"
  }
}

extension SourceNode {
  /// The value on one line, with the place of every scalar.
  var text: String {
    switch content {
    case .mapping(let members):
      let parts = members.map { "\($0.key)@\($0.place.line):\($0.place.column)=\($0.value.text)" }
      return "{\(parts.joined(separator: " "))}"
    case .sequence(let values): return "[\(values.map(\.text).joined(separator: " "))]"
    case .scalar(let text, let isQuoted):
      let shown = isQuoted ? OutputValue.quoted(text) : text
      return "\(shown)@\(place.line):\(place.column)"
    }
  }
}

import EarshotReader
import EarshotTerminal

extension TerminalInput {
  /// The input as a line that tests compare: `control-option right`, `typed "A"`.
  var line: String {
    switch self {
    case .key(let press): press.line
    case .paste(let text, let isWhole):
      "\(isWhole ? "paste" : "beginning of a paste") \(text.debugDescription)"
    case .mouse(let event): "mouse \(event.kind) \(event.row) \(event.column)"
    case .focus(let isFocused): isFocused ? "focused" : "unfocused"
    case .keyboardFlags(let flags): "flags \(flags)"
    case .mode(let mode, let isKnown): "mode \(mode) \(isKnown ? "known" : "unknown")"
    case .deviceAttributes: "attributes"
    }
  }
}

extension KeyPress {
  /// The press as a line that tests compare.
  var line: String {
    let names: [(KeyModifiers, String)] = [
      (.control, "control"), (.option, "option"), (.shift, "shift"), (.command, "command"),
    ]
    let held = names.filter { modifiers.contains($0.0) }.map { $0.1 + "-" }.joined()
    let name =
      switch key {
      case .character(let character): "\(character)"
      case .function(let number): "F\(number)"
      case .modifier(let modifier):
        names.filter { modifier.contains($0.0) }.map { $0.1 }.joined() + " alone"
      default: "\(key)"
      }
    return held + name + (text.map { " \($0.debugDescription)" } ?? "")
  }
}

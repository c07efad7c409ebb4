extension TerminalRole {
  /// Whether text is entered into it.
  var isField: Bool { self == .field || self == .passwordField || self == .prompt }
}

extension ScreenElement {
  /// What is said of it in an event: its words, and what its mark says.
  var spoken: String {
    switch role {
    case .checkBox: "\(words), \(states["checked"] == "true" ? "checked" : "not checked")"
    case .radioButton: "\(words), \(states["checked"] == "true" ? "selected" : "not selected")"
    case .passwordField: label
    default: words
    }
  }
}

import EarshotModel

extension TerminalRole {
  /// Whether text is entered into it.
  var isField: Bool { self == .field || self == .passwordField || self == .prompt }
}

extension ScreenElement {
  /// What is said of it in an event: its words, and its state.
  var spoken: [AccessibilityReport.Part] {
    [.text(role == .passwordField ? label : words)] + stateParts + levelParts
  }

  /// What may have changed of it: what it is set to, and its state.
  var changed: [AccessibilityReport.Part] { [.text(value ?? "")] + stateParts }

  private var levelParts: [AccessibilityReport.Part] { level.map { [.level($0)] } ?? [] }

  /// Its states, where they are said: those of marks, and what a program has told of itself.
  private var stateParts: [AccessibilityReport.Part] {
    var told: [AccessibilityReport.State] = []
    if role == .checkBox { told.append(states["checked"] == "true" ? .on : .off) }
    if role == .radioButton, states["checked"] == "true" { told.append(.selected) }
    if let state = states["switch"].flatMap(AccessibilityReport.State.init) { told.append(state) }
    if isClaimed || level != nil, let isExpanded = states["expanded"] {
      told.append(isExpanded == "true" ? .expanded : .collapsed)
    }
    if isClaimed {
      if states["selected"] != nil { told.append(.selected) }
      if states["dimmed"] != nil { told.append(.dimmed) }
    }
    return told.map { .state($0) }
  }

  /// Whether the program itself has told of it.
  private var isClaimed: Bool { states["claim"] != nil }
}

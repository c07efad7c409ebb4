import EarshotFiles

/// The words in the names of actions, classes and segues, by which they are told to belong together.
nonisolated enum SceneWords {
  /// Words that say nothing of where an action leads.
  private static let empty: Set = [
    "action", "actions", "button", "clicked", "controller", "did", "do", "for", "from", "go",
    "handle", "id", "identifier", "on", "open", "perform", "press", "pressed", "scene", "screen",
    "segue", "select", "selected", "sender", "show", "storyboard", "tap", "tapped", "the", "to",
    "touch", "touched", "up", "vc", "view", "with",
  ]

  /// The words of a name that say something, in small letters: "settings" of `showSettings:`.
  static func words(of name: String) -> [String] {
    name.nameWords.map { $0.lowercased() }.filter { $0.count > 1 && !empty.contains($0) }
  }

  /// A selector as words: "show settings" of `showSettings:`.
  static func spaced(_ selector: String) -> String {
    let name = selector.prefix { $0 != ":" }
    let words = String(name).nameWords.map { $0.lowercased() }
    return words.isEmpty ? String(name) : words.joined(separator: " ")
  }
}

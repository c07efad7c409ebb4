/// The names of a scene and of the storyboard that it stands in, as code may say them.
nonisolated struct SceneName: Sendable {
  /// The storyboard identifier of the scene.
  var identifier: CodeName
  /// Each spelling of the name of the storyboard.
  var storyboard: Set<CodeName>
}

nonisolated extension CodeFile {
  /// Whether the file may ask for a scene.
  ///
  /// - Parameters:
  ///   - spelling: The spelling of the identifier that is in the file.
  ///   - scene: The scene.
  ///   - isRequested: Whether any code asks for a scene of this identifier in a storyboard that it names. Then what
  ///     speaks of a class of the same name asks for nothing.
  /// - Returns: Whether it may.
  func asks(for spelling: CodeName, of scene: SceneName, isRequested: Bool) -> Bool {
    if let texts, !texts.contains(spelling) { return false }
    if spelling != scene.identifier, !nameWords.contains(spelling) { return false }
    if let storyboards = requests[scene.identifier] {
      return !storyboards.isDisjoint(with: scene.storyboard)
    }
    return !isRequested || spoken.contains(spelling)
  }
}

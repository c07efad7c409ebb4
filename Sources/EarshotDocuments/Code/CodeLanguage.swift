/// A language in which apps are written.
nonisolated enum CodeLanguage {
  case swift, objectiveC, cSharp

  /// The language of a file, by the ending of its name.
  init(ending: String) {
    self =
      switch ending {
      case "swift": .swift
      case "cs": .cSharp
      default: .objectiveC
      }
  }
}

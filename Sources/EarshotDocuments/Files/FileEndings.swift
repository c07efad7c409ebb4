import EarshotFiles

/// How the names of the files end that the program looks for in folders and offers to shells, in small letters.
nonisolated package enum FileEndings {
  /// Storyboards and xibs, which are known by their endings alone.
  package static let interfaceBuilder = ["storyboard", "xib"]
  /// What may be a screen document or a script; what it holds tells.
  package static let nodes = ["yaml", "yml", "json"]
  /// The code of apps and its lists of properties, which tell what becomes of their screens.
  package static let code = ["swift", "m", "mm", "h", "cs", "plist"]
  /// Everything that may hold screens.
  package static let screens = interfaceBuilder + nodes + dumps
  /// What may be a screen that another tool wrote down, besides those above.
  package static let dumps = ["xml", "txt", "snap"]
}

extension String {
  /// Whether a path is that of a storyboard or a xib, by its ending.
  nonisolated package var isInterfaceBuilderFile: Bool {
    FileEndings.interfaceBuilder.contains(fileEnding)
  }
}

extension Document {
  /// The screen that people or the project call by a name: its name, its identifier in the file, or
  /// else one of its other names.
  ///
  /// - Throws: `noSuchScreen`, with the names of all screens.
  public func screen(named name: String) throws(FileError) -> DocumentScreen {
    guard let index = index(ofScreen: name) else {
      throw FileError(file: file, problem: .noSuchScreen(name, known: screens.map(\.name)))
    }
    return screens[index]
  }

  /// The place of the screen that people or the project call by a name, or `nil` when there is none.
  package func index(ofScreen name: String) -> Int? {
    screens.firstIndex { $0.name == name } ?? screens.firstIndex { $0.identifier == name }
      ?? screens.firstIndex { $0.alternativeNames.contains(name) }
  }
}

extension Document {
  /// The screen that people or the project call by a name: its name, its identifier in the file, or
  /// else one of its other names.
  ///
  /// - Throws: `noSuchScreen`, with the names of all screens.
  public func screen(named name: String) throws(DocumentError) -> DocumentScreen {
    let found =
      screens.first { $0.name == name } ?? screens.first { $0.identifier == name }
      ?? screens.first { $0.alternativeNames.contains(name) }
    guard let found else {
      throw DocumentError(file: file, problem: .noSuchScreen(name, known: screens.map(\.name)))
    }
    return found
  }
}

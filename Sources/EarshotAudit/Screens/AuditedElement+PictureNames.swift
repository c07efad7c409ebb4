import EarshotModel

extension AuditedElement {
  /// Whether the file of its picture is called as a control might be: by a word that is written like a title, or by one
  /// that names what many controls do.
  var hasWordOfPicture: Bool {
    guard self.isNamedByPicture, let name = self.label?.spoken, name.count > 1,
      name.allSatisfy(\.isLetter), name.dropFirst().allSatisfy(\.isLowercase)
    else { return false }
    let word = name.lowercased()
    return name.first?.isUppercase == true && !Self.emptyWords.contains(word)
      || Self.controlWords.contains(word)
  }

  /// The words that say only that there is a picture, or something that does something.
  private static let emptyWords = words(
    """
    action arrow asset background button check circle default dots icon image item logo picture placeholder shape square
    """)

  /// The words that name what many controls do.
  private static let controlWords = words(
    """
    account back bookmark calendar camera cancel close comment delete down download edit favorite filter forward help \
    home info left like login logout menu messages minus more mute next notifications pause play plus previous print \
    profile record refresh reload right save search send settings share sort stop trash undo up upload
    """)

  private static func words(_ list: String) -> Set<String> {
    Set(list.split(separator: " ").map(String.init))
  }
}

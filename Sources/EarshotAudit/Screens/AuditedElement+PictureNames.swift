import EarshotFiles
import EarshotModel

extension AuditedElement {
  /// Whether the file of its picture is called as a control might be: by words that are written like a title, or by one
  /// that names what many controls do, be it alone or with words that say what kind of thing it is.
  ///
  /// What lies behind a title names nothing.
  var hasWordOfPicture: Bool {
    guard self.isNamedByPicture, !self.isNamedByBackground, let name = self.label?.spoken else {
      return false
    }
    if let word = Self.wordWithoutKind(of: name), Self.controlWords.contains(word) { return true }
    let parts = name.split { $0 == " " || $0 == "-" }
    let areWords = parts.allSatisfy { part in
      part.count > 1 && part.allSatisfy(\.isLetter) && part.dropFirst().allSatisfy(\.isLowercase)
    }
    guard areWords else { return false }
    return parts.allSatisfy { $0.first?.isUppercase == true }
      && parts.contains { !Self.emptyWords.contains($0.lowercased()) }
  }

  /// The one word that is left of a name without those of its kind, such as "done" of "DoneButton" and "play" of
  /// "btn_play"; `nil` where there are more, or signs besides.
  private static func wordWithoutKind(of name: String) -> String? {
    let words = name.nameWords.map { $0.lowercased() }
    let rest = words.filter { !kindWords.contains($0) }
    return rest.count == 1 ? rest.first : nil
  }

  /// The words by which files of pictures say what they are for.
  private static let kindWords: Set = ["btn", "button", "ic", "ico", "icon"]

  /// The words that say only that there is a picture, or something that does something.
  private static let emptyWords = words(
    """
    action active arrow asset background big black blue btn button check circle copy dark default dots frame gray green grey \
    group icon image inactive item large light line logo new normal off oval path picture placeholder rectangle red selected \
    shape small square vector white
    """)

  /// The words that name what many controls do.
  private static let controlWords = words(
    """
    account add back bookmark calendar camera cancel close comment delete done down download edit favorite filter forward help \
    home info left like login logout menu messages minus more mute next notifications pause play plus previous print \
    profile record refresh reload right save search send settings share sort stop trash undo up upload
    """)

  private static func words(_ list: String) -> Set<String> {
    Set(list.split(separator: " ").map(String.init))
  }
}

/// What the host itself says; there are no other languages yet, as in the tables of the reader.
enum HostWording {
  static let space = "space"
  static let lineBreak = "new line"
  static let bullet = "bullet"
  static func bullets(_ count: Int) -> String { count == 1 ? bullet : "\(count) bullets" }
  static func deleted(_ text: String) -> String { "\(text) deleted" }
  static let pasted = "Pasted"
  static let pastedBeginning = "Only the beginning was pasted; 128 kilobytes are the most"
  static let nothingTakesText = "Nothing takes text here"
}

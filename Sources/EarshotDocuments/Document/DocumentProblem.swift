public import EarshotFiles
public import EarshotMirror

/// What can be wrong with a well-formed file of screens: a storyboard, a xib or a screen document.
public enum DocumentProblem: FileProblem {
  /// The file is no text that could be a document.
  case unrecognized(tried: [ImportFormat])
  /// The same identifier twice; holds the line of the first.
  case duplicateIdentifier(String, firstLine: Int)
  /// No screen of that name or identifier; holds those that exist.
  case noSuchScreen(String, known: [String])
  /// No device of that name; holds those that are known.
  case noSuchDevice(String, known: [String])
  /// A document of Xcode 4 or older.
  case outdated
}

nonisolated extension FileKind {
  /// A file that shows screens.
  package static let screens = FileKind(
    "a .storyboard, .xib, .yaml or .json file",
    marks: [.key("screens"), .key("earshot")] + interfaceBuilder.marks)
  /// A file from Interface Builder.
  package static let interfaceBuilder = FileKind(
    "a .storyboard or .xib file", marks: [.words("com.apple.InterfaceBuilder")])
  /// Texts of one language.
  package static let strings = FileKind(
    "a .strings file", marks: [.words("<plist"), .words("\" = \"")])
  /// Texts of many languages.
  package static let stringCatalog = FileKind("a .xcstrings file", marks: [.key("sourceLanguage")])
}

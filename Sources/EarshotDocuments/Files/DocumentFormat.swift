import EarshotFiles
import EarshotMirror

/// What kind of text a file holds: as a name from Xcode says, or else by how it begins.
enum DocumentFormat {
  /// XML, and so perhaps an Interface Builder document.
  case interfaceBuilder
  /// JSON or YAML, and so perhaps a screen document.
  case screens
  /// A screen that another tool wrote down.
  case imported(ImportFormat)

  /// Recognizes the contents of a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - named: What the file is of those that other tools write, as whoever asks for it says; `nil` leaves that
  ///     to what it holds. A file with a name from Xcode is what its name says.
  /// - Throws: `empty` when there is nothing but white space, `unsupportedKind` for code and for what Xcode makes
  ///   of a storyboard when it builds, and `unrecognized` for other binary data and for texts that are nothing else.
  init(_ source: SourceText, importedAs named: ImportFormat? = nil) throws(FileError) {
    let bytes = source.bytes
    if let name = source.nameOfCode {
      throw source.error(
        ReadingProblem.unsupportedKind(
          name: name, advice: "name the screens that it is about, or the folder of the project"))
    }
    for mark in ["NIBArchive", "bplist"] where bytes.starts(with: mark.utf8) {
      throw source.error(
        ReadingProblem.unsupportedKind(
          name: "a compiled nib", advice: "expected the .storyboard or .xib it was built from"))
    }
    guard source.firstByte != nil else { throw source.error(ReadingProblem.empty) }
    // No text of ours has a zero byte; UTF-16 is text, which whoever reads it refuses in its words.
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    guard isUTF16 || !bytes.prefix(4096).contains(0) else {
      throw source.error(DocumentProblem.unrecognized(tried: source.triedFormats))
    }
    if !source.file.isInterfaceBuilderFile, let format = named ?? ImportFormat(source) {
      self = .imported(format)
    } else if !isUTF16, !source.isXML, source.file.namesAnotherKind,
      !source.hasTopLevelKey("screens")
    {
      // A text is no broken document of ours.
      throw source.error(DocumentProblem.unrecognized(tried: source.triedFormats))
    } else {
      self = source.isXML ? .interfaceBuilder : .screens
    }
  }
}

extension SourceText {
  /// The formats of other tools in which the file was looked at: none where it has a name from Xcode.
  var triedFormats: [ImportFormat] { file.isInterfaceBuilderFile ? [] : ImportFormat.allCases }

  /// What a file is that tells what becomes of screens, and holds none, by its name; `nil` for others.
  fileprivate var nameOfCode: String? {
    guard FileEndings.code.contains(file.fileEnding) else { return nil }
    return file.fileEnding == "plist" ? "a list of properties" : "source code"
  }

  /// Whether it is XML, as a name from Xcode says, or else its first character.
  package var isXML: Bool {
    let name = file.lowercased()
    return name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
      || firstByte == UInt8(ascii: "<")
  }

  /// The first byte that is no white space and no mark of the byte order.
  fileprivate var firstByte: UInt8? {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return text.first { $0 != UInt8(ascii: " ") && !(9...13).contains($0) }
  }
}

extension String {
  /// Whether the ending of a path is there, and none of those of screen documents: what it names may be any text.
  fileprivate var namesAnotherKind: Bool {
    !fileEnding.isEmpty && !FileEndings.nodes.contains(fileEnding)
  }
}

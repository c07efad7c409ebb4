extension DocumentProblem {
  /// What is wrong, in words.
  public var message: String {
    switch self {
    case .missing: "no such file"
    case .directory: "this is a folder"
    case .noRegularFile: "this is no regular file"
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    case .empty: "the file is empty"
    case .tooLarge(let size, let limit): "the file has \(size) bytes, over the limit of \(limit)"
    case .invalidUTF8(let offset): "the byte at offset \(offset) is not UTF-8"
    case .unrecognized: "this is no storyboard, xib or screen document"
    case .malformed(let format, let reason): "broken \(format): \(reason)"
    case .tooDeep(let limit): "elements are nested more than \(limit) deep"
    case .tooMany(let what, let limit): "there are more than \(limit) \(what)"
    case .entities: "the document declares entities"
    case .alias: "YAML anchors and aliases are not accepted"
    case .unsupportedKind(let name, _): "this is \(name)"
    case .duplicateIdentifier(let identifier, let line):
      "the identifier '\(identifier)' is used twice, first on line \(line)"
    case .unresolvedReference(let identifier, let element):
      "'\(element)' refers to '\(identifier)', which does not exist"
    case .noSuchElement(let name): "nothing in the app is called '\(name)' now"
    case .unknownKey(let key, _): "unknown key '\(key)'"
    case .unknownName(let name, let kind, _): "unknown \(kind) '\(name)'"
    case .duplicateKey(let key): "the key '\(key)' stands here twice"
    case .wrongValue(let key, let found, _): "'\(key)' is \(found)"
    case .missingKey(let key): "'\(key)' is missing"
    case .unreadableReference(let path, let reason): "'\(path)' cannot be opened: \(reason)"
    case .noSuchScreen(let name, _): "no screen is called '\(name)'"
    case .noSuchDevice(let name, _): "no device is called '\(name)'"
    }
  }

  /// What was expected, or what to do.
  public var expectation: String {
    switch self {
    case .missing, .directory, .unrecognized, .empty:
      "expected a .storyboard, .xib, .yaml or .json file"
    case .noRegularFile: "expected a file on disk; a pipe or a device may never end"
    case .unreadable: "expected a file that this user may read"
    case .tooLarge, .tooMany: "split the file"
    case .invalidUTF8: "expected UTF-8 text"
    case .malformed(let format, _): "expected well-formed \(format)"
    case .tooDeep(let limit): "expected at most \(limit) levels"
    case .entities: "expected a document as Xcode saves it"
    case .alias: "write the value out where it is needed"
    case .unsupportedKind(_, let advice): advice
    case .duplicateIdentifier: "expected every identifier once"
    case .unresolvedReference: "expected the identifier of an object in this file"
    case .noSuchElement: "expected the id or the label of something on a screen that is there"
    case .unknownKey(_, let suggestion):
      suggestion.map { "did you mean '\($0)'?" } ?? "expected a key of this format"
    case .unknownName(let name, _, let known):
      (NearestName.to(name, among: known) ?? (known.count == 1 ? known.first : nil))
        .map { "did you mean '\($0)'?" } ?? "expected one of: \(known.joined(separator: ", "))"
    case .duplicateKey: "expected every key once"
    case .wrongValue(_, _, let expected): "expected \(expected)"
    case .missingKey: "expected it here"
    case .unreadableReference: "expected a path from the folder of this file"
    case .noSuchDevice(_, let known): "expected one of: \(known.joined(separator: ", "))"
    case .noSuchScreen(_, let known):
      known.isEmpty
        ? "the file has no screens" : "expected one of: \(known.joined(separator: ", "))"
    }
  }
}

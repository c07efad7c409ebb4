extension ReadingProblem {
  /// Why the file cannot be used, in words.
  public var message: String {
    switch self {
    case .missing: "no such file"
    case .directory: "this is a folder"
    case .noRegularFile: "this is no regular file"
    case .danglingLink: "this is a link that leads nowhere"
    case .noFolder: "this is no folder"
    case .outsideRoot(let folder): "the file lies outside '\(folder)'"
    case .foreign(let marks): Self.message(withoutMarks: marks)
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    case .empty: "the file is empty"
    case .tooLarge(let size, let limit): "the file has \(size) bytes, over the limit of \(limit)"
    case .invalidUTF8(let offset): "the byte at offset \(offset) is not UTF-8"
    case .unsupportedKind(let name, _): "this is \(name)"
    }
  }

  /// Says by what a file would have been known, so that whoever has misspelled that in a file of their own
  /// finds it, though nothing of the file is quoted.
  private static func message(withoutMarks marks: [String]) -> String {
    guard let last = marks.last else { return "nothing in this file says what it is" }
    let others = marks.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    let names = others.isEmpty ? "'\(last)'" : "\(others) or '\(last)'"
    return "nothing in this file says what it is: there is no \(names)"
  }

  /// What to do; `nil` where any file of the kind that was wanted will do.
  public var expectation: String? {
    switch self {
    case .missing, .directory, .noFolder, .foreign, .empty: nil
    case .danglingLink: "expected a file on disk"
    case .outsideRoot: "expected a file inside the folder of --root"
    case .noRegularFile: "expected a file on disk; a pipe or a device may never end"
    case .unreadable: "expected a file that this user may read"
    case .tooLarge: "split the file"
    case .invalidUTF8: "expected UTF-8 text"
    case .unsupportedKind(_, let advice): advice
    }
  }
}

extension SyntaxProblem {
  /// What the parser stumbled over, in words.
  public var message: String {
    switch self {
    case .malformed(let format, let reason): "broken \(format): \(reason)"
    case .tooDeep(let limit): "elements are nested more than \(limit) deep"
    case .tooMany(let what, let limit): "there are more than \(limit) \(what)"
    case .mergeConflict: "a merge conflict begins here"
    case .documentType: "the document declares its type"
    case .entities: "the document declares entities"
    case .alias: "YAML anchors and aliases are not accepted"
    case .duplicateKey(let key): "the key '\(key)' stands here twice"
    }
  }

  /// What to write instead.
  public var expectation: String? {
    switch self {
    case .malformed(let format, _): "expected well-formed \(format)"
    case .tooDeep(let limit): "expected at most \(limit) levels"
    case .tooMany: "split the file"
    case .mergeConflict: "expected it resolved"
    case .entities, .documentType: "expected a document as Xcode saves it"
    case .alias: "write the value out where it is needed"
    case .duplicateKey: "expected every key once"
    }
  }
}

extension ValueProblem {
  /// What does not fit, in words.
  public var message: String {
    switch self {
    case .unknownKey(let key, _): "unknown key '\(key)'"
    case .unknownName(let name, let kind, _): "unknown \(kind) '\(name)'"
    case .wrongValue(let key, let found, _), .wrongChoice(let key, let found, _):
      "'\(key)' is \(found)"
    case .missingKey(let key): "'\(key)' is missing"
    case .unresolvedReference(let identifier, let element):
      "'\(element)' refers to '\(identifier)', which does not exist"
    }
  }

  /// What would fit.
  public var expectation: String? {
    switch self {
    case .unknownKey(let key, let known):
      NearestName.question(about: key, among: known) ?? Self.listed(known)
    case .unknownName(_, _, let known) where known.count == 1: "did you mean '\(known[0])'?"
    case .unknownName(let name, _, let known), .wrongChoice(_, let name, let known):
      NearestName.advice(about: name, among: known)
    case .wrongValue(_, _, let expected): "expected \(expected)"
    case .missingKey: "expected it here"
    case .unresolvedReference: "expected the identifier of an object in this file"
    }
  }

  /// The keys of which one was expected; a page tells those of an element, which are too many for a line.
  private static func listed(_ keys: [String]) -> String {
    if keys.isEmpty { return "expected no key here" }
    return keys.count > 24
      ? "expected a key of this format" : "expected one of: \(keys.joined(separator: ", "))"
  }
}

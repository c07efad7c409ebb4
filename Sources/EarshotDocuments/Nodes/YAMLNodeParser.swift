import Yams

/// Reads YAML text into located nodes, through Yams.
///
/// Yams resolves nothing here: which scalar is a number or a flag is for its key to say.
enum YAMLNodeParser {
  /// Reads the one document of a file whose bytes are UTF-8.
  ///
  /// - Throws: `malformed`, `alias`, `tooDeep`, `tooMany`, `duplicateKey` or `empty`.
  static func parse(_ source: SourceText) throws(FileError) -> SourceNode {
    try YAMLScan.check(source)
    let text = String(decoding: source.bytes[source.textStart...], as: UTF8.self)
    let parser: Parser
    let root: Node?
    do {
      // The encoding is named because Yams otherwise asks the environment and prints what it finds.
      parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
      root = try parser.singleRoot()
    } catch {
      throw refusal(for: error, in: source)
    }
    guard let root else { throw source.error(.empty) }
    // `Node.anchor` is weak and lives as long as the parser does.
    return try withExtendedLifetime(parser) { () throws(FileError) in
      try node(root, depth: 1, in: source)
    }
  }

  private static func node(
    _ node: Node, depth: Int, in source: SourceText
  ) throws(FileError) -> SourceNode {
    let place = node.mark.map { SourcePlace(line: $0.line, column: $0.column) } ?? .start
    func refused(_ problem: DocumentProblem) -> FileError {
      FileError(file: source.file, line: place.line, column: place.column, problem: problem)
    }
    guard node.anchor == nil else { throw refused(.alias) }
    switch node {
    case .scalar(let scalar):
      let isQuoted = scalar.style != .plain
      return SourceNode(.scalar(scalar.string, isQuoted: isQuoted), at: place)
    case .sequence(let sequence):
      guard depth <= NodeLimits.depth else {
        throw refused(.tooDeep(limit: NodeLimits.depth))
      }
      let values = try sequence.map { value throws(FileError) in
        try self.node(value, depth: depth + 1, in: source)
      }
      return SourceNode(.sequence(values), at: place)
    case .mapping(let mapping):
      guard depth <= NodeLimits.depth else {
        throw refused(.tooDeep(limit: NodeLimits.depth))
      }
      let members = try members(of: mapping, depth: depth, in: source)
      return SourceNode(.mapping(members), at: place)
    case .alias: throw refused(.alias)
    }
  }

  private static func members(
    of mapping: Node.Mapping, depth: Int, in source: SourceText
  ) throws(FileError) -> [SourceNode.Member] {
    var keys: [String: SourcePlace] = [:]
    return try mapping.map { pair throws(FileError) in
      let key = try node(pair.key, depth: depth + 1, in: source)
      guard case .scalar(let name, _) = key.content else {
        throw FileError(
          file: source.file, line: key.place.line, column: key.place.column,
          problem: YAMLScan.keyProblem)
      }
      // Yams takes `a` and `"a"` for two keys.
      if let first = keys.updateValue(key.place, forKey: name) {
        throw FileError(
          file: source.file, line: first.line, column: first.column,
          problem: .duplicateKey(name.printable))
      }
      return SourceNode.Member(
        key: name, place: key.place, value: try node(pair.value, depth: depth + 1, in: source))
    }
  }

  /// What Yams did not like, in our words.
  private static func refusal(for error: any Error, in source: SourceText) -> FileError {
    func refused(_ mark: Mark, _ problem: DocumentProblem) -> FileError {
      FileError(file: source.file, line: mark.line, column: mark.column, problem: problem)
    }
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      if problem.hasPrefix("Maximum nesting") {
        return refused(mark, .tooDeep(limit: NodeLimits.depth))
      }
      let reason = [problem, context?.text].compactMap { $0 }.joined(separator: " ")
      return refused(mark, .malformed(format: "YAML", reason: reason))
    case .duplicatedKeysInMapping(let keys, let context):
      return refused(context.mark, .duplicateKey((keys.first ?? "").printable))
    case .reader(let reason, _, _, _), .representer(let reason), .emitter(let reason),
      .writer(let reason):
      return source.error(.malformed(format: "YAML", reason: reason))
    case .memory:
      return source.error(.malformed(format: "YAML", reason: "it takes too much memory"))
    case .no, .dataCouldNotBeDecoded, nil:
      return source.error(.malformed(format: "YAML", reason: "\(error)".printable))
    }
  }
}

// The flow:
//
//  1. `YAMLCharacters` refuses what no editor shows;
//  2. libyaml turns the text into events, one at a time;
//  3. `take` hands each to the collector of the nodes, and refuses what could grow without
//     bound or has no place in a tree of values: anchors, aliases, tags, keys that are no scalars, depth
//     and numbers over the limits;
//  4. the first refusal ends it, so that nothing behind it is even scanned.

import CLibYAML

/// Reads YAML text into located nodes, through libyaml.
///
/// Nothing is resolved here: which scalar is a number or a flag is for its key to say.
struct YAMLNodeParser {
  private let source: SourceText
  private let valueLimit: Int
  private var nodes = NodeStoreBuilder()
  private var valueCount = 0
  private var documentCount = 0

  private init(_ source: SourceText, valueLimit: Int) {
    self.source = source
    self.valueLimit = valueLimit
  }

  /// Reads the one document of a file whose bytes are UTF-8.
  ///
  /// - Throws: `malformed`, `alias`, `tooDeep`, `tooMany`, `duplicateKey` or `empty`.
  static func parse(
    _ source: SourceText, valueLimit: Int = NodeLimits.values
  ) throws(FileError) -> SourceNode {
    try YAMLCharacters.check(source)
    var reader = YAMLNodeParser(source, valueLimit: valueLimit)
    try source.bytes.withUnsafeBufferPointer { bytes throws(FileError) in
      try reader.read(UnsafeBufferPointer(rebasing: bytes[source.textStart...]))
    }
    guard !reader.nodes.isEmpty else { throw source.error(ReadingProblem.empty) }
    return reader.nodes.finished()
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(FileError) {
    // The parser keeps a pointer to itself, so it must not move.
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) != 0 else { throw refusal(of: nil) }
    defer { yaml_parser_delete(parser) }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    var event = yaml_event_t()
    while true {
      guard yaml_parser_parse(parser, &event) != 0 else { throw refusal(of: parser.pointee) }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { return }
      try take(event)
    }
  }

  // MARK: Events

  private mutating func take(_ event: yaml_event_t) throws(FileError) {
    let place = SourcePlace(event.start_mark)
    switch event.type {
    case YAML_ALIAS_EVENT: throw refused(SyntaxProblem.alias, at: place)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      try count(at: place, anchor: scalar.anchor, tag: scalar.tag)
      let text = UnsafeBufferPointer<UInt8>(start: scalar.value, count: scalar.length)
      if nodes.needsKey {
        let key = String(decoding: text, as: UTF8.self)
        if let first = nodes.addKey(key, at: place) {
          throw refused(SyntaxProblem.duplicateKey(key.printable), at: first)
        }
      } else {
        nodes.addScalar(text, isQuoted: scalar.style != YAML_PLAIN_SCALAR_STYLE, at: place)
      }
    case YAML_SEQUENCE_START_EVENT:
      let sequence = event.data.sequence_start
      try count(at: place, anchor: sequence.anchor, tag: sequence.tag)
      try begin(.sequence, at: place)
    case YAML_MAPPING_START_EVENT:
      let mapping = event.data.mapping_start
      try count(at: place, anchor: mapping.anchor, tag: mapping.tag)
      try begin(.mapping, at: place)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: nodes.end()
    case YAML_DOCUMENT_START_EVENT:
      documentCount += 1
      guard documentCount == 1 else {
        throw malformed("a second document begins here", at: place)
      }
    default: break
    }
  }

  private mutating func begin(
    _ kind: NodeStore.Kind, at place: SourcePlace
  ) throws(FileError) {
    guard !nodes.needsKey else { throw malformed("a key is a list or a mapping", at: place) }
    guard nodes.depth < NodeLimits.depth else {
      throw refused(SyntaxProblem.tooDeep(limit: NodeLimits.depth), at: place)
    }
    nodes.begin(kind, at: place)
  }

  private mutating func count(
    at place: SourcePlace, anchor: UnsafePointer<UInt8>?, tag: UnsafePointer<UInt8>?
  ) throws(FileError) {
    guard anchor == nil else { throw refused(SyntaxProblem.alias, at: place) }
    guard tag == nil else {
      throw malformed("tags that begin with '!' are not accepted", at: place)
    }
    valueCount += 1
    guard valueCount <= valueLimit else {
      throw refused(SyntaxProblem.tooMany("values", limit: valueLimit), at: place)
    }
  }

  // MARK: Refusals

  private func refused(_ problem: SyntaxProblem, at place: SourcePlace) -> FileError {
    FileError(file: source.file, at: place, problem: problem)
  }

  private func malformed(_ reason: String, at place: SourcePlace) -> FileError {
    refused(.malformed(format: "YAML", reason: reason), at: place)
  }

  /// What libyaml did not like, in its words.
  private func refusal(of parser: yaml_parser_t?) -> FileError {
    guard let parser, parser.error != YAML_MEMORY_ERROR, let problem = parser.problem else {
      return malformed("it takes too much memory", at: .start)
    }
    let words = [problem, parser.context].compactMap { $0.map { String(cString: $0) } }
    return malformed(words.joined(separator: " "), at: SourcePlace(parser.problem_mark))
  }
}

extension SourcePlace {
  /// The place of a mark of libyaml.
  init(_ mark: yaml_mark_t) {
    self.init(line: mark.line + 1, column: mark.column + 1)
  }
}

// How values are replaced in a text:
//
//  1. libyaml says from where to where each of them goes, and how it is written;
//  2. the new values are written in the same way where they can be, and everything else stays;
//  3. the whole is read again, and counts only when it holds what it should.

import CLibYAML

/// Replaces values of a YAML or JSON text in place: comments, blanks and all other values stay as they are.
package struct YAMLEdit {
  /// What takes the place of a value.
  package enum Replacement: Hashable, Sendable {
    /// A text in the place of a text.
    case text(String)
    /// A list of texts in the place of a list.
    case list([String])
  }

  /// How a value is written, and from where to where.
  private struct Extent {
    var start: SourcePlace
    var end: SourcePlace
    var style: ScalarText.Style
    /// Whether it is a list whose entries stand on lines of their own.
    var isBlock = false
  }

  private let source: SourceText
  private let replacements: [SourcePlace: Replacement]

  /// Prepares the replacement of values, each by the place at which it begins.
  package init(_ source: SourceText, replacing replacements: [SourcePlace: Replacement]) {
    self.source = source
    self.replacements = replacements
  }

  /// The new text; `nil` where it cannot be written so that it reads as it should.
  package func bytes() -> [UInt8]? {
    guard let old = try? source.node(), let extents = extents() else { return nil }
    let offsets = offsets(of: Set(extents.flatMap { [$0.start, $0.end] }))
    var result: [UInt8] = []
    var done = 0
    for extent in extents {
      guard let start = offsets[extent.start], var end = offsets[extent.end],
        let replacement = replacements[extent.start], done <= start, start <= end
      else { return nil }
      while end > start, [0x20, 0x09, 0x0A, 0x0D].contains(source.bytes[end - 1]) { end -= 1 }
      result += source.bytes[done..<start]
      result += text(of: replacement, in: extent).utf8
      done = end
    }
    result += source.bytes[done...]
    guard let new = try? SourceText(file: source.file, bytes: result).node(), isSame(old, new)
    else { return nil }
    return result
  }

  // MARK: Where values stand

  /// The extents of the values that are replaced, in the order of the text; `nil` where it is no YAML.
  private func extents() -> [Extent]? {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) != 0 else { return nil }
    defer { yaml_parser_delete(parser) }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    return source.bytes.withUnsafeBufferPointer { bytes -> [Extent]? in
      let text = UnsafeBufferPointer(rebasing: bytes[source.textStart...])
      yaml_parser_set_input_string(parser, text.baseAddress, text.count)
      return extents(from: parser)
    }
  }

  private func extents(from parser: UnsafeMutablePointer<yaml_parser_t>) -> [Extent]? {
    var extents: [Extent] = []
    // The lists and mappings around: where a list begins, and whether it stands in brackets.
    var open: [(start: SourcePlace, isFlow: Bool, isMapping: Bool)] = []
    var lastEnd = SourcePlace.start
    var event = yaml_event_t()
    while true {
      guard yaml_parser_parse(parser, &event) != 0 else { return nil }
      defer { yaml_event_delete(&event) }
      let start = SourcePlace(event.start_mark)
      let isFlow = open.last?.isFlow ?? false
      switch event.type {
      case YAML_STREAM_END_EVENT:
        return extents.sorted {
          ($0.start.line, $0.start.column) < ($1.start.line, $1.start.column)
        }
      case YAML_SCALAR_EVENT:
        lastEnd = SourcePlace(event.end_mark)
        guard case .text = replacements[start] else { break }
        extents.append(
          Extent(
            start: start, end: lastEnd,
            style: ScalarText.Style(event.data.scalar.style, isFlow: isFlow)))
      case YAML_SEQUENCE_START_EVENT:
        let isInBrackets = event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
        open.append((start, isFlow || isInBrackets, false))
      case YAML_MAPPING_START_EVENT:
        let isInBraces = event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
        open.append((start, isFlow || isInBraces, true))
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
        let ended = open.removeLast()
        if ended.isFlow { lastEnd = SourcePlace(event.end_mark) }
        guard case .list = replacements[ended.start], !ended.isMapping else { break }
        extents.append(
          Extent(
            start: ended.start, end: lastEnd, style: .plain(isFlow: ended.isFlow),
            isBlock: !ended.isFlow))
      default: break
      }
    }
  }

  /// The offsets of places in the bytes.
  private func offsets(of places: Set<SourcePlace>) -> [SourcePlace: Int] {
    var offsets: [SourcePlace: Int] = [:]
    var (line, column) = (1, 1)
    var offset = source.textStart
    var wasReturn = false
    for scalar in String(decoding: source.bytes[offset...], as: UTF8.self).unicodeScalars {
      if wasReturn, scalar != "\n" { (line, column) = (line + 1, 1) }
      wasReturn = scalar == "\r"
      let place = SourcePlace(line: line, column: column)
      if places.contains(place) { offsets[place] = offset }
      offset += UTF8.width(scalar)
      if ["\n", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar) {
        (line, column) = (line + 1, 1)
      } else {
        column += 1
      }
    }
    let end = SourcePlace(line: line, column: column)
    if places.contains(end) { offsets[end] = offset }
    return offsets
  }

  // MARK: Writing

  private func text(of replacement: Replacement, in extent: Extent) -> String {
    switch replacement {
    case .text(let text): return ScalarText.text(text, style: extent.style)
    case .list(let texts):
      let style: ScalarText.Style = source.isJSON ? .double : extent.style
      let entries = texts.map { ScalarText.text($0, style: style) }
      guard extent.isBlock, !entries.isEmpty else {
        return "[" + entries.joined(separator: ", ") + "]"
      }
      let lineBreak = source.bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
      let indent = String(repeating: " ", count: extent.start.column - 1)
      return entries.map { "- \($0)" }.joined(separator: lineBreak + indent)
    }
  }

  /// Whether a new text holds what the old one held, but for what was replaced.
  private func isSame(_ old: SourceNode, _ new: SourceNode) -> Bool {
    switch (replacements[old.place], old.content, new.content) {
    case (.text(let text), .scalar, .scalar(let found, _)): text == found && !new.isNull
    case (.list(let texts), .sequence, .sequence(let found)):
      texts.count == found.count
        && zip(texts, found).allSatisfy { text, node in
          if case .scalar(text, _) = node.content { !node.isNull } else { false }
        }
    case (_, .scalar(let one, let isQuoted), .scalar(let other, let isStillQuoted)):
      one == other && isQuoted == isStillQuoted
    case (_, .sequence(let ones), .sequence(let others)):
      ones.count == others.count && zip(ones, others).allSatisfy { isSame($0, $1) }
    case (_, .mapping(let ones), .mapping(let others)):
      ones.count == others.count
        && zip(ones, others).allSatisfy { $0.key == $1.key && isSame($0.value, $1.value) }
    default: false
    }
  }
}

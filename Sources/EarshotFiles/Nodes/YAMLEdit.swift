// How values are replaced in a text:
//
//  1. libyaml says from where to where each of them goes, and how it is written;
//  2. the new values are written in the same way where they can be, and everything else stays: of a list
//     that keeps entries, only those change that go or come (`YAMLListEdit`);
//  3. the whole is read again, and counts only when it holds what it should.

import CLibYAML

/// Replaces values of a YAML or JSON text in place: comments, blanks and all other values stay as they are.
package struct YAMLEdit {
  /// What takes the place of a value.
  package enum Replacement: Hashable, Sendable {
    /// A text in the place of a text.
    case text(String)
    /// Entries in the place of a list.
    case list([Entry])
  }

  /// An entry of a list that takes the place of another one.
  package enum Entry: Hashable, Sendable {
    /// The old entry of this index, which may have replacements of its own; in the order of the old ones.
    case kept(Int)
    /// A text.
    case new(String)
  }

  /// From where to where something stands.
  private struct Stretch {
    var start: SourcePlace
    var end: SourcePlace
  }

  /// How a value is written, and from where to where.
  private struct Extent {
    var start: SourcePlace
    var end: SourcePlace
    var style: ScalarText.Style
    /// Whether it is a list whose entries stand on lines of their own.
    var isBlock = false
    /// The entries of a list.
    var entries: [Stretch] = []
  }

  /// A list or a mapping that has begun.
  private struct Collection {
    var start: SourcePlace
    /// Whether it stands in brackets or braces.
    var isFlow: Bool
    var isMapping: Bool
    /// The entries of a list so far.
    var entries: [Stretch] = []
  }

  /// Bytes that take the place of others.
  struct Change {
    var range: Range<Int>
    var bytes: [UInt8]
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
    let stretches = extents.flatMap { [Stretch(start: $0.start, end: $0.end)] + $0.entries }
    let offsets = offsets(of: Set(stretches.flatMap { [$0.start, $0.end] }))
    var changes: [Change] = []
    for extent in extents {
      guard let replacement = replacements[extent.start],
        let more = self.changes(for: replacement, in: extent, at: offsets)
      else { return nil }
      changes += more
    }
    changes.sort {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    var result: [UInt8] = []
    var done = 0
    for change in changes {
      guard done <= change.range.lowerBound else { return nil }
      result += source.bytes[done..<change.range.lowerBound]
      result += change.bytes
      done = change.range.upperBound
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
    // The lists and mappings around.
    var open: [Collection] = []
    func endEntry(from start: SourcePlace, to end: SourcePlace) {
      guard let list = open.last, !list.isMapping, case .list = replacements[list.start] else {
        return
      }
      open[open.count - 1].entries.append(Stretch(start: start, end: end))
    }
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
        endEntry(from: start, to: lastEnd)
        guard case .text = replacements[start] else { break }
        extents.append(
          Extent(
            start: start, end: lastEnd,
            style: ScalarText.Style(event.data.scalar.style, isFlow: isFlow)))
      case YAML_SEQUENCE_START_EVENT:
        let isInBrackets = event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
        open.append(
          Collection(start: start, isFlow: isFlow || isInBrackets, isMapping: false))
      case YAML_MAPPING_START_EVENT:
        let isInBraces = event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
        open.append(
          Collection(start: start, isFlow: isFlow || isInBraces, isMapping: true))
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
        let ended = open.removeLast()
        if ended.isFlow { lastEnd = SourcePlace(event.end_mark) }
        endEntry(from: ended.start, to: lastEnd)
        guard case .list = replacements[ended.start], !ended.isMapping else { break }
        extents.append(
          Extent(
            start: ended.start, end: lastEnd, style: .plain(isFlow: ended.isFlow),
            isBlock: !ended.isFlow, entries: ended.entries))
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

  /// The bytes that change for a replacement; `nil` where that is not known.
  private func changes(
    for replacement: Replacement, in extent: Extent, at offsets: [SourcePlace: Int]
  ) -> [Change]? {
    guard
      let range = range(of: Stretch(start: extent.start, end: extent.end), at: offsets)
    else { return nil }
    guard case .list(let wanted) = replacement else {
      guard case .text(let text) = replacement else { return nil }
      return [
        Change(range: range, bytes: Array(ScalarText.text(text, style: extent.style).utf8))
      ]
    }
    let entries = extent.entries.compactMap { self.range(of: $0, at: offsets) }
    guard entries.count == extent.entries.count else { return nil }
    let list = YAMLListEdit(
      bytes: source.bytes, range: range, entries: entries, isBlock: extent.isBlock,
      style: source.isJSON ? .double : extent.style, indent: extent.start.column - 1,
      lineBreak: source.bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n")
    return list.changes(to: wanted)
  }

  /// From where to where something stands in the bytes, without the blanks behind it.
  private func range(of stretch: Stretch, at offsets: [SourcePlace: Int]) -> Range<Int>? {
    guard let start = offsets[stretch.start], var end = offsets[stretch.end], start <= end else {
      return nil
    }
    while end > start, [0x20, 0x09, 0x0A, 0x0D].contains(source.bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// Whether a new text holds what the old one held, but for what was replaced.
  private func isSame(_ old: SourceNode, _ new: SourceNode) -> Bool {
    switch (replacements[old.place], old.content, new.content) {
    case (.text(let text), .scalar, .scalar(let found, _)): text == found && !new.isNull
    case (.list(let wanted), .sequence(let olds), .sequence(let found)):
      wanted.count == found.count
        && zip(wanted, found).allSatisfy { entry, node in
          switch entry {
          case .kept(let index): olds.indices.contains(index) && isSame(olds[index], node)
          case .new(let text):
            if case .scalar(text, _) = node.content { !node.isNull } else { false }
          }
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

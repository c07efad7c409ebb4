import EarshotFiles

/// The properties of tags and their values: one of each, none where it is something that cannot be told, such as a
/// function, and `nil` where it is no such thing.
extension ReactTags {
  mutating func property() -> [SourceNode.Member]? {
    let place = self.place
    let key = name()
    guard !key.isEmpty else { return nil }
    var values = [SourceNode(.scalar("true", isQuoted: false), at: place)]
    if present == UInt8(ascii: "=") {
      step()
      if present == UInt8(ascii: "{") {
        step()
        guard let found = value(depth: 0) else { return nil }
        values = found
        skipBlanks()
        guard present == UInt8(ascii: "}") else { return nil }
        step()
      } else {
        guard let text = quoted() else { return nil }
        values = [SourceNode(.scalar(text, isQuoted: true), at: place)]
      }
    }
    return values.map { SourceNode.Member(key: key, place: place, value: $0) }
  }

  private mutating func value(depth: Int) -> [SourceNode]? {
    guard depth < Self.deepest else { return nil }
    skipBlanks()
    let place = self.place
    switch present {
    case nil: return nil
    case UInt8(ascii: "\""):
      return quoted().map { [SourceNode(.scalar($0, isQuoted: true), at: place)] }
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return members(depth: depth)
    case UInt8(ascii: "<"):
      return skipElement() ? [] : nil
    default:
      let word = self.word()
      guard !word.isEmpty else { return nil }
      skipBlanks()
      // A class stands before what is of it.
      if present == UInt8(ascii: "{") || present == UInt8(ascii: "["), !word.contains(" ") {
        return members(depth: depth)
      }
      let isTold = word == "true" || word == "false" || Double(word) != nil
      return isTold ? [SourceNode(.scalar(word, isQuoted: false), at: place)] : []
    }
  }

  /// An object or a list; what stands in brackets as a word, such as `[Function]`, is neither.
  private mutating func members(depth: Int) -> [SourceNode]? {
    let place = self.place
    let isObject = present == UInt8(ascii: "{")
    let end = UInt8(ascii: isObject ? "}" : "]")
    step()
    var members: [SourceNode.Member] = []
    var values: [SourceNode] = []
    while true {
      skipBlanks()
      guard let byte = present else { return nil }
      if byte == end {
        step()
        let content: SourceNode.Content = isObject ? .mapping(members) : .sequence(values)
        return [SourceNode(content, at: place)]
      }
      if byte == UInt8(ascii: ",") {
        step()
        continue
      }
      let keyPlace = self.place
      var key = ""
      if isObject {
        guard let found = byte == UInt8(ascii: "\"") ? quoted() : word() else { return nil }
        key = found
        skipBlanks()
        guard present == UInt8(ascii: ":") else { return nil }
        step()
      }
      guard let found = value(depth: depth + 1) else { return nil }
      if isObject {
        members += found.map { SourceNode.Member(key: key, place: keyPlace, value: $0) }
      } else {
        values += found
      }
    }
  }

  /// Passes over an element that is the value of a property.
  private mutating func skipElement() -> Bool {
    guard nesting < Self.deepest else { return false }
    nesting += 1
    defer { nesting -= 1 }
    let outside = depth
    repeat {
      guard next() != nil, depth - outside < Self.deepest else { return false }
    } while depth > outside
    return true
  }
}

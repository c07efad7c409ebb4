import EarshotFiles

// How tests of React Native print a tree: elements as tags, a property on each line, values other than texts
// between braces, and the names of their classes before objects and lists.
//
//     <View
//       accessibilityState={
//         Object {
//           "checked": true,
//         }
//       }
//     >
//       words
//     </View>

/// What stands next in a tree that was printed as tags.
enum ReactTag {
  /// An element begins, with its properties; where it is closed at once, nothing is inside.
  case begin(type: String, properties: [SourceNode.Member], at: SourcePlace, isClosed: Bool)
  /// An element ends.
  case end
  /// A text, without its indentation.
  case text(String, at: SourcePlace)
}

/// Reads tags one after the other.
struct ReactTags {
  private let bytes: [UInt8]
  private var index = 0
  private var line: Int
  private var lineStart = 0
  /// The column in Unicode scalars, which is not counted anew for every place in a long line.
  private var column = 1
  /// How many elements around are values of properties.
  var nesting = 0
  /// How many elements have begun and not ended.
  private(set) var depth = 0
  /// How far the outermost element is indented.
  private var indentation = 0

  /// Where something stands that is no such tree, once nothing stands next.
  var brokenPlace: SourcePlace? { index < bytes.count ? place : nil }

  /// How deep values may stand inside each other.
  static let deepest = 100
  private static let names: Set<UInt8> = Set("_-.:$()".utf8)

  /// Reads a text whose first line is one of a file.
  init(_ text: [UInt8], line: Int) {
    // Lines may end as they do on Windows.
    bytes = text.contains(UInt8(ascii: "\r")) ? text.filter { $0 != UInt8(ascii: "\r") } : text
    self.line = line
  }

  /// What stands next, or `nil` at the end, or where it is no such tree any more.
  mutating func next() -> ReactTag? {
    if depth == 0 {
      // A list of trees has marks between them, and a log words around them.
      while present != nil, !beginsElement { step() }
      indentation = index - lineStart
    } else if let blanks = blankText() {
      return blanks
    }
    let place = skipBlanks()
    guard let byte = present else { return nil }
    guard byte == UInt8(ascii: "<") else { return text(at: place) }
    if follows("</") {
      guard depth > 0, skip(behind: UInt8(ascii: ">")) else { return nil }
      depth -= 1
      return .end
    }
    step()
    let type = name()
    guard !type.isEmpty else { return nil }
    var properties: [SourceNode.Member] = []
    while true {
      skipBlanks()
      if follows("/>") {
        step(by: 2)
        return .begin(type: type, properties: properties, at: place, isClosed: true)
      }
      if present == UInt8(ascii: ">") {
        step()
        depth += 1
        return .begin(type: type, properties: properties, at: place, isClosed: false)
      }
      guard let member = property() else { return nil }
      properties += member
    }
  }

  // MARK: Words

  mutating func name() -> String {
    let start = index
    while let byte = present, byte >= 0x80 || Self.names.contains(byte) || byte.isWordByte {
      step()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// A value that is neither a text nor holds others, to where it ends.
  mutating func word() -> String {
    let start = index
    while let byte = present, !",:{}[]<>\"\n".utf8.contains(byte) { step() }
    let end = bytes[start..<index].lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// A text between quotation marks, in which a backslash keeps the next character.
  mutating func quoted() -> String? {
    guard present == UInt8(ascii: "\"") else { return nil }
    step()
    var text: [UInt8] = []
    while let byte = present {
      step()
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), let kept = present {
        text.append(kept)
        step()
      } else {
        text.append(byte)
      }
    }
    return nil
  }

  /// How far a text is indented here.
  private var margin: Int { indentation + 2 * depth }

  /// Whether an element begins here that is one of an app.
  private var beginsElement: Bool {
    guard present == UInt8(ascii: "<"), index + 1 < bytes.count else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[index + 1])
  }

  /// Goes to what stands next; a line with more blanks than it is indented by is a text of blanks.
  private mutating func blankText() -> ReactTag? {
    while let byte = present, byte <= 0x20 {
      let width = index - lineStart
      let isText =
        byte == UInt8(ascii: "\n") && width > margin
        && bytes[lineStart..<index].allSatisfy { $0 == UInt8(ascii: " ") }
      let place = self.place
      step()
      if isText { return .text(String(repeating: " ", count: width - margin), at: place) }
    }
    return nil
  }

  /// A text between tags, one for each line: further lines of a text that has several are not indented.
  private mutating func text(at place: SourcePlace) -> ReactTag {
    let margin = self.margin
    // What is indented further than its line begins with blanks of its own.
    var first = index
    while first > lineStart, bytes[first - 1] == UInt8(ascii: " ") { first -= 1 }
    let own = first == lineStart ? max(0, index - first - margin) : 0
    var words = [UInt8](repeating: UInt8(ascii: " "), count: own)
    while let byte = present, byte != UInt8(ascii: "<") {
      guard byte == UInt8(ascii: "\n") else {
        words.append(byte)
        step()
        continue
      }
      var indentation = 0
      while index + 1 + indentation < bytes.count,
        bytes[index + 1 + indentation] == UInt8(ascii: " ")
      { indentation += 1 }
      let first = index + 1 + indentation
      guard indentation < margin, first < bytes.count, bytes[first] != UInt8(ascii: "<") else {
        break
      }
      words.append(byte)
      step()
    }
    let text = String(decoding: words, as: UTF8.self)
    return .text(
      text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&"),
      at: place)
  }

  // MARK: Bytes

  var present: UInt8? { index < bytes.count ? bytes[index] : nil }

  var place: SourcePlace { SourcePlace(line: line, column: column) }

  func follows(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  mutating func step(by count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") {
        (line, lineStart, column) = (line + 1, index + 1, 1)
      } else if bytes[index] & 0b1100_0000 != 0b1000_0000 {
        column += 1
      }
      index += 1
    }
  }

  private mutating func skip(behind byte: UInt8) -> Bool {
    while let next = present {
      step()
      if next == byte { return true }
    }
    return false
  }

  /// Goes to what stands next, and returns its place.
  @discardableResult
  mutating func skipBlanks() -> SourcePlace {
    while let byte = present, byte <= 0x20 { step() }
    return place
  }
}

extension UInt8 {
  /// Whether it is a letter or a digit of ASCII.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

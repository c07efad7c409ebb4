import EarshotMirror

// A program that says what stands under its cursor (OSC 8130) is believed, and nothing is guessed of what it
// says:
//
//  1. the element that it tells of takes the place of what was found at the terminal's cursor, where both
//     stand once the frame is complete;
//  2. it holds as long as the cursor stays there and the program keeps its screen; then what is found on the
//     screen counts again;
//  3. meanwhile only what the program says is said: the same interface is not read twice;
//  4. where the program has a voice of its own that is heard (`spoken=yes`), nothing is said at all.

/// Reads what a program claims of its own screen.
struct ClaimReader: Sendable {
  /// What stands under the cursor, as the program says.
  private struct Claim {
    var annotation: ProgramAnnotation
    var cursor: CellPosition
    var isAlternate: Bool
    var path: [Int]?
  }

  private var claim: Claim?
  /// What came with the last frame, in its order.
  private var news: [ProgramAnnotation] = []

  /// Creates a reader of a program that has said nothing.
  init() {}

  /// Whether the program says what is on its screen.
  var isClaimed: Bool { claim != nil }

  /// Takes in what came with a frame, and puts the element that the program tells of in its place.
  mutating func take(_ frame: TerminalFrame, into layout: inout ScreenLayout) {
    news = frame.annotations
    if let last = news.last(where: { $0.event != "say" }) {
      claim = Claim(annotation: last, cursor: frame.cursor, isAlternate: frame.isAlternate)
    } else if let known = claim,
      known.isAlternate != frame.isAlternate || known.cursor != frame.cursor
        || !frame.promptMarks.isEmpty
    {
      claim = nil
    }
    guard let known = claim else { return }
    claim?.path = layout.put(known.annotation, at: known.cursor)
  }

  /// Has said what the program says in place of what was found.
  func speak(in reading: inout Reading, identity: ([Int]) -> NodeIdentity?) {
    guard isClaimed || !news.isEmpty else { return }
    let isSpoken = (claim?.annotation ?? news.last)?.isSpoken ?? false
    if isClaimed { (reading.focus, reading.events) = (nil, []) }
    guard !isSpoken else { return }
    for annotation in news where annotation.event == "say" {
      if let text = annotation.fields["text"], !text.isEmpty {
        reading.events.append(ReadingEvent(.claim, text))
      }
    }
    guard let claim, let told = news.last(where: { $0.event != "say" }) else { return }
    let element = ScreenElement(told)
    let (row, column) = (claim.cursor.row, claim.cursor.column)
    let cells = [CellRange(row: row, columns: column..<column + 1)]
    let node = claim.path.flatMap(identity)
    if told.event == "focus" {
      reading.focus = node
      reading.events.append(
        ReadingEvent(.focus, element.spoken, cells: cells, element: node?.key))
    } else {
      reading.events.append(
        ReadingEvent(.claim, element.changed, cells: cells, element: node?.key))
    }
  }
}

extension ProgramAnnotation {
  /// Whether the program says this itself, so that it is heard already.
  var isSpoken: Bool { fields["spoken"] == "yes" }
}

extension ScreenLayout {
  /// Puts what a program says of the element at a place where that stands, or in a place of its own.
  ///
  /// - Returns: The way to it.
  fileprivate mutating func put(_ annotation: ProgramAnnotation, at place: CellPosition) -> [Int] {
    var claimed = ScreenElement(annotation)
    let cell = place.column..<place.column + 1
    let found = all.last { _, element in
      !element.role.isContainer && element.overlap(row: place.row, cell) > 0
    }
    if let found {
      claimed.cells = found.element.cells
      claimed.box = found.element.box
      replace(at: found.path[...], in: &roots, by: claimed)
      return found.path
    }
    claimed.cells = [CellRange(row: place.row, columns: cell)]
    let index =
      roots.firstIndex { ($0.row, $0.column) > (place.row, place.column) } ?? roots.count
    roots.insert(claimed, at: index)
    return [index]
  }

  private func replace(
    at path: ArraySlice<Int>, in elements: inout [ScreenElement], by element: ScreenElement
  ) {
    guard let index = path.first else { return }
    if path.count == 1 {
      elements[index] = element
    } else {
      replace(at: path.dropFirst(), in: &elements[index].children, by: element)
    }
  }
}

extension ScreenElement {
  /// The roles of annotations that are called otherwise here.
  private static let roles: [String: TerminalRole] = [
    "textField": .field, "secureTextField": .passwordField, "keyboardKey": .key,
  ]

  /// The element that a program tells of.
  fileprivate init(_ annotation: ProgramAnnotation) {
    let name = annotation.fields["role"] ?? "text"
    self.init(
      Self.roles[name] ?? TerminalRole(rawValue: name) ?? .text, annotation.fields["label"] ?? "",
      value: annotation.fields["value"])
    states["claim"] = "true"
    for state in (annotation.fields["state"] ?? "").split(separator: ",") {
      switch state {
      case "on", "off", "mixed": states["switch"] = String(state)
      case "expanded": states["expanded"] = "true"
      case "collapsed": states["expanded"] = "false"
      case "selected" where role == .radioButton: states["checked"] = "true"
      case "selected", "dimmed", "editing": states[String(state)] = "true"
      default: break
      }
    }
  }
}

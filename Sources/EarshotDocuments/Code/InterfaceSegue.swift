/// A segue of a storyboard, as far as it tells whether anything starts it.
nonisolated struct InterfaceSegue {
  /// The number of the part that it stands in.
  var part: Int
  /// The object that it leads to.
  private(set) var destination: String?
  /// The name under which code performs it.
  private(set) var identifier: String?
  /// Whether it is the controller's own, and not that of a control, a row or a gesture.
  var isOfController = false

  private var kind: String?

  /// The kinds that start when something is touched or when code performs them.
  ///
  /// Children are there by themselves, and what custom ones do is up to their classes, which may be a library's.
  static let startedKinds: Set<String> = [
    "show", "showDetail", "presentation", "push", "modal", "popover", "popoverPresentation",
    "replace",
  ]
  private static let end = Array("</".utf8)
  private static let controller = Array("Controller".utf8)
  /// How far a segue is read, in bytes.
  private static let limit = 2000

  /// Reads what is told of a segue.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - place: Where its tag begins.
  ///   - part: The part that it stands in.
  init(_ bytes: [UInt8], at place: Int, in part: Int) {
    self.part = part
    let end = bytes[place...].prefix(Self.limit).firstIndex(of: UInt8(ascii: ">")) ?? place
    // A text ends with the mark that it begins with, and what stands before the first of the two is its name.
    let pieces = bytes[place..<end].split(
      separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    for (name, value) in zip(pieces, pieces.dropFirst()) where name.last == UInt8(ascii: "=") {
      let text = String(decoding: value, as: UTF8.self)
      switch String(decoding: name.dropLast(), as: UTF8.self).split(separator: " ").last {
      case "destination": destination = text
      case "identifier": identifier = text.isEmpty ? nil : text
      case "kind": kind = text
      default: break
      }
    }
  }

  /// Whether nothing but code can start it.
  var isPerformedByCode: Bool { isOfController && Self.startedKinds.contains(kind ?? "") }

  /// Whether the first tag is the end of a controller.
  static func isEndOfController(_ bytes: ArraySlice<UInt8>) -> Bool {
    let tag = bytes.drop { $0 <= UInt8(ascii: " ") }.prefix(80)
    guard tag.starts(with: end) else { return false }
    return tag.dropFirst(end.count).prefix(while: CodeScanner.isWord).suffix(controller.count)
      .elementsEqual(controller)
  }
}

import EarshotDocuments

/// Reads what a step expects: a text that was said, or a mapping of several things.
struct ExpectationParser {
  private static let keys = [
    "speech", "focused", "hint", "announced", "successful", "handledBy", "action", "sound",
    "notification", "element", "value", "label",
  ]

  /// What stands behind `expect`.
  let cursor: NodeCursor

  /// The expectations, in the order of the file.
  ///
  /// - Throws: A problem at a key that does not exist, or that has no use without another.
  func expectations() throws(FileError) -> [Expectation] {
    guard case .mapping = cursor.node.content else { return [try expectation(.speech, cursor)] }
    let keys = try cursor.mapping(Self.keys)
    guard !keys.members.isEmpty else { throw cursor.wrong("something to expect") }
    var result: [Expectation] = []
    for member in keys.members {
      let value = try keys.required(member.key)
      switch member.key {
      case "speech": result.append(try expectation(.speech, value))
      case "focused": result.append(try expectation(.focused, value))
      case "hint": result.append(try expectation(.hint, value))
      case "announced": result.append(try announcement(value, in: keys))
      case "handledBy":
        result.append(
          try expectation(.handledBy(action: try keys["action"]?.text()), value))
      case "action" where keys["handledBy"] == nil:
        result.append(try expectation(.action, value))
      case "sound": result.append(try expectation(.sound, value))
      case "notification": result.append(try expectation(.notification, value))
      case "value": result.append(try expectation(.value(id: try element(keys, value)), value))
      case "label": result.append(try expectation(.label(id: try element(keys, value)), value))
      case "successful" where keys["announced"] == nil:
        throw value.error(.missingKey("announced"))
      case "element" where keys["value"] == nil && keys["label"] == nil:
        throw value.error(.missingKey("value"))
      default: break
      }
    }
    guard !result.isEmpty else { throw cursor.wrong("something to expect") }
    return result
  }

  private func expectation(
    _ subject: Expectation.Subject, _ value: NodeCursor
  ) throws(FileError) -> Expectation {
    Expectation(
      subject: subject, expected: try value.text(), line: value.node.place.line,
      column: value.node.place.column)
  }

  private func announcement(
    _ value: NodeCursor, in keys: NodeMapping
  ) throws(FileError) -> Expectation {
    let wasSuccessful = try keys["successful"]?.flag() ?? true
    return Expectation(
      subject: .announced(try value.text()),
      expected: AnnouncementEnd(wasSuccessful: wasSuccessful).rawValue,
      line: value.node.place.line, column: value.node.place.column)
  }

  private func element(
    _ keys: NodeMapping, _ value: NodeCursor
  ) throws(FileError) -> String {
    guard let id = keys["element"] else { throw value.error(.missingKey("element")) }
    return try id.text()
  }
}

/// What has become of an announcement, in words.
enum AnnouncementEnd: String {
  /// It was heard to its last audible sample.
  case heard
  /// It was cut off, or never begun.
  case cutOff = "cut off"
  /// It is being spoken, or waits to be.
  case unfinished = "not yet ended"
  /// Nobody posted it.
  case missing = "not announced"

  init(wasSuccessful: Bool) {
    self = wasSuccessful ? .heard : .cutOff
  }
}

import EarshotDocuments
import EarshotFiles

/// Reads what a step expects: a text that was said, or a mapping of several things.
struct ExpectationParser {
  /// The keys of what is expected.
  static let keys = DocumentKeys([
    .init("speech", .text, "What was said last since the step before, without its hint."),
    .init(
      "said", "list of texts",
      "All that was said since the step before, in its order, without hints."),
    .init(
      "outcome", .choice(SpokenEnd.self),
      "How something that was spoken has ended since the step before."),
    .init("focused", .text, "The id of the element on which the cursor stands."),
    .init("hint", .text, "The hint of that element, heard or not."),
    .init("announced", .text, "The text of an announcement that was made."),
    .init("successful", .flag, "Whether `announced` was heard to its end; `true` if left out."),
    .init("handledBy", .text, "Who handled what was asked for: an id, a screen or a class."),
    .init("action", .text, "What was asked for, or which action `handledBy` is about."),
    .init("sound", .text, "A sound that was made."),
    .init("notification", .text, "A notification that was posted."),
    .init("element", .text, "The id of the element whose `value` or `label` is meant."),
    .init("value", .text, "The value of that element."),
    .init("label", .text, "The label of that element."),
  ])

  /// What stands behind `expect`.
  let cursor: NodeCursor

  /// The expectations, in the order of the file.
  ///
  /// - Throws: A problem at a key that does not exist, or that has no use without another.
  func expectations() throws(FileError) -> [Expectation] {
    guard case .mapping = cursor.node.content else { return [try expectation(.speech, cursor)] }
    let keys = try cursor.mapping(Self.keys.names)
    guard !keys.members.isEmpty else { throw cursor.wrong("something to expect") }
    var result: [Expectation] = []
    for member in keys.members {
      let value = try keys.required(member.key)
      switch member.key {
      case "speech": result.append(try expectation(.speech, value))
      case "said": result.append(try said(value))
      case "outcome": result.append(try outcome(value))
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
        throw value.error(ValueProblem.missingKey("announced"))
      case "element" where keys["value"] == nil && keys["label"] == nil:
        throw value.error(ValueProblem.missingKey("value"))
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

  private func said(_ value: NodeCursor) throws(FileError) -> Expectation {
    let texts = try value.texts()
    return Expectation(
      subject: .said(texts), expected: Expectation.joined(texts), line: value.node.place.line,
      column: value.node.place.column)
  }

  private func outcome(_ value: NodeCursor) throws(FileError) -> Expectation {
    let end = try value.choice(SpokenEnd.self)
    return Expectation(
      subject: .outcome, expected: end.rawValue, line: value.node.place.line,
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
    guard let id = keys["element"] else { throw value.error(ValueProblem.missingKey("element")) }
    return try id.text()
  }
}

/// How something that was spoken has ended, by the names of ``UtteranceOutcome``.
enum SpokenEnd: String, CaseIterable {
  case heard, interrupted, dropped, failed
  /// Nothing has ended.
  case nothing = "(nothing)"
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

import EarshotDocuments
import EarshotFiles
import EarshotModel

/// Reads what a step expects: a text that was said, or a mapping of several things.
struct ExpectationParser {
  /// The keys of what is expected.
  static let keys = DocumentKeys([
    .init("speech", .expectedText, "What was said last since the step before, without its hint."),
    .init(
      "said", "list of texts",
      "All that was said since the step before, in its order, without hints."),
    .init(
      "outcome", .choice(SpokenEnd.self),
      "How something that was spoken has ended since the step before."),
    .init("contains", .text, "A part of what was said last."),
    .init("matches", "a pattern", "What all of that is like, or a part of it."),
    .init("focused", .expectedText, "The id of the element on which the cursor stands."),
    .init("hint", .expectedText, "The hint of that element, heard or not; or that of `element`."),
    .init("announced", .expectedText, "The text of an announcement that was made."),
    .init("successful", .flag, "Whether `announced` was heard to its end; `true` if left out."),
    .init(
      "handledBy", .expectedText, "Who handled what was asked for: an id, a screen or a class."),
    .init(
      "action", .expectedText,
      "What was asked for; or, as plain text, which action `handledBy` is about."),
    .init("sound", .expectedText, "A sound that was made."),
    .init("notification", .expectedText, "A notification that was posted."),
    .init("screen", .expectedText, "The title of the screen in front, or its name."),
    .init("order", "list of texts", "What is said at each stop of the screen, in reading order."),
    .init("element", "an id, or a label", "The element whose facts are meant."),
    .init("value", .expectedText, "The value of that element."),
    .init("label", .expectedText, "The label of that element."),
    .init("traits", .list(of: AccessibilityTraits.named.map(\.name)), "All traits that it has."),
  ])

  /// The keys of what may stand in the place of a text.
  static let textKeys = DocumentKeys([
    .init("contains", .text, "The text has this in it."),
    .init(
      "matches", "a pattern",
      "The whole text is like this, where `*` stands for any characters and `?` for one; or a part of it "
        + "is like the regular expression between two slashes, as in `/[0-9]+ of 12/`."),
  ])

  /// The most entries of a list.
  private static let entryLimit = 1_000

  /// What stands behind `expect`.
  let cursor: NodeCursor
  /// Reads the list in which the step stands.
  let lists: StepListReader

  /// Where everything goes that is wrong.
  private var errors: ScriptErrors { lists.errors }

  /// The expectations, in the order of the file; those that are wrong are left out.
  ///
  /// - Throws: A problem of what is expected as a whole.
  func expectations() throws(FileError) -> [Expectation] {
    guard case .mapping = cursor.node.content else { return [try text(.speech, cursor)] }
    let keys = try cursor.mapping()
    let before = errors.count
    errors.add(keys.unknownKeys(besides: Self.keys.names))
    var result: [Expectation] = []
    for member in keys.members where Self.keys.names.contains(member.key) {
      errors.attempt { () throws(FileError) in
        if let expectation = try expectation(at: member.key, in: keys) {
          result.append(expectation)
        }
      }
    }
    guard !result.isEmpty || errors.count > before else {
      throw cursor.wrong("something to expect")
    }
    return result
  }

  /// What a key says; `nil` for one that belongs to another.
  private func expectation(
    at key: String, in keys: NodeMapping
  ) throws(FileError) -> Expectation? {
    let value = try keys.required(key)
    switch key {
    case "speech": return try text(.speech, value)
    case "said": return expectation(.said, .list(try list(value)), value)
    case "outcome":
      let end = try value.choice(SpokenEnd.self)
      return expectation(.outcome, .text(.exactly(end.rawValue)), value)
    case "contains", "matches":
      return expectation(.speech, .text(try value.expectedText(as: key)), value)
    case "focused": return try text(.focused, value)
    case "hint" where keys["element"] == nil: return try text(.hint, value)
    case "announced":
      let end = AnnouncementEnd(wasSuccessful: try keys["successful"]?.flag() ?? true)
      return expectation(
        .announced(try value.expectedText()), .text(.exactly(end.rawValue)), value)
    case "handledBy": return try text(.handledBy(action: try keys["action"]?.text()), value)
    case "action": return keys["handledBy"] == nil ? try text(.action, value) : nil
    case "sound": return try text(.sound, value)
    case "notification": return try text(.notification, value)
    case "screen": return try text(.screen, value)
    case "order": return expectation(.order, .list(try list(value)), value)
    case "traits":
      return expectation(
        .element(id: try element(keys, value), .traits), .list(try traits(value)), value)
    case "successful" where keys["announced"] == nil:
      throw value.error(ValueProblem.missingKey("announced"))
    case "element" where !Expectation.Fact.allCases.contains { keys.contains($0.rawValue) }:
      throw value.error(ValueProblem.missingKey("value"))
    default:
      guard let fact = Expectation.Fact(rawValue: key) else { return nil }
      return try text(.element(id: try element(keys, value), fact), value)
    }
  }

  private func text(
    _ subject: Expectation.Subject, _ value: NodeCursor
  ) throws(FileError) -> Expectation {
    // What a person may want to change is the text itself, and not the mapping around it.
    expectation(subject, .text(try value.expectedText()), value.innerText)
  }

  private func expectation(
    _ subject: Expectation.Subject, _ wanted: Expectation.Wanted, _ value: NodeCursor
  ) -> Expectation {
    Expectation(
      subject: subject, wanted: wanted, line: value.node.place.line,
      column: value.node.place.column)
  }

  private func element(
    _ keys: NodeMapping, _ value: NodeCursor
  ) throws(FileError) -> String {
    guard let id = keys["element"] else { throw value.error(ValueProblem.missingKey("element")) }
    return try id.text()
  }

  // MARK: Lists

  private func list(_ value: NodeCursor) throws(FileError) -> ExpectedList {
    ExpectedList(
      entries: try entries(of: value).map { entry throws(FileError) in
        try isOthers(entry) ? nil : entry.expectedText()
      })
  }

  private func traits(_ value: NodeCursor) throws(FileError) -> ExpectedList {
    let known = AccessibilityTraits.named.map(\.name)
    return ExpectedList(
      entries: try entries(of: value).map { entry throws(FileError) in
        guard !isOthers(entry) else { return nil }
        let name = try entry.text()
        guard known.contains(name) else {
          throw entry.error(
            ValueProblem.unknownName(name.printable, kind: "trait", known: known))
        }
        return .exactly(name)
      })
  }

  /// Whether an entry stands for any others.
  private func isOthers(_ entry: NodeCursor) -> Bool {
    guard case .scalar(ExpectedList.others, let isQuoted) = entry.node.content else { return false }
    return !isQuoted || lists.quotesAllTexts
  }

  private func entries(of value: NodeCursor) throws(FileError) -> [NodeCursor] {
    let entries = try value.list("a list of texts")
    guard entries.count <= Self.entryLimit else {
      throw value.wrong("a list of at most \(Self.entryLimit) texts")
    }
    return entries
  }
}

extension DocumentKey.Value {
  /// A text, or a mapping that says what it is like.
  fileprivate static let expectedText: DocumentKey.Value = "text, or what it is like"
}

extension NodeCursor {
  /// The text of `contains` or `matches`, or the value itself.
  fileprivate var innerText: NodeCursor {
    guard case .mapping(let members) = node.content, let first = members.first else { return self }
    return NodeCursor(file: file, key: first.key, node: first.value)
  }

  /// A text, or a mapping of `contains` or `matches`.
  fileprivate func expectedText() throws(FileError) -> ExpectedText {
    guard case .mapping(let members) = node.content else { return .exactly(try text()) }
    let keys = try mapping(ExpectationParser.textKeys.names)
    guard members.count == 1, let member = members.first else {
      throw wrong("a text, or one of: \(ExpectationParser.textKeys.names.joined(separator: ", "))")
    }
    return try keys.required(member.key).expectedText(as: member.key)
  }

  /// The text behind `contains` or `matches`.
  fileprivate func expectedText(as key: String) throws(FileError) -> ExpectedText {
    let text = try text()
    guard key == "matches" else { return .containing(text) }
    do throws(PatternFault) {
      return .matching(try TextPattern(text))
    } catch {
      throw wrong("a regular expression \(error.reason)")
    }
  }
}

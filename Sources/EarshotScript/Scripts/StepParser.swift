import EarshotDocuments
import EarshotFiles
import EarshotInterface
import EarshotModel
import EarshotReader

/// Reads one step of a script: a word, or a word with what belongs to it.
struct StepParser {
  /// The steps that are no commands of the reader, or that need something behind their word.
  enum Step: String, CaseIterable {
    case scroll, rotor, next, previous, find, gesture, press, assign, change, set, touch, tap, focus
    case type, deleteBackward, replace, post, announce, wait, rotate
    case textSize, layoutDirection, application, leave, comeBack, expect, group, `repeat`, run
  }

  /// How often a step may be repeated.
  static let repeatLimit = 10_000
  /// By how many steps a setting may be changed.
  static let changes = -100...100
  /// How often steps may be repeated.
  static let times = 1...repeatLimit
  /// The longest wait: a day, in seconds.
  static let longestWait = 86_400.0

  /// The commands of the reader that are steps by their name alone.
  static let commands = ReaderCommand.Name.allCases.map(\.rawValue)

  private static let names = commands + Step.allCases.map(\.rawValue)

  /// The step.
  let cursor: NodeCursor
  /// Reads the steps inside of it.
  let lists: StepListReader

  /// What the step does.
  ///
  /// - Throws: A problem at the word that is no step, or at what does not belong to it.
  func action() throws(FileError) -> ScriptAction {
    guard case .mapping(let members) = cursor.node.content else {
      return try action(named: cursor.text(), at: cursor.node.place, value: nil)
    }
    guard members.count == 1, let member = members.first else {
      // What belongs to a step stands inside of it, and not beside it.
      let example = members.lazy.compactMap { Step(rawValue: $0.key)?.example }.first
      throw cursor.wrong(
        "one word, or one word with what belongs to it"
          + (example.map { ", such as \($0)" } ?? ""))
    }
    return try action(
      named: member.key, at: member.place,
      value: NodeCursor(file: cursor.file, key: member.key, node: member.value))
  }

  private func action(
    named name: String, at place: SourcePlace, value: NodeCursor?
  ) throws(FileError) -> ScriptAction {
    func refused(_ problem: ValueProblem) -> FileError {
      FileError(file: cursor.file, at: place, problem: problem)
    }
    let value = value.flatMap { $0.node.isNull ? nil : $0 }
    func argument() throws(FileError) -> NodeCursor {
      guard let value else {
        throw refused(
          .wrongValue(
            key: name, found: "alone",
            expected: Step(rawValue: name)?.example.map { "something behind it, as in \($0)" }
              ?? "something behind it"))
      }
      return value
    }
    if let command = ReaderCommand.Name(rawValue: name) {
      return .command(command, repeats: try repeats(value))
    }
    guard let step = Step(rawValue: name) else {
      throw refused(.unknownName(name.printable, kind: "step", known: Self.names))
    }
    switch step {
    case .deleteBackward: return .deleteBackward(repeats: try repeats(value))
    case .leave, .comeBack:
      if let value { throw value.wrong("nothing behind this step") }
      return step == .leave ? .leave : .comeBack
    case .scroll: return .scroll(try argument().choice(AccessibilityScrollDirection.self))
    case .rotor: return .rotor(try argument().text())
    case .next: return .find(try kind(argument()), isForward: true)
    case .previous: return .find(try kind(argument()), isForward: false)
    case .find: return .search(for: try argument().text())
    case .gesture: return .gesture(try argument().gesture())
    case .press: return .press(try argument().chord().press)
    case .assign: return .assign(try reassignment(argument()))
    case .change:
      return .change(try changes(argument()))
    case .set: return .set(try settings(argument()))
    case .touch: return .touch(try target(argument()))
    case .tap: return .tap(try target(argument()))
    case .focus: return .focus(id: try argument().text())
    case .type: return .type(try argument().text())
    case .replace: return .replace(try argument().text())
    case .post: return .post(try PostedNotification(argument()))
    case .announce: return .announce(try announcement(argument()))
    case .wait:
      return .wait(
        try argument().number(
          in: 0...Self.longestWait, expected: "seconds, at most a day of 86400"))
    case .rotate: return .rotate(try argument().choice(ScriptOrientation.self))
    case .textSize: return .textSize(try argument().choice(ContentSizeCategory.self))
    case .layoutDirection: return .layoutDirection(try argument().choice(LayoutDirection.self))
    case .application: return .application(try argument().choice(ScriptApplicationState.self))
    case .expect:
      return .expect(
        try ExpectationParser(cursor: argument(), lists: lists).expectations())
    case .group: return try group(argument())
    case .repeat: return try repetition(argument())
    case .run:
      let name = try argument()
      return .group(name: try name.text(), try lists.list(at: name))
    }
  }

  private func announcement(_ value: NodeCursor) throws(FileError) -> AttributedText {
    guard case .mapping = value.node.content else { return AttributedText(try value.text()) }
    let mapping = try value.mapping(["text"] + DocumentAction.announcement.names)
    return try mapping.announcement(of: mapping.required("text"))
  }

  private func kind(_ value: NodeCursor) throws(FileError) -> RotorKind {
    RotorKind(name: try value.text())
  }

  private func reassignment(_ value: NodeCursor) throws(FileError) -> Reassignment {
    let keys = try value.mapping(Self.assignment.names)
    let command = try keys["to"].map { name throws(FileError) in
      try name.commandName(in: CommandTable())
    }
    if let key = keys["key"] { return Reassignment(.key(try key.chord()), to: command) }
    return Reassignment(.gesture(try keys.required("gesture").gesture()), to: command)
  }

  private func settings(_ value: NodeCursor) throws(FileError) -> ChosenSettings {
    let known = SettingKey.all
    let keys = try value.mapping()
    lists.errors.add(keys.unknownKeys(besides: known.map(\.name)))
    // Each by itself, so that all that are wrong are told.
    for member in keys.members {
      let alone = NodeMapping(file: keys.file, place: keys.place, members: [member])
      lists.errors.attempt { () throws(FileError) in
        _ = try ChosenSettings(reading: alone, among: known)
      }
    }
    return (try? ChosenSettings(reading: keys, among: known)) ?? ChosenSettings()
  }

  private func changes(
    _ value: NodeCursor
  ) throws(FileError) -> [(setting: ReaderSetting, steps: Int)] {
    let keys = try value.mapping()
    lists.errors.add(keys.unknownKeys(besides: ReaderSetting.allCases.map(\.rawValue)))
    var changes: [(setting: ReaderSetting, steps: Int)] = []
    for member in keys.members {
      guard let setting = ReaderSetting(rawValue: member.key) else { continue }
      lists.errors.attempt { () throws(FileError) in
        changes.append((setting, try keys.required(member.key).integer(in: Self.changes)))
      }
    }
    return changes
  }

  // MARK: Steps inside

  private func group(_ value: NodeCursor) throws(FileError) -> ScriptAction {
    let keys = try mapping(value, Self.group)
    let name = lists.errors.attempt { () throws(FileError) in try keys.required("name").text() }
    return .group(name: name ?? "", try lists.filled(keys.required("steps")))
  }

  private func repetition(_ value: NodeCursor) throws(FileError) -> ScriptAction {
    let keys = try mapping(value, Self.repetition)
    let times = lists.errors.attempt { () throws(FileError) in
      try keys.required("times").integer(in: Self.times)
    }
    return .repeat(times: times ?? 1, try lists.filled(keys.required("steps")))
  }

  /// A mapping, of which all keys are told that it may not have.
  private func mapping(
    _ value: NodeCursor, _ keys: DocumentKeys
  ) throws(FileError) -> NodeMapping {
    let mapping = try value.mapping()
    lists.errors.add(mapping.unknownKeys(besides: keys.names))
    return mapping
  }

  private func repeats(_ value: NodeCursor?) throws(FileError) -> Int {
    try value?.integer(in: 0...Self.repeatLimit) ?? 1
  }

  private func target(_ value: NodeCursor) throws(FileError) -> ScriptTarget {
    guard case .sequence = value.node.content else { return .element(id: try value.text()) }
    return .point(try value.point())
  }
}

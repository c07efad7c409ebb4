// Where the reader asks for something itself, everything that a listener does goes here first:
//
//  1. moves step through a list, what is typed narrows it or is the text that was asked for;
//  2. activating answers: the cursor goes to the item, the command is done, the text is searched for;
//  3. escape closes it, and the cursor is where it was;
//  4. what has nothing to do with it, such as holding speech, is done as ever; all else sounds the
//     boundary, because nothing behind it can be reached.

import EarshotModel
import EarshotSpeech

/// The item chooser, the command chooser, the settings, the search, the label of an item, and help.
final class PromptEngine {
  private let cursor: CursorEngine
  let speech: SpeechEngine
  private let labels: ListenerLabels
  /// What is asked for, if anything is.
  var prompt: Prompt?
  /// The text that was searched for last.
  private var searched = ""

  init(cursor: CursorEngine, speech: SpeechEngine, labels: ListenerLabels) {
    (self.cursor, self.speech, self.labels) = (cursor, speech, labels)
  }

  /// Forgets what was asked; the reader is turned off.
  func turnOff() {
    prompt = nil
  }

  /// Whether help is open.
  var isHelping: Bool { if case .help = prompt { true } else { false } }

  /// What a key stands for where a text is typed or an item is chosen; `nil` for keys that mean what they
  /// mean everywhere.
  static func meaning(of press: KeyPress) -> ReaderCommand? {
    switch press.key {
    case .escape: .named(.escape)
    case .enter: .named(.activate)
    case .down, .right: .named(.moveForward)
    case .up, .left: .named(.moveBackward)
    case .home: .named(.first)
    case .end: .named(.last)
    case .backspace: .prompt(.deleteBackward)
    default: press.text.map { .prompt(.type($0)) }
    }
  }

  // MARK: Beginning

  /// Offers all elements of the screen.
  func chooseItem(into answer: inout ReaderAnswer) {
    let found = ScreenItems(of: cursor.place(into: &answer), in: speech)
    offer(
      Chooser(
        found.items.map { element, text in
          Chooser.Item(
            text: text, command: .focus(on: element), isPresent: element === cursor.element)
        }, isWhole: found.isWhole),
      saying: .itemChooser, into: &answer)
  }

  /// Offers the other screens of the host, the likeliest first.
  func chooseScene(into answer: inout ReaderAnswer) {
    cursor.place(into: &answer)
    let items = answer.host.scenes(from: cursor.element).map { scene in
      let text =
        switch scene.likelihood {
        case .byCode: speech.text(.sceneByCode, filledWith: [scene.name])
        case .byName: speech.text(.sceneByName, filledWith: [scene.name])
        case .other: scene.name
        }
      return Chooser.Item(text: text, command: .open(scene), isPresent: false)
    }
    guard !items.isEmpty else { return speech.tell(.noScenes, into: &answer) }
    offer(Chooser(items), saying: .sceneChooser, into: &answer)
  }

  /// Offers all commands of a table, each with its gestures and keys.
  func chooseCommand(from table: CommandTable, into answer: inout ReaderAnswer) {
    let (names, comma) = (speech.commandNames, speech.comma)
    offer(
      Chooser(
        table.bindings.map { binding in
          let causes =
            binding.gestures.map { names.name(of: $0) }
            + table.chords(for: binding).map { names.name(of: $0) }
          return Chooser.Item(
            text: ([names.name(of: binding)] + causes.prefix(2)).joined(separator: comma),
            command: binding.command.command, isPresent: false)
        }),
      saying: .commandChooser, into: &answer)
  }

  private func offer(_ chooser: Chooser, saying word: Word, into answer: inout ReaderAnswer) {
    guard !chooser.items.isEmpty else { return speech.tell(.noItems, into: &answer) }
    prompt = .choice(chooser)
    speech.tell(word, [count(of: chooser)], into: &answer)
  }

  /// Asks for a text to search for.
  func beginSearch(into answer: inout ReaderAnswer) {
    prompt = .search("")
    speech.tell(.searchBegins, into: &answer)
  }

  /// Asks for the name of the element under the cursor.
  func beginLabelling(into answer: inout ReaderAnswer) {
    guard let element = cursor.element else { return answer.sound(.boundary) }
    prompt = .label(element, "")
    speech.tell(.labelBegins, into: &answer)
  }

  /// Begins help, or ends it.
  func toggleHelp(into answer: inout ReaderAnswer) {
    let isEnding = isHelping
    prompt = isEnding ? nil : .help
    speech.tell(isEnding ? .helpEnds : .helpBegins, into: &answer)
  }

  // MARK: What a listener does

  /// Takes a command that has to do with what is asked for.
  ///
  /// - Returns: What is to be done in its place, or `nil` where it was taken.
  func take(_ command: ReaderCommand, into answer: inout ReaderAnswer) -> ReaderCommand? {
    guard let prompt, !command.passesPrompts else { return command }
    switch (prompt, command) {
    case (.help, .named(.escape)), (.help, .named(.toggleHelp)): toggleHelp(into: &answer)
    case (.help, .practise): return command
    case (.help, _): return .practise(.command(command.name))
    case (_, .named(.escape)):
      self.prompt = nil
      speech.tell(.closed, into: &answer)
    case (.choice(let chooser), .named(.activate)):
      self.prompt = nil
      if let item = chooser.chosen { return item.command }
      speech.tell(.closed, into: &answer)
    case (.choice(let chooser), _):
      if let stepped = step(chooser, by: command, into: &answer) { self.prompt = .choice(stepped) }
    case (.settings(let chooser), _):
      if let change = change(chooser, by: command) { return change }
      if let stepped = step(chooser, by: command, into: &answer) {
        self.prompt = .settings(stepped)
      }
    case (.search(let text), .named(.activate)):
      self.prompt = nil
      return .search(for: text)
    case (.search(let text), _) where command.isTyping:
      let text = text.typing(command)
      self.prompt = .search(text)
      speech.tell(.searchPrompt, [text], into: &answer)
    case (.search(let text), .named(.speakItem)): speech.tell(.searchPrompt, [text], into: &answer)
    case (.label(let element, let text), .named(.activate)):
      self.prompt = nil
      keep(text, for: element, into: &answer)
    case (.label(let element, let text), _) where command.isTyping:
      let text = text.typing(command)
      self.prompt = .label(element, text)
      speech.tell(.labelPrompt, [text], into: &answer)
    case (.label(_, let text), .named(.speakItem)): speech.tell(.labelPrompt, [text], into: &answer)
    default: answer.sound(.boundary)
    }
    return nil
  }

  /// The list after a step, of which is said where it leads; `nil` where it leads nowhere.
  private func step(
    _ chooser: Chooser, by command: ReaderCommand, into answer: inout ReaderAnswer
  ) -> Chooser? {
    var chooser = chooser
    switch command {
    case .named(.moveForward), .named(.rotorNext):
      guard chooser.move(stepping: .next) else { return noStep(into: &answer) }
    case .named(.moveBackward), .named(.rotorPrevious):
      guard chooser.move(stepping: .previous) else { return noStep(into: &answer) }
    case .named(.first): chooser.moveToEdge(stepping: .next)
    case .named(.last): chooser.moveToEdge(stepping: .previous)
    case _ where command.isTyping: chooser.narrow(to: chooser.filter.typing(command))
    case .named(.speakItem): break
    default: return noStep(into: &answer)
    }
    if let item = chooser.chosen {
      speech.tell(
        .chooserItem, [item.text, String(chooser.index + 1), number(of: chooser)], into: &answer)
    } else {
      speech.tell(.noItemsWith, [chooser.filter], into: &answer)
    }
    return chooser
  }

  private func noStep(into answer: inout ReaderAnswer) -> Chooser? {
    answer.sound(.boundary)
    return nil
  }

  // MARK: Search

  /// Goes to the next element that holds a text, and searches for it from now on.
  func search(for text: String, into answer: inout ReaderAnswer) {
    searched = String(text.prefix(Chooser.filterLimit))
    search(stepping: .next, into: &answer)
  }

  /// Goes to the next or the previous element that holds the text that was searched for:
  /// from behind the cursor around the screen, and the element under it last.
  func search(stepping direction: Direction, into answer: inout ReaderAnswer) {
    guard !searched.isEmpty else { return speech.tell(.nothingSearched, into: &answer) }
    let order = cursor.place(into: &answer)
    let wanted = searched.lowercased()
    var isWhole = true
    func holds(_ stop: Stop) -> Bool {
      if stop.element.isAccessibilityPlaceholder { isWhole = false }
      let words = speech.words(of: stop, in: order, comingFrom: nil).description
      return words.lowercased().contains(wanted)
    }
    let present = cursor.stop
    let found =
      order.stop(from: present, stepping: direction, where: holds)
      ?? order.stop(from: nil, stepping: direction, where: holds)
    guard let found else {
      return speech.tell(isWhole ? .notFound : .notFoundYet, [searched], into: &answer)
    }
    cursor.focus(on: found.element, into: &answer)
  }

  // MARK: Labels

  private func keep(_ text: String, for element: Responder, into answer: inout ReaderAnswer) {
    labels.set(text, for: element)
    answer.append(.request(.keepLabels(labels.all)))
    guard text.isEmpty else { return speech.tell(.labelled, [text], into: &answer) }
    speech.tell(.labelRemoved, into: &answer)
  }

  // MARK: Help

  /// Says what a gesture or a key does.
  func practise(_ input: PractisedInput, with table: CommandTable, into answer: inout ReaderAnswer)
  {
    let names = speech.commandNames
    switch input {
    case .gesture(let gesture):
      let binding = table.binding(for: gesture)
      tell(names.name(of: gesture), does: binding.map { names.name(of: $0) }, into: &answer)
    case .press(let press): tell(press, with: table, into: &answer)
    case .command(let name):
      let binding = table.binding(for: name)
      tell(name, does: binding.map { names.name(of: $0) } ?? name, into: &answer)
    }
  }

  private func tell(_ press: KeyPress, with table: CommandTable, into answer: inout ReaderAnswer) {
    let names = speech.commandNames
    let name = names.name(of: KeyChord(press))
    if let binding = table.binding(for: press) {
      tell(name, does: names.name(of: binding), into: &answer)
    } else if let typing = CommandTable.textBinding(for: press) {
      speech.tell(.helpTyping, [name, names.name(of: typing)], into: &answer)
    } else if press.text != nil {
      speech.tell(.helpTyping, [name, speech.text(.helpTypes)], into: &answer)
    } else {
      tell(name, does: nil, into: &answer)
    }
  }

  private func tell(_ name: String, does command: String?, into answer: inout ReaderAnswer) {
    speech.tell(.help, [name, command ?? speech.text(.helpNothing)], into: &answer)
  }

  // MARK: Saying

  func count(of chooser: Chooser) -> String {
    speech.text(.itemCount, filledWith: [number(of: chooser)])
  }

  private func number(of chooser: Chooser) -> String {
    let count = String(chooser.items.count)
    return chooser.isWhole ? count : speech.text(.moreThan, filledWith: [count])
  }
}

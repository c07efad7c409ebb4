// The plain host writes lines and never goes back over one: for terminals that cannot be drawn on, for
// pipes, and for people whose own screen reader reads a log best.
//
//  1. A screen is a numbered list, printed when it appears and when it is asked for.
//  2. A line of input is a number, which goes to the item; nothing, which activates it; the words of a
//     command (`CommandPhrase`); or text for the field under the cursor, after `type`.
//  3. Where the reader has asked for something itself, such as a text to search for, a line answers it.
//  4. Everything that is said is one line.

import EarshotFiles
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotSpeech

/// An app as lines of text.
final class PlainHost {
  let core: HostCore
  private let write: (String) -> Int32?
  private var items: [Responder] = []
  var ending: HostEnding?

  /// Creates a host.
  ///
  /// - Parameters:
  ///   - core: The session.
  ///   - write: Takes each line; returns the system's error number where it cannot be written.
  init(_ core: HostCore, write: @escaping (String) -> Int32?) {
    self.core = core
    self.write = write
  }

  /// Runs until the input ends, the user quits or nothing more can be written.
  func run(showsTutorial: Bool) async -> HostEnding {
    core.session.onHostRequest = { [weak self] in self?.perform($0) }
    core.start()
    core.skipSpeech()
    if showsTutorial { core.say(.lineIntroduction) }
    tell(isNew: true)
    if let ending {
      await core.stop()
      return ending
    }
    core.rest()
    for await event in core.events {
      core.take(event)
      switch event {
      case .line(let line?): take(line)
      case .line(nil): ending = ending ?? .inputEnded
      case .speech(let event): take(event.news)
      default: break
      }
      core.skipSpeech()
      tell()
      // What was asked for is said to its end before the program goes.
      if let ending, core.unfinished <= 0 || ending != .inputEnded {
        await core.stop()
        return ending
      }
      core.rest()
    }
    return .inputEnded
  }

  /// Writes a line, unless none can be written any more.
  private func output(_ line: String) {
    if case .outputLost = ending { return }
    if let code = write(Self.printable(line)) { ending = .outputLost(code) }
  }

  /// Writes a sentence of the tables, which is not said.
  private func output(_ word: Word, _ values: String...) {
    output(core.reader.text(word, values))
  }

  /// Prints what was said, and the list of a new screen.
  private func tell(isNew: Bool = false) {
    core.tellDeadEnds(isNew: isNew, way: core.reader.text(.lineTypeScenes))
    var isNew = isNew
    var lines: [String] = []
    let news = core.takeNews()
    for event in news {
      switch event.kind {
      case .speech:
        let text = core.words(of: event)
        if !text.isEmpty { lines.append(text) }
      case .notification: if event.name == "screenChanged" { isNew = true }
      default: break
      }
    }
    if HostCore.ledNowhere(news) { lines.append(core.reader.text(.nothingFurther)) }
    if isNew { list() }
    for line in lines { output(line) }
  }

  /// Prints the items of the screen, or what there is to choose from.
  private func list() {
    if let chooser = core.reader.chooser {
      for (index, item) in chooser.items.enumerated() { output("\(index + 1). \(item.text)") }
      return
    }
    let (found, isWhole) = core.reader.items(of: core.session.host)
    items = found.map(\.element)
    for (index, item) in found.enumerated() { output("\(index + 1). \(item.text)") }
    if !isWhole { output(.lineListCut, String(items.count)) }
  }

  /// Tells what could not be heard; why there is no sound at all, and what to do, is told once.
  private func take(_ news: SpeechNews) {
    switch news {
    case .soundLost:
      for line in (core.noSound ?? "").split(separator: "\n") { output(String(line)) }
    case .finished(_, .failed(let failure)) where core.noSound == nil:
      output(.notHeard, "\(failure)")
    default: break
    }
  }

  // MARK: Input

  private func take(_ line: String) {
    if core.reader.isPrompting { return answer(line) }
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard let first = words.first else { return ask(.named(.activate)) }
    if let number = Int(first), words.count == 1 { return go(to: number) }
    switch (first.lowercased(), words.count) {
    case ("list", 1): list()
    case ("help", 1), ("?", 1): help()
    case ("quit", 1): ending = .quit
    case ("type", _): type(words.count > 1 ? words[1] : "")
    case ("find", 2): ask(.search(for: words[1]))
    case ("rotor", 1): listRotor()
    default:
      if let phrase = CommandPhrase(
        line, in: core.reader.commands, rotors: core.reader.rotorNames(on: core.session.host))
      {
        ask(phrase.command)
        if core.reader.chooser != nil { list() }
      } else {
        refuse(line)
      }
    }
  }

  private func ask(_ command: ReaderCommand) {
    core.session.perform(.command(command))
  }

  private func refuse(_ line: String) {
    let names =
      CommandPhrase.names(
        in: core.reader.commands, rotors: core.reader.rotorNames(on: core.session.host))
      + ["list", "help", "quit", "type", "find"]
    output(.lineUnknown, line)
    if let nearest = NearestName.to(line.lowercased(), among: names) {
      output(.lineNearest, nearest)
    }
  }

  private func go(to number: Int) {
    guard !items.isEmpty else { return output(.emptyScreen) }
    guard items.indices.contains(number - 1) else {
      return output(.lineNoItem, String(number), String(items.count))
    }
    let element = items[number - 1]
    ask(.focus(on: element))
    // The app may have taken it away since the list was printed.
    if core.reader.focusedElement !== element { output(.lineItemGone, String(number)) }
  }

  private func type(_ text: String) {
    guard core.session.host.firstResponder?.accessibilityTextInput?.isEditing ?? false
    else { return output(.lineNothingTakesText) }
    core.session.perform(.typeText(text))
    ask(.named(.speakItem))
  }

  /// Answers what the reader has asked for.
  private func answer(_ line: String) {
    let words = line.lowercased()
    if words == "escape" || words == "close" { return ask(.named(.escape)) }
    guard let chooser = core.reader.chooser else {
      ask(.prompt(.type(line)))
      return ask(.named(.activate))
    }
    guard let number = Int(line) else {
      switch words {
      case "": return ask(.named(.activate))
      case "quit": return ending = .quit
      default:
        ask(.text(.edit(.replace(with: line))))
        return list()
      }
    }
    guard !chooser.items.isEmpty else { return output(.noItemsWith, chooser.filter) }
    guard chooser.items.indices.contains(number - 1) else {
      return output(.lineNoItem, String(number), String(chooser.items.count))
    }
    let steps = number - 1 - chooser.index
    for _ in 0..<abs(steps) { ask(.named(steps > 0 ? .moveForward : .moveBackward)) }
    ask(.named(.activate))
  }

  // MARK: What there is

  private func help() {
    for word in Self.helpLines { output(word) }
    for binding in core.reader.commands.bindings { output(binding.name.lowercased()) }
  }

  /// What help prints before the names of all commands.
  private static let helpLines: [Word] = [
    .lineHelpNumber, .lineHelpEnter, .lineHelpNext, .lineHelpList, .lineHelpScenes, .lineHelpFind,
    .lineHelpType,
    .lineHelpRotor, .lineHelpScroll, .lineHelpQuit, .lineHelpCommands,
  ]

  /// Prints what the rotor offers here, by the names that turning it says.
  private func listRotor() {
    for kind in core.reader.offeredRotorKinds(on: core.session.host) {
      output(core.reader.name(of: kind))
    }
  }

  /// Does what the reader leaves to its host.
  private func perform(_ request: HostRequest) {
    switch request {
    case .mute(let isMuted): core.mute(isMuted)
    case .keepLabels(let labels): core.keep(labels)
    // No setting of ours stands in the list.
    case .set: break
    case .keepSettings(let settings): core.keep(settings)
    // Lines have no clipboard and nothing to blank.
    case .copy, .curtain: output(.lineNotHere)
    case .perform(let name):
      switch HostFunction(rawValue: name) {
      case .quit: ending = .quit
      case .tutorial: core.say(.lineIntroduction)
      case .redraw: list()
      case .readSettings: core.readSettingsAgain()
      case .setBookmark: core.setBookmark()
      case .nextBookmark: core.goToNextBookmark()
      case .readerMode, .keysSilence, .commandOutput, .history: core.say(.onlyForPrograms)
      case .suspend, nil: output(.lineNotHere)
      }
    }
  }

  /// A text in one line that cannot move the cursor of a terminal.
  private static func printable(_ text: String) -> String {
    CharacterWidth.cells(of: text).map(\.text).joined()
  }
}

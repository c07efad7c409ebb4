// The plain host writes lines and never goes back over one: for terminals that cannot be drawn on, for
// pipes, and for people whose screen reader reads a log best.
//
//  1. A screen is a numbered list, printed when it appears and when it is asked for.
//  2. A line of input is a number, which goes to the item and activates it; the name of a command; or
//     text for the field under the cursor, after `type`.
//  3. Everything that is said is one line.

import EarshotFiles
import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotSpeech

/// An app as lines of text.
final class PlainHost {
  private let core: HostCore
  private let write: (String) -> Int32?
  private var items: [ItemChooser.Item] = []
  private var ending: HostEnding?

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
    core.start()
    core.skipSpeech()
    if showsTutorial { for line in PlainWording.welcome { output(line) } }
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
    if let code = write(line) { ending = .outputLost(code) }
  }

  /// Prints what was said, and the list of a new screen.
  private func tell(isNew: Bool = false) {
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
    if HostCore.ledNowhere(news) { lines.append(HostWording.nothingFurther) }
    if isNew { list() }
    for line in lines { output(PlainWording.printable(line)) }
  }

  private func list() {
    let isWhole: Bool
    (items, isWhole) = ItemChooser.items(of: core.session.host)
    for (index, item) in items.enumerated() {
      output("\(index + 1). \(PlainWording.printable(item.text))")
    }
    if !isWhole { output(PlainWording.cut(after: items.count)) }
  }

  /// Tells what could not be heard; why there is no sound at all, and what to do, is told once.
  private func take(_ news: SpeechNews) {
    switch news {
    case .soundLost:
      for line in (core.noSound ?? "").split(separator: "\n") {
        output(PlainWording.printable(String(line)))
      }
    case .finished(_, .failed(let failure)) where core.noSound == nil:
      output(PlainWording.printable(HostWording.notHeard("\(failure)")))
    default: break
    }
  }

  // MARK: Input

  private func take(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard let first = words.first else { return core.session.perform(.command(.moveForward)) }
    if let number = Int(first), words.count == 1 { return choose(number) }
    switch (first, words.count) {
    case ("list", 1): list()
    case ("help", 1), ("?", 1): for line in PlainWording.help { output(line) }
    case ("quit", 1): ending = .quit
    case ("type", _): type(words.count > 1 ? words[1] : "")
    case ("scroll", 2): scroll(words[1])
    case ("rotor", 2): core.session.perform(.command(.rotor(RotorKind(name: words[1]))))
    default:
      if words.count == 1, let command = PlainWording.command(first) {
        core.session.perform(.command(command))
      } else {
        output(PlainWording.unknown(PlainWording.printable(line)))
      }
    }
  }

  private func choose(_ number: Int) {
    guard items.indices.contains(number - 1) else {
      return output(PlainWording.noItem(number, count: items.count))
    }
    let element = items[number - 1].element
    core.session.perform(.command(.focus(on: element)))
    // The app may have taken it away since the list was printed; nothing else is to be pressed for it.
    guard core.reader.focusedElement === element else {
      return output(PlainWording.gone(number))
    }
    core.session.perform(.command(.activate))
  }

  private func type(_ text: String) {
    guard core.session.host.firstResponder?.accessibilityTextInput?.isEditing ?? false
    else { return output(PlainWording.nothingTakesText) }
    core.session.perform(.typeText(text))
    core.session.perform(.command(.speakItem))
  }

  private func scroll(_ name: String) {
    guard let direction = AccessibilityScrollDirection(rawValue: name) else {
      return output(PlainWording.unknownDirection(PlainWording.printable(name)))
    }
    core.session.perform(.command(.scroll(direction)))
  }
}

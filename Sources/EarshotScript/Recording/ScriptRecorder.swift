// From what a person does to a script:
//
//  1. an input is a step, which is written when the next one comes: until then it gathers what is said;
//  2. characters that are typed one after the other are one step;
//  3. what is said at a later time than its step was brought about by time, and waits for it in the script;
//  4. what the program says of its own belongs to no step, because no script hears it.

import EarshotFiles
package import EarshotInterface
package import EarshotMirror
import EarshotModel
package import EarshotReader
package import EarshotSession

/// Writes what a person does to an app as a script that does the same, and expects the same words.
///
/// What is typed into a secure field is not written; a word stands in its place, and a comment says so.
package final class ScriptRecorder {
  private let application: Application
  private let write: (String) -> Void

  /// The step that was done last and is not written yet.
  private var step = RecordedStep.none
  /// When it was done, or the last part of it.
  private var time = Duration.zero
  /// What was said last since.
  private var said: String?
  /// Whether more than one input has typed the text of the step, so that what is said is not the same.
  private var isTypedByKeys = false
  /// Whether the text of the step went into a secure field.
  private var isSecret = false
  /// What was typed into secure fields, so that nothing of it is written where it is said.
  private var secrets: [String] = []
  /// Whether what is said now comes from the program.
  private var isHosts = false
  private let expectsStart: Bool

  /// What stands in a script in the place of a password: as many letters, since their number is said.
  private static func placeholder(for secret: String) -> String {
    let word = Array("password")
    return String(secret.indices.enumerated().map { word[$0.offset % word.count] })
  }

  /// Begins a script.
  ///
  /// - Parameters:
  ///   - application: The app, which was not launched yet.
  ///   - open: The path of its file, as the script has to give it.
  ///   - format: What the file is that another tool wrote, where somebody has said so.
  ///   - scene: The screen it opens with, when one was asked for.
  ///   - settings: What the listener has chosen.
  ///   - write: Takes the text of the script, piece by piece.
  package init(
    of application: Application, open: String, from format: ImportFormat? = nil, scene: String?,
    settings: ReaderSettings,
    write: @escaping (String) -> Void
  ) {
    self.application = application
    self.write = write
    var header =
      "# What somebody did in `earshot open`; `earshot play` does the same.\nearshot: 1\n"
    func add(_ key: String, _ value: String) { header += "\(key): \(ScalarText.text(value))\n" }
    add("open", open)
    if let format { add("from", format.rawValue) }
    if let scene { add("scene", scene) }
    add("behaviour", settings.behaviour.rawValue)
    add("navigation", settings.navigationStyle.rawValue)
    add("style", settings.style.rawValue)
    if let date = application.currentDate.flatMap(CalendarDate.init(secondsSinceReference:)) {
      add("date", Self.text(of: date))
    }
    let chosen = Self.choices(in: settings)
    expectsStart = chosen.isEmpty
    header += "steps:\n"
    if !chosen.isEmpty { header += "  - set: { \(chosen.joined(separator: ", ")) }\n" }
    write(header)
  }

  // MARK: What happens

  /// Takes what a person is about to do, or the program.
  package func take(_ input: SessionInput, in session: Session) {
    let next = RecordedStep(input, in: application)
    if case .none = next {
      isHosts = true
      return
    }
    isHosts = false
    let isNextSecret = Self.isTyping(next) && isSecureFieldEdited(in: session)
    if joins(next, isSecret: isNextSecret) {
      time = session.now
      return
    }
    let interrupted = (session.reader as? ScreenReader).flatMap { reader in
      reader.isReading ? reader.focusedElement : nil
    }
    if interrupted != nil { said = nil }
    end()
    if let interrupted, let name = application.name(of: interrupted) {
      add("focus: \(ScalarText.text(name))   # reading had come so far when it was stopped")
    }
    (step, time, isSecret, isTypedByKeys) = (next, session.now, isNextSecret, false)
    if isSecret, case .typed(let text) = next { secrets.append(text) }
  }

  /// Takes what has happened.
  package func take(_ event: TranscriptEvent) {
    guard event.kind == .speech, !isHosts, let text = event.text, !text.isEmpty else { return }
    if event.time > time, event.cause != "reading" {
      let tenths = ((event.time - time) / .milliseconds(100)).rounded(.up)
      end()
      step = .step("wait: \(OutputValue.number(tenths / 10).json(isPretty: false))")
      (isSecret, isTypedByKeys) = (false, false)
      time = event.time
    }
    said = text
  }

  /// Writes what was done last.
  package func end() {
    switch step {
    case .none: break
    case .start: if !expectsStart { said = nil }
    case .step(let text): add(text)
    case .typed(let text) where isSecret:
      add(
        "type: \(Self.placeholder(for: text))   # in the place of what was typed into a secure field"
      )
    case .typed(let text): add("type: \(ScalarText.text(text))")
    case .deleted(1): add("deleteBackward")
    case .deleted(let count): add("deleteBackward: \(count)")
    case .unknown(let words): write("  # what no step says: \(words)\n")
    }
    if let said, expects { add("expect: \(ScalarText.text(said))") }
    (step, said) = (.none, nil)
  }

  // MARK: Steps

  /// Joins what was typed or deleted with what was typed or deleted just before.
  private func joins(_ next: RecordedStep, isSecret isNextSecret: Bool) -> Bool {
    switch (step, next) {
    case (.typed(let before), .typed(let text)) where isSecret == isNextSecret:
      step = .typed(before + text)
      if isSecret { secrets[secrets.count - 1] += text }
    case (.deleted(let before), .deleted(let count)): step = .deleted(before + count)
    default: return false
    }
    isTypedByKeys = true
    said = nil
    return true
  }

  /// Whether what was said is the same whenever the step is done.
  private var expects: Bool {
    switch step {
    case .none, .unknown: return false
    case .typed where isSecret || isTypedByKeys: return false
    case .start, .step, .typed, .deleted: break
    }
    guard let said, secrets.contains(where: { said.contains($0) }) else { return true }
    write("  # what was said holds what was typed into a secure field\n")
    return false
  }

  private func add(_ step: String) {
    write("  - \(step)\n")
  }

  private static func isTyping(_ step: RecordedStep) -> Bool {
    if case .typed = step { true } else { false }
  }

  /// Whether what is typed may be a secret: it goes to the app, and not into a field that shows it.
  private func isSecureFieldEdited(in session: Session) -> Bool {
    if session.reader?.isPrompting ?? false { return false }
    guard let field = application.firstResponder, let input = field.accessibilityTextInput else {
      return true
    }
    return input.isSecure || field.accessibilityTraits.contains(.secureTextField)
  }

  // MARK: The beginning

  /// What the listener has chosen that has a say in the words, as members of a mapping.
  private static func choices(in settings: ReaderSettings) -> [String] {
    let said: Set = [
      "punctuation", "hints", "traits", "containers", "tables", "values", "customContent",
      "switches", "capitals", "typing", "language", "rotor", "rotorSettings",
    ]
    let usual = ReaderSettings()
    return SettingKey.all.filter { said.contains($0.name) }.compactMap { key in
      let value = key.value(settings).json(isPretty: false)
      return value == key.value(usual).json(isPretty: false) || value == "null"
        ? nil : "\(key.name): \(value)"
    }
  }

  private static func text(of date: CalendarDate) -> String {
    func digits(_ number: Int, _ count: Int = 2) -> String {
      String(repeating: "0", count: max(0, count - String(number).count)) + String(number)
    }
    return "\(digits(date.year, 4))-\(digits(date.month))-\(digits(date.day)) "
      + "\(digits(date.hour)):\(digits(date.minute))"
  }
}

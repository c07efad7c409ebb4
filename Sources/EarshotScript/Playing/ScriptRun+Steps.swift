import EarshotFiles
import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession

/// What steps do.
extension ScriptRun {
  func perform(_ step: ScriptStep) throws(FileError) {
    if isFingerDown, !step.action.isTouch {
      isFingerDown = false
      command(.named(.lift))
    }
    switch step.action {
    case .command(let name, let repeats):
      for _ in 0..<repeats { command(.named(name)) }
      if reader.isReading { session.advanceUntilSilent() }
    case .scroll(let direction): command(.scroll(direction))
    case .rotor(let name): command(.rotor(try known(RotorKind(name: name), at: step)))
    case .find(let kind, let isForward):
      command(.find(try known(kind, at: step), isForward: isForward))
    case .search(let text): command(.search(for: text))
    case .gesture(let gesture): command(.gesture(gesture))
    case .press(let press):
      guard try !give(.press(press), at: step) else { break }
      command(.press(press))
    case .assign(let reassignment): command(.assign(reassignment))
    case .change(let changes):
      for (setting, steps) in changes { command(.change(setting, by: steps)) }
    case .set(let settings): set(settings)
    case .touch(let target):
      isFingerDown = true
      command(.touch(at: try point(of: target, at: step)))
    case .tap(let target): session.perform(.tap(try point(of: target, at: step)))
    case .focus(let id): command(.focus(on: try element(id, at: step)))
    case .type(let text):
      guard try !give(.type(text), at: step) else { break }
      session.perform(.typeText(text))
    case .deleteBackward(let repeats):
      for _ in 0..<repeats where try !give(.deleteBackward, at: step) {
        session.perform(.deleteBackward)
      }
    case .replace(let text): command(.text(.edit(.replace(with: text))))
    case .post(let notification):
      let element = try notification.element.map { cursor throws(FileError) in
        try self.element(cursor.text(), at: step)
      }
      perform("post") { $0.post(notification.notification { _ in element }) }
    case .announce(let text): perform("announce") { $0.post(.announcement(text)) }
    case .rotate(let orientation):
      perform("rotate") { $0.rotate(isLandscape: orientation == .landscape) }
    case .textSize(let category): perform("textSize") { $0.setTextSize(category) }
    case .layoutDirection(let direction):
      perform("layoutDirection") { $0.setLayoutDirection(direction) }
    case .application(let state): lead(state.rawValue) { $0.lead(to: state) }
    case .leave: leave()
    case .comeBack: try comeBack()
    case .expect, .group, .repeat, .wait: break
    }
  }

  /// Sets what a listener sets elsewhere than on the screen; nothing is said.
  private func set(_ chosen: ChosenSettings) {
    session.perform(
      .work(name: "set \(chosen.text)") { [reader] in chosen.apply(to: &reader.settings) })
  }

  /// Has the app do something; one that is suspended or was left does nothing.
  private func perform(_ name: String, work: @escaping (Application) -> Void) {
    lead(name) { application in
      guard application.applicationState != .suspended else {
        return application.note(.warning("the app is suspended and does nothing"))
      }
      work(application)
    }
  }

  /// Leads the app through its life; one that was left is not led anywhere, and neither is what is no app.
  private func lead(_ name: String, work: @escaping (Application) -> Void) {
    guard let application = subject.application else {
      return session.transcript.append(
        TranscriptEvent(
          time: session.now, kind: .note,
          text: "what is played on is no app of ours, and does not do this: \(name)"))
    }
    session.perform(
      .work(name: name) {
        guard application.isRunning else {
          return application.note(.warning("the app was left and does nothing"))
        }
        work(application)
      })
  }

  /// Leaves the app; nothing of it is on screen any more.
  private func leave() {
    lead("leave") { application in
      application.terminate()
      for window in application.windows { application.removeWindow(window) }
    }
  }

  /// Launches the app anew.
  private func comeBack() throws(FileError) {
    guard let makeApplication else { return lead("comeBack") { _ in } }
    if subject.application?.isRunning ?? false { leave() }
    let application = try makeApplication()
    subject = .application(application)
    prepare()
    session.goOn(with: application)
    session.perform(.work(name: "comeBack") { application.launch() })
  }

  func command(_ command: ReaderCommand) {
    session.perform(.command(command))
  }

  private func point(
    of target: ScriptTarget, at step: ScriptStep
  ) throws(FileError) -> Point {
    switch target {
    case .point(let point): point
    case .element(let id): try element(id, at: step).accessibilityActivationPoint
    }
  }

  /// A setting of the rotor, unless it is misspelt.
  private func known(_ kind: RotorKind, at step: ScriptStep) throws(FileError) -> RotorKind {
    let own = (subject.application as? DocumentApplication)?.rotorNames ?? []
    let offered = reader.offeredRotorKinds(on: session.host).map(\.name)
    guard let problem = kind.problem(among: own + offered) else { return kind }
    throw FileError(file: script.file, line: step.line, column: step.column, problem: problem)
  }

  private func element(_ id: String, at step: ScriptStep) throws(FileError) -> Responder {
    if let element = subject.element(named: id) { return element }
    throw FileError(
      file: script.file, line: step.line, column: step.column,
      problem: ScriptProblem.noSuchElement(
        id.printable,
        suggestion: NearestName.to(id, among: subject.elementNames)?.printable))
  }
}

extension ScriptAction {
  /// Whether a finger stays on the screen.
  fileprivate var isTouch: Bool {
    if case .touch = self { true } else { false }
  }
}

extension Application {
  /// Leads the app to a state, by the steps that lie between.
  fileprivate func lead(to state: ScriptApplicationState) {
    switch state {
    case .active: enterForeground()
    case .background: enterBackground()
    case .suspended: suspend()
    }
  }
}

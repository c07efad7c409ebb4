// A run of a script:
//
//  1. the app is launched and the reader turned on;
//  2. what a step does is given to the session as inputs, after each of which it turns until the app
//     has come to rest, and all is told that follows elsewhere; only that, `wait` and reading on let time
//     pass;
//  3. what a step expects is compared with what the transcript holds since the step before, and with
//     what can be seen of the reader and the app;
//  4. at the end, or at a step that is refused, time passes until nothing is spoken any more, and what is
//     still spoken is ended, so that every utterance has its end.

import EarshotFiles
import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotSpeech

/// One script on its way.
final class ScriptRun {
  let script: Script
  var subject: ScriptSubject
  /// Makes an app where the script comes back to it; `nil` for what is no app.
  let makeApplication: (() throws(FileError) -> Application)?
  /// What keeps the state of the app while a script is away from it; made when it leaves first.
  private let keptState = KeptState()
  let reader: ScreenReader
  let session: Session
  /// How the announcements of each text ended, in order.
  private(set) var announcementEnds: [String: [Bool]] = [:]
  private(set) var results: [ExpectationResult] = []
  /// Why a step was refused, after which nothing more was done.
  private var refusal: FileError?
  private var announcements: NotificationObservation?
  /// Whether a finger rests on the screen from a step before.
  var isFingerDown = false
  /// What the step stands in, the outermost first.
  private var groups: [String] = []
  /// The steps that are still to be played, the innermost list last.
  private var lists: [ScriptStepList] = []
  /// The number of events before the step that expectations are about.
  private(set) var stepBegin = 0

  /// Creates a run on what was not launched yet, and on the apps that are made where the script comes back.
  init(
    script: Script, on subject: ScriptSubject,
    then makeApplication: (() throws(FileError) -> Application)?,
    reader: ScreenReader, speech: any SpeechChannel, transcript: Transcript
  ) {
    self.script = script
    self.subject = subject
    self.makeApplication = makeApplication
    self.reader = reader
    session = Session(host: subject.host, reader: reader, speech: speech, transcript: transcript)
    prepare()
  }

  /// Has the state of an app kept when the script leaves it, and listens to what becomes of announcements.
  func prepare() {
    if let application = subject.application {
      if let name = script.appName { application.applicationName = name }
      if let date = script.date { application.currentDate = date }
      if script.leavesTheApp { keptState.keep(application) }
    }
    announcements = subject.host.notificationCenter.addObserver(for: AnnouncementDidFinish.self) {
      [weak self] message in
      self?.announcementEnds[message.announcement, default: []].append(message.wasSuccessful)
    }
  }

  /// What has come of it so far.
  var report: ScriptReport {
    ScriptReport(
      file: script.file, events: session.transcript.events, results: results, refusal: refusal,
      duration: session.now)
  }

  /// Plays all steps in virtual time, or those before one that is refused.
  func play() {
    begin()
    session.advanceUntilSettled()
    while let step = nextStep() {
      play(step)
      if case .wait(let seconds) = step.action { session.advance(by: seconds) }
      session.advanceUntilSettled()
    }
    end()
  }

  /// Plays all steps in real time: after each, what follows over there is waited for.
  ///
  /// - Parameter patience: How long what is expected is waited for.
  func playLive(patience: Duration = .zero) async {
    let time = LiveTime(of: session)
    begin()
    await time.waitUntilSettled()
    while let step = nextStep() {
      if case .expect(let expectations) = step.action, patience > .zero {
        // What is there from the beginning is no news, so it is looked at before anything comes.
        await time.wait(for: patience) { _ in expectations.allSatisfy { found(by: $0).isMet } }
      }
      play(step)
      if case .wait(let seconds) = step.action {
        await time.wait(for: Duration(finiteSeconds: seconds))
      }
      await time.waitUntilSettled()
    }
    end()
    time.end()
  }

  private func begin() {
    session.perform(.work(name: "launch") { [host = subject.host] in host.launch() })
    command(.named(.enable))
    lists = [ScriptStepList(script.steps)]
  }

  private func end() {
    if isFingerDown { command(.named(.lift)) }
    session.advanceUntilSilent()
    session.shutDownSpeech()
  }

  /// The next step that is no list of others; `nil` at the end and where one was refused.
  private func nextStep() -> ScriptStep? {
    while refusal == nil, !lists.isEmpty {
      guard let step = lists[lists.count - 1].next() else {
        if let name = lists[lists.count - 1].nextRound() {
          tellGroup(replacing: name)
        } else {
          if lists.removeLast().isNamed { groups.removeLast() }
        }
        continue
      }
      switch step.action {
      case .group(let name, let list):
        lists.append(ScriptStepList(list.steps, named: true))
        tellGroup(name)
      case .repeat(let times, let list):
        lists.append(ScriptStepList(list.steps, named: true, times: times))
        tellGroup("round 1 of \(times)")
      default: return step
      }
    }
    return nil
  }

  private func tellGroup(replacing name: String) {
    groups.removeLast()
    tellGroup(name)
  }

  /// Has reports show under a name what follows.
  private func tellGroup(_ name: String) {
    groups.append(name)
    session.transcript.append(
      TranscriptEvent(time: session.now, kind: .group, text: groups.joined(separator: ", ")))
  }

  private func play(_ step: ScriptStep) {
    if case .expect(let expectations) = step.action {
      for expectation in expectations { compare(expectation) }
      return
    }
    stepBegin = session.transcript.events.count
    do throws(FileError) { try perform(step) } catch { refuse(step, because: error) }
  }

  /// What was done and found until then stays; why it ends is told in the transcript too.
  private func refuse(_ step: ScriptStep, because error: FileError) {
    refusal = error
    session.transcript.append(
      TranscriptEvent(
        time: session.now, kind: .note,
        text: "the script ends at line \(step.line): \(error.problem.message)"))
  }

  private func compare(_ expectation: Expectation) {
    let found = found(by: expectation)
    let result = ExpectationResult(
      expectation: expectation, groups: groups, actual: found.text, isMet: found.isMet,
      instead: found.instead, time: session.now)
    results.append(result)
    session.transcript.append(TranscriptEvent(result))
  }
}

import EarshotModel
import EarshotSpeech

/// What the app tells of its screen, and where that leads the cursor.
final class NotificationEngine {
  private let cursor: CursorEngine
  private let speech: SpeechEngine
  private let rotor: RotorEngine
  private let reading: ReadingEngine
  private var change: ScreenChange?
  private var places = ReturnPlaces()
  private var lastPageStatus: String?

  init(
    cursor: CursorEngine, speech: SpeechEngine, rotor: RotorEngine, reading: ReadingEngine
  ) {
    self.cursor = cursor
    self.speech = speech
    self.rotor = rotor
    self.reading = reading
  }

  /// Whether the app has told of a change that the cursor has not followed yet.
  var hasChange: Bool { change != nil }

  /// Forgets what was told; the reader is turned off.
  func turnOff() {
    (change, places, lastPageStatus) = (nil, ReturnPlaces(), nil)
  }

  /// Takes up a notification.
  func receive(_ notification: AccessibilityNotification, into answer: inout ReaderAnswer) {
    cursor.doubtOrder()
    switch notification {
    case .screenChanged(let argument, let cause):
      depart(because: cause)
      add(argument, cause: cause)
    case .layoutChanged(let argument):
      add(argument, cause: nil)
    case .announcement(let text):
      followChange(into: &answer)
      rotor.tellWhatChanged(into: &answer)
      speech.announce(text, into: &answer)
    case .report(let report):
      followChange(into: &answer)
      rotor.tellWhatChanged(into: &answer)
      tell(report, into: &answer)
    case .pageScrolled(let status):
      followChange(into: &answer)
      tellPage(status, into: &answer)
    case .pauseAssistiveTechnology(let technology):
      followChange(into: &answer)
      if technology == .voiceOver { speech.standBack(into: &answer) }
    case .resumeAssistiveTechnology(let technology):
      followChange(into: &answer)
      if technology == .voiceOver { goOn(into: &answer) }
    }
  }

  /// Speaks again after the app had asked for quiet: where the cursor stands, if it moved meanwhile, and
  /// the announcements that had to wait.
  private func goOn(into answer: inout ReaderAnswer) {
    if speech.goOn(into: &answer) { cursor.speakAgain(into: &answer) }
    speech.announceWhatWaited(into: &answer)
  }

  /// Sounds that something was scrolled and speaks where it stands; the same words again mean that it is at
  /// its end.
  private func tellPage(_ status: AttributedText?, into answer: inout ReaderAnswer) {
    let isAtEnd = status != nil && status?.text == lastPageStatus
    answer.sound(isAtEnd ? .boundary : .scroll)
    // A page that reading has turned is read, not told about.
    guard let status else { return }
    lastPageStatus = status.text
    guard !reading.isReading else { return }
    speech.say(speech.runs(status), source: .pageScroll, into: &answer)
  }

  /// Says what has become of something; what is only gone is as urgent as its place has it.
  private func tell(_ report: AccessibilityReport, into answer: inout ReaderAnswer) {
    let runs =
      switch report {
      case .refused(let reason) where reason.isEmpty: speech.runs(.requestRefused)
      case .refused(let reason):
        speech.runs(.requestRefusedBecause, around: speech.runs(AttributedText(reason)))
      case .unsupported: speech.runs(.requestUnsupported)
      case .stale: speech.runs(.requestStale)
      case .timedOut: speech.runs(.requestTimedOut)
      case .lost: speech.runs(.connectionLost)
      case .crashed(let name?): speech.runs(.crashed, around: speech.runs(AttributedText(name)))
      case .crashed(nil): speech.runs(.crashedWithoutName)
      case .outOfDate: speech.runs(.outOfDate)
      case .removed(let text): speech.runs(.removed, around: speech.runs(text))
      case .unreachable: speech.runs(.requestUnreachable)
      case .unchanged: speech.runs(.requestUnchanged)
      case .told(let parts, _): words(of: parts, in: answer.settings.style)
      }
    let urgency: AccessibilityPriority =
      switch report {
      case .removed(let text): text.announcementPriority
      case .told(_, let priority): priority
      default: .default
      }
    speech.say(
      runs, source: .announcement, priority: SpeechPriority(urgency), into: &answer)
  }

  /// The words of what is told, the parts one after the other.
  private func words(
    of parts: [AccessibilityReport.Part], in style: WordingStyle
  ) -> [SpeechRun] {
    var runs: [SpeechRun] = []
    for part in parts {
      switch part {
      case .text(let text):
        runs.join(speech.runs(AttributedText(text)), in: style, comma: speech.textComma)
      default:
        if let (word, values) = part.wording {
          runs.join(speech.runs(word, filledWith: values), in: style, comma: speech.textComma)
        }
      }
    }
    return runs
  }

  // MARK: Changes

  private func add(
    _ argument: AccessibilityNotification.Argument?, cause: ScreenChangeCause?
  ) {
    var change = change ?? ScreenChange()
    change.add(argument, cause: cause)
    self.change = change
  }

  private func depart(because cause: ScreenChangeCause) {
    lastPageStatus = nil
    switch cause {
    case .present: places.leave(cursor.element, cursor.identity, by: .present)
    case .push: places.leave(cursor.element, cursor.identity, by: .push)
    case .posted, .pop, .dismiss: break
    }
  }

  /// Brings the cursor up to what the app has told and done since the last time: to where the changes
  /// lead, back from an overlay that is gone, or to what is left when its element is.
  func follow(hostHasChanged: Bool, into answer: inout ReaderAnswer) {
    let (left, identity) = (cursor.element, cursor.identity)
    followChange(into: &answer)
    guard hostHasChanged else { return }
    let order = cursor.order(of: answer.host)
    if let element = cursor.element, order.stop(for: element) == nil,
      let (stop, cause) = places.comeBackFromOverlay(in: order)
    {
      cursor.land(on: stop, in: order, because: cause, into: &answer)
    }
    cursor.keep(into: &answer)
    if let left, let element = cursor.element, left !== element {
      places.leave(left, identity, forOverlayAround: element)
    }
  }

  /// Moves the cursor as the changes since the last time ask for.
  func followChange(into answer: inout ReaderAnswer) {
    guard let change, answer.host.canBeAsked else { return }
    self.change = nil
    let order = cursor.order(of: answer.host)
    if change.cause != nil { answer.sound(.screenChange) }
    var introduction = change.text.map { speech.runs($0) } ?? []
    guard let (stop, cause) = destination(of: change, in: order, into: &answer) else {
      // The cursor stays where it is if it can, and what the app says is said.
      cursor.keep(into: &answer)
      guard !introduction.isEmpty else { return }
      let source: UtteranceSource = change.cause == nil ? .layoutChange : .screenChange
      speech.say(introduction, source: source, into: &answer)
      return
    }
    let alert =
      change.cause == .present ? alert(in: order, at: stop, because: cause, answer) : nil
    if let alert {
      introduction.join(
        words(of: alert, in: order, for: answer), in: answer.settings.style,
        comma: speech.textComma)
    }
    let landing = alert?.landing ?? stop
    if reading.isReading, landing.element === cursor.element, introduction.isEmpty {
      // What is being read has only told that it changed.
      return cursor.keep(into: &answer)
    }
    let utterance = cursor.land(
      on: landing, in: order, because: cause, source: reading.isReading ? .reading : .focus,
      before: introduction, comingFrom: alert?.texts.last, into: &answer)
    reading.wait(for: utterance)
  }

  /// The alert that came up, as it is told; where the app names an element of it, the cursor goes there.
  private func alert(
    in order: ReadingOrder, at stop: Stop, because cause: FocusCause, _ answer: ReaderAnswer
  ) -> AlertOpening? {
    let isNamed = if case .named = cause { true } else { false }
    guard let first = isNamed ? cursor.edge(of: order, stepping: .next, in: answer) : stop else {
      return nil
    }
    return AlertOpening(
      from: first, in: order, landing: isNamed ? stop : nil,
      seeksControl: answer.settings.behaviour == .device)
  }

  private func destination(
    of change: ScreenChange, in order: ReadingOrder, into answer: inout ReaderAnswer
  ) -> (Stop, FocusCause)? {
    let behaviour = answer.settings.behaviour
    if let element = change.element {
      if let stop = order.stop(for: element) { return (stop, .named) }
      answer.note(UnreachableReason(of: element, on: answer.host).wording(of: element))
    }
    if let place = places.comeBackFromOverlay(in: order) { return place }
    let first = cursor.edge(of: order, stepping: .next, in: answer)
    guard let cause = change.cause else {
      guard behaviour == .guide, change.text == nil else { return nil }
      return first.map { ($0, .layoutChanged) }
    }
    switch cause {
    case .push:
      let stop = order.backButton ?? first
      return stop.map { ($0, .screenChanged(.push)) }
    case .pop:
      let place = places.comeBack(from: .push, in: order)
      if behaviour == .device, let place { return place }
    case .dismiss:
      if let place = places.comeBack(from: .present, in: order) { return place }
    case .posted, .present: break
    }
    return first.map { ($0, .screenChanged(cause)) }
  }

  /// What is said before the cursor stands on the control of an alert.
  private func words(
    of alert: AlertOpening, in order: ReadingOrder, for answer: ReaderAnswer
  ) -> [SpeechRun] {
    var runs = speech.runs(.alert)
    var previous: Stop?
    for text in alert.texts {
      let words = speech.words(of: text, in: order, comingFrom: previous, includingHint: false)
      runs.join(words.runs, in: answer.settings.style, comma: speech.textComma)
      previous = text
    }
    return runs
  }
}

extension AccessibilityNotification {
  /// Whether it is taken up while the app is off the screen: what it tells still holds on return.
  var countsOffScreen: Bool {
    switch self {
    case .screenChanged, .layoutChanged, .pauseAssistiveTechnology, .resumeAssistiveTechnology: true
    case .announcement, .report, .pageScrolled: false
    }
  }
}

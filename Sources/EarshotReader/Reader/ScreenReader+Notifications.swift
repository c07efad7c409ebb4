import EarshotModel
import EarshotSpeech

/// What the app tells of its screen.
extension ScreenReader {
  func receive(_ notification: AccessibilityNotification, of host: any AccessibilityHost) {
    guard isEnabled else {
      if case .announcement(let text) = notification { refuse(text) }
      return
    }
    screen.doubt()
    switch notification {
    case .screenChanged(let argument, let cause):
      depart(because: cause)
      addChange(argument, cause: cause)
    case .layoutChanged(let argument):
      addChange(argument, cause: nil)
    case .announcement(let text):
      resolveChange(on: host)
      tellWhatChanged()
      announce(text)
    case .pageScrolled(let status):
      resolveChange(on: host)
      if let status { tellPage(status) }
    case .pauseAssistiveTechnology(let technology):
      resolveChange(on: host)
      standBack(for: technology)
    case .resumeAssistiveTechnology(let technology):
      resolveChange(on: host)
      goOn(for: technology, on: host)
    }
  }

  // MARK: Changes

  private func addChange(
    _ argument: AccessibilityNotification.Argument?, cause: ScreenChangeCause?
  ) {
    var change = change ?? ScreenChange()
    change.add(argument, cause: cause)
    self.change = change
  }

  private func depart(because cause: ScreenChangeCause) {
    lastPageStatus = nil
    switch cause {
    case .present: places.leave(cursor, by: .present)
    case .push: places.leave(cursor, by: .push)
    case .posted, .pop, .dismiss, .tab: break
    }
  }

  /// Moves the cursor as the changes since the last time ask for.
  func resolveChange(on host: any AccessibilityHost) {
    guard let change else { return }
    self.change = nil
    let order = screen.order(of: host)
    if change.cause != nil { effects.append(.sound(.screenChange)) }
    var introduction = change.text.map { speaker.runs($0) } ?? []
    guard let (stop, cause) = destination(of: change, in: order, on: host) else {
      // The cursor stays where it is if it can, and what the app says is said.
      keepCursor(on: host)
      if !introduction.isEmpty {
        say(introduction, source: change.cause == nil ? .layoutChange : .screenChange)
      }
      return
    }
    let isPresented = change.cause == .present && change.element == nil
    let alert = isPresented ? AlertOpening(from: stop, in: order) : nil
    if let alert { introduction += introduce(alert, in: order) }
    let landing = alert?.landing ?? stop
    if reading != nil, landing.element === cursor.element, introduction.isEmpty {
      // What is being read has only told that it changed.
      return keepCursor(on: host)
    }
    let source: UtteranceSource = reading == nil ? .focus : .reading
    let utterance = land(
      on: landing, in: order, because: cause, on: host, source: source, before: introduction,
      comingFrom: alert?.texts.last)
    if utterance == nil { reading = nil } else { reading?.awaited = utterance }
  }

  private func destination(
    of change: ScreenChange, in order: ReadingOrder, on host: any AccessibilityHost
  ) -> (Stop, FocusCause)? {
    if let element = change.element {
      if let stop = order.stop(for: element) { return (stop, .named) }
      note(UnreachableReason(of: element, on: host).wording(of: element))
    }
    let first = edge(of: order, by: 1)
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
      if behaviour == .device, let place { return (place, .returned) }
    case .dismiss:
      if let place = places.comeBack(from: .present, in: order) { return (place, .returned) }
    case .posted, .present, .tab: break
    }
    return first.map { ($0, .screenChanged(cause)) }
  }

  /// What is said before the cursor stands on the control of an alert.
  private func introduce(_ alert: AlertOpening, in order: ReadingOrder) -> [SpeechRun] {
    var runs = speaker.runs(.alert)
    var previous: Stop?
    for text in alert.texts {
      let words = speaker.words(of: text, in: order, comingFrom: previous)
      runs.join(words.runs.filter { $0.role == .content }, in: style)
      previous = text
    }
    return runs
  }

  // MARK: Announcements

  /// Speaks what the app announces, as urgently as it asks.
  func announce(_ text: AttributedText, waits: Bool = false) {
    guard !holdsItsTongue else { return announcements.hold(text) }
    let utterance = say(
      speaker.runs(text), source: .announcement,
      priority: SpeechPriority(text.announcementPriority),
      queueing: waits || text.queuesAnnouncement ? .queue : .interrupt)
    if let utterance { announcements.submit(text, as: utterance) }
  }

  /// Ends an announcement that nobody hears.
  func refuse(_ text: AttributedText) {
    effects.append(
      .message(AnnouncementDidFinish(announcement: text.text, wasSuccessful: false)))
  }

  /// Speaks where a scrolled page stands; the same words again mean that it is at its end.
  private func tellPage(_ status: AttributedText) {
    if status.text == lastPageStatus { effects.append(.sound(.boundary)) }
    lastPageStatus = status.text
    // A page that reading has turned is read, not told about.
    guard reading == nil else { return }
    say(speaker.runs(status), source: .pageScroll)
  }
}

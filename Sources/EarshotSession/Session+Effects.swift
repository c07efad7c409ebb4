import EarshotModel
import EarshotReader
import EarshotSpeech

/// The one place where what a reader wants is done.
extension Session {
  /// Does what a reader wants, in its order.
  func carryOut(_ effects: [ReaderEffect]) {
    for effect in effects { carryOut(effect) }
  }

  private func carryOut(_ effect: consuming ReaderEffect) {
    switch consume effect {
    case .speech(let command):
      if case .submit(let utterance) = command {
        let text = utterance.text
        unfinished[utterance.id] = text
        write(.speech, text: text, cause: utterance.source.rawValue)
      }
      speech.perform(command)
    case .sound(let sound, let pan):
      write(.sound, name: sound.rawValue)
      speech.perform(.sound(sound, pan))
    case .message(let message):
      mayHaveRunApp = true
      deliver(message)
    case .status(let isRunning):
      mayHaveRunApp = true
      tellStatus(isRunning)
    case .focus(let element, let left, let cause):
      mayHaveRunApp = true
      write(.focus, id: element?.transcriptName ?? "nothing", cause: cause.name)
      tellFocus(on: element, leaving: left)
    case .action(let name, let element, let handler):
      (hasChanged, mayHaveRunApp) = (true, true)
      write(
        .action, id: element?.transcriptName, name: name, handledBy: handler?.transcriptName)
    case .keepSettings(let settings):
      ask(.keepSettings(settings), or: "nothing keeps settings here")
    case .note(let text):
      note(text)
    }
  }

  /// Asks whoever runs the session for something.
  private func ask(_ request: HostRequest, or refusal: String) {
    guard let onHostRequest else { return note(refusal) }
    onHostRequest(request)
  }

  /// Tells both elements of a move of the cursor, and then whoever observes it; those of an app that is
  /// suspended hear of it when it is back.
  private func tellFocus(on element: Responder?, leaving left: Responder?) {
    left?.setFocused(false, by: .voiceOver)
    element?.setFocused(true, by: .voiceOver)
    // Nearly every move is told at once, and needs no closure that is kept.
    if host.applicationState == .suspended {
      host.whenRunning { Self.tellElements(focused: element, left: left) }
    } else {
      Self.tellElements(focused: element, left: left)
    }
    guard host.notificationCenter.hasObservers(of: AccessibilityElementFocused.self) else { return }
    deliver(AccessibilityElementFocused(focusedElement: element, unfocusedElement: left))
  }

  private static func tellElements(focused element: Responder?, left: Responder?) {
    left?.accessibilityElementDidLoseFocus()
    element?.accessibilityElementDidBecomeFocused()
  }

  /// Tells the app whether a reader runs; one that is suspended hears of it when it is back.
  private func tellStatus(_ isRunning: Bool) {
    if let message = host.voiceOverDidChange(isRunning: isRunning) { deliver(message) }
    hasChanged = true
  }

  /// Posts a typed message; one for an app that is suspended waits until it is back.
  private func deliver<Message: NotificationMessage>(_ message: Message) {
    if host.applicationState == .suspended {
      host.whenRunning { [weak self, weak host] in
        if let self, let host { post(message, to: host) }
      }
    } else {
      post(message, to: host)
    }
    if host.notificationCenter.hasObservers(of: Message.self) { hasChanged = true }
  }

  private func post<Message: NotificationMessage>(
    _ message: Message, to host: any AccessibilityHost
  ) {
    transcript.append(TranscriptEvent(message, time: now))
    host.notificationCenter.post(message)
  }

  /// Whether anything has become of speech since the last turn.
  var hasNews: Bool { !events.isEmpty || speech.hasEvents }

  /// Hears what has become of speech since the last turn.
  ///
  /// - Returns: Whether there was anything to hear.
  func hearNews() -> Bool {
    let told = speech.takeEvents()
    for event in told { hear(event.news) }
    guard !events.isEmpty else { return !told.isEmpty }
    for event in exchange(&events, with: []) { hear(event.news) }
    return true
  }

  /// Writes how an utterance ended, and lets the reader hear of all news.
  private func hear(_ news: SpeechNews) {
    if case .finished(let id, let outcome) = news {
      let text = unfinished.removeValue(forKey: id)
      write(.outcome, text: text, cause: outcome.reason, outcome: outcome.name)
    }
    if let reader { carryOut(reader.hear(news, from: host)) }
  }
}

extension UtteranceOutcome {
  /// Why it ended so, where there is more than one possible reason.
  fileprivate var reason: String? {
    switch self {
    case .heard, .interrupted: nil
    case .dropped(let reason): reason.rawValue
    case .failed(let failure): failure.description
    }
  }
}

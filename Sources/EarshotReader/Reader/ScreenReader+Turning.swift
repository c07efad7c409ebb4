import EarshotModel
import EarshotSpeech

/// The reader is turned on and off, and stands again where a person left it.
extension ScreenReader {
  /// Turns the reader on; what sums up the app is said, and the first element is read.
  func turnOn(into answer: inout ReaderAnswer) {
    guard !isEnabled else { return }
    isEnabled = true
    cursor.doubtOrder()
    answer.append(.status(isRunning: true))
    var introduction: [SpeechRun] = []
    if wasOnBefore {
      introduction = answer.host.applicationName.map { speech.runs(AttributedText($0)) } ?? []
    } else {
      speech.tell(.voiceOverOn, into: &answer)
    }
    guard answer.host.canBeAsked else { return }
    let order = cursor.order(of: answer.host)
    guard let first = cursor.edge(of: order, stepping: .next, in: answer) else { return }
    if settings.style == .ios27, !wasOnBefore {
      // The test service has nothing but "VoiceOver on" here, and then the second element.
      cursor.move(to: first, in: order, because: .enabled, into: &answer)
    } else {
      saySummary(in: order, besides: first, into: &answer)
      cursor.land(
        on: first, in: order, because: .enabled, queueing: .queue, before: introduction,
        into: &answer)
    }
  }

  /// Says what sums up the app, where the cursor does not stand on it; rows that are made on demand are
  /// not made to look for it.
  private func saySummary(
    in order: ReadingOrder, besides first: Stop, into answer: inout ReaderAnswer
  ) {
    let summary = order.stops.prefix { !$0.isInRows }.first {
      $0.element.accessibilityTraits.contains(.summaryElement)
    }
    guard let summary, summary.element !== first.element else { return }
    let words = speech.words(of: summary, in: order, comingFrom: nil, includingHint: false)
    speech.say(words.runs, source: .status, queueing: .queue, into: &answer)
  }

  /// Turns the reader off: speech ends, and the cursor stands on nothing.
  func turnOff(into answer: inout ReaderAnswer) {
    answer.append(.speech(.silence))
    cursor.move(to: nil, in: nil, because: .disabled, into: &answer)
    speech.turnOff(into: &answer)
    actions.turnOff()
    text.turnOff()
    rotor.turnOff()
    reading.stop()
    notifications.turnOff()
    prompts.turnOff()
    isEnabled = false
    cursor.doubtOrder()
    speech.tell(.voiceOverOff, into: &answer)
    answer.append(.status(isRunning: false))
  }

  /// Stands again where it stood when a person left the app.
  func comeBack(
    to element: Responder?, rotor kind: RotorKind?, into answer: inout ReaderAnswer
  ) {
    guard isEnabled else { return }
    if let kind { rotor.choose(kind, in: answer) }
    cursor.comeBack(to: element, into: &answer)
  }
}

import EarshotModel
import EarshotSpeech

/// Continuous reading: each element is read when the one before was heard.
extension ScreenReader {
  /// Reads from the cursor on.
  func readAll(on host: any AccessibilityHost) {
    let order = placeCursor(on: host)
    guard let stop = cursor.stop ?? order.first else { return effects.append(.sound(.boundary)) }
    read(stop.isGroup ? order.firstStop(in: stop) ?? stop : stop, in: order, on: host)
  }

  /// Reads from the top of the screen.
  func readFromTop(on host: any AccessibilityHost) {
    let order = placeCursor(on: host)
    guard let first = order.first else { return effects.append(.sound(.boundary)) }
    read(first, in: order, on: host)
  }

  private func read(_ start: Stop, in order: ReadingOrder, on host: any AccessibilityHost) {
    reading = reading ?? ContinuousReading()
    var stop: Stop? = start
    while let next = stop {
      reading?.awaited = land(on: next, in: order, because: .reading, on: host, source: .reading)
      if reading?.awaited != nil { return }
      // There is nothing to say here, and so nothing to wait for.
      stop = order.stop(after: next)
    }
    reading = nil
  }

  /// Goes on with reading when what it waits for has ended.
  func reading(
    didFinish utterance: Utterance.ID, _ outcome: UtteranceOutcome, on host: any AccessibilityHost
  ) {
    guard reading?.awaited == utterance else { return }
    guard outcome.leadsOn, isEnabled, host.canBeAsked else { return reading = nil }
    let last = cursor.element
    let order = placeCursor(on: host)
    guard let stop = cursor.stop else { return reading = nil }
    if stop.element !== last { return read(stop, in: order, on: host) }
    if stop.element.accessibilityTraits.contains(.causesPageTurn) {
      if turnPage(after: stop.element, on: host) { return }
    }
    guard let next = order.stop(after: stop) else { return reading = nil }
    read(next, in: order, on: host)
  }

  /// Has the app turn the page after its last line, and reads on from the top of the new one.
  ///
  /// - Returns: Whether there was another page.
  private func turnPage(after element: Responder, on host: any AccessibilityHost) -> Bool {
    guard let handler = search("scroll", from: element, { $0.accessibilityScroll(.next) }) else {
      return false
    }
    conclude("scroll", of: element, handledBy: handler)
    screen.doubt()
    let order = screen.order(of: host)
    let first = order.firstStop(under: handler)
    if first == nil { placeCursor(on: host) }
    guard let top = first ?? cursor.stop else {
      reading = nil
      return true
    }
    let words = speaker.words(of: top, in: order, comingFrom: nil).description
    guard reading?.turned(to: words) ?? false else {
      note("the page was turned, but the same text stands on it; reading ended")
      reading = nil
      return true
    }
    read(top, in: order, on: host)
    return true
  }
}

public import EarshotModel
public import EarshotSpeech

/// What a host around the reader asks of it: a terminal whose keys lead to things by kind, and which
/// has words of its own to say.
extension ScreenReader {
  /// Goes to the next or the previous thing of a kind, and leaves the rotor as it is.
  ///
  /// - Parameters:
  ///   - kind: The kind, as the rotor has it.
  ///   - isForward: Whether to go to the next one.
  ///   - host: What is read.
  /// - Returns: What is to be done, in order.
  public func step(
    to kind: RotorKind, isForward: Bool, on host: any AccessibilityHost
  ) -> [ReaderEffect] {
    answer(host) {
      guard isEnabled else { return }
      if refuses("\(isForward ? "next" : "previous") \(kind.name)", on: host) { return }
      resolveChange(on: host)
      reading = nil
      finger.lift()
      isObeying = true
      stepRotor(kind, by: isForward ? 1 : -1, on: host)
      isObeying = false
    }
  }

  /// Speaks a text of the host's own, such as help.
  ///
  /// - Parameters:
  ///   - runs: The words.
  ///   - source: What they are about.
  ///   - host: What is read.
  /// - Returns: What is to be done, in order.
  public func say(
    _ runs: [SpeechRun], source: UtteranceSource, on host: any AccessibilityHost
  ) -> [ReaderEffect] {
    answer(host) {
      isObeying = true
      _ = say(runs, source: source)
      isObeying = false
    }
  }
}

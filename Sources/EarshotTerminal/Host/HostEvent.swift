import EarshotSpeech

/// Something that a host waits for.
nonisolated enum HostEvent: Sendable {
  /// The terminal or the system tells something.
  case terminal(TerminalEvent)
  /// A line was typed, or none comes any more.
  case line(String?)
  /// Something has become of speech.
  case speech(SpeechEvent)
  /// Another task has left work for the app.
  case mail
  /// Time has passed that somebody waits for.
  case tick
  /// Nothing has followed what was typed, for as long as it was to be waited for; counted.
  case patience(Int)
  /// The terminal has had its time to answer what it was asked.
  case answersOverdue
}

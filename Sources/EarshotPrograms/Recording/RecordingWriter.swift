/// Takes a recording while it is made, so that nothing of it is held, and nothing is lost when a run ends badly.
///
/// It is called on one thread, in the order of its methods.
public protocol RecordingWriter: Sendable {
  /// Takes what is run, without steps, before the program has written anything.
  func begin(_ recording: ProgramRecording)
  /// Takes a step as soon as it has ended.
  func add(_ step: RecordedStep)
  /// Hears that the last step was added.
  func end()
}
